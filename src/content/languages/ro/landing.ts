import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Dacă anulezi în ${returnsPolicy.freeReturnDays} de zile de la comandă, înainte să primești machetele, îți rambursăm prețul integral.`;

export const landing: LandingDictionary = {
  leadOffer: `Plătești {price} o singură dată, alegi din trei machete și site-ul tău este online în ${deliveryDays()} zile.`,
  orderNow: 'COMANDĂ ACUM – DOAR {price}',
  call: 'Sună la {phone}',
  priceNote: `Plătești o singură dată. Sunt incluse site-ul, găzduirea și domeniul pentru primul an și ${times.supportMonths}\u00a0luni de asistență. Prețul este în euro; banca îl convertește în lei.`,
  whyChoose: '{service}: de ce să ne alegi',
  process: '{service}: cum lucrăm',
  included: 'Ce primești în pachetul de {price}',
  includedItems: {
    delivery: {
      title: 'Livrare rapidă',
      text: `De la comandă la lansare: ${deliveryDays()} zile, termen garantat`,
    },
    hosting: {
      title: '1 an de găzduire',
      text: 'Găzduire rapidă și sigură în primul an, configurată de noi',
    },
    support: { title: 'Asistență continuă', text: `${times.supportMonths} luni de mentenanță` },
    team: {
      title: 'Oameni pricepuți',
      text: 'O singură echipă, de la prima machetă până la lansare',
    },
  },
  timeNote: `Primești trei machete în ${times.draftHours} de ore de la trimiterea formularului. După ce alegi una, terminăm site-ul în ${times.workingDays}\u00a0zile lucrătoare (${times.workingHours} de ore de lucru). De la început până la sfârșit durează ${deliveryDays()}\u00a0zile; zilele în care așteptăm răspunsul tău nu se iau în calcul.`,
  serviceAreas: 'Unde lucrăm',
  clientsSay: 'Ce spun clienții noștri',
  testimonials: [
    {
      name: 'Anca Vrânceanu-Toma',
      role: 'Proprietară, Pensiunea Fânul Cosit',
      content:
        'Voiam să se vadă fânețele, nu doar camerele. A doua machetă începea chiar cu ele și pe aceea am păstrat-o.',
    },
    {
      name: 'Sorin Măgurean',
      role: 'Administrator, Vulcanizare Măgurean',
      content:
        'Am cerut ca numărul de telefon să fie primul lucru pe pagină. Cine rămâne în pană n-are chef să citească.',
    },
    {
      name: 'Ilinca Preduț',
      role: 'Stilistă, Salon Preduț',
      content: 'Mi-am schimbat programul de două ori de la lansare. Am scris câte un e-mail și s-a rezolvat.',
    },
  ],
  stars: 'Evaluare: 5 din 5',
  quote: '{service}: scrie-ne chiar astăzi',
  quoteIntro: `Spune-ne cu ce te ocupi și ce aștepți de la site. Îți răspundem în cel mult ${times.replyHours} de ore.`,
  form: {
    name: 'Nume',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firmă',
    message: 'Mesaj',
    inquiryType: 'Subiect',
    inquiryTypes: {
      general: 'Întrebare generală',
      website: 'Pachetul „Site web”',
      hosting: 'Găzduire și mentenanță',
      billing: 'Program de facturare',
      support: 'Asistență tehnică',
    },
    submit: 'Trimite mesajul',
    sending: 'Se trimite…',
    requiredField: 'Completează acest câmp.',
    invalidEmail: 'Introdu o adresă de e-mail validă.',
    missingTitle: 'Date incomplete',
    missingText: 'Completează toate câmpurile obligatorii.',
    failedTitle: 'Mesajul nu a putut fi trimis',
    failedText: 'Încearcă din nou mai târziu.',
    successTitle: 'Mesajul a fost trimis!',
    successText: `Îți răspundem în cel mult ${times.replyHours} de ore.`,
    requiredNote: 'Câmpurile marcate cu * sunt obligatorii.',
    sentAt: 'Trimis la ora {time}.',
    textKept: 'Textul tău este încă aici.',
    sendByEmail: 'Trimite-l prin e-mail',
  },
  chrome: {
    skipToContent: 'Sari la conținut',
    home: 'Acasă',
    portfolio: 'Portofoliu',
    whyTree: 'Un site, un copac',
    howItWorks: 'Cum funcționează',
    pricing: 'Preț',
    chat: 'Scrie-ne pe chat',
    chatMessage: 'Bună ziua, {brand}! Mă interesează pachetul „Site web”, la {price}.',
    menu: 'Meniu',
    closeNotice: 'Închide',
    notifications: 'Notificări (F8)',
    theme: 'Temă',
    themeSystem: 'Sistem',
    themeLight: 'Luminoasă',
    themeDark: 'Întunecată',
    blog: 'Blog',
    privacy: 'Politica de confidențialitate (în engleză)',
    terms: 'Termeni și condiții (în engleză)',
    refund: 'Politica de rambursare (în engleză)',
    affiliate: 'Program de afiliere',
    affiliateLogin: 'Autentificare afiliați',
    locations: 'Toate localitățile și meseriile',
    chooseCountry: 'Alege țara',
    opensInNewTab: 'se deschide într-o filă nouă',
    copyright: '© {year} {brand}. Toate drepturile rezervate.',
    about: 'Un preț cinstit pentru un site care funcționează. Iar pentru fiecare site plantăm un copac.',
    referralThanks: '{name} ți-a vorbit despre noi. Îți mulțumim că ne vizitezi!',
    referralClear: 'Șterge recomandarea',
    referralAsk: 'Putem reține această recomandare?',
    referralKeep: 'Reține __REFERRAL_DAYS__ de zile',
    referralDecline: 'Nu, mulțumesc',
    orderNow: 'Comandă acum',
    yourPrice: 'Prețul tău: {price}',
    backToPage: 'Înapoi la pagina în română',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Comandă verificată',
  rated: 'Evaluare: {stars} din 5',
  count: { few: '{count} recenzii', other: '{count} de recenzii' },
  sampleNote: 'Recenzii de exemplu pentru acest magazin demonstrativ',
};

export const designHours: Plural = {
  one: 'Timpul mediu pentru machete în ultimele {days} de zile: {hours}\u00a0oră.',
  few: 'Timpul mediu pentru machete în ultimele {days} de zile: {hours}\u00a0ore.',
  other: 'Timpul mediu pentru machete în ultimele {days} de zile: {hours}\u00a0de ore.',
};
