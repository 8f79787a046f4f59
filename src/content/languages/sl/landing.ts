import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Če naročilo prekličete v ${returnsPolicy.freeReturnDays}\u00a0dneh po oddaji, preden dobite osnutke, vam vrnemo celoten znesek.`;

export const landing: LandingDictionary = {
  leadOffer: `Plačate enkrat {price}, izberete med tremi osnutki in stran je objavljena v ${deliveryDays()} dneh.`,
  orderNow: 'NAROČITE ZDAJ – SAMO {price}',
  call: 'Pokličite {phone}',
  priceNote: `Plačate enkrat. V ceni so spletna stran, gostovanje in domena za prvo leto ter ${times.supportMonths}\u00a0mesecev podpore.`,
  whyChoose: '{service}: zakaj izbrati nas',
  process: '{service}: kako poteka delo',
  included: 'Kaj vključuje paket za {price}',
  includedItems: {
    delivery: { title: 'Hitra izdelava', text: `Od naročila do objave v ${deliveryDays()} dneh, zajamčeno` },
    hosting: { title: '1 leto gostovanja', text: 'Hitro in varno gostovanje za prvo leto, nastavimo ga mi' },
    support: { title: 'Stalna podpora', text: `${times.supportMonths} mesecev vzdrževanja` },
    team: {
      title: 'Izkušena ekipa',
      text: 'Ista ekipa od prvega osnutka do objave',
    },
  },
  timeNote: `Tri osnutke dobite v ${times.draftHours}\u00a0urah po oddaji obrazca. Ko izberete enega, stran dokončamo v ${times.workingDays}\u00a0delovnih dneh (${times.workingHours}\u00a0delovnih urah). Od začetka do konca traja ${deliveryDays()}\u00a0dni; dnevi, ko čakamo na vaš odgovor, se ne štejejo.`,
  serviceAreas: 'Kje delamo',
  clientsSay: 'Kaj pravijo naše stranke',
  testimonials: [
    {
      name: 'Mojca Kregar Zupin',
      role: 'lastnica, Turistična kmetija Pri Kregarju',
      content:
        'Bala sem se, da bomo videti kot hotel. Na strani pa so naša hiša, naše krave in številka, na katero se oglasim sama.',
    },
    {
      name: 'Boštjan Lavrenčak',
      role: 'mizar, Mizarstvo Lavrenčak, s.\u00a0p.',
      content: 'Popravkov sem imel več, kot bi jih od svojih strank prenesel sam. Cena je ostala ista.',
    },
    {
      name: 'Nives Štrukul',
      role: 'frizerka, Salon Koder',
      content: 'V ceniku so zdaj tudi minute. Stranke same vidijo, da barvanje ne gre v odmor za malico.',
    },
  ],
  stars: 'Ocena: 5 od 5',
  quote: '{service}: pišite nam še danes',
  quoteIntro: `Opišite, s čim se ukvarjate in kaj pričakujete od strani. Odgovorili vam bomo v ${times.replyHours} urah.`,
  form: {
    name: 'Ime in priimek',
    email: 'E-pošta',
    phone: 'Telefon',
    company: 'Podjetje',
    message: 'Sporočilo',
    inquiryType: 'Vrsta povpraševanja',
    inquiryTypes: {
      general: 'Splošno vprašanje',
      website: 'Paket »Spletna stran«',
      hosting: 'Gostovanje in vzdrževanje',
      billing: 'Program za izdajanje računov',
      support: 'Tehnična pomoč',
    },
    submit: 'Pošlji sporočilo',
    sending: 'Pošiljanje …',
    requiredField: 'Izpolnite to polje.',
    invalidEmail: 'Vpišite veljaven e-poštni naslov.',
    missingTitle: 'Manjkajo podatki',
    missingText: 'Izpolnite vsa obvezna polja.',
    failedTitle: 'Sporočila ni bilo mogoče poslati',
    failedText: 'Poskusite znova pozneje.',
    successTitle: 'Sporočilo je poslano!',
    successText: `Odgovorili vam bomo v ${times.replyHours} urah.`,
    requiredNote: 'Polja, označena z zvezdico (*), so obvezna.',
    sentAt: 'Poslano ob {time}.',
    textKept: 'Besedilo sporočila je ohranjeno.',
    sendByEmail: 'Pošlji po e-pošti',
  },
  chrome: {
    skipToContent: 'Skoči na vsebino',
    home: 'Domov',
    portfolio: 'Primeri',
    whyTree: 'Ena stran, eno drevo',
    howItWorks: 'Kako poteka',
    pricing: 'Cena',
    chat: 'Pišite nam v klepetu',
    chatMessage: 'Pozdravljeni, {brand}! Zanima me paket »Spletna stran« za {price}.',
    menu: 'Meni',
    closeNotice: 'Zapri',
    notifications: 'Obvestila (F8)',
    theme: 'Tema',
    themeSystem: 'Sistemska',
    themeLight: 'Svetla',
    themeDark: 'Temna',
    blog: 'Blog',
    privacy: 'Politika zasebnosti (v angleščini)',
    terms: 'Pogoji poslovanja (v angleščini)',
    refund: 'Vračilo denarja (v angleščini)',
    affiliate: 'Partnerski program',
    affiliateLogin: 'Prijava za partnerje',
    locations: 'Vsi kraji in dejavnosti',
    chooseCountry: 'Izberite državo',
    opensInNewTab: 'odpre se v novem zavihku',
    copyright: '© {year} {brand}. Vse pravice pridržane.',
    about: 'Ena poštena cena za spletno stran, ki deluje. Za vsako stran posadimo eno drevo.',
    referralThanks: 'Hvala za obisk! Priporočil nas je partner {name}.',
    referralClear: 'Odstrani priporočilo',
    referralAsk: 'Si lahko zapomnimo to priporočilo?',
    referralKeep: 'Zapomni si za __REFERRAL_DAYS__ dni',
    referralDecline: 'Ne, hvala',
    orderNow: 'Naročite',
    yourPrice: 'Vaša cena: {price}',
    backToPage: 'Nazaj na slovensko stran',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Potrjeno naročilo',
  rated: 'Ocena: {stars} od 5',
  count: { one: '{count} ocena', two: '{count} oceni', few: '{count} ocene', other: '{count} ocen' },
  sampleNote: 'Primeri ocen v tej predstavitveni trgovini',
};

export const designHours: Plural = {
  one: 'Osnutki v povprečju v {hours}\u00a0uri, izmerjeno v zadnjih {days} dneh.',
  other: 'Osnutki v povprečju v {hours}\u00a0urah, izmerjeno v zadnjih {days} dneh.',
};
