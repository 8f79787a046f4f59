import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Avbestiller du innen ${returnsPolicy.freeReturnDays}\u00a0dager etter bestillingen, før du har fått forslagene, får du hele beløpet tilbake.`;

export const landing: LandingDictionary = {
  leadOffer: `Du betaler {price} én gang, velger mellom tre forslag og er på nett i løpet av ${deliveryDays()}\u00a0dager.`,
  orderNow: 'BESTILL NÅ – BARE {price}',
  call: 'Ring {phone}',
  priceNote: `Du betaler én gang. Nettside, domene og webhotell det første året og ${times.supportMonths}\u00a0måneders support er inkludert. Prisen er i euro; banken din regner om til kroner.`,
  whyChoose: '{service}: derfor velger bedrifter oss',
  process: '{service}: slik foregår det',
  included: 'Dette får du i pakken til {price}',
  includedItems: {
    delivery: { title: 'Rask levering', text: `Ferdig på ${deliveryDays()}\u00a0dager, garantert` },
    hosting: {
      title: '1\u00a0år med webhotell',
      text: 'Rask og trygg drift det første året, ferdig satt opp for deg',
    },
    support: { title: 'Oppfølging', text: `${times.supportMonths}\u00a0måneder med vedlikehold` },
    team: {
      title: 'Fagfolk hele veien',
      text: 'Samme team fra første forslag til lansering',
    },
  },
  timeNote: `Du har tre forslag innen ${times.draftHours}\u00a0timer etter at du har sendt skjemaet. Når du har valgt ett, gjør vi nettsiden ferdig på ${times.workingDays}\u00a0arbeidsdager (${times.workingHours}\u00a0arbeidstimer). Fra start til slutt tar det ${deliveryDays()}\u00a0dager; dager da vi venter på deg, teller ikke.`,
  serviceAreas: 'Her jobber vi',
  clientsSay: 'Dette sier kundene',
  testimonials: [
    {
      name: 'Torunn Hegland',
      role: 'Innehaver, Hegland Blomster',
      content:
        'Jeg er flink med roser, ikke med tekst. De skrev om notatene mine, og det høres fremdeles ut som meg.',
    },
    {
      name: 'Kjetil Brandvold',
      role: 'Daglig leder, Brandvold Båt AS',
      content:
        'Vi betalte månedspris for en side ingen oppdaterte. Nå sender jeg en e-post når opplagsplassene er fulle, og så står det på siden.',
    },
    {
      name: 'Nadia Rahimi',
      role: 'Frisør, Salong Strandgata',
      content:
        'Jeg ba om fire runder med rettelser og fikk fire runder, uten et sukk og uten tillegg i prisen.',
    },
  ],
  stars: '5 av 5 stjerner',
  quote: '{service}: ta kontakt i dag',
  quoteIntro: `Fortell hva bedriften driver med, og hva nettsiden skal gi deg. Vi svarer innen ${times.replyHours}\u00a0timer.`,
  form: {
    name: 'Navn',
    email: 'E-post',
    phone: 'Telefon',
    company: 'Bedrift',
    message: 'Melding',
    inquiryType: 'Hva gjelder det?',
    inquiryTypes: {
      general: 'Generelt spørsmål',
      website: 'Ny nettside',
      hosting: 'Webhotell og vedlikehold',
      billing: 'Faktureringsprogram',
      support: 'Teknisk hjelp',
    },
    submit: 'Send melding',
    sending: 'Sender\u00a0…',
    requiredField: 'Fyll ut dette feltet.',
    invalidEmail: 'Skriv inn en gyldig e-postadresse.',
    missingTitle: 'Noe mangler',
    missingText: 'Fyll ut alle obligatoriske felt.',
    failedTitle: 'Meldingen ble ikke sendt',
    failedText: 'Prøv igjen om litt.',
    successTitle: 'Meldingen er sendt!',
    successText: `Du hører fra oss innen ${times.replyHours}\u00a0timer.`,
    requiredNote: 'Felt merket med * må fylles ut.',
    sentAt: 'Sendt kl. {time}.',
    textKept: 'Teksten din er her fortsatt.',
    sendByEmail: 'Send den som e-post i stedet',
  },
  chrome: {
    skipToContent: 'Hopp til innholdet',
    home: 'Forside',
    portfolio: 'Eksempler',
    whyTree: 'Én nettside, ett tre',
    howItWorks: 'Slik fungerer det',
    pricing: 'Pris',
    chat: 'Chat med oss',
    chatMessage: 'Hei {brand}! Jeg vil gjerne vite mer om nettsiden til {price}.',
    menu: 'Meny',
    closeNotice: 'Lukk',
    notifications: 'Varsler (F8)',
    theme: 'Tema',
    themeSystem: 'System',
    themeLight: 'Lyst',
    themeDark: 'Mørkt',
    blog: 'Blogg',
    privacy: 'Personvernerklæring (på engelsk)',
    terms: 'Vilkår (på engelsk)',
    refund: 'Refusjonsvilkår (på engelsk)',
    affiliate: 'Partnerprogram',
    affiliateLogin: 'Logg inn som partner',
    locations: 'Alle steder og bransjer',
    chooseCountry: 'Velg land',
    opensInNewTab: 'åpnes i ny fane',
    copyright: '© {year} {brand}. Alle rettigheter forbeholdt.',
    about: 'Én ærlig pris for en nettside som virker. Og vi planter et tre for hver eneste.',
    referralThanks: 'Takk for at du stikker innom! {name} har anbefalt oss.',
    referralClear: 'Fjern anbefalingen',
    referralAsk: 'Kan vi huske denne anbefalingen?',
    referralKeep: 'Husk den i __REFERRAL_DAYS__ dager',
    referralDecline: 'Nei takk',
    orderNow: 'Bestill nå',
    yourPrice: 'Din pris: {price}',
    backToPage: 'Tilbake til den norske siden',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Bekreftet bestilling',
  rated: '{stars} av 5 stjerner',
  count: { other: '{count} anmeldelser' },
  sampleNote: 'Eksempler på anmeldelser for denne demobutikken',
};

export const designHours: Plural = {
  one: 'Forslag på {hours}\u00a0time i snitt, målt de siste {days} dagene.',
  other: 'Forslag på {hours}\u00a0timer i snitt, målt de siste {days} dagene.',
};
