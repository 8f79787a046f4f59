/** What an order's affiliate earns, what is held for review, and what later changes do to it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#server/context.ts';
import { type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';

import { AffiliateEntity } from '../account/affiliate.entity.ts';
import { reviewSharedPayoutDetails } from './commission-review.service.ts';

const HOUR = 3_600_000;
let t: TestApp;
let affiliate: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  affiliate = await makeAffiliate(t, { name: 'Nell', paypalEmail: 'nell@payments.example' });
});
afterEach(() => expectBalancedLedger(t));

type Row = { id: number; amount: number; status: string; review: string | null; reason: string | null };
const rows = () =>
  t.sql<Row>(
    'select id, amount_minor as amount, status, review_reason as review, cancel_reason as reason from commission order by id',
  );
const buy = (values: Parameters<typeof makePaidCheckout>[1] = {}) =>
  makePaidCheckout(t, { code: affiliate.referralCode, ...values });
const emailsTo = async (address: string) =>
  (await t.emails()).filter(({ to }) => to === address).map(({ subject, text }) => ({ subject, text }));
/** In an earlier run. */
const payOut = () =>
  t.sql(
    `with run as (insert into payout_run (label, status, created_by, created_at, closed_at) values ('Earlier', 'closed', 'robin', now(), now()) returning id),
       line as (insert into payout_line (run_id, affiliate_id, currency, method, status, amount_at_run_minor, commissions_at_run, paid_on, reference, resolved_by, resolved_at, created_at)
         select run.id, affiliate_id, currency, 'paypal', 'paid', amount_minor, 1, '2026-11-01', 'PP', 'robin', now(), now() from run, commission returning id)
     update commission set status = 'paid', paid_at = now(), payout_line_id = (select id from line)`,
  );
const setAffiliate = (change: string, ...params: unknown[]) =>
  t.sql(`update affiliate set ${change} where id = ?`, [...params, affiliate.id]);

describe('earning', () => {
  it('records rate, amount and hold, and tells the affiliate what and when', async () => {
    t.clock.freeze();
    await setAffiliate(`commission_rate = '12.5'`);
    const order = await buy();
    const [row] = await t.sql<Record<string, unknown>>(
      'select kind, currency, amount_minor, original_minor, rate, status, review_reason, available_at, created_at from commission',
    );
    expect(row).toMatchObject({
      kind: 'earned',
      currency: 'usd',
      amount_minor: 3125,
      original_minor: 3125,
      rate: '12.5',
      status: 'pending',
      review_reason: null,
    });
    const held = Date.parse(String(row?.available_at)) - Date.parse(String(row?.created_at));
    expect(held).toBe(30 * 24 * HOUR);
    const [, earned] = await emailsTo(affiliate.email);
    for (const part of ['Nell', String(order.id), '31.25']) expect(earned?.text).toContain(part);
    expect(
      await t.sql(
        `select kind, account, amount_minor from ledger_entry where kind = 'commission' order by account`,
      ),
    ).toEqual([
      { kind: 'commission', account: `affiliate:${affiliate.id}`, amount_minor: -3125 },
      { kind: 'commission', account: 'commission_expense', amount_minor: 3125 },
    ]);
  });

  it.each(['paused', 'closed'])('an affiliate who is %s earns nothing', async (status) => {
    await setAffiliate('status = ?', status);
    await buy();
    expect(await rows()).toEqual([]);
  });

  it('an order without an affiliate, and one that costs nothing, earn nothing', async () => {
    await makePaidCheckout(t);
    const owner = await t.asAdmin('owner');
    const order = { customerName: 'Agnes', customerEmail: 'agnes@hollow.example', amount: '0' };
    await owner.api.orders.add.mutate({ ...order, affiliateCode: affiliate.referralCode });
    expect(await rows()).toEqual([]);
  });

  it('an order whose whole amount was refunded earns nothing when it becomes paid', async () => {
    const owner = await t.asAdmin('owner');
    const order = { customerName: 'Agnes', customerEmail: 'agnes@hollow.example', amount: '250' };
    const { id } = await owner.api.orders.add.mutate({
      ...order,
      status: 'pending',
      affiliateCode: affiliate.referralCode,
    });
    await t.sql('update customer_order set refunded_minor = amount_minor');
    await owner.api.orders.setStatus.mutate({ id, status: 'paid' });
    expect(await rows()).toEqual([]);
  });

  it('an order earns once, however often it becomes paid', async () => {
    const order = await buy();
    const owner = await t.asAdmin('owner');
    for (const status of ['pending', 'paid', 'cancelled', 'paid'] as const)
      await owner.api.orders.setStatus.mutate({ id: order.id, status });
    expect(await rows()).toMatchObject([{ amount: 2500, status: 'pending', reason: null }]);
  });
});

