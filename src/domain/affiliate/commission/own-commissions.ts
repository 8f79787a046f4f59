/** Parts of an affiliate's commissions: each dashboard figure links to the rows it adds up. */
import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { dayFilter } from '#src/domain/shared/list.schema.ts';
import { oneOf } from '#src/domain/shared/text.schema.ts';

export const COMMISSION_PARTS = {
  sales: 'Sales',
  earned: 'Earned',
  pending: 'Pending',
  paid: 'Paid out',
  next: 'In the next payout',
  'in payout': 'Being paid',
  hold: 'Later',
  review: 'Under review',
} as const;
export type CommissionPart = keyof typeof COMMISSION_PARTS;

export const ownCommissionFilter = z.object({
  show: oneOf(Object.keys(COMMISSION_PARTS) as CommissionPart[]).optional(),
  currency: oneOf(CURRENCIES).optional(),
  from: dayFilter.optional(),
  to: dayFilter.optional(),
});
export type OwnCommissionFilter = z.output<typeof ownCommissionFilter>;

/** The list on the dashboard, limited to these rows. */
export const ownCommissionsHref = (affiliateId: number, filter: OwnCommissionFilter): string =>
  `${paths.affiliateDashboard(affiliateId)}?${new URLSearchParams(filter as Record<string, string>)}#commissions`;
