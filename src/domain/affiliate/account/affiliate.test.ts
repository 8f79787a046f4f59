import { describe, expect, it } from 'vitest';
import { affiliateSignupInput } from './affiliate.schema.ts';

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
