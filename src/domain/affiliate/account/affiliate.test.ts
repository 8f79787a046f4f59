import { describe, expect, it } from 'vitest';
import { affiliateSignupInput, otpRequestInput, otpVerifyInput, REFERRAL_CODE } from './affiliate.schema.ts';

const first = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues[0]?.message;

describe('joining the programme', () => {
  const minimal = { name: 'Bo', email: 'bo@bo.example' };
  it('requires a name of two letters and an email', () => {
    expect(affiliateSignupInput.parse(minimal)).toMatchObject({
      phone: null,
      company: null,
      paypalEmail: null,
      bankDetails: null,
    });
    expect(first(affiliateSignupInput.safeParse({ ...minimal, name: ' B ' }))).toBe(
      'Name must be at least 2 characters',
    );
    expect(first(affiliateSignupInput.safeParse({ ...minimal, email: 'bo' }))).toBe(
      'Please enter a valid email address',
    );
  });
  it('a PayPal email is valid or empty', () => {
    for (const paypalEmail of ['', null, undefined])
      expect(affiliateSignupInput.parse({ ...minimal, paypalEmail }).paypalEmail).toBeNull();
    expect(first(affiliateSignupInput.safeParse({ ...minimal, paypalEmail: 'bo' }))).toBe(
      'Please enter a valid PayPal email',
    );
  });
  it('any commission rate in the request is accepted and ignored', () => {
    for (const commissionRate of ['10', '99', 50, null, { $ne: null }])
      expect(affiliateSignupInput.safeParse({ ...minimal, commissionRate }).success).toBe(true);
  });
});

describe('the login code', () => {
  const verify = (code: unknown) => otpVerifyInput.safeParse({ email: 'bo@bo.example', code });
  it.each([
    ['', 'Please enter the complete 6-digit code'],
    ['12345', 'Please enter the complete 6-digit code'],
    ['1234567', 'Code must be exactly 6 digits'],
    ['12345a', 'Please enter the complete 6-digit code'],
    ['١٢٣٤٥٦', 'Please enter the complete 6-digit code'],
    [undefined, 'Please enter the complete 6-digit code'],
    [123_456, 'Please enter the complete 6-digit code'],
  ])('%j: %s', (code, message) => expect(first(verify(code))).toBe(message));
  it('accepts six digits, also with spaces around them', () =>
    expect(verify(' 012345 ').data?.code).toBe('012345'));
  it('can be requested for login only', () =>
    expect(otpRequestInput.safeParse({ email: 'bo@bo.example', type: 'payout' }).success).toBe(false));
});

it('a referral code is short and plain', () => {
  for (const code of ['ABC', 'harbr234', 'a_b-c']) expect(REFERRAL_CODE.test(code)).toBe(true);
  for (const code of ['ab', 'a b c', '<svg>', 'x'.repeat(33), "a'b"])
    expect(REFERRAL_CODE.test(code)).toBe(false);
});
