import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Annuleer je binnen ${returnsPolicy.freeReturnDays}\u00a0dagen na je bestelling, voordat je je ontwerpen hebt gekregen, dan betalen we het volledige bedrag terug.`;

/** Dutch (Netherlands), on 'je' terms as small firms write it there. */
export const landing: LandingDictionary = {
  leadOffer: `Je betaalt één keer {price}, kiest uit drie ontwerpen en bent in ${deliveryDays(' tot ')} dagen online.`,
  orderNow: 'BESTEL NU – VOOR MAAR {price}',
  call: 'Bel {phone}',
  priceNote: `Je betaalt één keer. De website, een jaar hosting, een jaar domeinnaam en ${times.supportMonths}\u00a0maanden ondersteuning: het zit allemaal in de prijs.`,
  whyChoose: '{service}: daarom kiezen ondernemers voor ons',
  process: '{service}: zo werkt het',
  included: 'Dit krijg je voor {price}',
  includedItems: {
    delivery: { title: 'Snel klaar', text: `Opgeleverd in ${deliveryDays(' tot ')} dagen, gegarandeerd` },
    hosting: {
      title: '1\u00a0jaar hosting',
      text: 'Snelle, veilige hosting voor het eerste jaar, door ons ingericht',
    },
    support: { title: 'Nazorg', text: `${times.supportMonths}\u00a0maanden onderhoud` },
    team: { title: 'Vaste gezichten', text: 'Hetzelfde team van eerste ontwerp tot livegang' },
  },
  timeNote: `Binnen ${times.draftHours}\u00a0uur nadat je het formulier hebt verstuurd, heb je drie ontwerpen. Zodra je er een hebt gekozen, maken we je website in ${times.workingDays}\u00a0werkdagen (${times.workingHours}\u00a0werkuren) af. Van begin tot eind duurt het ${deliveryDays(' tot ')} dagen; dagen waarop we op jou wachten, tellen niet mee.`,
  serviceAreas: 'Ons werkgebied',
  clientsSay: 'Wat klanten zeggen',
  testimonials: [
    {
      name: 'Marloes Dijkhuizen',
      role: 'Eigenaar, Fietsatelier Dijkhuizen',
      content:
        'Een van de drie ontwerpen had precies het groen van onze gevel. Daarna was het een kwestie van kiezen en doorgeven wanneer we open zijn.',
    },
    {
      name: 'Youssef el Amrani',
      role: 'Stukadoor, El Amrani Stucwerk',
      content:
        'Ik draaide zes jaar op mond-tot-mondreclame. Nu zoeken mensen me op, zien mijn werk en maken meteen een afspraak.',
    },
    {
      name: 'Tineke Hofstra',
      role: 'Pedicure, Praktijk Hofstra',
      content: 'Het bleef bij het bedrag dat er stond. Voor een praktijk van één persoon is dat geen detail.',
    },
  ],
  stars: 'Beoordeeld met 5 van de 5 sterren',
  quote: '{service}: stel ons je vraag',
  quoteIntro: `Vertel wat je bedrijf doet en wat de site moet opleveren. Je krijgt binnen ${times.replyHours}\u00a0uur antwoord.`,
  form: {
    name: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    company: 'Bedrijf',
    message: 'Bericht',
    inquiryType: 'Waar gaat het over?',
    inquiryTypes: {
      general: 'Algemene vraag',
      website: 'Nieuwe website',
      hosting: 'Hosting en onderhoud',
      billing: 'Facturatieprogramma',
      support: 'Technische hulp',
    },
    submit: 'Verstuur bericht',
    sending: 'Wordt verstuurd…',
    requiredField: 'Vul dit veld in.',
    invalidEmail: 'Vul een geldig e-mailadres in.',
    missingTitle: 'Er ontbreekt nog iets',
    missingText: 'Vul alle verplichte velden in.',
    failedTitle: 'Versturen is niet gelukt',
    failedText: 'Probeer het later nog eens.',
    successTitle: 'Bericht verstuurd!',
    successText: `Binnen ${times.replyHours}\u00a0uur hoor je van ons.`,
    requiredNote: 'Velden met een * zijn verplicht.',
    sentAt: 'Verstuurd om {time} uur.',
    textKept: 'Je tekst staat er nog.',
    sendByEmail: 'Stuur het bericht per e-mail',
  },
  chrome: {
    skipToContent: 'Naar de inhoud',
    home: 'Home',
    portfolio: 'Voorbeelden',
    whyTree: 'Eén website, één boom',
    howItWorks: 'Zo werkt het',
    pricing: 'Prijs',
    chat: 'Chat met ons',
    chatMessage: 'Hallo {brand}, ik heb interesse in de website voor {price}.',
    menu: 'Menu',
    closeNotice: 'Sluiten',
    notifications: 'Meldingen (F8)',
    theme: 'Thema',
    themeSystem: 'Systeem',
    themeLight: 'Licht',
    themeDark: 'Donker',
    blog: 'Blog',
    privacy: 'Privacyverklaring (in het Engels)',
    terms: 'Algemene voorwaarden (in het Engels)',
    refund: 'Terugbetaling (in het Engels)',
    affiliate: 'Partnerprogramma',
    affiliateLogin: 'Inloggen voor partners',
    locations: 'Alle plaatsen en branches',
    chooseCountry: 'Kies je land',
    opensInNewTab: 'opent in een nieuw tabblad',
    copyright: '© {year} {brand}. Alle rechten voorbehouden.',
    about: 'Eén eerlijke prijs voor een website die gewoon werkt. En voor elke site planten we een boom.',
    referralThanks: 'Fijn dat je hier bent op aanraden van {name}.',
    referralClear: 'Aanbeveling wissen',
    referralAsk: 'Mogen we deze aanbeveling onthouden?',
    referralKeep: '__REFERRAL_DAYS__ dagen onthouden',
    referralDecline: 'Nee, bedankt',
    orderNow: 'Bestel nu',
    yourPrice: 'Jouw prijs: {price}',
    backToPage: 'Terug naar de Nederlandse pagina',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Geverifieerde bestelling',
  rated: 'Beoordeeld met {stars} van de 5 sterren',
  count: { other: '{count} beoordelingen' },
  sampleNote: 'Voorbeeldbeoordelingen voor deze demowinkel',
};

export const designHours: Plural = {
  other: 'Ontwerpen in gemiddeld {hours}\u00a0uur, gemeten over de afgelopen {days} dagen.',
};
