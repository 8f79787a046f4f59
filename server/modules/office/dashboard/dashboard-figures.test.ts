/** Every figure of the dashboard equals the sum of the rows that explain it. */
import { beforeEach, describe, expect, test } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import {
  CONFIRMATION,
  CONTACT,
  intakeToken,
  makeAffiliate,
  makePaidCheckout,
} from '#server/testing/factories.ts';
import { WEBHOOK_SECRET } from '#server/testing/fakes/fake-stripe.ts';
import { makeFigureHistory, readExplanation, sumsOf } from '#server/testing/figures.ts';
import { makeHistory } from '#server/testing/history.ts';
import { advanceProject, makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { setUpFakeStripe } from '#server/testing/webhooks.ts';
import { DASHBOARD_FIGURES, type DashboardFigure } from '#src/domain/office/dashboard/figures.ts';
import { hoursOf } from '#src/domain/office/explain/figure-text.ts';
import { formatMinor } from '#src/domain/shared/money.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp({ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET });
  staff = await t.asAdmin('staff');
});

type Limits = { of?: string; from?: string; to?: string };
const whole = (figure: DashboardFigure, limits: Limits = {}) =>
  readExplanation((page) => staff.api.dashboard.explain.query({ figure, ...limits, ...page }));
const count = async (figure: DashboardFigure, limits?: Limits) =>
  (await whole(figure, limits)).parts[0]?.rows;

describe('a figure and its rows', () => {
  test('the totals, whole and by status', async () => {
    await makeFigureHistory(t, stripe);
    const order = await makePaidCheckout(t);
    await t.asVisitor().post('/api/contacts', CONTACT);
    const { body } = await t.asVisitor().post('/api/contacts', { ...CONTACT, email: 'ida@quill.example' });
    await staff.api.contacts.setState.mutate({ id: body.id, state: 'answered' });
    for (const token of [undefined, intakeToken(t, order.id)])
      await t.asVisitor().post('/api/order-confirmations', { ...CONFIRMATION, orderId: order.id, token });
    await staff.api.confirmations.setStatus.mutate({ id: 2, status: 'in_progress' });
    const totals = await staff.api.dashboard.totals.query();
    expect(await count('orders')).toBe(totals.orders);
    const revenue = await whole('revenue');
    expect(revenue.total).toBe(formatMinor(totals.revenueMinor, 'usd'));
    expect(revenue.rows[0]?.reduce((sum, { value }) => sum + value, 0)).toBe(totals.revenueMinor);
    for (const { currency, amountMinor } of totals.revenue)
      expect(sumsOf(await whole('revenue', { of: currency }))).toEqual({ [currency]: amountMinor });
    for (const status of ['paid', 'pending', 'cancelled'] as const) {
      const { orders, amountMinor } = totals.byStatus[status];
      expect(await count('orders', { of: status })).toBe(orders);
      expect((await whole('revenue', { of: status })).total).toBe(formatMinor(amountMinor, 'usd'));
    }
    expect(totals).toMatchObject({ contacts: 2, newContacts: 1, confirmations: 2, pendingConfirmations: 1 });
    expect(await count('contacts')).toBe(totals.contacts);
    expect(await count('contacts', { of: 'new' })).toBe(totals.newContacts);
    expect(await count('confirmations')).toBe(totals.confirmations);
    expect(await count('confirmations', { of: 'pending' })).toBe(totals.pendingConfirmations);
  });

  test('revenue and orders of a period, of the one before, and of each day', async () => {
    await makeFigureHistory(t, stripe);
    const { days, previous, currencies } = await staff.api.dashboard.daily.query({ days: 30 });
    expect(currencies).toEqual(['chf', 'eur', 'gbp', 'usd']);
    const periods = [
      days,
      previous,
      ...[...days, ...previous].filter(({ orders }) => orders > 0).map((day) => [day]),
    ];
    for (const period of periods) {
      const limits = { from: period[0]?.day, to: period.at(-1)?.day };
      const sum = (pick: (day: (typeof days)[number]) => number | undefined) =>
        period.reduce((total, day) => total + (pick(day) ?? 0), 0);
      expect(await count('orders', limits)).toBe(sum(({ orders }) => orders));
      expect(await count('orders', { ...limits, of: 'paid' })).toBe(sum(({ paid }) => paid));
      const all = sumsOf(await whole('net-revenue', limits));
      for (const currency of currencies) {
        expect(all[currency] ?? 0, currency).toBe(sum(({ revenue }) => revenue[currency]));
        const one = await whole('net-revenue', { ...limits, of: currency });
        expect(sumsOf(one)[currency] ?? 0).toBe(all[currency] ?? 0);
      }
    }
  });

  test('landing pages and affiliates, invalid paths included', async () => {
    const { me, other } = await makeFigureHistory(t, stripe);
    await t.sql(
      `update referral_click set landing_path = '//elsewhere.example' where landing_path = '/bakery'`,
    );
    for (const days of [30, 90] as const) {
      const limits = await periodOf(days);
      const landings = await staff.api.dashboard.landings.query({ days });
      expect(landings.map(({ path }) => path).toSorted()).toEqual(['/', '/plumber']);
      for (const { path, visits, orders } of landings) {
        expect(await count('landing-visits', { ...limits, of: path })).toBe(visits);
        expect(await count('landing-orders', { ...limits, of: path })).toBe(orders);
        const rate = await whole('landing-rate', { ...limits, of: path });
        expect(rate.parts.map(({ name, rows }) => [name, rows])).toEqual([
          ['Orders', orders],
          ['Visits', visits],
        ]);
        expect(rate.total).toBe(`${((orders / visits) * 100).toFixed(1)}%`);
      }
      const affiliates = await staff.api.dashboard.topAffiliates.query({ days });
      expect(affiliates.map(({ id }) => id).toSorted()).toEqual([me.id, other.id].toSorted());
      for (const { id, clicks, orders, commission } of affiliates) {
        const own = { ...limits, of: String(id) };
        expect(await count('affiliate-visits', own)).toBe(clicks);
        expect(await count('affiliate-sales', own)).toBe(orders);
        const sums = sumsOf(await whole('affiliate-commission', own));
        for (const { currency, amountMinor } of commission) {
          expect(sums[currency] ?? 0).toBe(amountMinor);
          const one = await whole('affiliate-commission', { ...limits, of: `${id}_${currency}` });
          expect(sumsOf(one)[currency] ?? 0).toBe(amountMinor);
        }
      }
    }
  });

  test('a median lists the times by length, and the middle one is the figure', async () => {
    const hours = [1, 30, 5];
    for (const [index, wait] of hours.entries()) {
      const order = await makePaidCheckout(t);
      t.clock.advance((index + 1) * 3_600_000);
      await sendForm(t, order.id);
      t.clock.advance(wait * 3_600_000);
      staff = await t.asAdmin('staff');
      const sent = await makeChange(staff, await requireProject(t, order.id), 'designs_sent');
      // Neither a mark by staff nor an undone sending counts.
      if (index > 0) continue;
      await staff.api.projects.undo.mutate({ id: sent.id, eventId: sent.undoableEventId ?? 0 });
      await staff.api.confirmations.setStatus.mutate({ id: 1, status: 'in_progress' });
      t.clock.advance(3_600_000);
      await advanceProject(t, order.id, 'designs_sent');
    }
    const limits = await periodOf(30);
    const times = await staff.api.dashboard.leadTimes.query({ days: 30 });
    expect(times).toEqual({ formToDesigns: 5, formsMeasured: 3, paidToForm: 2, ordersMeasured: 3 });
    for (const [figure, median, measured] of [
      ['form-to-designs', times.formToDesigns, times.formsMeasured],
      ['payment-to-form', times.paidToForm, times.ordersMeasured],
    ] as const) {
      const { parts, rows, total } = await whole(figure, limits);
      expect(parts[0]).toMatchObject({ unit: 'time', rows: measured });
      expect([hoursOf(parts[0]?.median ?? null), total]).toEqual([median, `${median} h`]);
      const lengths = rows[0]?.map(({ value }) => value) ?? [];
      expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
      expect(hoursOf(lengths[1] ?? null)).toBe(median);
    }
  });

  test('many rows come in pages of 50, each row once, newest first', async () => {
    const { me } = await makeFigureHistory(t, stripe);
    await makeHistory(t, me.id, { clicks: 120, commissions: 0 });
    const limits = { ...(await periodOf(365)), of: String(me.id) };
    const page = await staff.api.dashboard.explain.query({ figure: 'affiliate-visits', ...limits });
    expect(page.items).toHaveLength(50);
    const { rows } = await whole('affiliate-visits', limits);
    const times = rows[0]?.map(({ at }) => at.getTime()) ?? [];
    expect(times.length).toBeGreaterThan(120);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });
});

