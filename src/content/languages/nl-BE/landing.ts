import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';
import { landing as nl, quotes as nlQuotes } from '../nl/landing.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Annuleert u binnen ${returnsPolicy.freeReturnDays}\u00a0dagen na uw bestelling, voordat u uw ontwerpen hebt gekregen, dan betalen we het volledige bedrag terug.`;

/** Dutch as written in Flanders and Brussels: 'u' terms, local words. */
export const landing: LandingDictionary = {
  ...nl,
  leadOffer: `U betaalt één keer {price}, kiest uit drie ontwerpen en bent in ${deliveryDays(' tot ')} dagen online.`,
  orderNow: 'BESTEL NU – SLECHTS {price}',
  priceNote: `U betaalt één keer. Website, hosting en domeinnaam voor het eerste jaar en ${times.supportMonths}\u00a0maanden ondersteuning zijn inbegrepen.`,
  whyChoose: '{service}: waarom u voor ons kiest',
  process: '{service}: zo gaan we te werk',
  included: 'Dit zit in uw pakket van {price}',
  includedItems: {
    delivery: { title: 'Vlot geleverd', text: `Gegarandeerd klaar in ${deliveryDays(' tot ')} dagen` },
    hosting: {
      title: '1\u00a0jaar hosting',
      text: 'Snelle, veilige hosting voor het eerste jaar, voor u ingesteld',
    },
    support: { title: 'Opvolging nadien', text: `${times.supportMonths}\u00a0maanden onderhoud` },
    team: {
      title: 'Vaste contactpersonen',
      text: 'Dezelfde ontwerper en ontwikkelaar van eerste ontwerp tot lancering',
    },
  },
  timeNote: `Binnen ${times.draftHours}\u00a0uur nadat u het formulier hebt verstuurd, hebt u drie ontwerpen. Zodra u er een hebt gekozen, werken we uw website in ${times.workingDays}\u00a0werkdagen (${times.workingHours}\u00a0werkuren) af. Van begin tot eind duurt het ${deliveryDays(' tot ')} dagen; dagen waarop we op u wachten, tellen niet mee.`,
  clientsSay: 'Wat onze klanten zeggen',
  stars: 'Score: 5 op 5',
  quote: '{service}: vraag vrijblijvend informatie',
  quoteIntro: `Vertel ons wat uw zaak doet en wat u van de site verwacht. U krijgt binnen ${times.replyHours}\u00a0uur antwoord.`,
  form: {
    ...nl.form,
    inquiryType: 'Onderwerp',
    inquiryTypes: {
      ...nl.form.inquiryTypes,
      billing: 'Facturatieprogramma',
      support: 'Technische ondersteuning',
    },
    submit: 'Bericht versturen',
    requiredField: 'Gelieve dit veld in te vullen.',
    invalidEmail: 'Gelieve een geldig e-mailadres in te vullen.',
    missingText: 'Gelieve alle verplichte velden in te vullen.',
    failedText: 'Probeer het later opnieuw.',
    textKept: 'Uw tekst staat er nog.',
    successTitle: 'Uw bericht is verzonden!',
    successText: `U hoort binnen ${times.replyHours}\u00a0uur van ons.`,
  },
  chrome: {
    ...nl.chrome,
    privacy: 'Privacybeleid (in het Engels)',
    affiliateLogin: 'Aanmelden voor partners',
    locations: 'Alle plaatsen en sectoren',
    chooseCountry: 'Kies uw land',
    yourPrice: 'Uw prijs: {price}',
    backToPage: 'Terug naar de pagina voor België',
    about: 'Eén eerlijke prijs voor een website die werkt. En voor elke site planten wij een boom.',
    referralThanks: 'Welkom! U bent hier op aanbeveling van {name}.',
  },
};

export const quotes: QuoteTexts = { ...nlQuotes, rated: 'Score: {stars} op 5' };
