import { beforeEach, describe, expect, it } from 'vitest';
import { rejection } from '#server/testing/callers.ts';
import { codeIn, type MadeAffiliate, makeAffiliate, makePaidCheckout } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { PAYOUT_MISSING } from '#src/domain/affiliate/account/affiliate.schema.ts';
import { REVIEW_REASONS } from '#src/domain/affiliate/commission/commission.rules.ts';
import { CODE_DEAD, CODE_WRONG } from '#src/domain/affiliate/login/login.schema.ts';
import { LOGIN_FIRST } from '#src/domain/viewer.ts';

let t: TestApp;
let me: MadeAffiliate;
beforeEach(async () => {
  t = await createTestApp();
  me = await makeAffiliate(t, {
    paypalEmail: 'old@payout.example',
    bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
  });
});
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('the affiliate’s own account', () => {
  it('shows payout details masked and changes name, phone and company', async () => {
    const caller = await t.asAffiliate(me.id);
    const profile = await caller.api.affiliates.profile.query();
    expect(profile).toMatchObject({
      email: me.email,
      payoutMethod: 'paypal',
      provisional: false,
      payoutHoldUntil: null,
    });
    expect(JSON.stringify(profile)).not.toContain('old@payout');
    expect(profile.bankDetails).toBe('•••• 5555');
    expect(
      await caller.api.affiliates.updateProfile.mutate({
        name: 'Nora Field',
        phone: '',
        company: 'Field & Co',
      }),
    ).toMatchObject({
      name: 'Nora Field',
      phone: null,
      company: 'Field & Co',
    });
    expect(await rejection(caller.api.affiliates.updateProfile.mutate({ name: 'N' }))).toMatchObject({
      httpStatus: 400,
      message: 'Name must be at least 2 characters',
    });
  });

  it('details that another affiliate has: unpaid commissions are held for review, only those of the one who entered them', async () => {
    const other = await makeAffiliate(t);
    await makePaidCheckout(t, { code: me.referralCode });
    await makePaidCheckout(t, { code: other.referralCode });
    const caller = await t.asAffiliate(other.id);
    await caller.api.affiliates.requestPayoutCode.mutate();
    await caller.api.affiliates.updatePayoutDetails.mutate({
      code: codeIn(await t.emails()),
      paypalEmail: 'Old@Payout.example',
    });
    expect(
      await t.sql('select affiliate_id as id, review_reason as reason from commission order by id'),
    ).toEqual([
      { id: me.id, reason: null },
      { id: other.id, reason: REVIEW_REASONS.sharedPayout },
    ]);
  });

  it('new payout details need a new emailed code, are encrypted, hold payouts for 72 h and notify the old address', async () => {
    const caller = await t.asAffiliate(me.id);
    await caller.api.affiliates.requestPayoutCode.mutate();
    const code = codeIn(await t.emails());
    // Without either there is no way to pay; the rejected request does not use up the code.
    expect(
      await rejection(
        caller.api.affiliates.updatePayoutDetails.mutate({ code, paypalEmail: '', bankDetails: ' ' }),
      ),
    ).toMatchObject({
      httpStatus: 400,
      message: PAYOUT_MISSING,
    });
    t.clock.freeze();
    const updated = await caller.api.affiliates.updatePayoutDetails.mutate({
      code,
      paypalEmail: 'new@payout.example',
      bankDetails: '',
    });
    expect(updated).toMatchObject({
      paypalEmail: 'n•••••@payout.example',
      bankDetails: null,
      payoutMethod: 'paypal',
    });
    expect(updated.payoutHoldUntil).toEqual(new Date(t.clock.now().getTime() + 72 * 3_600_000));
    const notices = (await t.emails()).filter(
      ({ subject }) => subject === 'Your payout details were changed',
    );
    expect(notices.map(({ to }) => to).sort()).toEqual([me.email, 'old@payout.example'].sort());
    for (const email of notices) expect(email.text).not.toContain('new@payout');
    const [row] = await t.sql<{ paypal_email_encrypted: string; bank_details_encrypted: string | null }>(
      'select paypal_email_encrypted, bank_details_encrypted from affiliate where id = ?',
      [me.id],
    );
    expect(row?.paypal_email_encrypted).not.toContain('payout.example');
    expect(row?.bank_details_encrypted).toBeNull();
    // The code has been used.
    expect(
      await rejection(
        caller.api.affiliates.updatePayoutDetails.mutate({ code, paypalEmail: 'third@payout.example' }),
      ),
    ).toMatchObject({
      httpStatus: 400,
      message: CODE_WRONG,
    });
  });

  it('wrong and expired codes and those of others change nothing; after five attempts the right one is rejected too', async () => {
    const caller = await t.asAffiliate(me.id);
    await caller.api.affiliates.requestPayoutCode.mutate();
    const code = codeIn(await t.emails());
    for (let n = 0; n < 5; n++)
      expect(
        await rejection(
          caller.api.affiliates.updatePayoutDetails.mutate({ code: wrong(code), paypalEmail: 'x@y.example' }),
        ),
      ).toMatchObject({
        message: CODE_WRONG,
      });
    expect(
      await rejection(caller.api.affiliates.updatePayoutDetails.mutate({ code, paypalEmail: 'x@y.example' })),
    ).toMatchObject({
      httpStatus: 429,
      message: CODE_DEAD,
    });
    await caller.api.affiliates.requestPayoutCode.mutate();
    const second = codeIn(await t.emails());
    t.clock.advance(10 * 60_000 + 1000);
    expect(
      await rejection(
        caller.api.affiliates.updatePayoutDetails.mutate({ code: second, paypalEmail: 'x@y.example' }),
      ),
    ).toMatchObject({
      message: CODE_WRONG,
    });
    const stranger = await makeAffiliate(t);
    await caller.api.affiliates.requestPayoutCode.mutate();
    const third = codeIn(await t.emails());
    expect(
      await rejection(
        (await t.asAffiliate(stranger.id)).api.affiliates.updatePayoutDetails.mutate({
          code: third,
          paypalEmail: 'x@y.example',
        }),
      ),
    ).toMatchObject({ message: CODE_WRONG });
    expect(await caller.api.affiliates.profile.query()).toMatchObject({
      paypalEmail: 'o•••••@payout.example',
      payoutHoldUntil: null,
    });
  });

  it('of parallel uses of one code exactly one succeeds', async () => {
    const caller = await t.asAffiliate(me.id);
    await caller.api.affiliates.requestPayoutCode.mutate();
    const code = codeIn(await t.emails());
    const results = await Promise.allSettled(
      [1, 2, 3, 4].map((n) =>
        caller.api.affiliates.updatePayoutDetails.mutate({ code, paypalEmail: `p${n}@payout.example` }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('a login code does not change payout details, and a payout code does not sign in', async () => {
    const caller = await t.asAffiliate(me.id);
    await t.asVisitor().post('/api/affiliates/generate-otp', { email: me.email, type: 'login' });
    const loginCode = codeIn(await t.emails());
    expect(
      await rejection(
        caller.api.affiliates.updatePayoutDetails.mutate({ code: loginCode, paypalEmail: 'x@y.example' }),
      ),
    ).toMatchObject({
      httpStatus: 400,
    });
    await caller.api.affiliates.requestPayoutCode.mutate();
    const payoutCode =
      (await t.emails())
        .map(({ subject }) => /^(\d{6}) is your code to change/.exec(subject)?.[1])
        .find(Boolean) ?? '';
    const response = await t
      .asVisitor()
      .post('/api/affiliates/verify-otp', { email: me.email, code: payoutCode, type: 'login' });
    expect([400, 200]).toContain(response.status);
    if (payoutCode !== loginCode) expect(response.status).toBe(400);
  });

  it('SEC-09 a provisional session is read-only', async () => {
    const caller = await t.asAffiliate(me.id, { provisional: true });
    expect(await caller.api.affiliates.profile.query()).toMatchObject({ provisional: true });
    const { api } = caller;
    const rejected = { httpStatus: 403, message: LOGIN_FIRST };
    expect(await rejection(api.affiliates.updateProfile.mutate({ name: 'Somebody Else' }))).toMatchObject(
      rejected,
    );
    expect(await rejection(api.affiliates.requestPayoutCode.mutate())).toMatchObject(rejected);
    expect(await rejection(api.affiliates.updatePayoutDetails.mutate({ code: '123456' }))).toMatchObject(
      rejected,
    );
    expect(await rejection(api.affiliates.openClaim.mutate({ query: '1', message: null }))).toMatchObject(
      rejected,
    );
    expect(await rejection(api.affiliates.startLinkTest.mutate())).toMatchObject(rejected);
  });
});
