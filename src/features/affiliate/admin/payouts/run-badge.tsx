import type { PayoutRunView } from '#src/domain/affiliate/payout/payout.schema.ts';
import { formatMinor } from '#src/domain/shared/money.ts';
import { Badge, StatusBadge } from '#src/ui/components/status-badge.tsx';

const STATUSES = { open: 'in_progress', closed: 'completed', discarded: 'discarded' } as const;

/** A closed run with failed payments is not as good as one without. */
export function RunBadge({ run: { status, failedLines } }: { run: PayoutRunView }) {
  if (status === 'closed' && failedLines > 0)
    return (
      <Badge tone="wait" mark="!">
        Completed, {failedLines} failed
      </Badge>
    );
  return <StatusBadge status={STATUSES[status]} />;
}

export const runTotal = ({ totals }: PayoutRunView): string =>
  totals
    .map(({ pendingMinor, paidMinor, currency }) => formatMinor(pendingMinor + paidMinor, currency))
    .join(', ') || '–';
