import './landing-pages.css';
import { Button, NativeSelect, Skeleton, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { publicPages } from '#src/client/public-pages.ts';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type ListedPage, mainPages, PAGE_GROUPS } from '#src/content/main-pages.ts';
import {
  type LeagueRow,
  type LeagueView,
  monthLabel,
  recentMonths,
} from '#src/domain/landing-page/landing-page.schema.ts';
import { leagueTotals, ordersPer100 } from '#src/domain/landing-page/league-figures.rules.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { formatSum } from '#src/domain/shared/money.ts';
import { countText } from '#src/domain/shared/number-text.ts';
import { type Figure, Figures } from '../figures/figures.tsx';
import { CardTable } from '../list/card-table.tsx';
import { AdminPage } from '../shell/admin-page.tsx';
import { OwnersOnly } from '../shell/owners-only.tsx';
import { leagueColumns } from './league-columns.tsx';

/** Which pages bring visitors and orders, month by month. */
export function LandingPagesScreen() {
  return (
    <OwnersOnly title="Landing pages">
      <League />
    </OwnersOnly>
  );
}

function League() {
  const months = recentMonths(new Date());
  const [month, setMonth] = useState(months[0] ?? '');
  const [group, setGroup] = useState('');
  const [pages, setPages] = useState(mainPages);
  useEffect(() => {
    publicPages().then(setPages, () => {});
  }, []);
  const query = trpc.landingPages.league.useQuery({ month }, { placeholderData: keepPreviousData });
  const earlier = months[months.indexOf(month) + 1];
  const before = trpc.landingPages.league.useQuery({ month: earlier ?? '' }, { enabled: Boolean(earlier) });
  const pageOf = new Map(pages.map((page) => [page.path, page]));
  const rows = query.data?.rows.filter(({ path }) => !group || pageOf.get(path ?? '')?.group === group);
  return (
    <AdminPage
      title="Landing pages"
      back={{ href: paths.admin, label: 'Back to Dashboard' }}
      lead="Where visits began, and the paid orders that came of them. Visits are counted per page and day, and nothing about the visitor is stored."
      actions={
        <Button
          component="a"
          variant="default"
          href={`${apiPaths.exports}/landing-pages.csv?${new URLSearchParams({ month })}`}
        >
          Download CSV
        </Button>
      }
    >
      <div className="league-filters">
        <NativeSelect
          label="Month"
          value={month}
          onChange={(event) => setMonth(event.currentTarget.value)}
          data={months.map((value) => ({ value, label: monthLabel(value) }))}
        />
        <NativeSelect
          label="Kind of page"
          value={group}
          onChange={(event) => setGroup(event.currentTarget.value)}
          data={[{ value: '', label: 'All' }, ...PAGE_GROUPS]}
        />
      </div>
      <Figures items={figuresOf(rows, before.data)} />
      <section className="admin-card" aria-label="Pages of the month">
        {query.isPending && <Skeleton height={240} />}
        {query.error && (
          <Text role="alert">
            {failureText(query.error, 'The figures could not be loaded. Refresh the page.')}
          </Text>
        )}
        {query.data && rows && <Pages month={query.data.month} {...{ rows, pageOf }} before={before.data} />}
      </section>
    </AdminPage>
  );
}

/** Of the pages that are shown, beside the same pages a month before. */
function figuresOf(rows: readonly LeagueRow[] | undefined, before: LeagueView | undefined): Figure[] {
  const now = rows && leagueTotals(rows);
  const shown = new Set(rows?.map(({ path }) => path));
  const then = before && leagueTotals(before.rows.filter(({ path }) => shown.has(path)));
  const compared = (text: string | undefined) => before && text && `${text} in ${monthLabel(before.month)}`;
  const revenue = (totals: typeof now) =>
    totals &&
    (totals.revenue.map((sum) => formatSum(sum.amountMinor, sum.currency)).join(' + ') ||
      formatSum(0, 'usd'));
  return [
    {
      label: 'Visits',
      value: now && countText(now.visits),
      more: compared(then && countText(then.visits)),
    },
    {
      label: 'Orders',
      value: now && countText(now.orders),
      more: compared(then && countText(then.orders)),
    },
    { label: 'Orders per 100 visits', value: rows && (ordersPer100(rows) ?? '–') },
    { label: 'Revenue', value: revenue(now), more: compared(revenue(then)) },
  ];
}

type PagesProps = {
  month: string;
  rows: readonly LeagueRow[];
  before: LeagueView | undefined;
  pageOf: ReadonlyMap<string, ListedPage>;
};

function Pages({ month, rows, before, pageOf }: PagesProps) {
  return (
    <>
      {rows.length > 0 && (
        <CardTable
          caption={`Landing pages in ${monthLabel(month)}, most orders first`}
          columns={leagueColumns(rows, before, pageOf)}
          rows={rows}
          rowKey={({ path }) => path ?? 'unknown'}
        />
      )}
      {rows.every(({ visits }) => visits === 0) && (
        <Text c="dimmed" mt={rows.length > 0 ? 'md' : 0}>
          No visits in {monthLabel(month)}. Each public page that somebody opens first in a visit appears
          here, with the orders that followed.
        </Text>
      )}
    </>
  );
}
