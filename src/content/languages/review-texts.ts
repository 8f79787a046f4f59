/**
 * What the page says on which a customer writes a review, in one language. Placeholders in braces
 * stay as they are; each text names those that it must contain.
 */

import type { Plural } from '#src/content/plural.ts';

export type ReviewDictionary = {
  /** The heading, and the title of the browser's tab. */
  title: string;
  /** The link to the page. */
  write: string;
  /** {orderId} */
  intro: string;
  /** Over the five radio buttons. */
  stars: string;
  /** Of each radio button. {n} */
  starCount: Plural;
  text: string;
  /** {max}: longest text. {shown}: about so much of it is shown on our pages. */
  textHint: string;
  name: string;
  nameHint: string;
  /** Before buttons with suggested names. */
  nameSuggestions: string;
  /** Label of the checkbox. */
  consent: string;
  consentHint: string;
  send: string;
  saveChanges: string;
  required: string;
  /** Over the list of errors. */
  problem: string;
  errors: {
    stars: string;
    text: string;
    /** {max} */
    textTooLong: string;
    name: string;
    /** The name contains a web address, an email address or invisible characters. */
    nameNotPlain: string;
    consent: string;
    /** The connection or the server failed. */
    failed: string;
  };
  thanks: { title: string; text: string };
  /** What is shown of a review that exists already. */
  yours: {
    title: string;
    /** What its state means for its author. */
    written: string;
    published: string;
    declined: string;
    /** {date} */
    editUntil: string;
    edit: string;
    /** A published review is taken off our pages until it has been read again. */
    editNote: string;
    cancel: string;
  };
  /** For the author of a review. */
  tooLate: { title: string; text: string };
  /** The link was never used in time. `text`: {days} */
  expired: { title: string; text: string };
  badLink: { title: string; text: string };
  /** The connection or the server failed. */
  notLoaded: { title: string; text: string; retry: string };
  loading: string;
  project: string;
};
