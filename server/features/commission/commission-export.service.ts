import { defineExport } from '#server/platform/csv-export.ts';
import { commissionListInput } from '#src/domain/commission/commission-admin.schema.ts';
import { STAGE_LABELS } from '#src/domain/commission/commission-stage.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { listCommissions } from './commission-list.service.ts';

export const commissionExport = defineExport({
  policy: 'admin',
  input: commissionListInput,
  header: [
    'Commission',
    'Created',
    'Affiliate',
    'Name',
    'Order',
    'Kind',
    'Amount',
    'Currency',
    'Rate %',
    'Stage',
    'Available',
    'Paid',
    'Review',
    'Reason',
  ],
  page: (ctx, input) => listCommissions(ctx, input, false),
  row: (row) => [
    row.id,
    row.createdAt,
    row.affiliateId,
    row.affiliateName,
    row.orderId,
    row.kind,
    minorToText(row.amountMinor),
    row.currency.toUpperCase(),
    row.rate,
    STAGE_LABELS[row.stage],
    row.availableAt,
    row.paidAt,
    row.reviewReason,
    row.cancelReason,
  ],
});
