import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { orderUpdateEmails } from './order-email/order-updates.email.ts';
import { requestedEmails } from './order-email/receipt.email.ts';
import { shopEmails } from './payment/payment.email.ts';

export const saleEmails = bindTemplates({ ...requestedEmails, ...orderUpdateEmails, ...shopEmails });
