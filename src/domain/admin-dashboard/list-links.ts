/** Links to the lists of the admin area. A filter that the list's schema lacks does not compile. */
import type { z } from 'zod';
import type { claimsInput } from '../affiliate/affiliate-account.schema.ts';
import type { commissionListInput } from '../commission/commission-admin.schema.ts';
import type { confirmationListInput } from '../confirmation/confirmation.schema.ts';
import type { contactListInput } from '../contact/contact.schema.ts';
import type { emailListInput } from '../email/email.schema.ts';
import type { orderListInput } from '../order/order.schema.ts';
import { paths } from '../paths.ts';

type Filters = {
  [paths.adminOrders]: z.input<typeof orderListInput>;
  [paths.adminConfirmations]: z.input<typeof confirmationListInput>;
  [paths.adminContacts]: z.input<typeof contactListInput>;
  [paths.adminCommissions]: z.input<typeof commissionListInput>;
  [paths.adminClaims]: z.input<typeof claimsInput>;
  [paths.adminEmails]: z.input<typeof emailListInput>;
};

export const listHref = <List extends keyof Filters>(list: List, filter: Filters[List]): string =>
  `${list}?${new URLSearchParams(filter as Record<string, string>)}`;
