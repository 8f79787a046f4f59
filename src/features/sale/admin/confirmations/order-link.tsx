import { paths } from '#src/domain/paths.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { StatusBadge } from '#src/ui/components/status-badge.tsx';

/** Verified: linked by the form link or by an admin. Claimed: typed by the visitor. */
export function OrderLink({ row }: { row: Pick<ConfirmationView, 'orderId' | 'claimedOrderId'> }) {
  if (row.orderId)
    return (
      <span>
        <a className="alist-number" href={paths.adminOrder(row.orderId)}>
          #{row.orderId}
        </a>{' '}
        <StatusBadge status="verified" />
      </span>
    );
  if (row.claimedOrderId)
    return (
      <span>
        <span className="alist-number">#{row.claimedOrderId}</span> <StatusBadge status="claimed" />
      </span>
    );
  return <span className="alist-sub">No order number</span>;
}
