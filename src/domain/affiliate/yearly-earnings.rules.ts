/** `$1,200`: what so many clients a month bring in a year, in whole dollars. */
export const yearlyEarnings = (clientsPerMonth: number, perSaleMinor: number): string =>
  `$${Math.round((clientsPerMonth * 12 * perSaleMinor) / 100).toLocaleString('en-GB')}`;
