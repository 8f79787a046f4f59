export const CURRENCIES = ['usd', 'gbp', 'eur', 'chf'] as const;
export type Currency = (typeof CURRENCIES)[number];