describe('a sale is held for review', () => {
  const held = async () => (await rows()).map(({ review }) => review);

  it.each(['paypalEmail', 'bankDetails'] as const)(
    'when another affiliate has the same %s',
    async (field) => {
      const value = field === 'paypalEmail' ? 'same@payments.example' : 'IBAN GB33 BUKB 2020 1555 5555 55';
      await makeAffiliate(t, { [field]: value });
      affiliate = await makeAffiliate(t, { [field]: value });
      await buy();
      expect(await held()).toEqual([REVIEW_REASONS.sharedPayout]);
    },
  );

  it('when buyer and affiliate share a company domain, but not a provider of free email', async () => {
    await setAffiliate(`email = 'nell@oakandrye.co.uk'`);
    await buy({ customerEmail: 'rosa@shop.oakandrye.co.uk' });
    await setAffiliate(`email = 'nell@gmail.com'`);
    await buy({ customerEmail: 'rosa@gmail.com' });
    expect(await held()).toEqual([REVIEW_REASONS.companyDomain, null]);
  });

  it('when the buyer has the affiliate’s payout address or phone number', async () => {
    await buy({ customerEmail: 'nell@payments.example' });
    await setAffiliate(`phone = '+44 20 7946 0000'`);
    await buy({ customerPhone: '020 7946 0000' });
    expect(await held()).toEqual([REVIEW_REASONS.payoutEmail, REVIEW_REASONS.phone]);
    const subjects = (await emailsTo(affiliate.email)).map(({ subject }) => subject);
    expect(subjects.slice(1)).toEqual(Array(2).fill('One of your sales is under review'));
  });

  it.each<[string, number, string, string | null]>([
    ['at the same time', 0, 'address-of-the-visit', REVIEW_REASONS.loginAddress],
    ['24 hours before', 24, 'address-of-the-visit', REVIEW_REASONS.loginAddress],
    ['24 hours after', -24, 'address-of-the-visit', REVIEW_REASONS.loginAddress],
    ['longer before', 24.01, 'address-of-the-visit', null],
    ['from another address', 0, 'another-address', null],
  ])('when the affiliate signed in %s from the address of the visit', async (_, hours, address, reason) => {
    const visitor = t.asVisitor();
    await visitor.post('/api/referrals/visits', { code: affiliate.referralCode, path: '/' });
    await t.sql(`update referral_click set ip_hash = 'address-of-the-visit', is_test = false`);
    const [click] = await t.sql<{ id: string; at: string | Date }>(
      'select public_id as id, created_at as at from referral_click',
    );
    const loginAt = new Date(new Date(click?.at ?? 0).getTime() - hours * HOUR);
    await setAffiliate('last_login_ip_hash = ?, last_login_at = ?', address, loginAt);
    await buy({ code: undefined, attributionInput: { clickId: click?.id ?? null } });
    expect(await held()).toEqual([reason]);
  });

  it('but not when the affiliate of the visit has never signed in', async () => {
    await t.asVisitor().post('/api/referrals/visits', { code: affiliate.referralCode, path: '/' });
    const [click] = await t.sql<{ id: string }>('select public_id as id from referral_click');
    await setAffiliate('last_login_ip_hash = null, last_login_at = null');
    await buy({ code: undefined, attributionInput: { clickId: click?.id ?? null } });
    expect(await held()).toEqual([null]);
  });
});

