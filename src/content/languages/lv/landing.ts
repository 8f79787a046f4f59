import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Ja atcelsiet pasūtījumu ${returnsPolicy.freeReturnDays}\u00a0dienu laikā pēc pasūtīšanas, pirms būsiet saņēmuši dizaina variantus, atmaksāsim visu summu.`;

export const landing: LandingDictionary = {
  leadOffer: `Maksājat {price} vienreiz, izvēlaties no trim dizaina variantiem, un mājaslapa ir publicēta ${deliveryDays()}\u00a0dienās.`,
  orderNow: 'PASŪTĪT TAGAD – TIKAI {price}',
  call: 'Zvanīt uz {phone}',
  priceNote: `Maksājat tikai vienreiz. Cenā iekļauta mājaslapa, pirmā gada hostings un domēns, kā arī ${times.supportMonths}\u00a0mēnešu atbalsts.`,
  whyChoose: '{service}: kāpēc izvēlēties mūs',
  process: '{service}: kā notiek darbs',
  included: 'Ko saņemat par {price}',
  includedItems: {
    delivery: { title: 'Ātra izpilde', text: `Gatava ${deliveryDays()}\u00a0dienās, garantēti` },
    hosting: {
      title: 'Hostings uz 1\u00a0gadu',
      text: 'Ātrs un drošs hostings pirmajam gadam, visu uzstādām mēs',
    },
    support: { title: 'Pastāvīgs atbalsts', text: `${times.supportMonths}\u00a0mēnešu uzturēšana` },
    team: {
      title: 'Pieredzējusi komanda',
      text: 'Viena un tā pati komanda no pirmā varianta līdz palaišanai',
    },
  },
  timeNote: `Trīs dizaina variantus saņemsiet ${times.draftHours}\u00a0stundu laikā pēc anketas nosūtīšanas. Kad vienu būsiet izvēlējušies, pabeigsim mājaslapu ${times.workingDays}\u00a0darba dienu (${times.workingHours}\u00a0darba stundu) laikā. No sākuma līdz beigām tas aizņem ${deliveryDays()}\u00a0dienas; dienas, kad gaidām jūsu atbildi, neskaitām.`,
  serviceAreas: 'Kur strādājam',
  clientsSay: 'Ko saka klienti',
  testimonials: [
    {
      name: 'Inese Kalnarāja',
      role: 'Īpašniece, ziedu veikals „Kalnarājas”',
      content:
        'Baidījos, ka mājaslapa prasīs vairāk laika nekā Līgo vainagi. Aizpildīju anketu, izvēlējos variantu un atgriezos pie ziediem.',
    },
    {
      name: 'Aigars Strupulis',
      role: 'Valdes loceklis, SIA „Strupuļa logi”',
      content:
        'Klienti vienmēr sūtīja logu fotogrāfijas bez izmēriem. Tagad veidlapā ir lauciņš platumam un lauciņš augstumam.',
    },
    {
      name: 'Olga Petrenko',
      role: 'Masiere, kabinets „Pie Zeltītes”',
      content:
        'Agrāk pa tālruni skaidroju cenas. Tagad klienti tās izlasa paši un zvana tikai, lai pieteiktos.',
    },
  ],
  stars: 'Vērtējums: 5 no 5',
  quote: '{service}: rakstiet mums šodien',
  quoteIntro: `Pastāstiet, ar ko nodarbojas jūsu uzņēmums un ko gaidāt no mājaslapas. Atbildēsim jums ${times.replyHours}\u00a0stundu laikā.`,
  form: {
    name: 'Vārds, uzvārds',
    email: 'E-pasts',
    phone: 'Tālrunis',
    company: 'Uzņēmums',
    message: 'Ziņojums',
    inquiryType: 'Jautājuma tēma',
    inquiryTypes: {
      general: 'Vispārīgs jautājums',
      website: 'Jauna mājaslapa',
      hosting: 'Hostings un uzturēšana',
      billing: 'Rēķinu programma',
      support: 'Tehniskais atbalsts',
    },
    submit: 'Nosūtīt ziņojumu',
    sending: 'Notiek sūtīšana…',
    requiredField: 'Lūdzu, aizpildiet šo lauku.',
    invalidEmail: 'Lūdzu, ievadiet derīgu e-pasta adresi.',
    missingTitle: 'Trūkst informācijas',
    missingText: 'Lūdzu, aizpildiet visus obligātos laukus.',
    failedTitle: 'Ziņojumu neizdevās nosūtīt',
    failedText: 'Lūdzu, mēģiniet vēlreiz pēc brīža.',
    successTitle: 'Ziņojums nosūtīts!',
    successText: `Atbildēsim ${times.replyHours}\u00a0stundu laikā.`,
    requiredNote: 'Ar * atzīmētie lauki ir obligāti.',
    sentAt: 'Nosūtīts plkst.\u00a0{time}.',
    textKept: 'Jūsu teksts ir saglabājies.',
    sendByEmail: 'Nosūtīt pa e-pastu',
  },
  chrome: {
    skipToContent: 'Pāriet uz saturu',
    home: 'Sākums',
    portfolio: 'Piemēri',
    whyTree: 'Viena mājaslapa, viens koks',
    howItWorks: 'Kā tas notiek',
    pricing: 'Cena',
    chat: 'Rakstiet čatā',
    chatMessage: 'Labdien, {brand}! Mani interesē mājaslapa par {price}.',
    menu: 'Izvēlne',
    closeNotice: 'Aizvērt',
    notifications: 'Paziņojumi (F8)',
    theme: 'Motīvs',
    themeSystem: 'Sistēmas',
    themeLight: 'Gaišs',
    themeDark: 'Tumšs',
    blog: 'Blogs',
    privacy: 'Privātuma politika (angļu valodā)',
    terms: 'Pakalpojuma noteikumi (angļu valodā)',
    refund: 'Naudas atmaksas noteikumi (angļu valodā)',
    affiliate: 'Partneru programma',
    affiliateLogin: 'Partneru pieslēgšanās',
    locations: 'Visas vietas un nozares',
    chooseCountry: 'Izvēlieties valsti',
    opensInNewTab: 'atveras jaunā cilnē',
    copyright: '© {year} {brand}. Visas tiesības aizsargātas.',
    about: 'Viena godīga cena par mājaslapu, kas darbojas. Un par katru iestādām koku.',
    referralThanks: 'Paldies, ka ieskatījāties! Mūs jums ieteica {name}.',
    referralClear: 'Noņemt ieteikumu',
    referralAsk: 'Vai drīkstam atcerēties šo ieteikumu?',
    referralKeep: 'Atcerēties __REFERRAL_DAYS__ dienas',
    referralDecline: 'Nē, paldies',
    orderNow: 'Pasūtīt',
    yourPrice: 'Jūsu cena: {price}',
    backToPage: 'Atpakaļ uz lapu latviešu valodā',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Apstiprināts pasūtījums',
  rated: 'Vērtējums: {stars} no 5',
  count: { zero: '{count} atsauksmju', one: '{count} atsauksme', other: '{count} atsauksmes' },
  sampleNote: 'Atsauksmju paraugi šajā demonstrācijas veikalā',
};

export const designHours: Plural = {
  one: 'Varianti vidēji {hours}\u00a0stundā, mērīts pēdējās {days} dienās.',
  other: 'Varianti vidēji {hours}\u00a0stundās, mērīts pēdējās {days} dienās.',
};
