import { beforeEach, describe, expect, it } from 'vitest';
import { type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { buy, makeTwoAffiliates, visit } from '#server/testing/referrals.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let a: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp({ DEMO: 'on' });
  [a] = await makeTwoAffiliates(t);
});

describe('SEC-13 which sales are held for review', () => {
  const reason = async () =>
    (
      await t.sql<{ review_reason: string | null }>(
        'select review_reason from commission order by id desc limit 1',
      )
    )[0];

  it.each<[string, Record<string, unknown>, Record<string, unknown>, RegExp | null]>([
    ['the affiliate’s own email address', {}, { customerEmail: 'me@firm.example' }, /email is the affiliate/],
    [
      'the affiliate’s own Gmail address with another dot',
      { email: 'mefirm@gmail.com' },
      { customerEmail: 'me.firm+x@googlemail.com' },
      /email is the affiliate/,
    ],
    [
      'the payout email address',
      { paypalEmail: 'pay@firm.example' },
      { customerEmail: 'pay@firm.example' },
      /payout email/,
    ],
    [
      'the affiliate’s own phone number',
      { phone: '+44 161 496 0188' },
      { customerPhone: '0161 496 0188' },
      /phone/,
    ],
    [
      'L10: a tagged address of the affiliate’s own mailbox',
      { email: 'me@outlook.com' },
      { customerEmail: 'me+1@outlook.com' },
      /email is the affiliate/,
    ],
    ['a colleague', {}, { customerEmail: 'other@firm.example' }, /company domain/],
    ['L10: a colleague on a subdomain', {}, { customerEmail: 'other@mail.firm.example' }, /company domain/],
    [
      'L10: two companies under one public suffix',
      { email: 'me@one.co.uk' },
      { customerEmail: 'you@two.co.uk' },
      null,
    ],
    [
      'a free email host is not a company',
      { email: 'me@gmail.com' },
      { customerEmail: 'you@gmail.com' },
      null,
    ],
    ['a stranger', {}, { customerEmail: 'you@elsewhere.example' }, null],
  ])('%s', async (_, affiliate, buyer, expected) => {
    const made = await makeAffiliate(t, { email: 'me@firm.example', ...affiliate });
    await makePaidCheckout(t, { code: made.referralCode, ...buyer });
    const found = await reason();
    if (expected) expect(found?.review_reason).toMatch(expected);
    else expect(found?.review_reason).toBeNull();
    const subjects = (await t.emails()).filter(({ to }) => to === made.email).map(({ subject }) => subject);
    expect(subjects.some((subject) => (expected ? /under review/ : /You earned/).test(subject))).toBe(true);
  });

  it('a sale of an affiliate who shares payout details with another is held', async () => {
    await makeAffiliate(t, { bankDetails: 'GB33 BUKB 2020 1555 5555 55' });
    const second = await makeAffiliate(t, { bankDetails: 'gb33bukb20201555555555' });
    await makePaidCheckout(t, { code: second.referralCode });
    expect((await reason())?.review_reason).toMatch(/payout details/);
  });

  it('a sale from the IP address of the affiliate’s own sign-in is held', async () => {
    const app = await createSecondApp({ DEMO: 'on' });
    await t.sql('update affiliate set last_login_at = ?, last_login_ip_hash = ? where id = ? returning id', [
      t.clock.now(),
      t.deps.keyring.keyedHash('ip', '203.0.113.5'),
      a.id,
    ]);
    const caller = app.asVisitor({ ip: '203.0.113.5' });
    await visit(caller, a.referralCode);
    await buy(caller);
    expect((await reason())?.review_reason).toMatch(/own sign-in/);

    const mine = await app.asAffiliate(a.id);
    const [row] = (await mine.api.affiliates.commissions.query({ affiliateId: a.id })).items;
    const orderId = row?.orderId ?? 0;
    const receipt = await mine.api.affiliates.receipt.query({ affiliateId: a.id, orderId });
    const found = await mine.api.affiliates.findSale.mutate({ query: String(orderId) });
    const email = (await t.emails()).find(({ subject }) => /under review/.test(subject));
    for (const text of [row?.reviewReason, receipt.lines[0]?.statusText, found.text, email?.text])
      expect(text).toContain('The visit came from the same internet address as your own sign-in.');
  });
});
