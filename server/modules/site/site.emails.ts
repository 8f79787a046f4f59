import { button, type DetailsRow, details, heading, text } from '#server/platform/email/email-content.ts';
import { bindTemplates } from '#server/platform/email/email-renderer.ts';
import { promises } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import type { ContactView } from '#src/domain/site/contact/contact.schema.ts';

type Payload = Omit<ContactView, 'inquiryType' | 'status' | 'createdAt'> & { type: string };

const optional = (label: string, value: string | null): DetailsRow[] => (value ? [[label, value]] : []);

export const siteEmails = bindTemplates({
  /** To the shop's own inbox only; the visitor's address is the Reply-To (SEC-07). */
  'contact-notice': (enquiry: Payload, { origin }) => ({
    tone: 'needs-action',
    subject: `New enquiry ${enquiry.id} from the website`,
    preview: `${enquiry.type}: the website promises a reply within ${promises.replyHours} hours.`,
    blocks: [
      text(
        `You have a new enquiry. Reply to this email to write to the sender directly: the website promises a reply within ${promises.replyHours} hours.`,
      ),
      details(
        ['Name', enquiry.name],
        ['Email', enquiry.email],
        ...optional('Phone', enquiry.phone),
        ...optional('Company', enquiry.company),
        ['Type', enquiry.type],
      ),
      heading('Message'),
      text(enquiry.message),
      button('Open the enquiry', `${origin}${paths.adminContact(enquiry.id)}`),
    ],
  }),
});
