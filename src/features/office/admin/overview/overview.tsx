import { QueryError } from '#src/ui/components/query-error.tsx';
import './overview.css';
import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useId, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { type Days as Between, figureLinks } from '#src/domain/office/dashboard/figure-links.ts';
import { rateText } from '#src/domain/shared/number-text.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { Figure } from '#src/ui/components/figure.tsx';
import { WhenSeen } from '#src/ui/components/when-seen.tsx';
import { periodOf, RevenueFigures } from './revenue-figures.tsx';
import { RevenueTable } from './revenue-table.tsx';
import { Storage } from './storage.tsx';

const RevenueChart = lazy(() =>
  import('./revenue-chart.tsx').then(({ RevenueChart: Chart }) => ({ default: Chart })),
);

/** Both panels with their headings and the axis of days, in pixels. */
const CHART_HEIGHT = 336;

type Days = 30 | 90 | 365;
const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

export function Overview() {
  const [days, setDays] = useState<Days>(30);
  const { data } = trpc.dashboard.daily.useQuery({ days });
  const period = periodOf(data?.days ?? []);
  return (
    <section className="overview" aria-labelledby="overview">
      <div className="overview-head">
        <h2 id="overview">Overview</h2>
        <SegmentedControl
          aria-label="Period"
          data={PERIODS}
          value={String(days)}
          onChange={(value) => setDays(Number(value) as Days)}
        />
      </div>
      <Revenue days={days} />
      <Landings days={days} period={period} />
      <Storage />
    </section>
  );
}

function Revenue({ days }: { days: Days }) {
  const query = trpc.dashboard.daily.useQuery({ days });
  const [isOpen, setIsOpen] = useState(false);
  const chartId = useId();
  return (
    <section className="admin-card" aria-labelledby="revenue">
      <h3 id="revenue">Revenue and orders by day</h3>
      {query.isPending ? (
        <Skeleton className="overview-wait" height={CHART_HEIGHT} />
      ) : query.error ? (
        <QueryError query={query} text={failureText(query.error, 'The figures could not be loaded.')} />
      ) : (
        <>
          <RevenueFigures view={query.data} />
          {/* On a phone the chart is collapsed: the figures above say what matters. */}
          <Button
            className="overview-more"
            variant="default"
            size="compact-md"
            aria-expanded={isOpen}
            aria-controls={chartId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide chart' : 'Show chart'}
          </Button>
          <div className="overview-chart" id={chartId} data-open={isOpen || undefined}>
            <ChartFrame
              chart={
                <WhenSeen fallback={<Skeleton height={CHART_HEIGHT} />}>
                  <Suspense fallback={<Skeleton height={CHART_HEIGHT} />}>
                    <RevenueChart view={query.data} />
                  </Suspense>
                </WhenSeen>
              }
              table={<RevenueTable view={query.data} />}
            />
          </div>
        </>
      )}
    </section>
  );
}

function Landings({ days, period }: { days: Days; period: Between }) {
  const query = trpc.adminAffiliates.landings.useQuery({ days });
  return (
    <section className="admin-card" aria-labelledby="landings">
      <h3 id="landings">Landing pages</h3>
      <Text size="sm" c="dimmed" mb="xs">
        Visits through affiliate links, and the paid orders they led to. Other visits are not counted.
      </Text>
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.data?.length ? (
        <table className="figures-table" aria-labelledby="landings">
          <thead>
            <tr>
              <th scope="col">Page</th>
              <th scope="col">Visits</th>
              <th scope="col">Orders</th>
              <th scope="col">Rate</th>
            </tr>
          </thead>
          <tbody>
            {query.data.map((row) => (
              <tr key={row.path}>
                <th scope="row">
                  <a href={row.path}>{row.path}</a>
                </th>
                <td>{row.visits}</td>
                <td>
                  <Figure
                    href={figureLinks.landingOrders(row.path, period)}
                    text={String(row.orders)}
                    label={`orders from ${row.path}`}
                  />
                </td>
                <td>{rateText(row.orders, row.visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : query.error ? (
        <QueryError query={query} text="The figures could not be loaded." />
      ) : (
        <Text>No visits in this period</Text>
      )}
    </section>
  );
}
