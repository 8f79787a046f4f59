/** What the dialogs of bulk actions on order forms say before they run. */

import type { ConfirmationStatus } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { counted } from '#src/domain/shared/number-text.ts';
import { statusLabel } from '#src/domain/shared/status-label.ts';
import { customerName } from '#src/features/admin/list/empty-values.ts';
import type { BulkQuestion } from '#src/features/admin/list/list-types.ts';

/** What happens when all forms are set to one status. */
export function statusQuestion(rows: readonly ConfirmationView[], to: ConfirmationStatus): BulkQuestion {
  const changed = rows.filter((row) => row.status !== to);
  const emailed = to === 'pending' ? 0 : changed.filter((row) => row.verified).length;
  const same = rows.length - changed.length;
  return {
    lead: `${counted(changed.length, 'order form')} will be set to ${statusLabel(to)}.`,
    rows: changed.map((row) => ({
      id: row.id,
      name: customerName(row.businessName),
      detail: emailed > 0 && row.verified ? row.email : `${statusLabel(row.status)} now`,
    })),
    effects: [
      emailed > 0
        ? `${counted(emailed, 'customer')} will get an email, once, if it agrees with the stage of their project. Undo doesn’t recall an email that has been sent.`
        : 'No email will be sent.',
      ...(same > 0
        ? [`${counted(same, 'order form')} that already have this status will stay unchanged.`]
        : []),
    ],
  };
}
