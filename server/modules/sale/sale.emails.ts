import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { linkEmails } from './order-email/link.email.ts';
import { orderEmails } from './order-email/order.email.ts';
import { shopEmails } from './payment/payment.email.ts';

export const saleEmails = bindTemplates({ ...orderEmails, ...linkEmails, ...shopEmails });
