import {
  button,
  details,
  type EmailContent,
  type EmailTone,
  text,
} from '#server/platform/email/email-content.ts';
import { paths } from '#src/domain/paths.ts';

const STEPS = {
  message: ['needs-action', 'new message', 'The customer has written to you.'],
  problem: [
    'needs-action',
    'a problem is reported',
    'The customer reports a problem. Please look at it today.',
  ],
  changes_requested: [
    'needs-action',
    'changes requested',
    'The customer has asked for changes. The clock is running again.',
  ],
  design_chosen: [
    'needs-action',
    'design chosen',
    'The customer has chosen a design. You can start building.',
  ],
  approved: ['good-news', 'website approved', 'The customer has approved the website. It can go live.'],
  domain_confirmed: ['neutral', 'domain confirmed', 'The customer has confirmed the domain of the website.'],
} as const satisfies Record<string, readonly [tone: EmailTone, subject: string, sentence: string]>;
export type CustomerStep = keyof typeof STEPS;

type Notice = { orderId: number; name: string; what: CustomerStep; text: string | null };

/** To the shop. */
export const projectNotice =
  (origin: string) =>
  ({ orderId, name, what, text: words }: Notice): EmailContent => {
    const [tone, subject, sentence] = STEPS[what];
    return {
      tone,
      subject: `Order ${orderId}: ${subject}`,
      preview: words?.slice(0, 120) || sentence,
      blocks: [
        text(sentence),
        ...(words ? [text(words)] : []),
        details(['Order', String(orderId)], ['Customer', name]),
        button('Open the order', `${origin}${paths.adminOrder(orderId)}`),
      ],
    };
  };
