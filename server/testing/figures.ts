/** A history with every kind of figure, and the explanation of a figure read to its last row. */
import { expect } from 'vitest';
import { changeOrderStatus } from '#server/modules/sale/order/order.service.ts';
import type { Currency } from '#src/domain/offer.ts';
import type { ExplanationView, FigureRowView } from '#src/domain/office/explain/explain.schema.ts';
import { ADMIN, type MadeAffiliate, makeOrder } from './factories.ts';
import type { FakeStripe } from './fakes/fake-stripe.ts';
import { beforeRefundWindow, makeAffiliateWithLogin, ownerAfterRefundWindow } from './payouts.ts';
import type { TestApp } from './test-app.ts';
import { deliver, paidEvent } from './webhooks.ts';

const DAY_MS = 86_400_000;

/**
 * Sales in four currencies: paid out, clawed back after the payout, in an open run, refunded in
 * part, cancelled, held for review and in the refund window.
 */
export async function makeFigureHistory(
  t: TestApp,
  stripe: FakeStripe,
): Promise<{ me: MadeAffiliate; other: MadeAffiliate }> {
  const me = await makeAffiliateWithLogin(t, { paypalEmail: 'me@payments.example' });
  const other = await makeAffiliateWithLogin(t, { paypalEmail: 'other@payments.example' });
  const sell = async (affiliate: MadeAffiliate, currency: Currency) => {
    const amountMinor = currency === 'usd' || currency === 'gbp' ? 25_000 : 28_000;
    const payment = stripe.pay({ currency, amountMinor, reference: `affiliate_${affiliate.id}` });
    await deliver(t, paidEvent(stripe, payment));
    return payment;
  };
  const visit = (affiliate: MadeAffiliate, path: string, ip: string) =>
    t.asVisitor({ ip }).post('/api/referrals/visits', { code: affiliate.referralCode, path });

  beforeRefundWindow(t);
  const [clawedBack, reduced] = [await sell(me, 'usd'), await sell(me, 'gbp')];
  await sell(me, 'usd');
  await sell(me, 'eur');
  await sell(other, 'chf');
  for (const [index, path] of ['/plumber', '/', '/plumber'].entries())
    await visit(me, path, `198.51.100.${index + 1}`);

  const owner = await ownerAfterRefundWindow(t);
  const { run, lines } = await owner.api.payouts.createRun.mutate({});
  const paidOn = t.clock.now().toISOString().slice(0, 10);
  for (const { id, currency } of lines)
    if (currency === 'eur') await owner.api.payouts.markFailed.mutate({ lineId: id, reason: 'No such IBAN' });
    else await owner.api.payouts.markPaid.mutate({ lineId: id, paidOn, reference: `PP-${id}` });
  await owner.api.payouts.closeRun.mutate({ id: run.id });
  await owner.api.payouts.createRun.mutate({});

  t.clock.advance(-3 * DAY_MS);
  await deliver(t, stripe.refund(clawedBack, 25_000), stripe.refund(reduced, 10_000));
  await deliver(t, stripe.refund(await sell(me, 'gbp'), 5_000));
  await deliver(t, stripe.refund(await sell(me, 'eur'), 28_000));
  await sell(me, 'usd');
  await sell(other, 'usd');
  t.clock.reset();
  for (const [index, path] of ['/plumber', '/plumber', '/bakery'].entries())
    await visit(me, path, `198.51.100.${index + 11}`);
  await visit(other, '/plumber', '198.51.100.21');
  await t.sql(
    `update customer_order set attribution = jsonb_set(attribution, '{landingPath}', '"/plumber"') where attribution is not null`,
  );
  await makeOrder(t, { affiliateCode: me.referralCode });
  const staff = await t.asAdmin('staff');
  await staff.api.orders.add.mutate({
    customerName: 'By telephone',
    customerEmail: 'caller@telephone.example',
    affiliateCode: me.referralCode,
  });
  await makeOrder(t, { amount: '99.50', status: 'pending' });
  await makeOrder(t, { amount: 'on account' });
  const cancelled = await makeOrder(t, { currency: 'chf', amount: '280' });
  await changeOrderStatus(t.context(ADMIN), { id: cancelled.id, status: 'cancelled', reason: null });
  return { me, other };
}

export type WholeExplanation = ExplanationView & { rows: FigureRowView[][] };

/** Reads every page of every part; its rows must add up to the sums that are shown. */
export async function readExplanation(
  ask: (page: { part: number; cursor?: string }) => Promise<ExplanationView>,
): Promise<WholeExplanation> {
  const first = await ask({ part: 0 });
  const rows: FigureRowView[][] = [];
  for (const [part, { name, rows: count, sums }] of first.parts.entries()) {
    const items: FigureRowView[] = [];
    let cursor: string | undefined;
    do {
      const page = await ask({ part, ...(cursor && { cursor }) });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(items.map(({ id }) => id)).size, `${first.title}: ${name}, each row once`).toBe(count);
    for (const { currency, value } of sums)
      expect(
        items.filter((row) => row.currency === currency).reduce((sum, row) => sum + row.value, 0),
        `${first.title}: ${name} in ${currency}`,
      ).toBe(value);
    rows.push(items);
  }
  return { ...first, rows };
}

/** `{ usd: 2500 }` of the first part. */
export const sumsOf = ({ parts }: ExplanationView): Record<string, number> =>
  Object.fromEntries(
    (parts[0]?.sums ?? [])
      .filter(({ value }) => value !== 0)
      .map(({ currency, value }) => [currency ?? 'none', value]),
  );
