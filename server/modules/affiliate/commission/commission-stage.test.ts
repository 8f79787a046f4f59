import { expect, it } from 'vitest';
import { systemContext } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import {
  COMMISSION_STAGES,
  commissionStage,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { isInStage } from '../account/affiliate-rows.service.ts';

it('rule and SQL agree on the stage of every commission, to the millisecond', async () => {
  const t = await createTestApp();
  const me = await makeAffiliate(t);
  const order = await makeOrder(t, { affiliateCode: me.referralCode });
  const now = t.clock.now();
  await t.sql(
    `insert into payout_run (id, label, status, created_by, created_at) values (1, 'R', 'open', 'a', ?)`,
    [now],
  );
  await t.sql(
    `insert into payout_line (id, run_id, affiliate_id, currency, method, status, amount_at_run_minor, commissions_at_run, created_at)
     values (1, 1, ?, 'usd', 'paypal', 'pending', 100, 1, ?)`,
    [me.id, now],
  );
  await t.sql(
    `insert into commission (affiliate_id, order_id, kind, currency, amount_minor, original_minor, rate, status,
       available_at, review_reason, cancel_reason, payout_line_id, paid_at, created_at)
     select ?, ?, 'reversal', 'usd', 100, 100, '10', status, ?::timestamptz + days * interval '1 millisecond', reason,
       case when status = 'cancelled' then 'c' end, line, case when status = 'paid' then ?::timestamptz end, ?
     from (values ('pending'), ('paid'), ('cancelled')) as s (status), (values (-1), (0), (1)) as d (days),
       (values (null), ('held')) as r (reason), (values (null), (1)) as l (line)
     where (status <> 'paid' or line = 1) and (status <> 'cancelled' or line is null)`,
    [me.id, order.id, now, now, now],
  );
  const { em } = systemContext(t.deps);
  const rows = await kysely(em).selectFrom('commission').selectAll().execute();
  expect(rows.length).toBeGreaterThan(24);
  for (const stage of COMMISSION_STAGES) {
    const found = await kysely(em)
      .selectFrom('commission')
      .select('id')
      .where(isInStage(stage, now))
      .orderBy('id')
      .execute();
    const expected = rows.filter((row) => commissionStage(row, now) === stage).map(({ id }) => id);
    expect(
      found.map(({ id }) => id),
      stage,
    ).toEqual(expected.toSorted((a, b) => a - b));
    expect(found.length, stage).toBeGreaterThan(0);
  }
});
