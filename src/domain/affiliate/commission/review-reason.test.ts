import { describe, expect, it } from 'vitest';
import {
  commissionMinor,
  findReviewReason,
  REVIEW_REASONS,
  type ReviewInput,
  remainingCommission,
} from './commission.rules.ts';
import { comparableEmail, sharesCompanyDomain } from './comparable-email.rules.ts';

type Person = Partial<ReviewInput['affiliate']>;
const reasonFor = (
  buyer: { email?: string; phone?: string | null },
  affiliate: Person = {},
  rest: Partial<ReviewInput> = {},
) =>
  findReviewReason({
    buyer: { email: 'buyer@shop.example', phone: null, ...buyer },
    affiliate: {
      email: 'me@firm.example',
      paypalEmail: null,
      phone: null,
      mayBuyForClients: false,
      ...affiliate,
    },
    sharesPayoutDetails: false,
    sharesCompanyDomain: false,
    staffReason: null,
    sameAddressAsLogin: false,
    ...rest,
  });

describe('SEC-13 review reasons of a commission', () => {
  it('the buyer has the email of the affiliate, in any spelling', () => {
    expect(reasonFor({ email: ' Me@Firm.Example ' })).toBe(REVIEW_REASONS.selfReferral);
    expect(reasonFor({ email: 'm.e+x@gmail.com' }, { email: 'me@googlemail.com' })).toBe(
      REVIEW_REASONS.selfReferral,
    );
  });

  it('the buyer has the payout email', () => {
    expect(reasonFor({ email: 'Money@shop.example' }, { paypalEmail: 'money@shop.example' })).toBe(
      REVIEW_REASONS.payoutEmail,
    );
    expect(reasonFor({}, { paypalEmail: 'money@bank.example' })).toBeNull();
  });

  it('the last nine digits of both phones are equal, with at least seven digits', () => {
    expect(reasonFor({ phone: '(0161) 496-0188' }, { phone: '+44 161 496 0188' })).toBe(REVIEW_REASONS.phone);
    expect(reasonFor({ phone: '496 0188' }, { phone: '4960188' })).toBe(REVIEW_REASONS.phone);
    expect(reasonFor({ phone: '960188' }, { phone: '960188' })).toBeNull();
    expect(reasonFor({ phone: '4960188' }, { phone: null })).toBeNull();
    expect(reasonFor({ phone: '0161 496 0188' }, { phone: '0161 496 0189' })).toBeNull();
  });

  it('both have one company domain; public email hosts prove nothing', () => {
    expect(reasonFor({}, {}, { sharesCompanyDomain: true })).toBe(REVIEW_REASONS.companyDomain);
    const domain = (host: string) => host;
    expect(sharesCompanyDomain('anna@firm.example', 'me@firm.example', domain)).toBe(true);
    for (const host of ['gmail.com', 'outlook.com', 'yahoo.com', 'icloud.com', 'gmx.de', 'web.de'])
      expect(sharesCompanyDomain(`anna@${host}`, `bert@${host}`, domain), host).toBe(false);
  });

  it('the visit came from the address of the affiliate’s login', () => {
    expect(reasonFor({}, {}, { sameAddressAsLogin: true })).toBe(REVIEW_REASONS.loginAddress);
  });

  it('the strongest reason wins, and resellers are exempt from all but shared payout details', () => {
    const all = { sharesPayoutDetails: true, sameAddressAsLogin: true };
    expect(reasonFor({ email: 'me@firm.example' }, {}, all)).toBe(REVIEW_REASONS.sharedPayout);
    expect(reasonFor({ email: 'me@firm.example' }, { mayBuyForClients: true }, all)).toBe(
      REVIEW_REASONS.sharedPayout,
    );
    expect(
      reasonFor({ email: 'me@firm.example' }, { mayBuyForClients: true }, { sameAddressAsLogin: true }),
    ).toBeNull();
    expect(reasonFor({ email: 'anna@firm.example', phone: '4960188' }, { phone: '4960188' })).toBe(
      REVIEW_REASONS.phone,
    );
  });

  it('every reason has its own sentence', () => {
    expect(new Set(Object.values(REVIEW_REASONS)).size).toBe(Object.keys(REVIEW_REASONS).length);
    for (const text of Object.values(REVIEW_REASONS)) expect(text).toMatch(/^[A-Z].*\.$/);
  });
});

it('dots count everywhere except at Gmail', () => {
  expect(comparableEmail('a.b@gmail.com')).toBe(comparableEmail('ab@googlemail.com'));
  expect(comparableEmail('a.b@firm.example')).not.toBe(comparableEmail('ab@firm.example'));
});

describe('amounts', () => {
  it('half a penny is rounded up', () => {
    expect(commissionMinor(25_005, '10')).toBe(2501);
    expect(commissionMinor(25_004, '10')).toBe(2500);
  });

  it('a refund takes its share; a negative one counts as none, a too large one as all', () => {
    expect(remainingCommission(2500, 10_000, 25_000)).toBe(1500);
    expect(remainingCommission(2500, 0, 25_000)).toBe(2500);
    expect(remainingCommission(2500, -1, 25_000)).toBe(2500);
    expect(remainingCommission(2500, 25_000, 25_000)).toBe(0);
    expect(remainingCommission(2500, 30_000, 25_000)).toBe(0);
  });
});
