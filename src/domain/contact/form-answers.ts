import { CONTACT_MISSING } from './contact.schema.ts';

/** Spec 8, for a form sent without script: title and text of each outcome, and the name of the link home. */
export type FormAnswers = {
  sent: [title: string, text: string];
  missing: [title: string, text: string];
  failed: [title: string, text: string];
  home: string;
};

export const ENGLISH_ANSWERS: FormAnswers = {
  sent: ['Message Sent Successfully!', "We'll get back to you within 24 hours."],
  missing: ['Missing Information', CONTACT_MISSING],
  failed: ['Failed to Send Message', 'Please try again later.'],
  home: 'Back to the home page',
};
/** Said behind a fault in English; a browser's way back needs no words elsewhere. */
export const GO_BACK = "Your browser's back button takes you to the form with what you typed.";
