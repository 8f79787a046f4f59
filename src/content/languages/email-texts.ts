/**
 * Texts of the emails to customers, in one language. Placeholders in braces stay as they are; each
 * text names those that it must contain.
 */
export type EmailTexts = {
  order: OrderEmailTexts;
  orderUpdates: OrderUpdateTexts;
  project: ProjectEmailTexts;
  review: ReviewEmailTexts;
  recovery: RecoveryTexts;
  tree: TreeEmailTexts;
};

/** The receipt, by email and to print, and the email with a new link to the project. */
export type OrderEmailTexts = {
  /** {name}, except in a language whose greeting takes a case or a first name. */
  greeting: string;
  questions: string;
  receipt: {
    /** {orderId} */
    subject: string;
    /** At most 140 characters. */
    preview: string;
    lead: string;
    labels: { order: string; package: string; price: string };
    /** Before the button. {minutes} */
    form: string;
    button: string;
    /** Below the button. {orderId}, {days} */
    formNote: string;
    nextHeading: string;
    /** {designHours}, {designs} and {workingHours}, each in one of them. */
    steps: readonly [string, string, string, string];
    /** What the price includes. {supportMonths} */
    included: string;
    /** Link to the contents of the package, which are a page in English. */
    package?: string;
    terms: string;
    refund: string;
  };
  /** The receipt to print; it takes further texts from `receipt`. */
  printed: {
    /** {orderId} */
    title: string;
    /** Of the rows, beside those of `receipt`. */
    labels: {
      seller: string;
      address: string;
      companyNumber: string;
      vatNumber: string;
      email: string;
      buyer: string;
      paidOn: string;
      /** Of the choice at the checkout. */
      currency: string;
      /** Instead of that of the receipt. */
      price?: string;
      refunded: string;
    };
    /** Confirms the payment, is no VAT invoice, and says how to get one. */
    note: string;
  };
  projectLink: {
    /** {orderId} */
    subject: string;
    lead: string;
    button: string;
    /** {orderId} */
    linkNote: string;
    ignore: string;
  };
};

export type Message = {
  /** At most 60 characters with its values filled in (order 9 digits). */
  subject: string;
  /** Shown after the subject in the list of messages; at most 140 characters. */
  preview: string;
  /** The first paragraph. */
  lead: string;
};

/** Emails between the receipt and the designs, and about a refund. */
export type OrderUpdateTexts = {
  /** {name}, except in a language whose greeting takes a case or a first name. */
  greeting: string;
  /** Invites a reply. */
  questions: string;
  links: { refundPolicy: string };
  /** Before the values of an order; as short as a column heading. */
  labels: {
    order: string;
    package: string;
    price: string;
    reason: string;
    totalRefunded: string;
    /** The amount that the customer's bank sent back. */
    returned: string;
    business: string;
    /** What the business does. */
    description: string;
    domain: string;
    logo: string;
    notes: string;
  };
  /** Sent when staff send the form again. Subject and preview: {orderId}; {minutes} */
  formLink: Message;
  /** Paid, but no form yet. Subject: {orderId}; lead: {minutes} */
  formReminder: Message & {
    /** {designs}, {designHours} */
    promise: string;
    /** Logo or domain may stay open. */
    help: string;
    lastReminder: string;
    /** After `lastReminder`. {date} */
    refundUntil: string;
  };
  /** Staff cancelled the order. A refund has its own email. Subject: {orderId} */
  cancelled: Message & {
    /** When the price is refunded. */
    refund: string;
    /** Not expected, or a question about a payment? {phone} */
    contact: string;
  };
  /** Subject: {orderId}, {amount} */
  refundedInFull: Message;
  refundedInPart: Message & {
    /** Not for a cancelled order. */
    workContinues: string;
  };
  /** After the values of a refund: banks take five to ten days. */
  refundDuration: string;
  /** The customer's bank returned the refund. Subject: {orderId}; lead: {amount} */
  refundFailed: Message & {
    /** Asks for a phone number in reply. */
    reply: string;
    /** Asks not to email card details. */
    warning: string;
  };
  /** Subject: {orderId}; preview: {designs}, {designHours}; lead: those and {business} */
  answers: Message & {
    /** Before the answers. */
    heading: string;
    /** In place of a domain. */
    domainOpen: string;
    logoReceived: string;
    logoMissing: string;
    /** Invites corrections by reply. */
    corrections: string;
  };
  /** Lead: {business} */
  workStarted: Message;
  /** Preview: {supportMonths}; lead: {business} */
  workCompleted: Message & {
    /** What to do if the certificate of the tree has not arrived. */
    certificate: string;
    /** {supportMonths} */
    support: string;
  };
};

type ProjectMessage = {
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

/** Emails about the stages of a project. */
export type ProjectEmailTexts = {
  /** {name}, except in a language whose greeting takes a case or a first name. */
  greeting: string;
  /** Over what staff added to the email. */
  noteHeading: string;
  /** Under the button. {orderId} */
  linkNote: string;
  questions: string;
  /** Over the titles of the designs. */
  designsHeading: string;
  /** On the button to the finished website. */
  openSite: string;
  /** Before the address of the website. */
  addressLabel: string;
  /** Before the title of the design that was chosen. */
  choiceLabel: string;
  /** `next`: {workingHours} and {workingDays}, both for the finished website. */
  designsReady: ProjectMessage;
  /** The customer asked for changes of the designs. As `designsReady`. */
  designsChanged: ProjectMessage;
  /** The website can be looked at and approved. */
  reviewReady: ProjectMessage;
  /** The customer asked for changes of the website. */
  reviewChanged: ProjectMessage;
  /** `next`: {supportMonths}. Other emails take its button, too. */
  live: ProjectMessage;
  /** The choice of a design is awaited. */
  choiceReminder: ProjectMessage;
  /** The approval of the website is awaited. */
  approvalReminder: ProjectMessage;
  /** Ends the second reminder, which is the last. */
  lastReminder: string;
  /** Staff wrote to the customer; what they wrote follows `lead`. `subject`: {orderId} */
  message: ProjectMessage;
};

/** The email that asks for a review. */
export type ReviewEmailTexts = {
  /** At most 50 characters. */
  subject: string;
  /** Shown after the subject in the list of messages; at most 140 characters. */
  preview: string;
  /** {name}, except in a language whose greeting takes a case or a first name. */
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

/** The email about an unfinished checkout, and the pages behind its links. */
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

/** The emails about the tree and its certificate. */
export type TreeEmailTexts = {
  greeting: string;
  closing: string;
  button: string;
  reserved: { subject: string; preview: string; text: string; choice: string };
  planted: { subject: string; preview: string; text: string };
};
