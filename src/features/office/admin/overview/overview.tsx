import './overview.css';
import { Button, SegmentedControl, Skeleton, Text } from '@mantine/core';
import { type ComponentProps, lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { trpc } from '#src/client/trpc.ts';
import { figureLinks, type Days as Period } from '#src/domain/office/dashboard/admin-lists.ts';
import type { DailyView, DayView } from '#src/domain/office/dashboard/dashboard.schema.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor, sumBy } from '#src/domain/shared/money.ts';
import { rateText } from '#src/domain/shared/number-text.ts';
import { daysOf } from '#src/domain/shared/period.rules.ts';
import { NarrowTabs } from '#src/features/admin/shell/narrow-tabs.tsx';
import { ChartFrame } from '#src/ui/components/chart-frame.tsx';
import { Disclosure } from '#src/ui/components/disclosure.tsx';
import { Figure, FiguresTable, SumFigures } from '#src/ui/components/figures.tsx';
import { WhenSeen } from '#src/ui/components/when-seen.tsx';

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
      <NarrowTabs
        label="More figures"
        parts={[
          { name: 'Landing pages', content: <Landings days={days} period={period} /> },
          { name: 'Affiliates', content: <TopAffiliates days={days} period={period} /> },
        ]}
      />
      <Storage />
    </section>
  );
}

