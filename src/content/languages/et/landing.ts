import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Kui tühistad tellimuse ${returnsPolicy.freeReturnDays}\u00a0päeva jooksul pärast selle esitamist, enne kui oled kavandid kätte saanud, maksame kogu summa tagasi.`;

export const landing: LandingDictionary = {
  leadOffer: `Maksad ühe korra {price}, valid kolme kavandi vahel ja koduleht on valmis ${deliveryDays()}\u00a0päevaga.`,
  orderNow: 'TELLI KOHE – AINULT {price}',
  call: 'Helista {phone}',
  priceNote: `Maksad ühe korra. Hind sisaldab kodulehte, esimese aasta majutust ja domeeni ning ${times.supportMonths}\u00a0kuud tuge.`,
  whyChoose: '{service}: miks valida meid?',
  process: '{service}: kuidas töö käib',
  included: 'Mida {price} eest saad',
  includedItems: {
    delivery: { title: 'Kiire valmimine', text: `Valmis ${deliveryDays()}\u00a0päevaga, garanteeritult` },
    hosting: {
      title: 'Majutus 1\u00a0aastaks',
      text: 'Kiire ja turvaline veebimajutus esimeseks aastaks, meie seadistatud',
    },
    support: { title: 'Püsiv tugi', text: `${times.supportMonths}\u00a0kuud hooldust` },
    team: { title: 'Kogenud tegijad', text: 'Üks ja sama tiim esimesest kavandist avamiseni' },
  },
  timeNote: `Saad kolm kavandit ${times.draftHours}\u00a0tunni jooksul pärast vormi saatmist. Kui oled neist ühe valinud, teeme kodulehe valmis ${times.workingDays}\u00a0tööpäevaga (${times.workingHours}\u00a0töötunniga). Algusest lõpuni kulub ${deliveryDays()}\u00a0päeva; päevi, mil ootame sinu vastust, me ei arvesta.`,
  serviceAreas: 'Kus me töötame',
  clientsSay: 'Mida kliendid räägivad',
  testimonials: [
    {
      name: 'Kersti Laanemaa',
      role: 'Omanik, Laanemaa Vanavara',
      content:
        'Minu poes on iga asja ainult üks. Kirjutan, mis on müüdud ja mis on uus, ja lehel saab see korda.',
    },
    {
      name: 'Margus Pihelgas',
      role: 'Juhatuse liige, Pihelgas Ehitus OÜ',
      content: 'Ehituses ollakse harjunud, et lõpuks läheb kallimaks. Siin oli üks hind ja see ei muutunud.',
    },
    {
      name: 'Jelena Sorokina',
      role: 'Kosmeetik, Ilutuba Meelespea',
      content:
        'Kõige rohkem küsiti, kas mul on parkimiskoht ja kas ma räägin vene keelt. Nüüd on mõlemad vastused kohe lehe ülaosas.',
    },
  ],
  stars: 'Hinne 5 viiest',
  quote: '{service}: kirjuta meile juba täna',
  quoteIntro: `Kirjelda, millega sinu ettevõte tegeleb ja mida koduleht peaks sulle andma. Vastame ${times.replyHours}\u00a0tunni jooksul.`,
  form: {
    name: 'Nimi',
    email: 'E-post',
    phone: 'Telefon',
    company: 'Ettevõte',
    message: 'Sõnum',
    inquiryType: 'Päringu teema',
    inquiryTypes: {
      general: 'Üldine küsimus',
      website: 'Uus koduleht',
      hosting: 'Majutus ja hooldus',
      billing: 'Arveldustarkvara',
      support: 'Tehniline tugi',
    },
    submit: 'Saada sõnum',
    sending: 'Saadan…',
    requiredField: 'Palun täida see väli.',
    invalidEmail: 'Palun sisesta kehtiv e-posti aadress.',
    missingTitle: 'Midagi on puudu',
    missingText: 'Palun täida kõik kohustuslikud väljad.',
    failedTitle: 'Sõnumit ei õnnestunud saata',
    failedText: 'Palun proovi hiljem uuesti.',
    successTitle: 'Sõnum on saadetud!',
    successText: `Vastame ${times.replyHours}\u00a0tunni jooksul.`,
    requiredNote: 'Tärniga (*) märgitud väljad on kohustuslikud.',
    sentAt: 'Saadetud kell {time}.',
    textKept: 'Sinu tekst on alles.',
    sendByEmail: 'Saada see hoopis e-kirjaga',
  },
  chrome: {
    skipToContent: 'Liigu sisu juurde',
    home: 'Avaleht',
    portfolio: 'Näited',
    whyTree: 'Üks koduleht, üks puu',
    howItWorks: 'Kuidas see käib',
    pricing: 'Hind',
    chat: 'Vestle meiega',
    chatMessage: 'Tere, {brand}! Mind huvitab koduleht hinnaga {price}.',
    menu: 'Menüü',
    closeNotice: 'Sulge',
    notifications: 'Teavitused (F8)',
    theme: 'Teema',
    themeSystem: 'Süsteem',
    themeLight: 'Hele',
    themeDark: 'Tume',
    blog: 'Blogi',
    privacy: 'Privaatsuspoliitika (inglise keeles)',
    terms: 'Teenuse tingimused (inglise keeles)',
    refund: 'Raha tagastamine (inglise keeles)',
    affiliate: 'Partnerprogramm',
    affiliateLogin: 'Partneri sisselogimine',
    locations: 'Kõik kohad ja tegevusalad',
    chooseCountry: 'Vali riik',
    opensInNewTab: 'avaneb uuel vahelehel',
    copyright: '© {year} {brand}. Kõik õigused kaitstud.',
    about: 'Üks aus hind kodulehe eest, mis töötab. Ja iga kodulehe eest istutame puu.',
    referralThanks: 'Aitäh, et läbi astusid! Meid soovitas sulle {name}.',
    referralClear: 'Eemalda soovitus',
    referralAsk: 'Kas tohime selle soovituse meelde jätta?',
    referralKeep: 'Jäta __REFERRAL_DAYS__ päevaks meelde',
    referralDecline: 'Ei, aitäh',
    orderNow: 'Telli kohe',
    yourPrice: 'Sinu hind: {price}',
    backToPage: 'Tagasi eestikeelsele lehele',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Kinnitatud tellimus',
  rated: 'Hinne {stars} viiest',
  count: { other: '{count} arvustust' },
  sampleNote: 'Näidisarvustused selle demopoe jaoks',
};

export const designHours: Plural = {
  other: 'Kavandid keskmiselt {hours}\u00a0tunniga, mõõdetud viimase {days} päeva jooksul.',
};
