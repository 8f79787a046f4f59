/**
 * What the receipt and the email with a new link to the project say, in one language. The English
 * ones are in their templates, in the words of the specification.
 */
export type OrderEmailTexts = {
  /** {name} */
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
    /** Link to the customer's page. */
    follow: string;
    terms: string;
    refund: string;
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
