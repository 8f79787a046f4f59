import { describe, expect, it } from 'vitest';
import { commissionMinor, remainingCommission } from '#src/domain/affiliate/commission/commission.rules.ts';
import { CURRENCIES, PRICE_MINOR } from '#src/domain/offer.ts';

describe('partial refunds, from one cent to the full amount', () => {
  it.each(
    CURRENCIES.flatMap((currency) => ['10', '12.5', '33.33', '100'].map((rate) => [currency, rate] as const)),
  )('in %s at %s %% take their share of the commission, never more', (currency, rate) => {
    const sold = PRICE_MINOR[currency];
    const original = commissionMinor(sold, rate);
    let last = original;
    for (let refunded = 0; refunded <= sold; refunded++) {
      const left = remainingCommission(original, refunded, sold);
      if (left < 0 || left > last) throw new Error(`${refunded} of ${sold} leaves ${left} after ${last}`);
      // Within half a cent of the exact share.
      if (Math.abs((left - original) * sold + original * refunded) * 2 > sold)
        throw new Error(`${refunded} of ${sold} leaves ${left}`);
      last = left;
    }
    expect(remainingCommission(original, 0, sold)).toBe(original);
    expect(last).toBe(0);
    expect(remainingCommission(original, sold + 1, sold)).toBe(0);
  });

  it.each([
    // 2,500 x 5 / 25,000 = 0.5: the half is rounded up and deducted.
    [2500, 5, 25_000, 2499],
    [2500, 4, 25_000, 2500],
    [2500, 15, 25_000, 2498],
    [2800, 5, 28_000, 2799],
    [2500, 12_500, 25_000, 1250],
    [1, 12_500, 25_000, 0],
    [1, 12_499, 25_000, 1],
  ])('%i less the share of %i in %i is %i: rounded half up', (original, refunded, sold, left) => {
    expect(remainingCommission(original, refunded, sold)).toBe(left);
  });
});
