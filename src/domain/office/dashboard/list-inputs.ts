/** The schemas of the admin area's lists, by path. */
import { claimsInput } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { affiliateListInput } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { commissionListInput } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { projectListInput } from '#src/domain/project/project/project.schema.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { confirmationListInput } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { orderListInput } from '#src/domain/sale/order/order.schema.ts';
import { paymentEventsInput } from '#src/domain/sale/payment/payment.schema.ts';
import { contactListInput } from '#src/domain/site/contact/contact.schema.ts';
import { emailListInput } from '../email/email.schema.ts';

export const LIST_INPUTS = {
  [paths.adminOrders]: orderListInput,
  [paths.adminConfirmations]: confirmationListInput,
  [paths.adminProjects]: projectListInput,
  [paths.adminReviews]: reviewListInput,
  [paths.adminContacts]: contactListInput,
  [paths.adminAffiliates]: affiliateListInput,
  [paths.adminCommissions]: commissionListInput,
  [paths.adminClaims]: claimsInput,
  [paths.adminEmails]: emailListInput,
  [paths.adminReconciliation]: paymentEventsInput,
} as const;
