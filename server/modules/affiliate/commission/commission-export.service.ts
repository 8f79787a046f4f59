import { defineExport } from '#server/platform/csv-export.ts';
import { commissionListInput } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { STAGE_LABELS } from '#src/domain/affiliate/commission/commission-stage.rules.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { listCommissions } from './commission-list.service.ts';

export const commissionExport = defineExport({
  policy: 'admin',
  input: commissionListInput,
  page: (ctx, input) => listCommissions(ctx, input, false),
  columns: [
    ['Commission', (row) => row.id],
    ['Created', (row) => row.createdAt],
    ['Affiliate', (row) => row.affiliateId],
    ['Name', (row) => row.affiliateName],
    ['Order', (row) => row.orderId],
    ['Kind', (row) => row.kind],
    ['Amount', (row) => minorToText(row.amountMinor)],
    ['Currency', (row) => row.currency.toUpperCase()],
    ['Rate %', (row) => row.rate],
    ['Stage', (row) => STAGE_LABELS[row.stage]],
    ['Available', (row) => row.availableAt],
    ['Paid', (row) => row.paidAt],
    ['Review', (row) => row.reviewReason],
    ['Reason', (row) => row.cancelReason],
  ],
});
