import { Button, Skeleton, Text } from '@mantine/core';
import { trpc } from '#src/client/trpc.ts';
import type { CommissionAdminView } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { CardTable } from '#src/features/admin/list/card-table.tsx';
import { CellTime } from '#src/features/admin/list/cell-time.tsx';
import type { Column } from '#src/features/admin/list/list-types.ts';
import { QueryError } from '#src/ui/components/query-error.tsx';
import { CommissionStageBadge } from '../commissions/commission-stage-badge.tsx';

const COLUMNS: Column<CommissionAdminView>[] = [
  {
    key: 'order',
    label: 'Order',
    isTitle: true,
    cell: (row) => <a href={paths.adminOrder(row.orderId)}>#{row.orderId}</a>,
  },
  { key: 'date', label: 'Date', card: 'meta', cell: (row) => <CellTime at={row.createdAt} /> },
  {
    key: 'amount',
    label: 'Commission',
    align: 'right',
    card: 'end',
    cell: (row) => formatMinor(row.amountMinor, row.currency),
  },
  {
    key: 'stage',
    label: 'Status',
    card: 'state',
    cell: (row) => (
      <>
        <CommissionStageBadge row={row} />
        {(row.reviewReason ?? row.cancelReason) && (
          <span className="alist-sub">{row.reviewReason ?? row.cancelReason}</span>
        )}
      </>
    ),
  },
];

/** Recent sales only; a link opens the full list filtered by this affiliate. */
export function AffiliateSales({ id }: { id: number }) {
  const query = trpc.commissions.list.useQuery({ affiliateId: id, limit: 10 });
  return (
    <section className="admin-card affiliate-sales" aria-labelledby="sales">
      <h2 id="sales">Latest sales</h2>
      {query.isPending ? (
        <Skeleton height={120} />
      ) : query.error ? (
        <QueryError query={query} text="The sales could not be loaded." />
      ) : query.data.items.length === 0 ? (
        <Text c="dimmed">
          No sales yet. An order appears here as soon as somebody who came through this affiliate’s link pays.
        </Text>
      ) : (
        <>
          <CardTable
            caption="Latest sales"
            columns={COLUMNS}
            rows={query.data.items}
            rowKey={(row) => row.id}
          />
          <Button
            component="a"
            href={`${paths.adminCommissions}?affiliateId=${id}`}
            variant="default"
            mt="sm"
          >
            All {query.data.total} commissions
          </Button>
        </>
      )}
    </section>
  );
}
