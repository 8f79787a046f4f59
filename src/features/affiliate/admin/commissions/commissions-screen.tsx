import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { trpc } from '#src/client/trpc.ts';
import {
  commissionListInput,
  isDecidable,
  type ListedCommission,
} from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import {
  COMMISSION_STAGE_LABELS,
  NOT_CANCELLED,
} from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { paths } from '#src/domain/paths.ts';
import { adminDay } from '#src/domain/shared/dates.ts';
import { BULK_MAX } from '#src/domain/shared/limits.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { AdminList } from '#src/features/admin/list/admin-list.tsx';
import { CellTime, createdColumn, customerName, emailText } from '#src/features/admin/list/cells.tsx';
import {
  type Column,
  CURRENCY_FILTER,
  type Filter,
  selectFilter,
} from '#src/features/admin/list/list-definition.ts';
import { useList } from '#src/features/admin/list/list-state.ts';
import { AddressText } from '#src/features/admin/shell/address-text.tsx';
import { AdminPage, useIsOwner } from '#src/features/admin/shell/admin-page.tsx';
import { type Decision, DecisionDialog } from './decision-dialog.tsx';
import { STAGE_COLUMN } from './stage-column.tsx';

const FILTERS: readonly Filter[] = [
  selectFilter('stage', 'Status', {
    ...COMMISSION_STAGE_LABELS,
    [NOT_CANCELLED]: 'All but cancelled or rejected',
  }),
  selectFilter('kind', 'Kind', { earned: 'Sales', reversal: 'Adjustments' }),
  CURRENCY_FILTER,
];

const columnsFor = (decide: (decision: Decision) => void, isOwner: boolean): Column<ListedCommission>[] => [
  {
    label: 'Order',
    isTitle: true,
    cell: (row) => (
      <>
        <a href={paths.adminOrder(row.orderId)}>#{row.orderId}</a>
        {row.buyer && (
          <span className="alist-sub">
            {customerName(row.buyer.name)}
            <br />
            <AddressText>{emailText(row.buyer.email)}</AddressText>
          </span>
        )}
        {row.kind === 'reversal' && (
          <span className="alist-sub">
            {row.amountMinor > 0 ? 'Reinstated after payout' : 'Deducted after payout'}
          </span>
        )}
      </>
    ),
  },
  {
    label: 'Affiliate',
    isFree: true,
    card: 'meta',
    cell: (row) => <a href={paths.adminAffiliate(row.affiliateId)}>{row.affiliateName}</a>,
  },
  {
    label: 'Commission',
    align: 'right',
    sort: 'amountMinor',
    sortFirst: 'descending',
    card: 'end',
    cell: (row) => (
      <>
        {formatMinor(row.amountMinor, row.currency)}
        <span className="alist-sub">{row.rate}%</span>
      </>
    ),
  },
  STAGE_COLUMN,
  {
    label: 'Payable from',
    sort: 'availableAt',
    from: 'medium',
    cell: (row) =>
      row.stage === 'cancelled' || row.kind === 'reversal' ? '–' : <CellTime at={row.availableAt} />,
  },
  createdColumn('Sale', { card: 'meta' }),
  {
    label: 'Decision',
    card: 'state',
    cell: (row) =>
      isDecidable(row) ? (
        <Group gap="xs">
          {row.stage === 'review' && isOwner && (
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => decide({ rows: [row], kind: 'release' })}
              aria-label={`Release the commission of order ${row.orderId}`}
            >
              Release…
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            onClick={() => decide({ rows: [row], kind: 'reject' })}
            aria-label={`Reject commission of order ${row.orderId}`}
          >
            Reject…
          </Button>
          {row.stage === 'review' && !isOwner && <span className="alist-sub">An owner can release it</span>}
        </Group>
      ) : null,
  },
];

export function CommissionsScreen() {
  const list = useList(commissionListInput, trpc.commissions.list);
  const [decision, setDecision] = useState<Decision | null>(null);
  const isOwner = useIsOwner();
  const { values } = list.state;
  const rows = (list.query.data?.items ?? []).filter(isDecidable).slice(0, BULK_MAX);
  const held = rows.filter(({ stage }) => stage === 'review');

  return (
    <AdminPage
      title="Commissions"
      actions={
        <>
          {isOwner && held.length > 1 && (
            <Button variant="default" onClick={() => setDecision({ rows: held, kind: 'release' })}>
              Release several…
            </Button>
          )}
          {rows.length > 1 && (
            <Button variant="default" onClick={() => setDecision({ rows, kind: 'reject' })}>
              Reject several…
            </Button>
          )}
        </>
      }
      lead={
        (values.affiliateId || values.on) && (
          <>
            {values.on && `As of ${adminDay(values.on)}. `}
            <a href={paths.adminCommissions}>Show all commissions</a>
          </>
        )
      }
    >
      <AdminList
        name="commissions"
        caption="Commissions, newest first"
        columns={columnsFor(setDecision, isOwner)}
        {...list}
        searchLabel="Search commissions"
        emptyText="No commissions yet"
        filters={FILTERS}
        csv="commissions"
      />
      <DecisionDialog decision={decision} onClose={() => setDecision(null)} />
    </AdminPage>
  );
}
