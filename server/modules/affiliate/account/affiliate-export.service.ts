import { defineExport } from '#server/platform/csv-export.ts';
import { affiliateListInput } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { listAffiliates } from './affiliate-list.service.ts';

export const affiliateExport = defineExport({
  policy: 'admin',
  input: affiliateListInput,
  page: (ctx, input) => listAffiliates(ctx, input, false),
  columns: [
    ['Affiliate', (affiliate) => affiliate.id],
    ['Joined', (affiliate) => affiliate.createdAt],
    ['Name', (affiliate) => affiliate.name],
    ['Email', (affiliate) => affiliate.email],
    ['Company', (affiliate) => affiliate.company],
    ['Code', (affiliate) => affiliate.referralCode],
    ['Rate %', (affiliate) => affiliate.commissionRate],
    ['Status', (affiliate) => affiliate.status],
    ['Email verified', (affiliate) => (affiliate.verified ? 'yes' : 'no')],
    ['Sales', (affiliate) => affiliate.sales],
    ['Under review', (affiliate) => affiliate.underReview],
    [
      'Pending',
      (affiliate) =>
        affiliate.earned
          .map(({ currency, pendingMinor }) => `${currency.toUpperCase()} ${minorToText(pendingMinor)}`)
          .join('; '),
    ],
    [
      'Paid',
      (affiliate) =>
        affiliate.earned
          .map(({ currency, paidMinor }) => `${currency.toUpperCase()} ${minorToText(paidMinor)}`)
          .join('; '),
    ],
  ],
});
