/** The number of each figure is the number, or the sum, of the rows that its link opens. */
import { beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { changeOrderStatus } from '#server/modules/sale/order/order.service.ts';
import type { Caller } from '#server/testing/callers.ts';
import { ADMIN, CONFIRMATION, CONTACT, type MadeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
} from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { deliver, paidEvent, setUpFakeStripe } from '#server/testing/webhooks.ts';
import {
  commissionsInput,
  type OwnCommissionFilter,
  ownCommissionsHref,
} from '#src/domain/affiliate/commission/commission.schema.ts';
import {
  commissionListInput,
  payableHref,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import type { Currency } from '#src/domain/offer.ts';
import { figureLinks } from '#src/domain/office/dashboard/admin-lists.ts';
import { paths } from '#src/domain/paths.ts';
import { confirmationListInput } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { orderListInput } from '#src/domain/sale/order/order.schema.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';
import { contactListInput } from '#src/domain/site/contact/contact.schema.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let me: MadeAffiliate;
let other: MadeAffiliate;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  ({ me, other } = await makeHistory());
  owner = await t.asAdmin('owner');
});

/**
 * Sales in four currencies: paid out, clawed back after the payout, in an open run, refunded in
 * part, cancelled, held for review and in the refund window.
 */
async function makeHistory(): Promise<{ me: MadeAffiliate; other: MadeAffiliate }> {
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
    else await owner.api.payouts.markPaid.mutate({ lineIds: [id], paidOn, reference: `PP-${id}` });
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

/** What a list makes of its address: an unknown or rejected parameter would open other rows. */
function inputOf<S extends z.ZodType>(schema: S, href: string): z.output<S> {
  const given = Object.fromEntries(new URL(href, 'http://localhost').searchParams);
  const input = schema.parse(given);
  for (const key of Object.keys(given)) expect(input, href).toHaveProperty(key);
  return input;
}

const add = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const sumOf = (rows: readonly { amountMinor: number | null }[]): number =>
  add(rows.map(({ amountMinor }) => amountMinor ?? 0));

const ordersAt = async (href: string) =>
  (await owner.api.orders.list.query(inputOf(orderListInput, href))).items;
const commissionsAt = async (href: string) =>
  (await owner.api.commissions.list.query(inputOf(commissionListInput, href))).items;
async function netOf(orders: readonly { id: number }[]): Promise<number> {
  const rows = await t.sql<{ net: number }>(
    'select amount_minor - refunded_minor as net from customer_order where id = any(?::int[])',
    [`{${orders.map(({ id }) => id)}}`],
  );
  return add(rows.map(({ net }) => net));
}

test('the totals, by status and by currency', async () => {
  await t.asVisitor().post('/api/contacts', CONTACT);
  for (let n = 0; n < 2; n++) await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
  const totals = await owner.api.dashboard.totals.query();
  const all = await ordersAt(figureLinks.orders({}));
  expect([all.length, sumOf(all)]).toEqual([totals.orders, totals.revenueMinor]);
  for (const status of ['paid', 'pending', 'cancelled'] as const)
    expect(await ordersAt(figureLinks.orders({ status }))).toHaveLength(totals.byStatus[status]);
  expect(totals.paid.length).toBeGreaterThan(1);
  for (const { currency, amountMinor } of totals.paid)
    expect(sumOf(await ordersAt(figureLinks.orders({ status: 'paid', currency })))).toBe(amountMinor);
  expect(totals).toMatchObject({ contacts: 1, confirmations: 2 });
  const { contacts, confirmations } = owner.api;
  const enquiries = inputOf(contactListInput, figureLinks.contacts);
  expect((await contacts.list.query(enquiries)).total).toBe(totals.contacts);
  const forms = inputOf(confirmationListInput, figureLinks.confirmations);
  expect((await confirmations.list.query(forms)).total).toBe(totals.confirmations);
});

test('revenue and orders of a period, of the one before, and of each day', async () => {
  const { days, previous, currencies } = await owner.api.dashboard.daily.query({ days: 30 });
  expect(currencies).toEqual(['chf', 'eur', 'gbp', 'usd']);
  const busy = [...days, ...previous].filter(({ orders }) => orders > 0).map((day) => [day]);
  expect(busy.length).toBeGreaterThan(1);
  for (const period of [days, previous, ...busy]) {
    const limits = { from: period[0]?.day ?? '', to: period.at(-1)?.day ?? '' };
    const count = async (href: string) => (await ordersAt(href)).length;
    expect(await count(figureLinks.orders(limits))).toBe(add(period.map(({ orders }) => orders)));
    expect(await count(figureLinks.orders({ status: 'paid', ...limits }))).toBe(
      add(period.map(({ paid }) => paid)),
    );
    for (const currency of currencies)
      expect(await netOf(await ordersAt(figureLinks.paidOrders(currency, limits))), currency).toBe(
        add(period.map(({ revenue }) => revenue[currency] ?? 0)),
      );
  }
});

test('orders of a landing page; sales and commission of an affiliate', async () => {
  const { days } = await owner.api.dashboard.daily.query({ days: 90 });
  const period = { from: days[0]?.day ?? '', to: days.at(-1)?.day ?? '' };
  const landings = await owner.api.adminAffiliates.landings.query({ days: 90 });
  expect(landings.find(({ path }) => path === '/plumber')?.orders).toBeGreaterThan(0);
  for (const { path, orders } of landings)
    expect(await ordersAt(figureLinks.landingOrders(path, period))).toHaveLength(orders);
  const affiliates = await owner.api.adminAffiliates.best.query({ days: 90 });
  expect(affiliates.map(({ id }) => id).toSorted()).toEqual([me.id, other.id].toSorted());
  for (const { id, orders, commission } of affiliates) {
    expect(await commissionsAt(figureLinks.salesOf(id, period))).toHaveLength(orders);
    for (const { currency, amountMinor } of commission)
      expect(sumOf(await commissionsAt(figureLinks.commissionOf(id, currency, period)))).toBe(amountMinor);
  }
});

/** The rows of an affiliate's own list, as their dashboard links to it. */
async function ownRows(filter: OwnCommissionFilter) {
  const href = ownCommissionsHref(me.id, filter);
  expect(new URL(href, 'http://localhost').pathname).toBe(paths.affiliateDashboard(me.id));
  const input = inputOf(commissionsInput.omit({ affiliateId: true }), href);
  const { api } = await t.asAffiliate(me.id);
  return (await api.affiliates.commissions.query({ ...input, affiliateId: me.id })).items;
}
const ownSum = async (filter: OwnCommissionFilter): Promise<number> =>
  add((await ownRows(filter)).map(({ commissionAmount }) => Math.round(Number(commissionAmount) * 100)));

test('the cards of an affiliate, whole and by currency', async () => {
  const { api } = await t.asAffiliate(me.id);
  const { stats } = await api.affiliates.dashboard.query({ affiliateId: me.id });
  expect(await ownRows({ show: 'sales' })).toHaveLength(stats.totalReferrals);
  expect(stats.byCurrency.map(({ currency }) => currency)).toEqual(['eur', 'gbp', 'usd']);
  for (const [show, amount, key] of [
    ['earned', stats.totalEarnings, 'total'],
    ['pending', stats.pendingEarnings, 'pending'],
    ['paid', stats.paidEarnings, 'paid'],
  ] as const) {
    expect(await ownSum({ show }), show).toBe(Math.round(amount * 100));
    for (const sums of stats.byCurrency)
      expect(await ownSum({ show, currency: sums.currency })).toBe(Math.round(sums[key] * 100));
  }
});

test('an affiliate’s orders and earnings of a period, of the one before, and of each day', async () => {
  const { api } = await t.asAffiliate(me.id);
  const view = await api.affiliates.performance.query({ affiliateId: me.id, days: 30 });
  for (const [period, sums] of [
    [view.days, view],
    [view.previousDays, view.previous],
  ] as const) {
    expect(await ownRows({ show: 'sales', ...period })).toHaveLength(sums.orders);
    for (const { currency, amountMinor } of sums.earned)
      expect(await ownSum({ show: 'earned', currency, ...period })).toBe(amountMinor);
  }
  for (const { from, orders, earnedMinor } of view.buckets.filter((bucket) => bucket.orders > 0)) {
    const day = { from, to: from };
    expect(await ownRows({ show: 'sales', ...day })).toHaveLength(orders);
    expect(await ownSum({ show: 'earned', ...day })).toBe(earnedMinor);
  }
});

test('the next payout, and what is not in it yet', async () => {
  const { api } = await t.asAffiliate(me.id);
  const read = () => api.affiliates.nextPayout.query({ affiliateId: me.id });
  const { sums, notYet } = await read();
  // The day of the month decides whether a sale is due on the next first, or later.
  const reasons = notYet.map(({ reason }) => reason);
  expect(reasons).toEqual(expect.arrayContaining(['in payout', 'review']));
  for (const { currency, amountMinor } of sums)
    expect(await ownSum({ show: 'next', currency })).toBe(amountMinor);
  for (const { reason, sums: waiting } of notYet)
    for (const { currency, amountMinor } of waiting) {
      const show = reason === 'in payout' || reason === 'hold' || reason === 'review' ? reason : 'next';
      expect(await ownSum({ show, currency }), reason).toBe(amountMinor);
    }
});

test('what the next run pays to each affiliate is what the affiliate sees', async () => {
  t.clock.advance(40 * DAY_MS);
  owner = await t.asAdmin('owner');
  await t.sql(`update commission set review_reason = null where status = 'pending'`);
  const { on, items } = await owner.api.payouts.preview.query({ when: 'next' });
  expect(items.length).toBeGreaterThan(2);
  for (const { affiliateId, currency, amountMinor } of items)
    expect(sumOf(await commissionsAt(payableHref(affiliateId, currency, on)))).toBe(amountMinor);
  for (const { id } of [me, other]) {
    const { api } = await t.asAffiliate(id);
    const view = await api.affiliates.nextPayout.query({ affiliateId: id });
    expect(view.on).toEqual(on);
    expect(view.sums).toEqual(
      items
        .filter((item) => item.affiliateId === id && item.leftOutBecause === null)
        .map(({ currency, amountMinor }) => ({ currency, amountMinor })),
    );
  }
});

test('every amount of a statement’s balance is the sum of its movements', async () => {
  const recent = new Date(t.clock.now().getTime() - 5 * DAY_MS).toISOString().slice(0, 10);
  for (const period of [{}, { to: recent }]) {
    const { balances, movements } = await owner.api.payouts.statement.query({
      affiliateId: me.id,
      ...period,
    });
    expect(balances.length).toBeGreaterThan(2);
    for (const row of balances) {
      const sum = (...kinds: string[]) =>
        sumOf(
          movements.filter(
            ({ currency, kind }) => currency === row.currency && (kinds.length === 0 || kinds.includes(kind)),
          ),
        );
      expect(row).toMatchObject({
        earnedMinor: sum('commission', 'commission-restore'),
        reversedMinor: -sum('commission-reversal') || 0,
        paidOutMinor: -sum('payout', 'payout-return') || 0,
        balanceMinor: sum(),
      });
    }
  }
});
