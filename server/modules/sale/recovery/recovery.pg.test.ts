/** One email about a checkout that was begun and not paid, only to people who asked for it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { expectError } from '#server/testing/expect-error.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import { createTestApp, type TestApp, type TestEmail } from '#server/testing/test-app.ts';
import { deliver, paidEvent, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { formatPrice } from '#src/domain/markets.ts';
import { emailBegunCheckouts, pruneCheckouts } from './recovery.service.ts';

const BUYER = 'anna@keller.example';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const stripe = setUpFakeStripe();
let t: TestApp;
const recoveries = async (to = BUYER): Promise<TestEmail[]> =>
  (await t.emails()).filter((email) => email.to === to && email.text.includes('/forms/resume-checkout/'));
const linkIn = (email: TestEmail | undefined, path: string): string =>
  new RegExp(`http://localhost:3000(/${path}/\\S+)`).exec(email?.text ?? '')?.[1] ?? '';
const stored = () => t.sql<{ email: string }>('select email from begun_checkout');
const oneClick = (path: string) =>
  t.asVisitor().call(path, {
    method: 'POST',
    raw: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

describe('at the payment provider', () => {
  beforeEach(async () => {
    t = await createTestApp(connectedTo(stripe));
  });

  async function begin(input: Record<string, unknown> = {}): Promise<string> {
    const { status, body } = await t.asVisitor().post('/api/checkout', input);
    expect(status).toBe(201);
    return body.checkoutId;
  }

  it('asks for the consent, and ends the page after an hour to an hour and a half', async () => {
    await begin({ market: 'germany' });
    const [{ body } = { body: new URLSearchParams() }] = stripe.requests;
    expect(body.get('consent_collection[promotions]')).toBe('auto');
    expect(body.get('after_expiration[recovery][enabled]')).toBe('true');
    const minutes = (Number(body.get('expires_at')) * 1000 - t.clock.now().getTime()) / 60_000;
    expect(minutes).toBeGreaterThanOrEqual(60);
    expect(minutes).toBeLessThanOrEqual(90);
  });

  it('emails whoever ticked the box, with the price, and the link leads to the provider’s page', async () => {
    const id = await begin({ market: 'germany' });
    await deliver(t, stripe.expire(id, { email: BUYER, ticked: true }));
    const [email] = await recoveries();
    const { lang, emails } = textsOf('de-DE');
    const texts = emails.recovery;
    expect(email?.subject).toBe(texts.subject);
    expect(email?.text).toContain(`${texts.priceLabel}: ${formatPrice('eur', lang)}`);
    const page = await t.asVisitor().get(linkIn(email, 'forms/resume-checkout'));
    expect([page.status, page.headers.get('location')]).toEqual([302, `https://buy.stripe.test/r/${id}`]);
  });

  it('emails nobody who left the box alone, and keeps no address', async () => {
    await deliver(t, stripe.expire(await begin(), { email: BUYER, ticked: false }));
    expect(await recoveries()).toEqual([]);
    expect(await stored()).toEqual([]);
    expect(JSON.stringify(await t.sql('select payload from webhook_event'))).not.toContain(BUYER);
  });

  it('never emails a second time: not for the same event, nor for another checkout', async () => {
    const first = stripe.expire(await begin(), { email: BUYER, ticked: true });
    const second = stripe.expire(await begin(), { email: BUYER.toUpperCase(), ticked: true });
    await deliver(t, first, first, { ...first, id: 'evt_again' }, second);
    await emailBegunCheckouts(t.context());
    expect(await recoveries()).toHaveLength(1);
  });

  it('does not email somebody who has bought meanwhile', async () => {
    const abandoned = await begin();
    await deliver(t, paidEvent(stripe, stripe.pay({ email: BUYER })));
    t.clock.advance(HOUR_MS);
    await deliver(t, stripe.expire(abandoned, { email: BUYER, ticked: true }));
    expect(await recoveries()).toEqual([]);
  });

  it('does not offer a price that is not on the price list', async () => {
    const expired = stripe.expire(await begin(), { email: BUYER, ticked: true });
    const other = (changes: Record<string, unknown>, id: string) => ({
      ...expired,
      id,
      data: { object: { ...expired.data.object, ...changes } },
    });
    await deliver(t, other({ amount_total: 100 }, 'evt_cheap'), other({ currency: 'sek' }, 'evt_kronor'));
    expect(await recoveries()).toEqual([]);
  });

  it('opens an ordinary page where the provider has no such box, and asks for it once', async () => {
    stripe.hasConsentCollection = false;
    const shop = await createTestApp({ ...connectedTo(stripe), MAIL_FROM: 'Shop <shop@elsewhere.example>' });
    for (const _ of [1, 2]) expect((await shop.asVisitor().post('/api/checkout', {})).status).toBe(201);
    expect(stripe.requests.map(({ body }) => body.has('consent_collection[promotions]'))).toEqual([
      true,
      false,
      false,
    ]);
    expect(stripe.requests.at(-1)?.body.has('expires_at')).toBe(false);
  });

  it('a repeated request gets the same page', async () => {
    const visitor = t.asVisitor();
    const again = () => visitor.post('/api/checkout', {}, { 'idempotency-key': 'begin-once-1' });
    expect((await again()).body.checkoutId).toBe((await again()).body.checkoutId);
  });
});

describe('at the demo checkout', () => {
  beforeEach(async () => {
    t = await createTestApp({ DEMO: 'on' });
  });
  const tick = (values: Record<string, unknown> = {}, visitor = t.asVisitor()) =>
    visitor.post('/api/demo-checkout/begun', { wanted: true, customerEmail: BUYER, ...values });
  const later = async (ms = HOUR_MS) => {
    t.clock.advance(ms);
    await emailBegunCheckouts(t.context());
  };

  it('emails the link after an hour, and not before', async () => {
    expect((await tick({ market: 'switzerland' })).status).toBe(200);
    await later(HOUR_MS - 1000);
    expect(await recoveries()).toEqual([]);
    await later(1000);
    const [email, ...others] = await recoveries();
    expect(others).toEqual([]);
    expect(email?.text).toContain('CHF');
    const page = await t.asVisitor().get(linkIn(email, 'forms/resume-checkout'));
    expect(page.headers.get('location')).toContain('?currency=chf&market=switzerland&lang=de-CH#');
    await later(DAY_MS);
    await tick();
    await later();
    expect(await recoveries()).toHaveLength(1);
  });

  it('a request that does not say whether the email is wanted gets a sentence', async () => {
    const response = await t.asVisitor().post('/api/demo-checkout/begun', {});
    expectError(response, 400, 'wanted must be true or false.');
  });

  it('the link keeps name, address, currency and referral, on another device too', async () => {
    const affiliate = await makeAffiliate(t, {});
    await tick({ customerName: 'Anna Keller', currency: 'gbp', referralCode: affiliate.referralCode });
    await later();
    const phone = t.asVisitor({ ip: '203.0.113.9' });
    const page = await phone.get(linkIn((await recoveries())[0], 'forms/resume-checkout'));
    const { pathname, search, hash } = new URL(page.headers.get('location') ?? '', 'http://localhost:3000');
    const { begun: begunId, ...fields } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
    expect([pathname, search, fields]).toEqual([
      '/demo-checkout',
      '?currency=gbp',
      { name: 'Anna Keller', email: BUYER },
    ]);
    // What is corrected there begins no second checkout, and does not end this one.
    for (const wanted of [false, true]) {
      const changed = { wanted, customerEmail: 'anna@workshop.example', customerName: 'Anna', begunId };
      expect((await phone.post('/api/demo-checkout/begun', changed)).body).toEqual({ begunId });
    }
    await phone.post('/api/demo-checkout', {
      customerName: 'Anna',
      customerEmail: BUYER,
      currency: 'gbp',
      begunId,
    });
    expect(await t.sql('select affiliate_id as id, currency from customer_order')).toEqual([
      { id: affiliate.id, currency: 'gbp' },
    ]);
  });

  it('forgets the address when the box is unticked, changed to another, or the order is placed', async () => {
    const { begunId } = (await tick()).body;
    await t.asVisitor().post('/api/demo-checkout/begun', { wanted: false, begunId });
    expect(await stored()).toEqual([]);
    const again = (await tick()).body.begunId;
    const other = (await tick({ customerEmail: 'anna@workshop.example', begunId: again })).body.begunId;
    expect(await stored()).toEqual([{ email: 'anna@workshop.example' }]);
    // Paid with another address than the one in the box.
    await t
      .asVisitor()
      .post('/api/demo-checkout', { customerName: 'Anna', customerEmail: BUYER, begunId: other });
    await later();
    expect(await recoveries('anna@workshop.example')).toEqual([]);
  });

  it('a stranger can neither learn of a begun checkout nor change it', async () => {
    const affiliate = await makeAffiliate(t, {});
    const own = await tick({ currency: 'eur' });
    const stranger = t.asVisitor({ ip: '203.0.113.66' });
    const theirs = await tick({ currency: 'usd', referralCode: affiliate.referralCode }, stranger);
    expect(theirs.status).toBe(own.status);
    expect(Object.keys(theirs.body)).toEqual(Object.keys(own.body));
    expect(theirs.body.begunId).toMatch(/^[a-z2-7]{32}$/);
    await stranger.post('/api/demo-checkout/begun', { wanted: false, begunId: theirs.body.begunId });
    expect(await t.sql('select currency, client_reference as ref from begun_checkout')).toEqual([
      { currency: 'eur', ref: null },
    ]);
  });

  it('one click stops these emails for good, and a forged link stops nothing', async () => {
    await tick();
    await later();
    const [email] = await recoveries();
    const stop = linkIn(email, 'forms/no-more-emails');
    const header = (name: string) => email?.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe(`<http://localhost:3000${stop}>`);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    for (const forged of [
      stop.replace(/\.[\w-]/, '.~'),
      stop.replace('emails/', 'emails/0'),
      '/forms/no-more-emails/x',
    ])
      expect((await oneClick(forged)).status).toBe(404);
    const [row] = await t.sql<{ id: string }>(`select id from mail_message where kind = 'checkout-recovery'`);
    const preview = await (await t.asAdmin('staff')).api.emails.preview.query({ id: row?.id ?? '' });
    expect(preview.text).toContain('/forms/no-more-emails/•••?lang=');
    expect(preview.text).toContain('/forms/resume-checkout/•••');
    // Programs that fetch every link of an email.
    expect((await t.asVisitor().get(stop)).status).toBe(200);
    expect(await t.sql('select 1 from email_objection')).toEqual([]);
    for (const _ of [1, 2]) expect((await oneClick(stop)).status).toBe(200);
    t.clock.advance(40 * DAY_MS);
    await t.sql('delete from begun_checkout returning id');
    await tick();
    await later();
    expect(await recoveries()).toHaveLength(1);
  });

  it('an erased person is not emailed, and a copy names the begun checkout', async () => {
    await tick({ customerName: 'Anna Keller', market: 'france' });
    const admin = await t.asAdmin();
    const copy = await admin.api.privacy.export.mutate({ email: BUYER });
    expect(copy.begunCheckouts).toMatchObject([
      { email: BUYER, customer_name: 'Anna Keller', market: 'france', currency: 'eur' },
    ]);
    await admin.api.privacy.erase.mutate({ email: BUYER, confirm: 'ERASE' });
    expect(await stored()).toEqual([]);
    await tick();
    await later();
    expect(await recoveries()).toEqual([]);
  });

  it('deletes begun checkouts after 30 days; their link then says so', async () => {
    await tick();
    await later();
    const link = linkIn((await recoveries())[0], 'forms/resume-checkout');
    const pruneAfter = (days: number) => {
      const at = new Date(t.clock.now().getTime() + days * DAY_MS);
      const context = t.context();
      return pruneCheckouts({ ...context, deps: { ...context.deps, clock: { now: () => at } } });
    };
    await pruneAfter(29);
    expect(await stored()).toHaveLength(1);
    await pruneAfter(31);
    expect(await stored()).toEqual([]);
    for (const path of [link, '/forms/resume-checkout/nonsense'])
      for (const [lang, title] of [
        ['en', 'This link has expired'],
        ['el-GR,el;q=0.9', 'Ο σύνδεσμος έληξε'],
      ] as const) {
        const gone = await t.asVisitor().get(path, { 'accept-language': lang });
        expect([gone.status, gone.text]).toEqual([404, expect.stringContaining(title)]);
      }
  });

  it('does not exist in a shop that is no demo', async () => {
    t = await createTestApp();
    expect((await tick()).status).toBe(404);
    expect(await stored()).toEqual([]);
  });
});
