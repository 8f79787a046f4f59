/** Maps each kind of email to its template, whose parameter is the email's payload. */
import type { EmailKind } from '#src/domain/records.ts';
import { affiliateEmails } from './modules/affiliate/affiliate.emails.ts';
import { integrationEmails } from './modules/integration/integration.emails.ts';
import { officeEmails } from './modules/office/office.emails.ts';
import { projectEmails } from './modules/project/project.emails.ts';
import { saleEmails } from './modules/sale/sale.emails.ts';
import { siteEmails } from './modules/site/site.emails.ts';
import type { EmailEnvironment, EmailTemplate } from './platform/email/email-renderer.ts';

export const emailTemplates = (environment: EmailEnvironment) =>
  ({
    ...saleEmails(environment),
    ...projectEmails(environment),
    ...affiliateEmails(environment),
    ...siteEmails(environment),
    ...officeEmails(environment),
    ...integrationEmails(environment),
  }) satisfies Record<EmailKind, EmailTemplate<never>>;

type Templates = ReturnType<typeof emailTemplates>;
export type EmailPayloads = { [Kind in EmailKind]: Parameters<Templates[Kind]>[0] };
