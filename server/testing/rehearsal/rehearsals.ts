/** Holds what a rehearsal says against what then happens. */
import { expect } from 'vitest';
import type { Rehearsal } from '#src/domain/rehearsal/rehearsal.schema.ts';
import type { TestApp } from '../test-app.ts';
import { wholeDatabase } from './whole-database.ts';

const STAGE = `case when status <> 'pending' then status when payout_line_id is not null then 'in payout'
  when review_reason is not null then 'review' when available_at > ? then 'hold' else 'payable' end`;

/** What can be counted without the code of rehearsals. */
async function facts(t: TestApp) {
  const count = async (sql: string, params: unknown[] = []) => {
    const rows = await t.sql<{ what: string; n: number }>(sql, params);
    return new Map(rows.map(({ what, n }) => [what, n]));
  };
  return {
    emails: (await t.emails()).map(({ to, subject }) => `${to}: ${subject}`),
    events: await count('select type as what, count(*)::int as n from event group by 1'),
    deliveries: await count(
      `select type as what, count(*)::int as n from webhook_delivery join event e on e.id = event_id group by 1`,
    ),
    balances: await count(
      `select affiliate_id || ' ' || currency || ' ' || ${STAGE} as what, sum(amount_minor)::int as n
       from commission where status <> 'cancelled' group by 1`,
      [t.clock.now()],
    ),
    statements: await count(
      `select substring(account from 11) as what, count(*)::int as n from ledger_entry where account like 'affiliate:%' group by 1`,
    ),
    orders: await count(
      `select 'order ' || status || form_sent as what, count(*)::int as n from customer_order group by 1`,
    ),
  };
}
type Facts = Awaited<ReturnType<typeof facts>>;

const difference = (before: Map<string, number>, after: Map<string, number>) =>
  Object.fromEntries(
    [...new Set([...before.keys(), ...after.keys()])]
      .map((what) => [what, (after.get(what) ?? 0) - (before.get(what) ?? 0)] as const)
      .filter(([, n]) => n !== 0)
      .sort(),
  );

/** The delayed emails become due. */
async function laterJobs(t: TestApp): Promise<void> {
  await t.sql(
    `update pgboss.job set start_after = now() where name in ('order-cancelled', 'tree-planted') and state::text = 'created' returning id`,
  );
  await t.jobsDone();
}

function expectSame(rehearsal: Rehearsal, before: Facts, after: Facts): void {
  const { emails, events, balances, statements } = rehearsal;
  expect(emails.map(({ to, subject }) => `${to}: ${subject}`).sort()).toEqual(
    after.emails.slice(before.emails.length).sort(),
  );
  expect(Object.fromEntries(events.map(({ type, count }) => [type, count]))).toEqual(
    difference(before.events, after.events),
  );
  expect(Object.fromEntries(events.map(({ type, deliveries }) => [type, deliveries]))).toEqual(
    difference(before.deliveries, after.deliveries),
  );
  const changed = balances.flatMap(({ affiliateId, currency, parts }) =>
    parts.map(({ stage, beforeMinor, afterMinor }) => [
      `${affiliateId} ${currency} ${stage}`,
      [beforeMinor, afterMinor],
    ]),
  );
  const keys = Object.keys(difference(before.balances, after.balances));
  expect(Object.fromEntries(changed)).toEqual(
    Object.fromEntries(
      keys.map((key) => [key, [before.balances.get(key) ?? 0, after.balances.get(key) ?? 0]]),
    ),
  );
  const movements = statements.filter(({ entries }) => entries.length > 0);
  expect(
    Object.fromEntries(movements.map(({ affiliateId, entries }) => [affiliateId, entries.length])),
  ).toEqual(difference(before.statements, after.statements));
}

/** Rehearses, proves that nothing has changed, runs, and compares. */
export async function rehearseThenRun(
  t: TestApp,
  dry: () => Promise<Rehearsal>,
  run: () => Promise<unknown>,
): Promise<Rehearsal> {
  const stored = await wholeDatabase(t);
  const before = await facts(t);
  const rehearsal = await dry();
  await laterJobs(t);
  expect(await wholeDatabase(t)).toEqual(stored);
  expect(await facts(t)).toEqual(before);
  await run();
  await laterJobs(t);
  expectSame(rehearsal, before, await facts(t));
  return rehearsal;
}