function Revenue({ days }: { days: Days }) {
  const query = trpc.dashboard.daily.useQuery({ days });
  const [isOpen, setIsOpen] = useState(false);
  const chartId = useId();
  return (
    <section className="admin-card overview-revenue" aria-labelledby="revenue">
      <h3 id="revenue">Revenue and orders by day</h3>
      <Loaded query={query} failed="The figures could not be loaded." height={CHART_HEIGHT}>
        {(view) => (
          <>
            <RevenueFigures view={view} />
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
                      <RevenueChart view={view} />
                    </Suspense>
                  </WhenSeen>
                }
                table={<RevenueTable view={view} />}
              />
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}

type CardProps<Row> = {
  id: string;
  title: string;
  lead?: string;
  query: ComponentProps<typeof Loaded<Row[]>>['query'];
  columns: Readonly<Record<string, (row: Row) => ReactNode>>;
  empty: string;
};

function FiguresCard<Row>({ id, title, lead, query, columns, empty }: CardProps<Row>) {
  return (
    <section className="admin-card" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {lead && (
        <Text size="sm" c="dimmed" mb="xs">
          {lead}
        </Text>
      )}
      <Loaded query={query} failed="The figures could not be loaded." height={140}>
        {(rows) =>
          rows.length > 0 ? (
            <FiguresTable labelledBy={id} rows={rows} columns={columns} />
          ) : (
            <Text>{empty}</Text>
          )
        }
      </Loaded>
    </section>
  );
}

type PeriodProps = { days: Days; period: Period };

function Landings({ days, period }: PeriodProps) {
  return (
    <FiguresCard
      id="landings"
      title="Landing pages"
      lead="Visits through affiliate links, and the paid orders they led to. Other visits are not counted."
      query={trpc.adminAffiliates.landings.useQuery({ days })}
      empty="No visits in this period"
      columns={{
        Page: (row) => <a href={row.path}>{row.path}</a>,
        Visits: (row) => row.visits,
        Orders: (row) => (
          <Figure
            href={figureLinks.landingOrders(row.path, period)}
            text={String(row.orders)}
            label={`orders from ${row.path}`}
          />
        ),
        Rate: (row) => rateText(row.orders, row.visits),
      }}
    />
  );
}

function TopAffiliates({ days, period }: PeriodProps) {
  return (
    <FiguresCard
      id="top"
      title="Affiliates with most sales"
      query={trpc.adminAffiliates.best.useQuery({ days })}
      empty="No sales through affiliates in this period"
      columns={{
        Affiliate: (row) => <a href={paths.adminAffiliate(row.id)}>{row.name}</a>,
        Clicks: (row) => row.clicks,
        Sales: (row) => (
          <Figure
            href={figureLinks.salesOf(row.id, period)}
            text={String(row.orders)}
            label={`sales of ${row.name}`}
          />
        ),
        Commission: (row) => (
          <SumFigures
            sums={row.commission}
            label={`commission of ${row.name}`}
            hrefOf={(currency) => figureLinks.commissionOf(row.id, currency, period)}
          />
        ),
      }}
    />
  );
}

/** The foot line about an embedded database, and what it means. */
function Storage() {
  const { data } = trpc.dashboard.storage.useQuery();
  if (!data?.isEmbedded) return null;
  return (
    <Disclosure
      className="storage-note"
      title="Embedded database."
      note={data.savedAt ? `Last snapshot: ${adminDate(data.savedAt)}.` : 'There is no snapshot yet.'}
    >
      <Text size="sm">
        The shop keeps its data in a database inside the server process. A power cut can lose everything since
        the last snapshot, and only one process can use the database. To connect a PostgreSQL server or to
        back up more often, see docs/operations/first-day.md and every-day.md.
      </Text>
    </Disclosure>
  );
}

const periodOf = (days: readonly DayView[]): Period => ({
  from: days[0]?.day ?? '',
  to: days.at(-1)?.day ?? '',
});

function RevenueIn({ view, days, label }: { view: DailyView; days: readonly DayView[]; label: string }) {
  const sums = view.currencies
    .map((currency) => ({ currency, amountMinor: sumBy(days, ({ revenue }) => revenue[currency] ?? 0) }))
    .filter(({ amountMinor }) => amountMinor !== 0);
  return (
    <SumFigures
      sums={sums.length > 0 ? sums : [{ currency: 'usd', amountMinor: 0 }]}
      label={label}
      hrefOf={(currency) => figureLinks.paidOrders(currency, periodOf(days))}
    />
  );
}

const OrdersIn = ({ days, label }: { days: readonly DayView[]; label: string }) => (
  <Figure
    href={figureLinks.orders(periodOf(days))}
    text={String(sumBy(days, (day) => day.orders))}
    label={label}
  />
);

/** Paid orders since the first of this month, for the accounts. */
function thisMonthCsv(): string {
  const { from, to } = daysOf('this-month', new Date());
  return `${apiPaths.exports}/orders.csv?${new URLSearchParams({ status: 'paid', from, to })}`;
}

function RevenueFigures({ view }: { view: DailyView }) {
  const length = `${view.days.length} days`;
  return (
    <dl className="period-figures">
      <div>
        <dt>Paid revenue</dt>
        <dd>
          <RevenueIn view={view} days={view.days} label={`revenue of ${length}`} />
        </dd>
        <dd className="alist-sub">
          <RevenueIn view={view} days={view.previous} label={`revenue of the ${length} before`} /> in the{' '}
          {length} before
        </dd>
      </div>
      <div>
        <dt>Orders</dt>
        <dd>
          <OrdersIn days={view.days} label={`orders of ${length}`} />
        </dd>
        <dd className="alist-sub">
          <OrdersIn days={view.previous} label={`orders of the ${length} before`} /> in the {length} before
        </dd>
      </div>
      <div>
        <dt>For the accounts</dt>
        <dd className="alist-sub">
          <a href={thisMonthCsv()} rel="external" download>
            Paid orders of this month (CSV)
          </a>
        </dd>
      </div>
    </dl>
  );
}

/** Text alternative of the chart: days with sales, newest first. */
function RevenueTable({ view }: { view: DailyView }) {
  const days = view.days.filter((day) => day.orders > 0).reverse();
  const only = (day: string) => ({ from: day, to: day });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section tabIndex={0} aria-label="Revenue and orders by day, as a table">
      <FiguresTable
        labelledBy="revenue"
        rows={days}
        columns={{
          Day: ({ day }) => day,
          Orders: ({ day, orders }) => (
            <Figure href={figureLinks.orders(only(day))} text={String(orders)} label={`orders on ${day}`} />
          ),
          Paid: ({ day, paid }) => (
            <Figure
              href={figureLinks.orders({ status: 'paid', ...only(day) })}
              text={String(paid)}
              label={`paid orders on ${day}`}
            />
          ),
          ...Object.fromEntries(
            view.currencies.map((currency) => [
              currency.toUpperCase(),
              ({ day, revenue }: DayView) => (
                <Figure
                  href={figureLinks.paidOrders(currency, only(day))}
                  text={formatMinor(revenue[currency] ?? 0, currency)}
                  label={`revenue on ${day}`}
                />
              ),
            ]),
          ),
        }}
      />
      {days.length === 0 && <p>No orders in this period</p>}
    </section>
  );
}
