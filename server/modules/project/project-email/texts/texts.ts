/**
 * Texts of the emails about a project, in one language. Placeholders in braces stay as they are;
 * each text names those that it must contain.
 */
type Message = {
  /** At most 50 characters. */
  subject: string;
  /** Shown after the subject in the list of messages; at most 140 characters. */
  preview: string;
  /** The paragraphs. */
  lead: string;
  next: string;
  /** Opens the customer's page. */
  button: string;
};

export type ProjectEmailTexts = {
  /** {name} */
  greeting: string;
  /** Over what staff added to the email. */
  noteHeading: string;
  /** Under the button. {orderId} */
  linkNote: string;
  questions: string;
  /** Over the titles of the designs. */
  designsHeading: string;
  /** Before the address of the website. */
  addressLabel: string;
  /** Before the title of the design that was chosen. */
  choiceLabel: string;
  /** `next`: {workingHours} and {workingDays}, both for the finished website. */
  designsReady: Message;
  /** The customer asked for changes of the designs. As `designsReady`. */
  designsChanged: Message;
  /** The website can be looked at and approved. */
  reviewReady: Message;
  /** The customer asked for changes of the website. */
  reviewChanged: Message;
  /** `next`: {supportMonths} */
  live: Message;
  /** The choice of a design is awaited. */
  choiceReminder: Message;
  /** The approval of the website is awaited. */
  approvalReminder: Message;
  /** Ends the second reminder, which is the last. */
  lastReminder: string;
  /** Staff wrote to the customer; what they wrote follows `lead`. `subject`: {orderId} */
  message: Message;
};
