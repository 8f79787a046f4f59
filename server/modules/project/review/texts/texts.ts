/**
 * Texts of the email that asks for a review, in one language. Placeholders in braces stay as they
 * are; each text names those that it must contain.
 */
export type ReviewEmailTexts = {
  /** At most 50 characters. */
  subject: string;
  /** Shown after the subject in the list of messages; at most 140 characters. */
  preview: string;
  /** {name} */
  greeting: string;
  lead: string;
  /** What the reader can expect of the form. */
  form: string;
  button: string;
  /** Under the button. {orderId}, {linkDays}, {editDays} */
  linkNote: string;
  /** Says that no second email follows, and what to do if something is wrong. */
  once: string;
};
