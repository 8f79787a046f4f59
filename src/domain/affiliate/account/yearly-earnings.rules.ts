import { countText } from '#src/domain/shared/number-text.ts';

/** `$1,200`: what clients a month bring in a year. Alone: a public script loads it. */
export const yearlyEarnings = (clientsPerMonth: number, perSaleMinor: number): string =>
  `$${countText(Math.round((clientsPerMonth * 12 * perSaleMinor) / 100))}`;
