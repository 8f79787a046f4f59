import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { accountEmails } from './account/affiliate.email.ts';
import { commissionEmails } from './commission/commission.email.ts';

export const affiliateEmails = bindTemplates({ ...accountEmails, ...commissionEmails });
