import { describe, expect, it } from 'vitest';
import { otpRequestInput, otpVerifyInput } from './login.schema.ts';

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
  ])('%j: %s', (code, message) => expect(verify(code).error?.issues[0]?.message).toBe(message));
  it('accepts six digits, also with spaces around them', () =>
    expect(verify(' 012345 ').data?.code).toBe('012345'));
  it('can be requested for login only', () =>
    expect(otpRequestInput.safeParse({ email: 'bo@bo.example', type: 'payout' }).success).toBe(false));
});
