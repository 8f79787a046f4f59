import './affiliates.css';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Loaded } from '#src/client/loaded.tsx';
import { failureText, trpc } from '#src/client/trpc.ts';
import type { AffiliateDetailView } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { PAYOUT_METHOD_LABELS } from '#src/domain/affiliate/payout/payout.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate, ageText, cellDate } from '#src/domain/shared/dates.ts';
import { formatMinor, sumsByCurrency, sumsText } from '#src/domain/shared/money.ts';
import { counted, countText } from '#src/domain/shared/number-text.ts';
import { type FigureItem, Figures } from '#src/features/admin/figures/figures.tsx';
import { CellTime } from '#src/features/admin/list/cells.tsx';
import { DataTable } from '#src/features/admin/list/data-table.tsx';
import type { Column } from '#src/features/admin/list/list-definition.ts';
import { Notes } from '#src/features/admin/notes/notes.tsx';
import { AddressText, EmailLink, PhoneLink } from '#src/features/admin/shell/address-text.tsx';
import { AdminCard, AdminPage, useIsOwner, useRecordId } from '#src/features/admin/shell/admin-page.tsx';
import { DescriptionList } from '#src/ui/components/description-list.tsx';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { Badge, StatusBadge } from '#src/ui/components/status-badge.tsx';
import { STAGE_COLUMN } from '../commissions/stage-column.tsx';
import { AffiliateActions } from './affiliate-actions.tsx';

const BACK = { href: paths.adminAffiliates, label: 'Back to Affiliates' };

export function AffiliateScreen() {
  const id = useRecordId();
  const query = trpc.adminAffiliates.one.useQuery({ id });
  const isOwner = useIsOwner();
  if (query.error)
    return (
      <AdminPage title="Affiliate" back={BACK}>
        <QueryError query={query} text={failureText(query.error, 'This affiliate could not be loaded.')} />
      </AdminPage>
    );
  const affiliate = query.data;
  return (
    <AdminPage
      title={affiliate?.name ?? 'Affiliate'}
      lead={affiliate ? <State affiliate={affiliate} /> : <Skeleton height={24} width={80} />}
      back={BACK}
      actions={
        <>
          <Button component="a" href={paths.affiliateDashboard(id)} target="_blank" variant="default">
            View their dashboard
          </Button>
          {isOwner && (
            <Button component="a" href={paths.payoutStatement(id)} target="_blank" variant="default">
              Statement
            </Button>
          )}
        </>
      }
    >
      <Figures items={figuresOf(affiliate)} />
      <div className="admin-columns">
        <div>
          <AffiliateSales id={id} />
          <AdminCard title="Profile">
            {affiliate ? <Profile affiliate={affiliate} /> : <Skeleton height={260} />}
          </AdminCard>
          <Notes key={id} kind="affiliate" id={id} />
        </div>
        <div>
          {affiliate?.erasedAt ? (
            <Alert title="This person has been erased">
              On {adminDate(affiliate.erasedAt)}. Payment records are kept for the ledger; nothing here can be
              changed any more.
            </Alert>
          ) : affiliate ? (
            <AffiliateActions key={id} affiliate={affiliate} isOwner={isOwner} />
          ) : (
            <section className="admin-card" aria-label="Account">
              <Skeleton height={260} />
            </section>
          )}
        </div>
      </div>
    </AdminPage>
  );
}

function State({ affiliate }: { affiliate: AffiliateDetailView }) {
  const { id, status, emailVerifiedAt, payoutMethod, payoutHoldUntil, underReview, erasedAt } = affiliate;
  return (
    <div className="affiliate-state">
      <StatusBadge status={status} />
      {!erasedAt && !emailVerifiedAt && (
        <Badge tone="wait" mark="!">
          Email not verified
        </Badge>
      )}
      {!erasedAt && payoutMethod === 'none' && (
        <Badge tone="wait" mark="!">
          No payout details
        </Badge>
      )}
      {payoutHoldUntil && payoutHoldUntil > new Date() && (
        <Badge tone="wait" mark="‖">
          Payouts held until {cellDate(payoutHoldUntil)}: details changed
        </Badge>
      )}
      {underReview > 0 && (
        <a href={`${paths.adminCommissions}?affiliateId=${id}&stage=review`}>
          {counted(underReview, 'sale')} under review
        </a>
      )}
    </div>
  );
}

