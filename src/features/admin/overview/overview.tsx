import { paths } from '#src/domain/paths.ts';
import './overview.css';
import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { failureText, trpc } from '#src/client/trpc.ts';
import { promises } from '#src/domain/offer.ts';
import { safeLocalPath } from '#src/domain/referral/landing-path.rules.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { WhenSeen } from '../shell/when-seen.tsx';
import { RevenueTable } from './revenue-table.tsx';

const RevenueChart = lazy(() =>
  import('./revenue-chart.tsx').then(({ RevenueChart: Chart }) => ({ default: Chart })),
);

type Days = 30 | 90 | 365;
const PERIODS = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
];

export function Overview() {
  const [days, setDays] = useState<Days>(30);
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
      <ActionItems />
      <Revenue days={days} />
      <div className="admin-grid">
        <Landings days={days} />
        <TopAffiliates days={days} />
        <Speed days={days} />
      </div>
      <Storage />
    </section>
  );
}

/** Action items for staff, with an empty state. */
export function ActionItems() {
  const query = trpc.dashboard.actionItems.useQuery();
  return (
    <section className="admin-card" aria-labelledby="needs">
      <h3 id="needs">Needs attention</h3>
      {query.isPending ? (
        <Skeleton height={60} />
      ) : query.error ? (
        <Text role="alert">{failureText(query.error, 'Couldn’t load this. Refresh the page.')}</Text>
      ) : query.data.length === 0 ? (
        <Text>Nothing needs your attention.</Text>
      ) : (
        <ul className="needs">
          {query.data.map((need) => (
            <li key={need.kind}>
              <a href={need.href}>{need.text}</a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Storage() {
  const { data } = trpc.dashboard.storage.useQuery();
  if (!data?.isEmbedded) return null;
  return (
    <Text size="sm" c="dimmed">
      This shop uses the embedded database. It needs free disk space, and a power cut can cost the latest
      data. {data.savedAt ? `Last copy: ${adminDate(data.savedAt)}.` : 'There is no copy yet.'}
    </Text>
  );
}

function Revenue({ days }: { days: Days }) {
  const query = trpc.dashboard.daily.useQuery({ days });
  return (
    <section className="admin-card" aria-labelledby="revenue">
      <h3 id="revenue">Revenue and orders by day</h3>
      {query.isPending ? (
        <Skeleton height={260} />
      ) : query.error ? (
        <Text role="alert">
          {failureText(query.error, 'The figures could not be loaded. Refresh the page.')}
        </Text>
      ) : (
        <>
          <WhenSeen fallback={<Skeleton height={260} />}>
            <Suspense fallback={<Skeleton height={260} />}>
              <RevenueChart view={query.data} />
            </Suspense>
          </WhenSeen>
          <details className="as-table">
            <summary>Show as a table</summary>
            <RevenueTable view={query.data} />
          </details>
        </>
      )}
    </section>
  );
}

function Landings({ days }: { days: Days }) {
  const query = trpc.dashboard.landings.useQuery({ days });
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
                  <a href={safeLocalPath(row.path)}>{row.path}</a>
                </th>
                <td>{row.visits}</td>
                <td>{row.orders}</td>
                <td>{row.visits > 0 ? `${((row.orders / row.visits) * 100).toFixed(1)}%` : '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text>
          {query.error ? 'The figures could not be loaded. Refresh the page.' : 'No visits in this period'}
        </Text>
      )}
    </section>
  );
}

function TopAffiliates({ days }: { days: Days }) {
  const query = trpc.dashboard.topAffiliates.useQuery({ days });
  return (
    <section className="admin-card" aria-labelledby="top">
      <h3 id="top">Top affiliates</h3>
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.data?.length ? (
        <table className="figures-table" aria-labelledby="top">
          <thead>
            <tr>
              <th scope="col">Affiliate</th>
              <th scope="col">Clicks</th>
              <th scope="col">Sales</th>
              <th scope="col">Commission</th>
            </tr>
          </thead>
          <tbody>
            {query.data.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <a href={paths.adminAffiliate(row.id)}>{row.name}</a>
                </th>
                <td>{row.clicks}</td>
                <td>{row.orders}</td>
                <td>{row.commission.map((sum) => formatMinor(sum.amountMinor, sum.currency)).join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <Text>
          {query.error
            ? 'The figures could not be loaded. Refresh the page.'
            : 'No sales through affiliates in this period'}
        </Text>
      )}
    </section>
  );
}

const hoursText = (hours: number | null | undefined) =>
  hours === null || hours === undefined
    ? '–'
    : hours < 1
      ? `${Math.round(hours * 60)} min`
      : hours < 48
        ? `${hours} h`
        : `${(hours / 24).toFixed(1)} days`;

function Speed({ days }: { days: Days }) {
  const query = trpc.dashboard.leadTimes.useQuery({ days });
  return (
    <section className="admin-card" aria-labelledby="speed">
      <h3 id="speed">How fast we are</h3>
      {query.isPending ? (
        <Skeleton height={140} />
      ) : query.error ? (
        <Text>The figures could not be loaded. Refresh the page.</Text>
      ) : (
        <dl className="speed">
          <div>
            <dt>From the form to the start of the work</dt>
            <dd>{hoursText(query.data.formToStart)}</dd>
            <dd className="alist-sub">
              Median of {query.data.formsMeasured} forms; designs are promised within{' '}
              {promises.prototypeHours} hours
            </dd>
          </div>
          <div>
            <dt>From the payment to the form</dt>
            <dd>{hoursText(query.data.paidToForm)}</dd>
            <dd className="alist-sub">Median of {query.data.ordersMeasured} orders</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
