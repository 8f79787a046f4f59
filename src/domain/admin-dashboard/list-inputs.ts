/** The schemas of the admin area's lists, by path. */
import { claimsInput } from '../affiliate/affiliate-account.schema.ts';
import { affiliateListInput } from '../affiliate/affiliate-admin.schema.ts';
import { commissionListInput } from '../commission/commission-admin.schema.ts';
import { confirmationListInput } from '../confirmation/confirmation.schema.ts';
import { contactListInput } from '../contact/contact.schema.ts';
import { emailListInput } from '../email/email.schema.ts';
import { orderListInput } from '../order/order.schema.ts';
import { paths } from '../paths.ts';
import { paymentEventsInput } from '../payment/payment.schema.ts';
import { projectListInput } from '../project/project.schema.ts';
import { reviewListInput } from '../review/review.schema.ts';

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
