import type { Plural } from '#src/content/plural.ts';

export type TitledText = { title: string; text: string };

/** The template fills in `{service}`, `{price}`, `{phone}`, `{count}`, `{name}`, `{brand}`. */
export type LandingDictionary = {
  /** Above the order button, after the lead of the page if it has one. {price} */
  leadOffer: string;
  /** Hero and closing band: 'ORDER NOW - JUST {price}'. */
  orderNow: string;
  /** Call button's accessible name: 'Call {phone}'. */
  call: string;
  /** Small print below the order button: one-time price, what is included, what is charged. */
  priceNote: string;
  whyChoose: string;
  process: string;
  included: string;
  includedItems: {
    delivery: TitledText;
    hosting: TitledText;
    support: TitledText;
    team: TitledText;
  };
  /**
   * One sentence that says how the promised times fit together: designs, after the choice, in all.
   */
  timeNote: string;
  serviceAreas: string;
  clientsSay: string;
  /**
   * Exactly three, fixed, five stars each; `stars` is the accessible name of the rating. Invented,
   * and one set per language: a country variant does not add its own.
   */
  testimonials: readonly { name: string; role: string; content: string }[];
  stars: string;
  /**
   * English: 'Get Your {service} Quote Today', as specified. `quoteIntro` says that the price is
   * fixed.
   */
  quote: string;
  quoteIntro: string;
  form: {
    name: string;
    email: string;
    phone: string;
    company: string;
    message: string;
    inquiryType: string;
    inquiryTypes: { general: string; website: string; hosting: string; billing: string; support: string };
    submit: string;
    sending: string;
    /** Shown by the browser's own check. */
    requiredField: string;
    invalidEmail: string;
    missingTitle: string;
    missingText: string;
    failedTitle: string;
    failedText: string;
    successTitle: string;
    successText: string;
    /** Note by the required marks: 'Fields marked * are required.' */
    requiredNote: string;
    /** Stays beside the form after the message was sent: 'Sent at {time}.' */
    sentAt: string;
    /** Follows the reason why the message could not be sent. */
    textKept: string;
    /** Link that opens the typed message in the visitor's own email program. */
    sendByEmail: string;
  };
  chrome: {
    skipToContent: string;
    home: string;
    portfolio: string;
    whyTree: string;
    howItWorks: string;
    pricing: string;
    chat: string;
    /** Pre-filled chat message about the package. */
    chatMessage: string;
    menu: string;
    closeNotice: string;
    /** Name of the region that toasts appear in; F8 goes there. */
    notifications: string;
    /** Label and options of the colour scheme. */
    theme: string;
    themeSystem: string;
    themeLight: string;
    themeDark: string;
    blog: string;
    privacy: string;
    terms: string;
    refund: string;
    affiliate: string;
    affiliateLogin: string;
    locations: string;
    /** Label of the country picker in the footer. */
    chooseCountry: string;
    opensInNewTab: string;
    /** '© {year} {brand}. All rights reserved.' */
    copyright: string;
    /** Footer sentence about the brand. */
    about: string;
    /** 'Thank you for coming through {name} ...' */
    referralThanks: string;
    /** Where the affiliate's name may not be shown. */
    referralClear: string;
    /** Asked first where REFERRAL_CONSENT is on; the server fills in __REFERRAL_DAYS__. */
    referralAsk: string;
    referralKeep: string;
    referralDecline: string;
    /** In the header; shorter than the button in the hero. */
    orderNow: string;
    /** On the English home page, for visitors from this page: 'Your price: {price}'. */
    yourPrice: string;
    /** Link beside it, to the page in this language. */
    backToPage: string;
  };
};

/** Beside customers' reviews on public pages. */
export type QuoteTexts = {
  verified: string;
  /** Accessible name of the stars. {stars} */
  rated: string;
  /** From ten reviews on. {count} */
  count: Plural;
  /** Marks sample reviews in a demo. */
  sampleNote: string;
};
