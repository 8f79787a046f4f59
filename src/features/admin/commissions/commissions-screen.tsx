import { Button, Group } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import {
  type CommissionAdminView,
  commissionListInput,
} from '#src/domain/commission/commission-admin.schema.ts';
import { COMMISSION_STAGES, STAGE_LABELS } from '#src/domain/commission/commission-stage.rules.ts';
import { apiPaths, paths } from '#src/domain/paths.ts';
import { adminDate } from '#src/domain/shared/dates.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { showToast } from '#src/ui/behaviour/toast.ts';
import { ReasonDialog } from '../dialog/reason-dialog.tsx';
import { AdminList } from '../list/admin-list.tsx';
import { useListState } from '../list/list-state.ts';
import type { Column } from '../list/list-types.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { StageBadge } from './stage-badge.tsx';

type Decision = { row: CommissionAdminView; kind: 'release' | 'cancel' };

const columnsFor = (
  decide: (decision: Decision) => void,
  isOwner: boolean,
): Column<CommissionAdminView>[] => [
  {
    key: 'order',
    label: 'Order',
    isTitle: true,
    cell: (row) => (
      <>
        <a href={paths.adminOrder(row.orderId)}>{row.orderId}</a>
        {row.kind === 'reversal' && (
          <span className="alist-sub">
            {row.amountMinor > 0 ? 'Came back after a payout' : 'Taken back after a payout'}
          </span>
        )}
      </>
    ),
  },
  {
    key: 'affiliate',
    label: 'Affiliate',
    isFree: true,
    cell: (row) => <a href={paths.adminAffiliate(row.affiliateId)}>{row.affiliateName}</a>,
  },
  {
    key: 'amount',
    label: 'Commission',
    align: 'right',
    sort: 'amountMinor',
    sortFirst: 'descending',
    cell: (row) => (
      <>
        {formatMinor(row.amountMinor, row.currency)}
        <span className="alist-sub">{row.rate}%</span>
      </>
    ),
  },
  {
    key: 'stage',
    label: 'Status',
    cell: (row) => (
      <>
        <StageBadge stage={row.stage} />
        {(row.reviewReason ?? row.cancelReason) && (
          <span className="alist-sub">{row.reviewReason ?? row.cancelReason}</span>
        )}
      </>
    ),
  },
  { key: 'available', label: 'Available', sort: 'availableAt', cell: (row) => adminDate(row.availableAt) },
  {
    key: 'created',
    label: 'Sale',
    sort: 'createdAt',
    sortFirst: 'descending',
    cell: (row) => adminDate(row.createdAt),
  },
  {
    key: 'decide',
    label: 'Decision',
    cell: (row) =>
      (row.kind === 'earned' || row.amountMinor > 0) &&
      (row.stage === 'review' || row.stage === 'hold' || row.stage === 'payable') ? (
        <Group gap="xs">
          {row.stage === 'review' && isOwner && (
            <Button
              size="sm"
              onClick={() => decide({ row, kind: 'release' })}
              aria-label={`Release the commission of order ${row.orderId}`}
            >
              Release
            </Button>
          )}
          <Button
            size="sm"
            variant="default"
            c="red"
            onClick={() => decide({ row, kind: 'cancel' })}
            aria-label={`Cancel the commission of order ${row.orderId}`}
          >
            Cancel
          </Button>
          {row.stage === 'review' && !isOwner && <span className="alist-sub">An owner can release it</span>}
        </Group>
      ) : (
        '–'
      ),
  },
];

export function CommissionsScreen() {
  const state = useListState(commissionListInput);
  const query = trpc.commissions.list.useQuery(state.input, { placeholderData: keepPreviousData });
  const [decision, setDecision] = useState<Decision | null>(null);
  const { viewer } = usePageContext();
  const isOwner = viewer?.kind === 'admin' && viewer.role === 'owner';
  const utils = trpc.useUtils();
  const release = trpc.commissions.release.useMutation();
  const cancel = trpc.commissions.cancel.useMutation();
  const row = decision?.row;
  const isRelease = decision?.kind === 'release';
  const amount = row ? formatMinor(row.amountMinor, row.currency) : '';

  return (
    <AdminPage
      title="Commissions"
      lead={state.values.affiliateId ? <a href={paths.adminCommissions}>Show all affiliates</a> : undefined}
    >
      <AdminList
        name="commissions"
        caption="Commissions, newest first"
        columns={columnsFor(setDecision, isOwner)}
        rowKey={(item) => item.id}
        rowLabel={(item) => `commission of order ${item.orderId}`}
        query={query}
        state={state}
        searchLabel="Search by order or affiliate"
        emptyText="No commissions yet"
        filters={[
          {
            kind: 'select',
            key: 'stage',
            label: 'Status',
            options: COMMISSION_STAGES.map((stage) => ({ value: stage, label: STAGE_LABELS[stage] })),
          },
          { kind: 'day', key: 'from', label: 'From' },
          { kind: 'day', key: 'to', label: 'To' },
        ]}
        exportHref={`${apiPaths.exports}/commissions.csv`}
      />
      <ReasonDialog
        title={isRelease ? `Release ${amount}?` : `Cancel ${amount}?`}
        lead={
          isRelease
            ? `${row?.affiliateName} will be told that the check is over. Held because: ${row?.reviewReason ?? ''}`
            : `${row?.affiliateName} will get your reason by email, word for word. The commission does not come back, whatever happens to the order.`
        }
        label={
          isRelease ? 'Why it’s fine to pay, for the audit log' : 'Reason, as the affiliate will read it'
        }
        action={isRelease ? 'Release' : 'Cancel commission'}
        isDangerous={!isRelease}
        isOpen={decision !== null}
        onClose={() => setDecision(null)}
        onSubmit={async (reason) => {
          if (!row) return;
          await (isRelease ? release : cancel).mutateAsync({ id: row.id, reason });
          showToast({
            title: isRelease ? 'Commission released' : 'Commission cancelled',
            description: `${amount} of order ${row.orderId}`,
          });
          void utils.commissions.list.invalidate();
          void utils.dashboard.actionItems.invalidate();
          void utils.adminAffiliates.one.invalidate({ id: row.affiliateId });
        }}
      />
    </AdminPage>
  );
}
