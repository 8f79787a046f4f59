import { Button, Text } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import { AFFILIATE_STATUSES } from '#src/domain/affiliate/account/affiliate.schema.ts';
import {
  type AffiliateListView,
  affiliateListInput,
} from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { sumsByCurrency, sumsText } from '#src/domain/shared/money.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import './affiliates.css';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn, NoValue } from '#src/features/admin/list/cells.tsx';
import { type Column, selectFilter, statusFilter } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { useWaiting } from '#src/features/admin/shell/counts.ts';

type Sums = AffiliateListView['earned'];
const sumText = (sums: Sums, pick: (sum: Sums[number]) => number): string =>
  sumsText(sumsByCurrency(sums, pick).filter(({ amountMinor }) => amountMinor !== 0)) || '–';

const COLUMNS: Column<AffiliateListView>[] = [
  {
    label: 'Affiliate',
    isTitle: true,
    sort: 'name',
    cell: (row) => (
      <a href={paths.adminAffiliate(row.id)} title={row.email}>
        {row.name}
      </a>
    ),
  },
  {
    label: 'Email',
    isFree: true,
    from: 'medium',
    cell: (row) => (
      <span className="alist-email">
        <AddressText>{row.email}</AddressText>
      </span>
    ),
  },
  { label: 'Code', card: 'meta', cell: (row) => <code>{row.referralCode}</code> },
  {
    label: 'Status',
    card: 'state',
    cell: ({ status, verified }) => (
      <>
        <StatusBadge status={status} />
        {!verified && <span className="alist-sub">Not verified</span>}
      </>
    ),
  },
  { label: 'Rate', align: 'right', from: 'medium', cell: (row) => `${row.commissionRate}%` },
  { label: 'Sales', align: 'right', cell: (row) => row.sales },
  {
    label: 'Pending',
    card: 'end',
    align: 'right',
    cell: ({ id, earned, underReview }) => {
      const text = sumText(earned, (sum) => sum.pendingMinor);
      return (
        <>
          {text === '–' ? <NoValue /> : <span className="affiliate-pending">{text}</span>}
          {underReview > 0 && (
            <span className="alist-sub under-review">
              <a href={`${paths.adminCommissions}?stage=review&affiliateId=${id}`}>
                {sumText(earned, (sum) => sum.reviewMinor)} under review
              </a>
            </span>
          )}
        </>
      );
    },
  },
  { label: 'Paid out', align: 'right', cell: (row) => sumText(row.earned, (sum) => sum.paidMinor) },
  {
    label: 'Last sign-in',
    from: 'medium',
    cell: (row) => (row.lastLoginAt ? <CellTime at={row.lastLoginAt} /> : 'never'),
  },
  createdColumn('Joined', { card: 'meta' }),
];

export function AffiliatesScreen() {
  const list = useList(affiliateListInput, trpc.adminAffiliates.list);
  const questions = useWaiting()(paths.adminClaims);
  return (
    <AdminPage
      title="Affiliates"
      actions={
        <Button component="a" href={questions?.href ?? paths.adminClaims} variant="default">
          Questions about sales
          {questions && (
            <Text span inherit visibleFrom="sm">
              : {questions.text}
            </Text>
          )}
        </Button>
      }
    >
      <AdminList
        name="affiliates"
        caption="Affiliates, newest first"
        columns={COLUMNS}
        {...list}
        searchLabel="Search affiliates"
        emptyText="No affiliates yet"
        filters={[
          statusFilter(AFFILIATE_STATUSES),
          selectFilter('verified', 'Email verified', { yes: 'Yes', no: 'Not yet' }),
        ]}
        csv="affiliates"
      />
    </AdminPage>
  );
}
