import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Avbeställer du inom ${returnsPolicy.freeReturnDays}\u00a0dagar efter beställningen, innan du har fått dina förslag, får du tillbaka hela beloppet.`;

export const landing: LandingDictionary = {
  leadOffer: `Du betalar {price} en gång, väljer bland tre förslag och är ute på nätet på ${deliveryDays()}\u00a0dagar.`,
  orderNow: 'BESTÄLL NU – BARA {price}',
  call: 'Ring {phone}',
  priceNote: `Du betalar en gång. Hemsida, domän och webbhotell första året och ${times.supportMonths}\u00a0månaders support ingår. Priset är i euro; din bank räknar om till kronor.`,
  whyChoose: '{service}: därför väljer företag oss',
  process: '{service}: så går det till',
  included: 'Det här ingår i paketet för {price}',
  includedItems: {
    delivery: { title: 'Snabb leverans', text: `Klart på ${deliveryDays()}\u00a0dagar, garanterat` },
    hosting: {
      title: 'Webbhotell i 1\u00a0år',
      text: 'Snabb och säker drift första året, installationen ingår',
    },
    support: { title: 'Löpande support', text: `${times.supportMonths}\u00a0månaders underhåll` },
    team: { title: 'Erfaret team', text: 'Samma team från första förslag till lansering' },
  },
  timeNote: `Du får tre förslag inom ${times.draftHours}\u00a0timmar efter att du har skickat formuläret. När du har valt ett gör vi din hemsida klar på ${times.workingDays}\u00a0arbetsdagar (${times.workingHours}\u00a0arbetstimmar). Från början till slut tar det ${deliveryDays()}\u00a0dagar; dagar då vi väntar på dig räknas inte.`,
  serviceAreas: 'Här arbetar vi',
  clientsSay: 'Så säger våra kunder',
  testimonials: [
    {
      name: 'Annika Sjödahl',
      role: 'Ägare, Sjödahls Trädgård',
      content:
        'Jag ville ha häckklippning, stenläggning och julgranar på samma sida. De fick ihop det, och nu ringer folk om rätt sak vid rätt årstid.',
    },
    {
      name: 'Mattias Röhl',
      role: 'Vd, Röhl Plåt & Tak AB',
      content:
        'Andra ville först ha ett möte och sedan ett till. Här stod priset på sidan, och samma pris stod på kvittot.',
    },
    {
      name: 'Samira Tavakoli',
      role: 'Fotterapeut, Steget Fotvård',
      content:
        'Mina kunder vill veta två saker: vad det kostar och var man parkerar. Nu står det överst, och jag slipper svara mitt i en behandling.',
    },
  ],
  stars: 'Betyg 5 av 5',
  quote: '{service}: hör av dig i dag',
  quoteIntro: `Berätta vad ditt företag gör och vad hemsidan ska ge dig. Vi svarar inom ${times.replyHours}\u00a0timmar.`,
  form: {
    name: 'Namn',
    email: 'E-post',
    phone: 'Telefon',
    company: 'Företag',
    message: 'Meddelande',
    inquiryType: 'Vad gäller det?',
    inquiryTypes: {
      general: 'Allmän fråga',
      website: 'Ny hemsida',
      hosting: 'Webbhotell och underhåll',
      billing: 'Faktureringsprogram',
      support: 'Teknisk support',
    },
    submit: 'Skicka meddelandet',
    sending: 'Skickar\u00a0…',
    requiredField: 'Fyll i det här fältet.',
    invalidEmail: 'Ange en giltig e-postadress.',
    missingTitle: 'Uppgifter saknas',
    missingText: 'Fyll i alla obligatoriska fält.',
    failedTitle: 'Meddelandet kunde inte skickas',
    failedText: 'Försök igen om en stund.',
    successTitle: 'Meddelandet är skickat!',
    successText: `Vi hör av oss inom ${times.replyHours}\u00a0timmar.`,
    requiredNote: 'Fält märkta med * är obligatoriska.',
    sentAt: 'Skickat kl. {time}.',
    textKept: 'Din text finns kvar.',
    sendByEmail: 'Skicka via e-post i stället',
  },
  chrome: {
    skipToContent: 'Hoppa till innehållet',
    home: 'Startsida',
    portfolio: 'Exempel',
    whyTree: 'En hemsida, ett träd',
    howItWorks: 'Så fungerar det',
    pricing: 'Pris',
    chat: 'Chatta med oss',
    chatMessage: 'Hej {brand}! Jag vill veta mer om hemsidan för {price}.',
    menu: 'Meny',
    closeNotice: 'Stäng',
    notifications: 'Aviseringar (F8)',
    theme: 'Tema',
    themeSystem: 'System',
    themeLight: 'Ljust',
    themeDark: 'Mörkt',
    blog: 'Blogg',
    privacy: 'Integritetspolicy (på engelska)',
    terms: 'Allmänna villkor (på engelska)',
    refund: 'Återbetalningspolicy (på engelska)',
    affiliate: 'Partnerprogram',
    affiliateLogin: 'Logga in som partner',
    locations: 'Alla orter och branscher',
    chooseCountry: 'Välj land',
    opensInNewTab: 'öppnas i en ny flik',
    copyright: '© {year} {brand}. Med ensamrätt.',
    about: 'Ett ärligt pris för en hemsida som gör sitt jobb. Och för varje hemsida planterar vi ett träd.',
    referralThanks: 'Välkommen! {name} har rekommenderat oss.',
    referralClear: 'Ta bort rekommendationen',
    referralAsk: 'Får vi komma ihåg den här rekommendationen?',
    referralKeep: 'Kom ihåg i __REFERRAL_DAYS__ dagar',
    referralDecline: 'Nej tack',
    orderNow: 'Beställ nu',
    yourPrice: 'Ditt pris: {price}',
    backToPage: 'Tillbaka till den svenska sidan',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Verifierad beställning',
  rated: 'Betyg {stars} av 5',
  count: { other: '{count} omdömen' },
  sampleNote: 'Exempelomdömen för den här demobutiken',
};

export const designHours: Plural = {
  one: 'Förslag på {hours}\u00a0timme i snitt, uppmätt under de senaste {days} dagarna.',
  other: 'Förslag på {hours}\u00a0timmar i snitt, uppmätt under de senaste {days} dagarna.',
};
