import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Otkažete li u roku od ${returnsPolicy.freeReturnDays}\u00a0dana od narudžbe, prije nego što dobijete prijedloge, vraćamo vam cijeli iznos.`;

export const landing: LandingDictionary = {
  leadOffer: `Plaćate {price} jednom, birate između tri prijedloga, a stranica je objavljena za ${deliveryDays()} dana.`,
  orderNow: 'NARUČITE ODMAH – SAMO {price}',
  call: 'Nazovite {phone}',
  priceNote: `Plaćate jednom. U cijenu su uključeni web-stranica, hosting i domena za prvu godinu te ${times.supportMonths}\u00a0mjeseci podrške.`,
  whyChoose: '{service}: zašto odabrati nas',
  process: '{service}: kako radimo',
  included: 'Što je uključeno u paket za {price}',
  includedItems: {
    delivery: { title: 'Brza isporuka', text: `Od narudžbe do objave ${deliveryDays()} dana, zajamčeno` },
    hosting: { title: '1 godina hostinga', text: 'Brz i siguran hosting za prvu godinu, postavljamo ga mi' },
    support: { title: 'Stalna podrška', text: `${times.supportMonths} mjeseci održavanja` },
    team: { title: 'Iskusan tim', text: 'Isti tim od prvog prijedloga do objave' },
  },
  timeNote: `Dobit ćete tri prijedloga u roku od ${times.draftHours}\u00a0sata nakon što pošaljete obrazac. Kad odaberete jedan, stranicu dovršavamo za ${times.workingDays}\u00a0radnih dana (${times.workingHours}\u00a0radnih sati). Od početka do kraja potrebno je ${deliveryDays()}\u00a0dana; dani u kojima čekamo vaš odgovor ne računaju se.`,
  serviceAreas: 'Gdje radimo',
  clientsSay: 'Što kažu naši klijenti',
  testimonials: [
    {
      name: 'Ivana Brzovac',
      role: 'vlasnica, Apartmani Bonaca',
      content:
        'Gosti su me zvali iz auta i pitali gdje se parkira. Sad im prije puta pošaljem poveznicu i nitko više ne kruži po rivi.',
    },
    {
      name: 'Tomislav Grdenić',
      role: 'vlasnik obrta, Klesarstvo Grdenić',
      content:
        'Slike sam slao s gradilišta, prašnjave kakve jesu. Složili su ih tako da se vidi kamen, a ne prašina.',
    },
    {
      name: 'Martina Škvorčić',
      role: 'voditeljica, Škola jahanja Škvorčić',
      content:
        'Svake sam subote isti popis slala u deset poruka: čizme, kaciga, kako do nas. Sad sve piše na jednome mjestu.',
    },
  ],
  stars: 'Ocjena: 5 od 5',
  quote: '{service}: javite nam se danas',
  quoteIntro: `Opišite čime se bavite i što očekujete od stranice. Odgovorit ćemo vam u roku od ${times.replyHours} sata.`,
  form: {
    name: 'Ime i prezime',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Tvrtka ili obrt',
    message: 'Poruka',
    inquiryType: 'Vrsta upita',
    inquiryTypes: {
      general: 'Opći upit',
      website: 'Paket „Web-stranica”',
      hosting: 'Hosting i održavanje',
      billing: 'Program za račune',
      support: 'Tehnička podrška',
    },
    submit: 'Pošalji poruku',
    sending: 'Šaljemo…',
    requiredField: 'Ispunite ovo polje.',
    invalidEmail: 'Upišite ispravnu e-mail adresu.',
    missingTitle: 'Nedostaju podaci',
    missingText: 'Ispunite sva obavezna polja.',
    failedTitle: 'Poruka nije poslana',
    failedText: 'Pokušajte ponovno kasnije.',
    successTitle: 'Poruka je poslana!',
    successText: `Javit ćemo vam se u roku od ${times.replyHours} sata.`,
    requiredNote: 'Polja označena zvjezdicom (*) obavezna su.',
    sentAt: 'Poslano u {time}.',
    textKept: 'Tekst poruke je sačuvan.',
    sendByEmail: 'Pošalji e-mailom',
  },
  chrome: {
    skipToContent: 'Preskoči na sadržaj',
    home: 'Početna',
    portfolio: 'Primjeri',
    whyTree: 'Jedna stranica, jedno stablo',
    howItWorks: 'Kako funkcionira',
    pricing: 'Cijena',
    chat: 'Pišite nam na chat',
    chatMessage: 'Dobar dan, {brand}, zanima me paket „Web-stranica” za {price}.',
    menu: 'Izbornik',
    closeNotice: 'Zatvori',
    notifications: 'Obavijesti (F8)',
    theme: 'Tema',
    themeSystem: 'Prema sustavu',
    themeLight: 'Svijetla',
    themeDark: 'Tamna',
    blog: 'Blog',
    privacy: 'Pravila privatnosti (na engleskom)',
    terms: 'Opći uvjeti poslovanja (na engleskom)',
    refund: 'Pravila povrata novca (na engleskom)',
    affiliate: 'Partnerski program',
    affiliateLogin: 'Prijava za partnere',
    locations: 'Sva mjesta i djelatnosti',
    chooseCountry: 'Odaberite državu',
    opensInNewTab: 'otvara se u novoj kartici',
    copyright: '© {year} {brand}. Sva prava pridržana.',
    about: 'Jedna poštena cijena za stranicu koja radi. A za svaku stranicu posadimo jedno stablo.',
    referralThanks: 'Hvala na posjetu! Preporučio nas je partner {name}.',
    referralClear: 'Ukloni preporuku',
    referralAsk: 'Smijemo li zapamtiti ovu preporuku?',
    referralKeep: 'Zapamti na __REFERRAL_DAYS__ dana',
    referralDecline: 'Ne, hvala',
    orderNow: 'Naručite',
    yourPrice: 'Vaša cijena: {price}',
    backToPage: 'Natrag na stranicu na hrvatskom',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Potvrđena narudžba',
  rated: 'Ocjena: {stars} od 5',
  count: { few: '{count} recenzije', other: '{count} recenzija' },
  sampleNote: 'Primjeri recenzija u demoverziji ove trgovine',
};

export const designHours: Plural = {
  one: 'Prijedlozi u prosjeku za {hours}\u00a0sat, izmjereno u posljednjih {days} dana.',
  few: 'Prijedlozi u prosjeku za {hours}\u00a0sata, izmjereno u posljednjih {days} dana.',
  other: 'Prijedlozi u prosjeku za {hours}\u00a0sati, izmjereno u posljednjih {days} dana.',
};
