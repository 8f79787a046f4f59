import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { TIME_SENTENCE } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/**
 * English, word for word where the specification gives words. Used by the home page, the blog and
 * the Texas page; en-GB has British spelling.
 */
export const landing: LandingDictionary = {
  leadOffer: `Pay {price} once, choose from three designs and be live in ${deliveryDays(' to ')} days.`,
  orderNow: 'ORDER NOW - JUST {price}',
  call: 'Call {phone}',
  priceNote: `You pay once. The website, hosting and domain for the first year, and ${times.supportMonths} months of support are included.`,
  whyChoose: 'Why Choose Our {service}?',
  process: '{service} Process',
  included: "What's Included in Your {price} Package",
  includedItems: {
    delivery: { title: 'Fast Delivery', text: `${deliveryDays('-')} day turnaround guaranteed` },
    hosting: { title: '1 Year Hosting', text: 'Fast, secure hosting for your first year, set up for you' },
    support: { title: 'Ongoing Support', text: `${times.supportMonths} months of maintenance` },
    team: { title: 'Expert Team', text: 'One team from first design to launch' },
  },
  timeNote: TIME_SENTENCE,
  serviceAreas: 'Service Areas',
  clientsSay: 'What Our Clients Say',
  testimonials: [
    {
      name: 'Sarah Whitcombe',
      role: 'Owner, Whitcombe Interiors',
      content:
        'I had three designs the day after I sent my photos. I picked one and asked for two changes. A week later it was live.',
    },
    {
      name: 'Imran Qureshi',
      role: 'Director, IQ Heating Services',
      content:
        'I’d put off getting a website for six years because of the prices I was given. This was one price, and nothing was added later.',
    },
    {
      name: 'Megan Prosser',
      role: 'Founder, Prosser Physiotherapy',
      content:
        'They answered every question within the day, in words I could use. My patients find the opening hours and the bus stop on their own.',
    },
  ],
  stars: 'Rated 5 out of 5',
  quote: 'Get Your {service} Quote Today',
  quoteIntro: `There’s no quote to wait for: the price is fixed. Tell us what your business does and what you’d like the website to do for it, and we’ll reply within ${times.replyHours} hours.`,
  form: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    message: 'Message',
    inquiryType: 'Inquiry Type',
    inquiryTypes: {
      general: 'General Inquiry',
      website: 'Website Package',
      hosting: 'Hosting & Maintenance',
      billing: 'Billing Software',
      support: 'Technical Support',
    },
    submit: 'Send Message',
    sending: 'Sending...',
    requiredField: 'Please fill in this field.',
    invalidEmail: 'Please enter a valid email address.',
    missingTitle: 'Missing Information',
    missingText: 'Please fill in all required fields.',
    failedTitle: 'Failed to Send Message',
    failedText: 'Please try again later.',
    successTitle: 'Message Sent Successfully!',
    successText: `We'll get back to you within ${times.replyHours} hours.`,
    requiredNote: 'Fields marked * are required.',
    sentAt: 'Sent at {time}.',
    textKept: 'Your text is still here.',
    sendByEmail: 'Send it by email instead',
  },
  chrome: {
    skipToContent: 'Skip to content',
    home: 'Home',
    portfolio: 'Portfolio',
    whyTree: 'One Website, One Tree',
    howItWorks: 'How it works',
    pricing: 'Pricing',
    chat: 'Chat with us',
    chatMessage: "Hi {brand}, I'm interested in the {price} website package.",
    menu: 'Menu',
    closeNotice: 'Dismiss',
    notifications: 'Notifications (F8)',
    theme: 'Theme',
    themeSystem: 'System',
    themeLight: 'Light',
    themeDark: 'Dark',
    blog: 'Blog',
    privacy: 'Privacy Policy',
    terms: 'Terms of Service',
    refund: 'Refund Policy',
    affiliate: 'Affiliate Program',
    affiliateLogin: 'Affiliate Login',
    locations: 'All locations and trades',
    chooseCountry: 'Choose your country',
    opensInNewTab: 'opens in a new tab',
    copyright: '© {year} {brand}. All rights reserved.',
    about: 'One honest price for a website that works. And we plant a tree for every one we build.',
    referralThanks: '{name} sent you. Thank you for visiting!',
    referralClear: 'Forget this recommendation',
    referralAsk: 'May we remember this recommendation?',
    referralKeep: 'Keep it for __REFERRAL_DAYS__ days',
    referralDecline: 'No thanks',
    orderNow: 'Order now',
    yourPrice: 'Your price: {price}',
    backToPage: 'Back to the page you came from',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Verified order',
  rated: 'Rated {stars} out of 5',
  count: { other: '{count} reviews' },
  sampleNote: 'Sample reviews for this demo shop',
};

export const designHours: Plural = {
  one: 'Our average for designs over the last {days} days: {hours} hour.',
  other: 'Our average for designs over the last {days} days: {hours} hours.',
};
