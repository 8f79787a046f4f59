import { viewOf } from '#server/database/view-of.ts';
import {
  type ConfirmationView,
  confirmationView,
} from '#src/domain/sale/confirmation/confirmation.schema.ts';
import type { ConfirmationRow } from './confirmation.entity.ts';

export const CONFIRMATION_COLUMNS = confirmationView.keyof().options;

/** The form as lists, pages and the REST API show it. */
export const toConfirmationView = (
  row: Pick<ConfirmationRow, (typeof CONFIRMATION_COLUMNS)[number]>,
): ConfirmationView => viewOf(confirmationView, row);
