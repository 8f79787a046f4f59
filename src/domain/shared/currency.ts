export const CURRENCIES = ['usd', 'gbp', 'eur', 'chf'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const CURRENCY_NAMES: Record<Currency, string> = {
  usd: 'US dollars',
  gbp: 'pounds sterling',
  eur: 'euros',
  chf: 'Swiss francs',
};

export const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }));
