import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Annullerer du inden for ${returnsPolicy.freeReturnDays}\u00a0dage efter bestillingen, før du har fået dine udkast, får du hele beløbet tilbage.`;

export const landing: LandingDictionary = {
  leadOffer: `Du betaler {price} én gang, vælger mellem tre udkast og er online på ${deliveryDays()}\u00a0dage.`,
  orderNow: 'BESTIL NU – KUN {price}',
  call: 'Ring på {phone}',
  priceNote: `Du betaler én gang. Hjemmeside, domæne og webhotel det første år og ${times.supportMonths}\u00a0måneders support er med. Prisen er i euro; din bank omregner beløbet til kroner.`,
  whyChoose: '{service}: derfor vælger virksomheder os',
  process: '{service}: sådan foregår det',
  included: 'Det får du med i pakken til {price}',
  includedItems: {
    delivery: { title: 'Hurtig levering', text: `Færdig på ${deliveryDays()}\u00a0dage, garanteret` },
    hosting: { title: '1\u00a0års webhotel', text: 'Hurtig og sikker drift det første år, sat op for dig' },
    support: { title: 'Løbende support', text: `${times.supportMonths}\u00a0måneders vedligeholdelse` },
    team: {
      title: 'Folk, der kan deres fag',
      text: 'Samme team fra første udkast til lancering',
    },
  },
  timeNote: `Du har tre udkast inden for ${times.draftHours}\u00a0timer, efter at du har sendt formularen. Når du har valgt et, gør vi din hjemmeside færdig på ${times.workingDays}\u00a0arbejdsdage (${times.workingHours}\u00a0arbejdstimer). Fra start til slut tager det ${deliveryDays()}\u00a0dage; dage, hvor vi venter på dig, tæller ikke med.`,
  serviceAreas: 'Her arbejder vi',
  clientsSay: 'Det siger kunderne',
  testimonials: [
    {
      name: 'Lone Bækgaard',
      role: 'Indehaver, Bækgaards Blomster',
      content:
        'Jeg havde frygtet en masse møder. Det blev til en formular, tre udkast næste formiddag og et enkelt opkald om skrifttypen.',
    },
    {
      name: 'Jesper Thorup',
      role: 'Murermester, Thorup Murer ApS',
      content:
        'Prisen holdt. Det er jeg selv nødt til at kunne sige til mine kunder, så det lægger jeg mærke til hos andre.',
    },
    {
      name: 'Amalie Vestergård',
      role: 'Zoneterapeut, Klinik Fodslag',
      content:
        'Mine klienter er over tres, og de finder selv telefonnummeret og åbningstiderne. Det kunne de ikke på den gamle side.',
    },
  ],
  stars: '5 ud af 5 stjerner',
  quote: '{service}: skriv til os i dag',
  quoteIntro: `Fortæl, hvad din virksomhed laver, og hvad siden skal gøre for dig. Vi svarer inden for ${times.replyHours}\u00a0timer.`,
  form: {
    name: 'Navn',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Virksomhed',
    message: 'Besked',
    inquiryType: 'Hvad drejer det sig om?',
    inquiryTypes: {
      general: 'Generelt spørgsmål',
      website: 'Ny hjemmeside',
      hosting: 'Webhotel og vedligeholdelse',
      billing: 'Faktureringsprogram',
      support: 'Teknisk support',
    },
    submit: 'Send besked',
    sending: 'Sender\u00a0…',
    requiredField: 'Udfyld dette felt.',
    invalidEmail: 'Skriv en gyldig e-mailadresse.',
    missingTitle: 'Der mangler noget',
    missingText: 'Udfyld alle obligatoriske felter.',
    failedTitle: 'Beskeden blev ikke sendt',
    failedText: 'Prøv igen om lidt.',
    successTitle: 'Beskeden er sendt!',
    successText: `Du hører fra os inden for ${times.replyHours}\u00a0timer.`,
    requiredNote: 'Felter med * skal udfyldes.',
    sentAt: 'Sendt kl. {time}.',
    textKept: 'Din tekst er her stadig.',
    sendByEmail: 'Send den som e-mail i stedet',
  },
  chrome: {
    skipToContent: 'Gå til indholdet',
    home: 'Forside',
    portfolio: 'Eksempler',
    whyTree: 'Én hjemmeside, ét træ',
    howItWorks: 'Sådan virker det',
    pricing: 'Pris',
    chat: 'Chat med os',
    chatMessage: 'Hej {brand}! Jeg vil gerne høre mere om hjemmesiden til {price}.',
    menu: 'Menu',
    closeNotice: 'Luk',
    notifications: 'Meddelelser (F8)',
    theme: 'Tema',
    themeSystem: 'System',
    themeLight: 'Lyst',
    themeDark: 'Mørkt',
    blog: 'Blog',
    privacy: 'Privatlivspolitik (på engelsk)',
    terms: 'Handelsbetingelser (på engelsk)',
    refund: 'Refusionspolitik (på engelsk)',
    affiliate: 'Partnerprogram',
    affiliateLogin: 'Log ind som partner',
    locations: 'Alle byer og brancher',
    chooseCountry: 'Vælg land',
    opensInNewTab: 'åbner i en ny fane',
    copyright: '© {year} {brand}. Alle rettigheder forbeholdes.',
    about: 'Én ærlig pris for en hjemmeside, der virker. Og vi planter et træ for hver eneste.',
    referralThanks: 'Tak for besøget! {name} har anbefalet os.',
    referralClear: 'Fjern anbefalingen',
    referralAsk: 'Må vi huske denne anbefaling?',
    referralKeep: 'Husk den i __REFERRAL_DAYS__ dage',
    referralDecline: 'Nej tak',
    orderNow: 'Bestil nu',
    yourPrice: 'Din pris: {price}',
    backToPage: 'Tilbage til den danske side',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Bekræftet bestilling',
  rated: '{stars} ud af 5 stjerner',
  count: { other: '{count} anmeldelser' },
  sampleNote: 'Eksempler på anmeldelser til denne demobutik',
};

export const designHours: Plural = {
  one: 'Udkast på {hours}\u00a0time i gennemsnit, målt over de seneste {days} dage.',
  other: 'Udkast på {hours}\u00a0timer i gennemsnit, målt over de seneste {days} dage.',
};
