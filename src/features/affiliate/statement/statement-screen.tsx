import './statement.css';
import { Alert, Anchor, Button, Group, Skeleton, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureText, readFailure, trpc } from '#src/client/trpc.ts';
import { DASHBOARD_DENIED } from '#src/domain/affiliate/account/affiliate.schema.ts';
import type { StatementView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { longDate } from '#src/domain/shared/dates.ts';
import type { Days } from '#src/domain/shared/period.rules.ts';
import { site } from '#src/domain/site.ts';
import { PeriodSelect } from '#src/ui/components/period-select.tsx';
import { Balances, Movements, Payouts } from './statement-tables.tsx';

const PERIOD_NAMES = ['this-month', 'last-month', 'this-year', 'last-year'] as const;

/** The ledger entries of one affiliate, of a period or all, laid out for print and PDF. */
export function StatementScreen({ affiliateId }: { affiliateId: number }) {
  const [period, setPeriod] = useState<Days>({});
  const query = trpc.payouts.statement.useQuery(
    { affiliateId, ...period },
    { placeholderData: (before) => before },
  );
  if (query.error) {
    const hasNoSession = readFailure(query.error)?.code === 'UNAUTHENTICATED';
    return (
      <>
        <Title order={1}>Statement</Title>
        <Alert color="red">{failureText(query.error, DASHBOARD_DENIED)}</Alert>
        {hasNoSession && (
          <Button
            component="a"
            mt="md"
            href={paths.affiliateLoginFor(paths.payoutStatement(affiliateId) + window.location.search)}
          >
            Affiliate Login
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <Anchor className="no-print" href={paths.affiliateDashboard(affiliateId)} underline="always">
        Back to dashboard
      </Anchor>
      {query.data ? (
        <Statement
          view={query.data}
          period={period}
          filter={
            <Group align="end">
              <PeriodSelect
                label="Period"
                openLabel="From the first sale"
                names={PERIOD_NAMES}
                days={period}
                onDays={setPeriod}
              />
            </Group>
          }
        />
      ) : (
        <>
          <Title order={1}>Statement</Title>
          <Skeleton height={320} />
        </>
      )}
    </>
  );
}

const dayText = (day: string): string => longDate(new Date(`${day}T00:00:00Z`));

type Props = { view: StatementView; period: Days; filter: ReactNode };

function Statement({ view, period, filter }: Props) {
  const { affiliate } = view;
  const isPeriod = period.from || period.to;
  return (
    <article className="statement">
      <div className="statement-head">
        <div>
          <Title order={1}>Statement</Title>
          <p>
            {affiliate.name}
            {affiliate.company && affiliate.company !== affiliate.name && `, ${affiliate.company}`}
            <br />
            Referral code {affiliate.referralCode}
            {isPeriod && (
              <>
                <br />
                {period.from ? `From ${dayText(period.from)}` : 'From the first sale'}
                {period.to ? ` to ${dayText(period.to)}` : ''}
              </>
            )}
          </p>
        </div>
        <p className="statement-from">
          {/* On paper they are in the letterhead. */}
          <span className="no-print">
            {site.legalName}
            <br />
            {site.address}
            <br />
          </span>
          {longDate(view.issuedAt)}
        </p>
        <div className="no-print statement-tools">
          {filter}
          <Button variant="default" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
        </div>
      </div>

      <Balances view={view} />
      <Payouts view={view} />
      <Movements view={view} />
    </article>
  );
}
