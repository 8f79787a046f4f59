import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Jei užsakymą atšauksite per ${returnsPolicy.freeReturnDays}\u00a0dienų nuo jo pateikimo, kol dar nebūsite gavę eskizų, grąžinsime visą sumą.`;

export const landing: LandingDictionary = {
  leadOffer: `Sumokate {price} vieną kartą, išsirenkate iš trijų eskizų, o svetainė pradeda veikti per ${deliveryDays()}\u00a0dienų.`,
  orderNow: 'UŽSISAKYTI DABAR – TIK {price}',
  call: 'Skambinti {phone}',
  priceNote: `Mokate vieną kartą. Į kainą įeina svetainė, pirmųjų metų priegloba ir domenas bei ${times.supportMonths}\u00a0mėnesių pagalba.`,
  whyChoose: '{service}: kodėl verta rinktis mus',
  process: '{service}: kaip vyksta darbas',
  included: 'Ką gaunate už {price}',
  includedItems: {
    delivery: { title: 'Sukuriame greitai', text: `Garantuotai per ${deliveryDays()}\u00a0dienų` },
    hosting: {
      title: 'Priegloba vieneriems metams',
      text: 'Greita ir saugi priegloba pirmiesiems metams, viską sutvarkome mes',
    },
    support: { title: 'Nuolatinė pagalba', text: `${times.supportMonths}\u00a0mėnesių priežiūra` },
    team: {
      title: 'Patyrusi komanda',
      text: 'Ta pati komanda nuo pirmo eskizo iki paleidimo',
    },
  },
  timeNote: `Tris eskizus gausite per ${times.draftHours}\u00a0valandas nuo anketos išsiuntimo. Kai vieną išsirinksite, svetainę parengsime per ${times.workingDays}\u00a0darbo dienas (${times.workingHours}\u00a0darbo valandas). Nuo pradžios iki pabaigos tai trunka ${deliveryDays()}\u00a0dienų; dienų, kai laukiame jūsų atsakymo, neskaičiuojame.`,
  serviceAreas: 'Kur dirbame',
  clientsSay: 'Ką sako klientai',
  testimonials: [
    {
      name: 'Rasa Vaitiekė',
      role: 'Savininkė, gėlių namai „Rasakila“',
      content:
        'Iš trijų eskizų išrinkau tą, kuriame mažiausiai žodžių ir daugiausia bijūnų. Daugiau nieko ir nereikėjo.',
    },
    {
      name: 'Darius Junevičius',
      role: 'Direktorius, UAB „Junevičiaus stogai“',
      content: 'Kitur kaina augdavo su kiekvienu laišku. Čia sumokėjau tiek, kiek buvo parašyta.',
    },
    {
      name: 'Kristina Mažulė',
      role: 'Kineziterapeutė, kabinetas „Žingsnis“',
      content: 'Prašiau, kad svetainę suprastų ir mano močiutė. Ji perskaitė, paskambino ir užsiregistravo.',
    },
  ],
  stars: 'Įvertinimas 5 iš 5',
  quote: '{service}: parašykite mums šiandien',
  quoteIntro: `Papasakokite, kuo užsiima jūsų įmonė ir ko tikitės iš svetainės. Per ${times.replyHours}\u00a0valandas jums atsakysime.`,
  form: {
    name: 'Vardas ir pavardė',
    email: 'El.\u00a0paštas',
    phone: 'Telefonas',
    company: 'Įmonė',
    message: 'Žinutė',
    inquiryType: 'Užklausos tema',
    inquiryTypes: {
      general: 'Bendras klausimas',
      website: 'Nauja svetainė',
      hosting: 'Priegloba ir priežiūra',
      billing: 'Sąskaitų išrašymo programa',
      support: 'Techninė pagalba',
    },
    submit: 'Siųsti žinutę',
    sending: 'Siunčiama…',
    requiredField: 'Užpildykite šį lauką.',
    invalidEmail: 'Įrašykite teisingą el.\u00a0pašto adresą.',
    missingTitle: 'Trūksta duomenų',
    missingText: 'Užpildykite visus privalomus laukus.',
    failedTitle: 'Žinutės išsiųsti nepavyko',
    failedText: 'Pabandykite vėliau.',
    successTitle: 'Žinutė išsiųsta!',
    successText: `Atsakysime per ${times.replyHours}\u00a0valandas.`,
    requiredNote: 'Žvaigždute (*) pažymėti laukai privalomi.',
    sentAt: 'Išsiųsta {time}\u00a0val.',
    textKept: 'Žinutės tekstas išsaugotas.',
    sendByEmail: 'Siųsti el.\u00a0paštu',
  },
  chrome: {
    skipToContent: 'Pereiti prie turinio',
    home: 'Pradžia',
    portfolio: 'Pavyzdžiai',
    whyTree: 'Viena svetainė, vienas medis',
    howItWorks: 'Kaip tai veikia',
    pricing: 'Kaina',
    chat: 'Rašykite mums',
    chatMessage: 'Sveiki, {brand}! Mane domina svetainė už {price}.',
    menu: 'Meniu',
    closeNotice: 'Uždaryti',
    notifications: 'Pranešimai (F8)',
    theme: 'Tema',
    themeSystem: 'Sistemos',
    themeLight: 'Šviesi',
    themeDark: 'Tamsi',
    blog: 'Tinklaraštis',
    privacy: 'Privatumo politika (anglų kalba)',
    terms: 'Paslaugų teikimo sąlygos (anglų kalba)',
    refund: 'Pinigų grąžinimo sąlygos (anglų kalba)',
    affiliate: 'Partnerių programa',
    affiliateLogin: 'Partnerių prisijungimas',
    locations: 'Visos vietovės ir veiklos sritys',
    chooseCountry: 'Pasirinkite šalį',
    opensInNewTab: 'atsidaro naujame skirtuke',
    copyright: '© {year} {brand}. Visos teisės saugomos.',
    about: 'Viena sąžininga kaina už veikiančią svetainę. O už kiekvieną svetainę pasodiname medį.',
    referralThanks: 'Ačiū, kad užsukote. Mus jums rekomendavo {name}.',
    referralClear: 'Pašalinti rekomendaciją',
    referralAsk: 'Ar galime įsiminti šią rekomendaciją?',
    referralKeep: 'Įsiminti __REFERRAL_DAYS__ dienų',
    referralDecline: 'Ne, ačiū',
    orderNow: 'Užsisakyti',
    yourPrice: 'Jūsų kaina: {price}',
    backToPage: 'Atgal į lietuvišką puslapį',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Patvirtintas užsakymas',
  rated: 'Įvertinimas {stars} iš 5',
  count: { one: '{count} atsiliepimas', few: '{count} atsiliepimai', other: '{count} atsiliepimų' },
  sampleNote: 'Pavyzdiniai atsiliepimai demonstracinėje parduotuvėje',
};

export const designHours: Plural = {
  one: 'Eskizai vidutiniškai per {hours}\u00a0valandą, išmatuota per pastarąsias {days} dienų.',
  few: 'Eskizai vidutiniškai per {hours}\u00a0valandas, išmatuota per pastarąsias {days} dienų.',
  other: 'Eskizai vidutiniškai per {hours}\u00a0valandų, išmatuota per pastarąsias {days} dienų.',
};