describe('after a refund', () => {
  const refund = (id: number, to: 'cancelled' | 'paid') =>
    t.asAdmin('owner').then((owner) => owner.api.orders.setStatus.mutate({ id, status: to }));

  it('a cancelled order cancels the commission, and both emails name amount and order', async () => {
    const order = await buy();
    await refund(order.id, 'cancelled');
    const [row] = await rows();
    expect(row?.status).toBe('cancelled');
    expect(row?.reason).toBeTruthy();
    await refund(order.id, 'paid');
    expect(await rows()).toMatchObject([{ amount: 2500, status: 'pending', review: null, reason: null }]);
    const emails = (await emailsTo(affiliate.email)).slice(2);
    expect(emails).toHaveLength(2);
    for (const { text } of emails)
      for (const part of ['Nell', String(order.id), '25.00']) expect(text).toContain(part);
    const restored = emails[1]?.text;
    for (const line of ['Commission: $25.00', `Order: ${order.id}`, `/affiliate-dashboard/${affiliate.id}`])
      expect(restored).toContain(line);
    expect(restored).not.toMatch(/next payout|review/);
  });

  it('an erased affiliate gets no email about it', async () => {
    const order = await buy();
    await setAffiliate(`status = 'closed', erased_at = now()`);
    const before = (await emailsTo(affiliate.email)).length;
    await refund(order.id, 'cancelled');
    expect(await rows()).toMatchObject([{ status: 'cancelled' }]);
    expect(await emailsTo(affiliate.email)).toHaveLength(before);
  });

  it('a held sale stays held when it comes back', async () => {
    const order = await buy({ customerEmail: 'nell@payments.example' });
    await refund(order.id, 'cancelled');
    await refund(order.id, 'paid');
    expect(await rows()).toMatchObject([{ status: 'pending', review: REVIEW_REASONS.payoutEmail }]);
    expect((await emailsTo(affiliate.email)).at(-1)?.text).toContain(
      'We’ll review it before we pay it: The buyer used the email address that we pay you at.',
    );
  });

  it('a deduction after a payout is never held, and names the payout in its email', async () => {
    const order = await buy();
    await payOut();
    const staff = await t.asAdmin('staff');
    await staff.api.orders.setStatus.mutate({ id: order.id, status: 'cancelled' });
    await staff.api.orders.setStatus.mutate({ id: order.id, status: 'paid' });
    const [, deduction, back] = await t.sql(
      'select kind, currency, rate, amount_minor, original_minor, status, review_reason from commission order by id',
    );
    const line = { kind: 'reversal', currency: 'usd', rate: '10', status: 'pending' };
    expect(deduction).toMatchObject({
      ...line,
      amount_minor: -2500,
      original_minor: -2500,
      review_reason: null,
    });
    expect(back).toMatchObject({ ...line, amount_minor: 2500, review_reason: REVIEW_REASONS.enteredByStaff });
    const [, restored] = (await emailsTo(affiliate.email)).slice(2);
    expect(restored?.text).toContain('Our team entered this sale, so an owner checks it first.');
    expect(restored?.text).toContain('so you earn commission on it again. We’ll add the amount to your next');
  });
});

const reviewShared = async () => {
  const row = await t.em().findOneOrFail(AffiliateEntity, { id: affiliate.id });
  await inTransaction(t.context(), (ctx) => reviewSharedPayoutDetails(ctx, row));
};

it('payout details that another affiliate has too hold the unpaid sales of the one who entered them', async () => {
  const other = await makeAffiliate(t, { paypalEmail: 'other@payments.example' });
  await makePaidCheckout(t, { code: other.referralCode });
  const [open, gone] = [await buy(), await buy()];
  const owner = await t.asAdmin('owner');
  await owner.api.orders.setStatus.mutate({ id: gone.id, status: 'cancelled' });
  const review = async () => {
    await reviewShared();
    return t.sql(
      'select order_id as id, status from commission where review_reason is not null order by order_id',
    );
  };
  expect(await review()).toEqual([]);
  await makeAffiliate(t, { paypalEmail: 'nell@payments.example' });
  const held = [open, gone].map(({ id }) => id).sort((a, b) => a - b);
  expect((await review()).map(({ id }) => id)).toEqual(held);
  await owner.api.orders.setStatus.mutate({ id: gone.id, status: 'paid' });
  expect((await review()).map(({ status }) => status)).toEqual(['pending', 'pending']);
});

it('payout details that another affiliate has too replace a weaker reason, and hold what is paid again after a payout', async () => {
  const { id } = await buy();
  await payOut();
  const [owner, staff] = [await t.asAdmin('owner'), await t.asAdmin('staff')];
  const bringBack = async () => {
    for (const status of ['cancelled', 'paid'] as const)
      await owner.api.orders.setStatus.mutate({ id, status });
  };
  await bringBack();
  const order = { customerName: 'Agnes', customerEmail: 'agnes@hollow.example', amount: '100' };
  await staff.api.orders.add.mutate({ ...order, status: 'paid', affiliateCode: affiliate.referralCode });
  const reviews = async () => (await rows()).map(({ amount, review }) => [amount, review]);
  const open = [
    [2500, null],
    [-2500, null],
  ];
  expect(await reviews()).toEqual([...open, [2500, null], [1000, REVIEW_REASONS.enteredByStaff]]);
  await makeAffiliate(t, { paypalEmail: 'nell@payments.example' });
  await reviewShared();
  const held = [...open, [2500, REVIEW_REASONS.sharedPayout], [1000, REVIEW_REASONS.sharedPayout]];
  expect(await reviews()).toEqual(held);
  await bringBack();
  expect(await reviews()).toEqual([...held, [-2500, null], [2500, REVIEW_REASONS.sharedPayout]]);
  expect((await emailsTo(affiliate.email)).at(-1)?.text).toContain('the same payout details as you');
});
