import './performance.css';
import './commission-table.css';
import '../panel.css';
import { SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { lazy, Suspense, useEffect, useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import {
  PERIODS,
  type PerformanceView,
  type Period,
} from '#src/domain/affiliate/affiliate-account.schema.ts';
import { shortDate } from '#src/domain/shared/dates.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { sumText } from '../money.ts';
import { NothingYet } from './nothing-yet.tsx';

const PerformanceChart = lazy(() =>
  import('./performance-chart.tsx').then((module) => ({ default: module.PerformanceChart })),
);

const dayOf = (from: string): string => shortDate(new Date(`${from}T12:00:00`));

/** Text alternative of the chart. */
function PerformanceTable({ data }: { data: PerformanceView }) {
  const filled = data.buckets.filter((bucket) => bucket.clicks || bucket.orders || bucket.earnedMinor);
  return (
    <table className="aff-table" aria-label={data.bucketDays === 1 ? 'Figures by day' : 'Figures by week'}>
      <thead>
        <tr>
          {[data.bucketDays === 1 ? 'Day' : 'Week from', 'Clicks', 'Orders', 'Earned'].map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {filled.toReversed().map((bucket) => (
          <tr key={bucket.from}>
            <td data-label="From" className="num">
              {dayOf(bucket.from)}
            </td>
            <td data-label="Clicks" className="num">
              {bucket.clicks}
            </td>
            <td data-label="Orders" className="num">
              {bucket.orders}
            </td>
            <td data-label="Earned" className="num">
              {minorToText(bucket.earnedMinor)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Loads the 100 kB chart only once it is in view. */
function LazyChart({ data }: { data: PerformanceView }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>();
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (inViewport) setWasSeen(true);
  }, [inViewport]);
  const placeholder = <Skeleton height={270} />;
  return (
    <div ref={ref}>
      {wasSeen ? (
        <Suspense fallback={placeholder}>
          <PerformanceChart data={data} />
        </Suspense>
      ) : (
        placeholder
      )}
    </div>
  );
}

export function Performance({ affiliateId, referralCode }: { affiliateId: number; referralCode: string }) {
  const [days, setDays] = useState<Period>(30);
  const { data, isError } = trpc.affiliates.performance.useQuery(
    { affiliateId, days },
    { placeholderData: (before) => before },
  );
  const before = data?.previous;
  const stats = data && [
    ['Clicks', String(data.clicks), before && String(before.clicks)],
    ['Orders', String(data.orders), before && String(before.orders)],
    ['Conversion', data.conversionPercent === null ? '-' : `${data.conversionPercent}%`, null],
    ['Earned', sumText(data.earned), before && sumText(before.earned)],
  ];
  const isEmpty = data && data.clicks === 0 && data.orders === 0;
  return (
    <section className="panel" aria-labelledby="performance-title">
      <div className="aff-panel-head">
        <Title order={2} id="performance-title">
          Performance
        </Title>
        <SegmentedControl
          aria-label="Period"
          value={String(days)}
          onChange={(value) => setDays(Number(value) as Period)}
          data={PERIODS.map((period) => ({ value: String(period), label: `${period} days` }))}
        />
      </div>
      {isError && <Text c="dimmed">The figures could not be loaded. Refresh the page.</Text>}
      {!data && !isError && <Skeleton height="20rem" />}
      {data && (
        <>
          <dl className="aff-figures">
            {stats?.map(([name, value, previous]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
                {previous && (
                  <dd className="before">
                    {previous} in the {days} days before
                  </dd>
                )}
              </div>
            ))}
          </dl>
          {isEmpty ? (
            <NothingYet
              title="No clicks in this period yet"
              text="Think of one business owner who needs a website, and send them your link today. Their visit appears here within seconds."
              referralCode={referralCode}
            />
          ) : (
            <ChartFrame chart={<LazyChart data={data} />} table={<PerformanceTable data={data} />} />
          )}
        </>
      )}
    </section>
  );
}
