/** The demo's enquiries. */
import { createContact } from '#server/modules/site/contact/contact.service.ts';
import type { Happening } from './happening.ts';

const ENQUIRIES = [
  [
    16,
    'Ruth Ackerley',
    'ruth@ackerleytuition.example',
    'general',
    'Do you also build sites for a tutor working alone? I have no logo yet.',
  ],
  [
    11,
    'Dev Malhotra',
    'dev@malhotraelectrical.example',
    'website',
    'I need a page my customers can find when a fuse blows at eight in the evening. How soon could we start?',
  ],
  [
    8,
    'Siobhan Keane',
    'siobhan@keaneyoga.example',
    'hosting',
    'What happens to my site and my domain after the first year, and what does it cost then?',
  ],
  [
    5,
    'Tomasz Zielinski',
    'tomasz@zielinskiauto.example',
    'website',
    'We have an old site from 2012. Can you take over the domain without our email stopping?',
  ],
  [
    2,
    'Hannah Pryce',
    'hannah@prycecatering.example',
    'billing',
    'Can the billing software send quotes as well as invoices?',
  ],
  [
    0,
    'George Afolabi',
    'george@afolabilaw.example',
    'general',
    'We are a firm of three solicitors. Which parts of the site can we change ourselves?',
  ],
] as const;

export const contacts: readonly Happening[] = ENQUIRIES.map(
  ([daysAgo, name, email, inquiryType, message]) => [
    daysAgo,
    (ctx) => createContact(ctx, { name, email, phone: null, company: null, message, inquiryType }),
  ],
);