/** Without the affiliate while it is loading. */
function figuresOf(affiliate: AffiliateDetailView | undefined): FigureItem[] {
  const money = (pick: 'pendingMinor' | 'reviewMinor' | 'paidMinor') =>
    affiliate && (sumsText(sumsByCurrency(affiliate.earned, (sum) => sum[pick])) || formatMinor(0, 'usd'));
  const rate = affiliate && affiliate.clicks > 0 ? (100 * affiliate.sales) / affiliate.clicks : null;
  return [
    {
      label: 'Pending',
      value: money('pendingMinor'),
      more: affiliate?.underReview ? `${money('reviewMinor')} under review` : 'Earned and not yet paid',
    },
    { label: 'Paid out', value: money('paidMinor') },
    {
      label: 'Sales',
      value: affiliate && countText(affiliate.sales),
      more: rate !== null && `${rate.toFixed(1)} per 100 clicks`,
    },
    { label: 'Clicks', value: affiliate && countText(affiliate.clicks) },
  ];
}

const PAYOUT_WAYS = { ...PAYOUT_METHOD_LABELS, none: 'No payout details yet' };

const since = (at: Date): ReactNode => (
  <>
    {adminDate(at)}
    <span className="alist-sub">{ageText(at)} ago</span>
  </>
);

function Profile({ affiliate }: { affiliate: AffiliateDetailView }) {
  return (
    <DescriptionList
      rows={{
        Email: (
          <>
            <EmailLink address={affiliate.email} />
            <span className="alist-sub">
              {affiliate.emailVerifiedAt
                ? `Verified on ${adminDate(affiliate.emailVerifiedAt)}`
                : 'Not verified. Payouts start after the first sign-in with a code.'}
            </span>
          </>
        ),
        Phone: affiliate.phone && <PhoneLink phone={affiliate.phone} />,
        Company: affiliate.company !== affiliate.name && affiliate.company,
        'Referral code': <code>{affiliate.referralCode}</code>,
        'Paid by': (
          <AddressText>{`${PAYOUT_WAYS[affiliate.payoutMethod]}${affiliate.payoutTo ? `: ${affiliate.payoutTo}` : ''}`}</AddressText>
        ),
        'Last sign-in': affiliate.lastLoginAt ? since(affiliate.lastLoginAt) : 'Never',
        Joined: since(affiliate.createdAt),
      }}
    />
  );
}

const SALES: Column<CommissionAdminView>[] = [
  {
    label: 'Order',
    isTitle: true,
    cell: (row) => <a href={paths.adminOrder(row.orderId)}>#{row.orderId}</a>,
  },
  { label: 'Date', card: 'meta', cell: (row) => <CellTime at={row.createdAt} /> },
  {
    label: 'Commission',
    align: 'right',
    card: 'end',
    cell: (row) => formatMinor(row.amountMinor, row.currency),
  },
  STAGE_COLUMN,
];

function AffiliateSales({ id }: { id: number }) {
  const query = trpc.commissions.list.useQuery({ affiliateId: id, limit: 10 });
  return (
    <AdminCard title="Latest sales" className="affiliate-sales">
      <Loaded query={query} failed="The sales could not be loaded." height={120}>
        {({ items, total }) =>
          items.length === 0 ? (
            <Text c="dimmed">
              No sales yet. An order appears here as soon as somebody who came through this affiliate’s link
              pays.
            </Text>
          ) : (
            <>
              <DataTable caption="Latest sales" columns={SALES} rows={items} />
              <Button
                component="a"
                href={`${paths.adminCommissions}?affiliateId=${id}`}
                variant="default"
                mt="sm"
              >
                All {total} commissions
              </Button>
            </>
          )
        }
      </Loaded>
    </AdminCard>
  );
}
