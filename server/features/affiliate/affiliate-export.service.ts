import { defineExport } from '#server/platform/csv-export.ts';
import { affiliateListInput } from '#src/domain/affiliate/affiliate-admin.schema.ts';
import { minorToText } from '#src/domain/shared/money.ts';
import { listAffiliates } from './affiliate-list.service.ts';

export const affiliateExport = defineExport({
  policy: 'admin',
  input: affiliateListInput,
  header: [
    'Affiliate',
    'Joined',
    'Name',
    'Email',
    'Company',
    'Code',
    'Rate %',
    'Status',
    'Email verified',
    'Sales',
    'Under review',
    'Pending',
    'Paid',
  ],
  page: (ctx, input) => listAffiliates(ctx, input, false),
  row: (affiliate) => [
    affiliate.id,
    affiliate.createdAt,
    affiliate.name,
    affiliate.email,
    affiliate.company,
    affiliate.referralCode,
    affiliate.commissionRate,
    affiliate.status,
    affiliate.verified ? 'yes' : 'no',
    affiliate.sales,
    affiliate.underReview,
    affiliate.earned
      .map(({ currency, pendingMinor }) => `${currency.toUpperCase()} ${minorToText(pendingMinor)}`)
      .join('; '),
    affiliate.earned
      .map(({ currency, paidMinor }) => `${currency.toUpperCase()} ${minorToText(paidMinor)}`)
      .join('; '),
  ],
});
