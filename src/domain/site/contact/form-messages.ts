import { promises } from '#src/domain/promises.ts';
import { CONTACT_MISSING } from './contact.schema.ts';

/**
 * For forms sent without JavaScript: title and text of each outcome, and the label of the home
 * link.
 */
export type FormMessages = {
  sent: [title: string, text: string];
  missing: [title: string, text: string];
  failed: [title: string, text: string];
  home: string;
};

export const ENGLISH_MESSAGES: FormMessages = {
  sent: ['Message Sent Successfully!', `We'll get back to you within ${promises.replyHours} hours.`],
  missing: ['Missing Information', CONTACT_MISSING],
  failed: ['Failed to Send Message', 'Please try again later.'],
  home: 'Back to the home page',
};
