import type { ListedPage } from '#src/content/main-pages.ts';
import { type LeagueRow, type LeagueView, monthLabel } from '#src/domain/landing-page/landing-page.schema.ts';
import { ordersPer100 } from '#src/domain/landing-page/league-figures.rules.ts';
import { formatSum } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import type { Column } from '../list/list-types.ts';

/** `Website Design in Leeds` with its address below; unnamed pages by their address alone. */
function PageCell({ path, page }: { path: string | null; page: ListedPage | undefined }) {
  if (path === null)
    return (
      <>
        Not known
        <span className="alist-sub">Orders without a first page, such as those added by staff</span>
      </>
    );
  return (
    <>
      <a href={path} target="_blank" rel="noreferrer">
        {page?.name ?? path}
      </a>
      {page && (
        <span className="alist-sub">
          {path} · {page.group}
        </span>
      )}
    </>
  );
}

/** A bar for the share of the most visited page, beside the number. */
function Visits({ visits, most }: { visits: number; most: number }) {
  return (
    <span className="league-visits">
      <span
        aria-hidden="true"
        className="league-bar"
        style={{ inlineSize: `${most > 0 ? Math.round((100 * visits) / most) : 0}%` }}
      />
      {countText(visits)}
    </span>
  );
}

export function leagueColumns(
  rows: readonly LeagueRow[],
  before: LeagueView | undefined,
  pageOf: ReadonlyMap<string, ListedPage>,
): Column<LeagueRow>[] {
  const most = Math.max(0, ...rows.map(({ visits }) => visits));
  const visitsBefore = new Map(before?.rows.map(({ path, visits }) => [path, visits]));
  return [
    {
      key: 'path',
      label: 'Page',
      isTitle: true,
      cell: ({ path }) => <PageCell path={path} page={path === null ? undefined : pageOf.get(path)} />,
    },
    {
      key: 'visits',
      label: 'Visits',
      align: 'right',
      cell: ({ path, visits }) => (path === null ? '–' : <Visits {...{ visits, most }} />),
    },
    {
      key: 'before',
      label: before ? `In ${monthLabel(before.month).split(' ')[0]}` : 'Month before',
      align: 'right',
      from: 'medium',
      cell: ({ path }) => (path === null ? '–' : countText(visitsBefore.get(path) ?? 0)),
    },
    { key: 'orders', label: 'Orders', align: 'right', cell: ({ orders }) => countText(orders) },
    {
      key: 'share',
      label: 'Orders per 100 visits',
      align: 'right',
      from: 'medium',
      cell: (row) => ordersPer100([row]) ?? '–',
    },
    {
      key: 'revenue',
      label: 'Revenue',
      align: 'right',
      cell: ({ revenue }) =>
        revenue.map(({ amountMinor, currency }) => formatSum(amountMinor, currency)).join(' + ') || '–',
    },
  ];
}
