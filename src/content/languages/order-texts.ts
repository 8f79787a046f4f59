import type { Currency } from '#src/domain/shared/currency.ts';
import type { ScreenTexts, TradeTexts } from '../first-screen/trade.ts';
import type { LandingDictionary, TitledText } from './landing-texts.ts';

/**
 * Texts from the price to the confirmed order form. order-language.ts fills in figures, such as
 * {designHours}; the screens fill in the other placeholders, which each text names.
 */
export type OrderTexts = {
  /** Null for English, which the pages contain. */
  pages: PageTexts | null;
  thanks: ThanksTexts;
  form: OrderFormTexts;
  /** Button of the receipt. */
  print: string;
  links: LinkTexts;
};

/** Pages behind links of emails that have no use any more. */
type LinkTexts = {
  /** Back to a checkout that was not paid; the button leads to the price. */
  expired: TitledText & { button: string };
  /** Part of the address is missing. */
  incomplete: TitledText;
};

/** Public pages: `data-t` of an element names its text, `data-v` of a child its placeholder. */
export type PageTexts = {
  /** Contents of the package, in the order of PACKAGE_ITEMS. */
  items: readonly string[];
  /** On the button, in capitals: {price} */
  orderNow: string;
  /** Chat link. */
  chat: string;
  /** After the chat link, for screen readers. */
  newTab: string;
  refundLink: string;
  termsLink: string;
  privacyLink: string;
  treeLink: string;
  firstScreen: FirstScreenTexts;
  pricing: {
    title: string;
    /** {price} */
    lead: string;
    kind: string;
    /** After the price: it is paid once. */
    once: string;
    included: string;
    /** On the button, after the price. */
    demo: string;
    noCard: string;
    /** {code}, {change} */
    currency: string;
    change: string;
    /** Before the chat link. {chat} */
    secure: string;
    later: string;
    hosting: string;
    maintenance: string;
    domain: string;
    billing: string;
    /** {amount} */
    perYear: string;
    domainPrice: string;
    /** Under the order button. {refund}: link */
    refund: string;
    /** About renewals, which are in dollars. */
    note: string;
    unreachable: string;
  };
  faq: {
    title: string;
    /** As the questions of the home page, in their order. {price} in the first question. */
    list: readonly (readonly [question: string, answer: string])[];
  };
  checkout: {
    title: string;
    lead: string;
    when: string;
    steps: readonly [string, string, string];
    /** {refund}: link */
    refund: string;
    /**
     * CONSUMER_SENTENCE: the right to cancel in the EU and the UK, and that an order asks for the
     * work to begin. {terms}, {privacy}: links
     */
    consumer: string;
    details: string;
    required: string;
    name: string;
    email: string;
    later: string;
    laterNote: string;
    currency: string;
    pay: string;
    nameMissing: string;
    emailInvalid: string;
    failed: string;
  };
  done: {
    /** {order}, {price} */
    number: string;
    /** {mailbox}: link */
    mailbox: string;
    mailboxLink: string;
    noEmail: string;
  };
};

/** A website of the visitor's own, drawn on the home page from two fields. */
export type FirstScreenLabels = {
  /** On the button, before and after something was typed. */
  open: string;
  change: string;
  title: string;
  intro: string;
  /** Also the name on the picture, until one is typed. */
  business: string;
  trade: string;
  /** Over the examples. */
  pick: string;
  note: string;
  kept: string;
  forget: string;
  close: string;
  /** {name} */
  sketchOf: string;
};

export type FirstScreenTexts = FirstScreenLabels & {
  /** For a trade that the list does not have. */
  anyTrade: ScreenTexts;
  /** In the order of LANGUAGE_TRADES. */
  trades: readonly TradeTexts[];
};

type ThanksTexts = {
  title: string;
  /** In its place while no order is known. */
  titleUnknown: string;
  /** {name}, unless the language would have to decline it. */
  hello: string;
  /** {amount}, {orderId} */
  paid: string;
  button: string;
  sameLink: string;
  confirming: string;
  emailComing: string;
  next: string;
  steps: readonly string[];
  /** As `steps`, with dates: {date} in the second and the third. */
  due: readonly [string, string, string];
  /** {email} */
  noEmail: string;
  /** When the order number is not known yet. {email} */
  noEmailUnknown: string;
};

type OrderFormTexts = {
  title: string;
  intro: string;
  required: string;
  kept: string;
  parts: { you: string; business: string; domain: string };
  labels: {
    fullName: string;
    email: string;
    phone: string;
    hearAboutUs: string;
    businessName: string;
    businessDescription: string;
    billingDetails: string;
    additionalNotes: string;
    preferredDomain: string;
    domainOwnership: string;
    logo: string;
  };
  hints: { businessDescription: string; billingDetails: string; preferredDomain: string; logo: string };
  chooseFile: string;
  yes: string;
  no: string;
  unsure: string;
  referral: string;
  other: string;
  /** {price} */
  confirm: string;
  /** While the price is not known. */
  confirmUnpriced: string;
  submit: string;
  /** Over the list of errors. */
  problem: string;
  /** Before the title of the tab, with a space after it. */
  errorTitle: string;
  errors: {
    fullName: string;
    /** Names contain no addresses and nothing invisible. */
    notPlain: string;
    email: string;
    businessName: string;
    businessDescription: string;
    domainOwnership: string;
    orderConfirmed: string;
    /** {max} */
    tooLong: string;
    failedTitle: string;
    failed: string;
    tooMany: string;
    alreadySent: string;
  };
  link: {
    unproven: string;
    expired: string;
    failed: string;
    retry: string;
    /** To the customer's page, which asks for one. */
    newLink: string;
  };
  logo: {
    uploading: string;
    uploadedTitle: string;
    uploaded: string;
    remove: string;
    /** Of the picture. */
    yours: string;
    type: TitledText;
    size: TitledText;
    svgSize: TitledText;
    complexity: TitledText;
    failed: TitledText;
  };
  sent: TitledText & {
    /** On the home page. {orderId}, {date} */
    order: string;
    unmatched: string;
    /** Link to the customer's page; also in place of the form, once it was sent. */
    follow: string;
  };
  /** In place of the form, once it was sent. */
  given: {
    title: string;
    /** {date} */
    due: string;
    change: string;
    heading: string;
    sent: string;
    ownDomain: string;
    logo: string;
  };
};

/** Around the checkout, as on the country pages. */
export type CheckoutChrome = Pick<
  LandingDictionary['chrome'],
  | 'skipToContent'
  | 'about'
  | 'chat'
  | 'opensInNewTab'
  | 'theme'
  | 'themeSystem'
  | 'themeLight'
  | 'themeDark'
  | 'referralClear'
  | 'copyright'
>;

/** What the server sends of one language: GET /api/order-texts/{lang}. */
export type OrderLanguage = Omit<OrderTexts, 'pages'> & {
  pages: (PageTexts & { chrome: CheckoutChrome }) | null;
  /** BCP 47 tag, such as `de-AT`. */
  lang: string;
  packageName: string;
  /** For buyers of no stored country; null for English. */
  market: { country: string; currency: Currency } | null;
  /** Of the package: `280 €`. */
  prices: Record<Currency, string>;
};
