import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Ha a megrendelést a leadásától számított ${returnsPolicy.freeReturnDays}\u00a0napon belül, a tervek kézhezvétele előtt lemondja, a teljes árat visszatérítjük.`;

export const landing: LandingDictionary = {
  leadOffer: `Egyszeri díj: {price}. Három terv közül választ, és a weboldala ${deliveryDays()} nap alatt elindul.`,
  orderNow: 'MEGRENDELEM – CSAK {price}',
  call: 'Hívás: {phone}',
  priceNote: `Egyszeri díj. Tartalmazza a weboldalt, az első év tárhelyét és domainjét, valamint ${times.supportMonths}\u00a0hónap támogatást. Az ár euróban értendő; a bankja átváltja forintra.`,
  whyChoose: '{service}: miért minket válasszon?',
  process: '{service}: így dolgozunk',
  included: 'Ezt tartalmazza a csomag ({price})',
  includedItems: {
    delivery: {
      title: 'Gyors elkészülés',
      text: `A megrendeléstől az indulásig garantáltan ${deliveryDays()} nap`,
    },
    hosting: { title: '1 év tárhely', text: 'Gyors és biztonságos tárhely az első évre, mi állítjuk be' },
    support: { title: 'Folyamatos támogatás', text: `${times.supportMonths} hónap karbantartás` },
    team: {
      title: 'Szakértő csapat',
      text: 'Az első tervtől az indulásig ugyanaz a csapat',
    },
  },
  timeNote: `Az űrlap elküldése után ${times.draftHours}\u00a0órán belül három tervet kap. Miután kiválasztotta az egyiket, ${times.workingDays}\u00a0munkanapon (${times.workingHours}\u00a0munkaórán) belül befejezzük a weboldalt. Az elejétől a végéig ez ${deliveryDays()}\u00a0nap; azok a napok, amikor az Ön válaszára várunk, nem számítanak bele.`,
  serviceAreas: 'Hol dolgozunk',
  clientsSay: 'Ügyfeleink mondták',
  testimonials: [
    {
      name: 'Somkuti Eszter',
      role: 'tulajdonos, Levendulás Vendégház',
      content:
        'A három terv közül az nyert, amelyik a levendulásunkkal nyitott. A férjem a másikat szerette volna, de a vendégek nekem adtak igazat.',
    },
    {
      name: 'Halmai Zsolt',
      role: 'egyéni vállalkozó, Halmai Kerékpárszerviz',
      content:
        'Bevallom, gyanús volt, hogy előre kiírják az árat. Annyi is lett, pedig négyszer átírattam a szolgáltatások listáját.',
    },
    {
      name: 'Berczeli Nóra',
      role: 'tulajdonos, Berczeli Nyelvstúdió',
      content:
        'Sokat kérdeztem, és mindent érthetően elmagyaráztak. A szülők azóta az oldalon nézik meg, mikor kezdődik a félév.',
    },
  ],
  stars: 'Értékelés: 5-ből 5',
  quote: '{service}: írjon nekünk még ma',
  quoteIntro: `Írja meg, mivel foglalkozik a vállalkozása, és mit vár az oldaltól. ${times.replyHours} órán belül válaszolunk.`,
  form: {
    name: 'Név',
    email: 'E-mail-cím',
    phone: 'Telefonszám',
    company: 'Cég',
    message: 'Üzenet',
    inquiryType: 'Megkeresés tárgya',
    inquiryTypes: {
      general: 'Általános kérdés',
      website: 'Weboldalcsomag',
      hosting: 'Tárhely és karbantartás',
      billing: 'Számlázóprogram',
      support: 'Műszaki segítség',
    },
    submit: 'Üzenet küldése',
    sending: 'Küldés…',
    requiredField: 'Kérjük, töltse ki ezt a mezőt.',
    invalidEmail: 'Kérjük, érvényes e-mail-címet adjon meg.',
    missingTitle: 'Hiányzó adatok',
    missingText: 'Kérjük, töltse ki az összes kötelező mezőt.',
    failedTitle: 'Az üzenetet nem sikerült elküldeni',
    failedText: 'Kérjük, próbálja meg később.',
    successTitle: 'Az üzenetet elküldtük!',
    successText: `${times.replyHours} órán belül jelentkezünk.`,
    requiredNote: 'A * jelű mezők kitöltése kötelező.',
    sentAt: 'Elküldve: {time}.',
    textKept: 'Az üzenet szövege megmaradt.',
    sendByEmail: 'Elküldöm e-mailben',
  },
  chrome: {
    skipToContent: 'Ugrás a tartalomra',
    home: 'Kezdőlap',
    portfolio: 'Mintaoldalak',
    whyTree: 'Egy weboldal, egy fa',
    howItWorks: 'Hogyan működik?',
    pricing: 'Ár',
    chat: 'Írjon nekünk chaten',
    chatMessage: 'Jó napot, {brand}! Érdekel a weboldalcsomag ({price}).',
    menu: 'Menü',
    closeNotice: 'Bezárás',
    notifications: 'Értesítések (F8)',
    theme: 'Téma',
    themeSystem: 'Rendszer',
    themeLight: 'Világos',
    themeDark: 'Sötét',
    blog: 'Blog',
    privacy: 'Adatkezelési tájékoztató (angolul)',
    terms: 'Általános szerződési feltételek (angolul)',
    refund: 'Visszatérítési szabályzat (angolul)',
    affiliate: 'Partnerprogram',
    affiliateLogin: 'Partnerbelépés',
    locations: 'Minden helyszín és szakma',
    chooseCountry: 'Válasszon országot',
    opensInNewTab: 'új lapon nyílik meg',
    copyright: '© {year} {brand}. Minden jog fenntartva.',
    about: 'Egyetlen tisztességes ár egy jól működő weboldalért. És minden oldalért ültetünk egy fát.',
    referralThanks: '{name} ajánlott minket Önnek. Köszönjük a látogatást!',
    referralClear: 'Ajánlás törlése',
    referralAsk: 'Megjegyezhetjük ezt az ajánlást?',
    referralKeep: 'Igen, __REFERRAL_DAYS__ napig',
    referralDecline: 'Nem, köszönöm',
    orderNow: 'Megrendelem',
    yourPrice: 'Az Ön ára: {price}',
    backToPage: 'Vissza a magyar oldalra',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Ellenőrzött megrendelés',
  rated: 'Értékelés: 5-ből {stars}',
  count: { other: '{count} értékelés' },
  sampleNote: 'Mintaértékelések ehhez a bemutató webáruházhoz',
};

export const designHours: Plural = {
  other: 'Tervek átlagosan {hours}\u00a0óra alatt, az elmúlt {days} nap mérései szerint.',
};
