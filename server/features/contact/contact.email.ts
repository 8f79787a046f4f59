import { button, details, type EmailContent, heading, text } from '#server/platform/email/layout.ts';
import { paths } from '#src/domain/paths.ts';

type Payload = {
  id: number;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  type: string;
  message: string;
};

/** To the shop's own inbox only; the visitor's address is the Reply-To (SEC-07). */
export const contactNotice =
  (origin: string) =>
  (enquiry: Payload): EmailContent => ({
    subject: 'New enquiry from the website',
    preview: `${enquiry.type}: answer within 24 hours`,
    blocks: [
      text(
        'Somebody sent an enquiry. Replying to this mail answers them directly; the site promises a reply within 24 hours.',
      ),
      details(
        ['Name', enquiry.name],
        ['Email', enquiry.email],
        ['Phone', enquiry.phone ?? '-'],
        ['Company', enquiry.company ?? '-'],
        ['Type', enquiry.type],
      ),
      heading('Message'),
      text(enquiry.message),
      button('Open the enquiry', `${origin}${paths.adminContact(enquiry.id)}`),
    ],
  });
