/** What the email about an unfinished checkout and its pages say. `{date}` stays as it is. */
export type RecoveryTexts = {
  /** Less than 50 characters. */
  subject: string;
  /** Shown after the subject in a list of messages: at most 140 characters. */
  preview: string;
  greeting: string;
  intro: string;
  packageLabel: string;
  priceLabel: string;
  button: string;
  /** `{date}`: a day, such as `22 December 2026`. */
  validUntil: string;
  noAction: string;
  questions: string;
  /** The link that stops these emails. */
  stopLink: string;
  stopTitle: string;
  /** The page behind that link, before the button `stopLink` is pressed. */
  stopQuestion: string;
  stoppedTitle: string;
  stopped: string;
  backHome: string;
};
