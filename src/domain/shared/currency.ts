export const CURRENCIES = ['usd', 'gbp', 'eur', 'chf'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_NAMES: Record<Currency, string> = {
  usd: 'US dollar',
  gbp: 'pound sterling',
  eur: 'euro',
  chf: 'Swiss franc',
};

export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }));
