/**
 * What the receipt, by email and to print, and the email with a new link to the project say in one
 * language. The English ones are in their templates, in the words of the specification.
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
      currency: string;
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
