import { type Column, defineExport } from '#server/platform/csv-export.ts';
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
  async page(ctx, input) {
    const { month, rows } = await league(ctx, input);
    return { items: rows.map((row) => ({ ...row, month })), total: rows.length, nextCursor: null };
  },
  columns: [
    ['Month', (row) => row.month],
    ['Page', (row) => row.path ?? 'Not known'],
    ['Visits', (row) => row.visits],
    ['Orders', (row) => row.orders],
    ...CURRENCIES.map(
      (currency): Column<LeagueRow & { month: string }> => [
        `Revenue ${currency.toUpperCase()}`,
        (row) => revenueIn(row, currency),
      ],
    ),
  ],
});
