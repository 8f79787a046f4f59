import { defineExport } from '#server/platform/csv-export.ts';
import { type LeagueRow, leagueInput } from '#src/domain/landing-page/landing-page.schema.ts';
import { CURRENCIES, type Currency } from '#src/domain/offer.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { league } from './league.service.ts';

const revenueIn = ({ revenue }: LeagueRow, wanted: Currency): string => {
  const sum = revenue.find(({ currency }) => currency === wanted);
  return sum ? minorToText(sum.amountMinor) : '';
};

export const leagueExport = defineExport({
  policy: 'owner',
  input: leagueInput,
  header: [
    'Month',
    'Page',
    'Visits',
    'Orders',
    ...CURRENCIES.map((currency) => `Revenue ${currency.toUpperCase()}`),
  ],
  async page(ctx, input) {
    const { month, rows } = await league(ctx, input);
    return { items: rows.map((row) => ({ ...row, month })), total: rows.length, nextCursor: null };
  },
  row: (row) => [
    row.month,
    row.path ?? 'Not known',
    row.visits,
    row.orders,
    ...CURRENCIES.map((currency) => revenueIn(row, currency)),
  ],
});
