import './performance.css';
import './commission-table.css';
import { SegmentedControl, Skeleton, Title } from '@mantine/core';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import {
  ownCommissionsHref,
  type PerformanceView,
  STATS_PERIODS_DAYS,
  type StatsPeriod,
} from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { addDays, shortDate, utcDay } from '#src/domain/shared/dates.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { rateText } from '#src/domain/shared/number-text.ts';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { Figure } from '#src/ui/components/figure.tsx';
import { WhenSeen } from '#src/ui/components/when-seen.tsx';
import { NothingYet } from './nothing-yet.tsx';
import { Sums } from './stat-cards.tsx';

const PerformanceChart = lazy(() =>
  import('./performance-chart.tsx').then((module) => ({ default: module.PerformanceChart })),
);

const CHART_WAIT = <Skeleton height={270} />;

const dayOf = (from: string): string => shortDate(new Date(`${from}T12:00:00`));

const lastDayOf = (from: string, days: number): string =>
  utcDay(addDays(new Date(`${from}T00:00:00Z`), days - 1));

/** Text alternative of the chart. */
function PerformanceTable({ affiliateId, data }: { affiliateId: number; data: PerformanceView }) {
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
        {filled.toReversed().map((bucket) => {
          const days = { from: bucket.from, to: lastDayOf(bucket.from, data.bucketDays) };
          const when = `${data.bucketDays === 1 ? 'on' : 'in the week from'} ${dayOf(bucket.from)}`;
          return (
            <tr key={bucket.from}>
              <td className="num">{dayOf(bucket.from)}</td>
              <td className="num">{bucket.clicks}</td>
              <td className="num">
                <Figure
                  href={ownCommissionsHref(affiliateId, { show: 'sales', ...days })}
                  text={String(bucket.orders)}
                  label={`orders ${when}`}
                />
              </td>
              <td className="num">
                <Figure
                  href={ownCommissionsHref(affiliateId, { show: 'earned', ...days })}
                  text={minorToText(bucket.earnedMinor)}
                  label={`earned ${when}`}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
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
