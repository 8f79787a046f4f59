/**
 * Texts of the emails between the receipt and the designs, and of those about a refund, in one
 * language. Placeholders in braces stay as they are; each text names those that it must contain.
 */
export type Message = {
  /** At most 60 characters with its values filled in (order 9 digits). */
  subject: string;
  /** Shown after the subject in the list of messages; at most 140 characters. */
  preview: string;
  /** The first paragraph. */
  lead: string;
};

export type OrderUpdateTexts = {
  /** {name} */
  greeting: string;
  /** Invites a reply. */
  questions: string;
  /** Links to the customer's page and to the refund policy. */
  links: { project: string; refundPolicy: string };
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
    /** Not expected, or a question about a payment? {phone} */
    contact: string;
  };
  /** Subject: {orderId}, {amount} */
  refundedInFull: Message;
  refundedInPart: Message;
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
