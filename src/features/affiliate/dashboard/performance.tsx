import './performance.css';
import { SegmentedControl, Skeleton, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import {
  ownCommissionsHref,
  type PerformanceView,
  STATS_PERIODS_DAYS,
  type StatsPeriod,
} from '#src/domain/affiliate/commission/commission.schema.ts';
import { addDays, shortDay, utcDay } from '#src/domain/shared/dates.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { rateText } from '#src/domain/shared/number-text.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { Figure, FiguresTable } from '#src/ui/components/figures.tsx';
import { WhenSeen } from '#src/ui/components/when-seen.tsx';
import { NothingYet } from '../share/referral-link.tsx';
import { Sums } from './stat-cards.tsx';

const PerformanceChart = lazy(() =>
  import('./performance-chart.tsx').then((module) => ({ default: module.PerformanceChart })),
);

const CHART_WAIT = <Skeleton height={270} />;

const lastDayOf = (from: string, days: number): string =>
  utcDay(addDays(new Date(`${from}T00:00:00Z`), days - 1));

type Bucket = PerformanceView['buckets'][number];

/** Text alternative of the chart, newest first. */
function PerformanceTable({ affiliateId, data }: { affiliateId: number; data: PerformanceView }) {
  const isDaily = data.bucketDays === 1;
  const filled = data.buckets.filter((bucket) => bucket.clicks || bucket.orders || bucket.earnedMinor);
  const figure = ({ from }: Bucket, show: 'sales' | 'earned', text: string, name: string) => (
    <Figure
      href={ownCommissionsHref(affiliateId, { show, from, to: lastDayOf(from, data.bucketDays) })}
      text={text}
      label={`${name} ${isDaily ? 'on' : 'in the week from'} ${shortDay(from)}`}
    />
  );
  return (
    <FiguresTable
      labelledBy="performance-title"
      rows={filled.toReversed()}
      columns={{
        [isDaily ? 'Day' : 'Week from']: ({ from }) => shortDay(from),
        Clicks: ({ clicks }) => clicks,
        Orders: (bucket) => figure(bucket, 'sales', String(bucket.orders), 'orders'),
        Earned: (bucket) => figure(bucket, 'earned', minorToText(bucket.earnedMinor), 'earned'),
      }}
    />
  );
}

type Days = PerformanceView['days'];
type PeriodProps = { affiliateId: number; data: PerformanceView; days: StatsPeriod };

function PeriodFigures({ affiliateId, data, days }: PeriodProps) {
  const { previous } = data;
  const [now, before] = [`in ${days} days`, `in the ${days} days before`];
  const orders = (count: number, range: Days, when: string) => (
    <Figure
      href={ownCommissionsHref(affiliateId, { show: 'sales', ...range })}
      text={String(count)}
      label={`orders ${when}`}
    />
  );
  const earned = (sums: PerformanceView['earned'], range: Days, when: string) => (
    <Sums
      affiliateId={affiliateId}
      filter={{ show: 'earned', ...range }}
      sums={sums}
      label={`earned ${when}`}
    />
  );
  const rows: [name: string, value: ReactNode, earlier?: ReactNode][] = [
    ['Clicks', data.clicks, previous.clicks],
    ['Orders', orders(data.orders, data.days, now), orders(previous.orders, data.previousDays, before)],
    ['Conversion', rateText(data.orders, data.clicks)],
    ['Earned', earned(data.earned, data.days, now), earned(previous.earned, data.previousDays, before)],
  ];
  return (
    <dl className="aff-figures">
      {rows.map(([name, value, earlier]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {earlier !== undefined && (
            <dd className="before">
              {earlier} {before}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

export function Performance({ affiliateId, referralCode }: { affiliateId: number; referralCode: string }) {
  const [days, setDays] = useState<StatsPeriod>(30);
  const query = trpc.affiliates.performance.useQuery(
    { affiliateId, days },
    { placeholderData: (before) => before },
  );
  return (
    <section className="panel" aria-labelledby="performance-title">
      <div className="aff-panel-head">
        <Title order={2} id="performance-title">
          Performance
        </Title>
        <SegmentedControl
          aria-label="Period"
          value={String(days)}
          onChange={(value) => setDays(Number(value) as StatsPeriod)}
          data={STATS_PERIODS_DAYS.map((period) => ({ value: String(period), label: `${period} days` }))}
        />
      </div>
      <Loaded query={query} failed="The figures could not be loaded." height="20rem">
        {(data) => (
          <>
            <PeriodFigures affiliateId={affiliateId} data={data} days={days} />
            {data.clicks === 0 && data.orders === 0 ? (
              <NothingYet
                title="No clicks in this period yet"
                text="Think of one business owner who needs a website, and send them your link today. Their visit appears here within seconds."
                referralCode={referralCode}
              />
            ) : (
              <ChartFrame
                chart={
                  <WhenSeen fallback={CHART_WAIT}>
                    <Suspense fallback={CHART_WAIT}>
                      <PerformanceChart data={data} />
                    </Suspense>
                  </WhenSeen>
                }
                table={<PerformanceTable affiliateId={affiliateId} data={data} />}
              />
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
