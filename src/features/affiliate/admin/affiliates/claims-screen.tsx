import { Button } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { reasonTitle } from '#src/domain/affiliate/claim/claim.rules.ts';
import {
  CLAIM_STATUSES,
  type ClaimAdminView,
  claimsInput,
} from '#src/domain/affiliate/claim/claim.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { type Column, statusFilter } from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AdminPage } from '#src/features/admin/shell/admin-page.tsx';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';
import { AnswerDialog } from './answer-dialog.tsx';

const columnsFor = (open: (claim: ClaimAdminView) => void): Column<ClaimAdminView>[] => [
  {
    label: 'Question',
    isTitle: true,
    cell: (row) => (
      <>
        {row.message ?? 'Where is this sale?'}
        <span className="alist-sub">
          About {row.subject}. We replied: {reasonTitle(row.reason)}
        </span>
      </>
    ),
  },
  {
    label: 'Affiliate',
    isFree: true,
    cell: (row) => <a href={paths.adminAffiliate(row.affiliateId)}>{row.affiliateName}</a>,
  },
  {
    label: 'Order',
    cell: (row) =>
      row.orderId ? <a href={paths.adminOrder(row.orderId)}>{row.orderId}</a> : 'No order found',
  },
  { label: 'Asked', cell: (row) => adminDate(row.createdAt) },
  {
    label: 'Status',
    cell: (row) => (
      <>
        <StatusBadge status={row.status === 'open' ? 'new' : row.status} />
        {row.answer && (
          <span className="alist-sub">
            {row.answeredBy}: {row.answer}
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Answer',
    cell: (row) =>
      row.status === 'open' ? (
        <Button size="sm" onClick={() => open(row)} aria-label={`Answer ${row.affiliateName}`}>
          Answer
        </Button>
      ) : (
        '–'
      ),
  },
];

export function ClaimsScreen() {
  const list = useList(claimsInput, trpc.claims.list);
  const [claim, setClaim] = useState<ClaimAdminView | null>(null);
  return (
    <AdminPage
      title="Questions about sales"
      lead="Affiliates ask about sales that are missing from their dashboard. You decide whether they count."
      back={{ href: paths.adminAffiliates, label: 'Back to Affiliates' }}
    >
      <AdminList
        name="claims"
        caption="Questions of affiliates about sales, newest first"
        columns={columnsFor(setClaim)}
        {...list}
        searchLabel="Search questions"
        emptyText="No questions yet"
        filters={[statusFilter(CLAIM_STATUSES)]}
      />
      <AnswerDialog claim={claim} onClose={() => setClaim(null)} />
    </AdminPage>
  );
}
