import {
  type ConfirmationView,
  confirmationView,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import type { ConfirmationRow } from './confirmation.entity.ts';

/** Each field of the view is the column of that name: a new field is added to the view only. */
export const CONFIRMATION_COLUMNS = confirmationView.keyof().options;

/** The form as lists, pages and the REST API show it. */
export const toConfirmationView = (
  row: Pick<ConfirmationRow, (typeof CONFIRMATION_COLUMNS)[number]>,
): ConfirmationView =>
  confirmationView.parse(
    Object.fromEntries(CONFIRMATION_COLUMNS.map((field) => [field, row[field] ?? null])),
  );
