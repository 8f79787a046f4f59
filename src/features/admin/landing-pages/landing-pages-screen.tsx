import { Button, Select, Skeleton, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import {
  type LeagueRow,
  type LeagueView,
  monthLabel,
  recentMonths,
} from '#src/domain/landing-page/landing-page.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { CardTable } from '../list/card-table.tsx';
import type { Column } from '../list/list-types.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { OwnersOnly } from '../shell/owners-only.tsx';

const COLUMNS: Column<LeagueRow>[] = [
  {
    key: 'path',
    label: 'Page',
    isTitle: true,
    cell: ({ path }) =>
      path === null ? (
        <>
          Not known
          <span className="alist-sub">Orders without a first page, such as those added by staff</span>
        </>
      ) : (
        <a href={path} target="_blank" rel="noreferrer">
          {path === '/' ? 'Home page' : path}
        </a>
      ),
  },
  {
    key: 'visits',
    label: 'Visits',
    align: 'right',
    cell: ({ path, visits }) => (path === null ? '–' : visits.toLocaleString('en-GB')),
  },
  { key: 'orders', label: 'Orders', align: 'right', cell: ({ orders }) => orders.toLocaleString('en-GB') },
  {
    key: 'share',
    label: 'Orders per 100 visits',
    align: 'right',
    cell: ({ visits, orders }) => (visits > 0 ? ((100 * orders) / visits).toFixed(1) : '–'),
  },
  {
    key: 'revenue',
    label: 'Revenue',
    align: 'right',
    cell: ({ revenue }) =>
      revenue.map(({ amountMinor, currency }) => formatMinor(amountMinor, currency)).join(' + ') || '–',
  },
];

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
  const query = trpc.landingPages.league.useQuery({ month }, { placeholderData: keepPreviousData });
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
      <section className="admin-card" aria-label="Pages of the month">
        <Select
          label="Month"
          w={220}
          mb="md"
          allowDeselect={false}
          value={month}
          onChange={(value) => setMonth(value ?? month)}
          data={months.map((value) => ({ value, label: monthLabel(value) }))}
        />
        {query.isPending && <Skeleton height={240} />}
        {query.error && (
          <Text role="alert">
            {failureText(query.error, 'The figures could not be loaded. Refresh the page.')}
          </Text>
        )}
        {query.data && <Pages {...query.data} />}
      </section>
    </AdminPage>
  );
}

function Pages({ month, rows }: LeagueView) {
  return (
    <>
      {rows.length > 0 && (
        <CardTable
          caption={`Landing pages in ${monthLabel(month)}, most orders first`}
          columns={COLUMNS}
          rows={rows}
          rowKey={({ path }) => path ?? 'unknown'}
        />
      )}
      {rows.every(({ visits }) => visits === 0) && (
        <Text c="dimmed" mt="md">
          No visits in {monthLabel(month)}. Each public page that somebody opens first in a visit appears
          here, with the orders that followed.
        </Text>
      )}
    </>
  );
}