describe('who may read an explanation', () => {
  test('the staff: not an affiliate, nor an anonymous caller', async () => {
    const me = await makeAffiliate(t);
    for (const figure of DASHBOARD_FIGURES) {
      const address = `/api/trpc/dashboard.explain?input=${encodeURIComponent(JSON.stringify({ figure }))}`;
      expect((await t.asVisitor().get(address)).status).toBe(401);
      expect((await (await t.asAffiliate(me.id)).get(address)).status).toBe(403);
    }
  });

  test.each([
    ['an unknown figure', { figure: 'secrets' as 'orders' }, 'VALIDATION'],
    ['an unknown status', { figure: 'orders', of: 'stolen' }, 'NOT_FOUND'],
    ['an affiliate that is no number', { figure: 'affiliate-visits', of: '1 or 1=1' }, 'NOT_FOUND'],
    ['a part that the figure lacks', { figure: 'orders', part: 1 }, 'NOT_FOUND'],
    ['a day that does not exist', { figure: 'orders', from: '2026-02-30' }, 'VALIDATION'],
    ['another figure’s page', { figure: 'form-to-designs', cursor: '1763000000000.5' }, 'VALIDATION'],
  ] as const)('%s is rejected with a sentence', async (_, input, code) => {
    const failure = await rejection(staff.api.dashboard.explain.query(input));
    expect(failure.code).toBe(code);
    expect(failure.message).toMatch(/\.$/);
  });
});

async function periodOf(days: 30 | 90 | 365) {
  const view = await staff.api.dashboard.daily.query({ days });
  return { from: view.days[0]?.day, to: view.days.at(-1)?.day };
}
