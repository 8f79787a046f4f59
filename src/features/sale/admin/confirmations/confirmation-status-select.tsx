import {
  CONFIRMATION_STATUSES,
  type ConfirmationStatus,
} from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationView } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { statusOptions } from '#src/domain/shared/status-label.ts';
import { BadgeSelect } from '#src/features/admin/list/badge-select.tsx';

export const STATUS_OPTIONS = statusOptions(CONFIRMATION_STATUSES);

export type StatusChange = (row: ConfirmationView, status: ConfirmationStatus) => void;

/** Badge and dropdown in one: any status may follow any other. */
export function ConfirmationStatusSelect({
  row,
  onChange,
}: {
  row: ConfirmationView;
  onChange: StatusChange;
}) {
  return (
    <BadgeSelect
      label={`Status of order form ${row.id}`}
      value={row.status}
      options={STATUS_OPTIONS}
      onChange={(status) => onChange(row, status as ConfirmationStatus)}
    />
  );
}
