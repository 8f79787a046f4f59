import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Jos perut tilauksen ${returnsPolicy.freeReturnDays}\u00a0päivän kuluessa sen tekemisestä, ennen kuin olet saanut ehdotukset, palautamme koko hinnan.`;

export const landing: LandingDictionary = {
  leadOffer: `Maksat kerran {price}, valitset kolmesta ehdotuksesta ja kotisivusi ovat verkossa ${deliveryDays()}\u00a0päivässä.`,
  orderNow: 'TILAA NYT – VAIN {price}',
  call: 'Soita {phone}',
  priceNote: `Kertamaksu. Hintaan kuuluvat kotisivut, ensimmäisen vuoden webhotelli ja verkkotunnus sekä ${times.supportMonths}\u00a0kuukauden tuki.`,
  whyChoose: '{service} – miksi juuri meiltä?',
  process: '{service} – näin työ etenee',
  included: 'Tämän saat hintaan {price}',
  includedItems: {
    delivery: { title: 'Nopea toimitus', text: `Valmista taatusti ${deliveryDays()}\u00a0päivässä` },
    hosting: {
      title: 'Webhotelli vuodeksi',
      text: 'Nopea ja turvallinen webhotelli ensimmäiseksi vuodeksi, valmiiksi asennettuna',
    },
    support: { title: 'Jatkuva tuki', text: `${times.supportMonths}\u00a0kuukautta ylläpitoa` },
    team: {
      title: 'Osaavat tekijät',
      text: 'Sama tiimi ensimmäisestä ehdotuksesta julkaisuun',
    },
  },
  timeNote: `Saat kolme ehdotusta ${times.draftHours}\u00a0tunnin kuluessa lomakkeen lähettämisestä. Kun olet valinnut niistä yhden, teemme kotisivut valmiiksi ${times.workingDays}\u00a0työpäivässä (${times.workingHours}\u00a0työtunnissa). Alusta loppuun kuluu ${deliveryDays()}\u00a0päivää; päiviä, joina odotamme vastaustasi, ei lasketa.`,
  serviceAreas: 'Palvelualueemme',
  clientsSay: 'Mitä asiakkaat sanovat',
  testimonials: [
    {
      name: 'Päivi Mustakangas',
      role: 'Yrittäjä, Lankakauppa Kerä',
      content:
        'Lankoja on kolmessasadassa sävyssä. Kolmannessa ehdotuksessa ne oli järjestetty lampaan eikä värin mukaan, ja sen valitsin.',
    },
    {
      name: 'Janne Rautapuro',
      role: 'Toimitusjohtaja, Rautapuron Puunkaato Oy',
      content:
        'Hinta oli sivulla ja sama hinta kuitissa. Tarjouspyynnöt tulevat nyt lomakkeella eivätkä silloin, kun roikun köysissä.',
    },
    {
      name: 'Elina Söderlund',
      role: 'Hieroja, Hoitola Hengähdys',
      content:
        'Ennen numeroani kysyttiin ruokakaupan jonossakin. Nyt se löytyy sivuilta ensimmäisenä, ja hinnasto heti sen alta.',
    },
  ],
  stars: 'Arvosana 5/5',
  quote: '{service} – ota yhteyttä tänään',
  quoteIntro: `Kerro, mitä yrityksesi tekee ja mitä sivuilta odotat. Vastaamme ${times.replyHours}\u00a0tunnin kuluessa.`,
  form: {
    name: 'Nimi',
    email: 'Sähköposti',
    phone: 'Puhelin',
    company: 'Yritys',
    message: 'Viesti',
    inquiryType: 'Mitä asiasi koskee?',
    inquiryTypes: {
      general: 'Yleinen kysymys',
      website: 'Uudet kotisivut',
      hosting: 'Webhotelli ja ylläpito',
      billing: 'Laskutusohjelma',
      support: 'Tekninen tuki',
    },
    submit: 'Lähetä viesti',
    sending: 'Lähetetään…',
    requiredField: 'Täytä tämä kenttä.',
    invalidEmail: 'Anna toimiva sähköpostiosoite.',
    missingTitle: 'Tietoja puuttuu',
    missingText: 'Täytä kaikki pakolliset kentät.',
    failedTitle: 'Viestin lähetys ei onnistunut',
    failedText: 'Yritä hetken päästä uudelleen.',
    successTitle: 'Viesti lähetetty!',
    successText: `Vastaamme ${times.replyHours}\u00a0tunnin kuluessa.`,
    requiredNote: 'Tähdellä (*) merkityt kentät ovat pakollisia.',
    sentAt: 'Lähetetty klo {time}.',
    textKept: 'Tekstisi on tallessa.',
    sendByEmail: 'Lähetä mieluummin sähköpostilla',
  },
  chrome: {
    skipToContent: 'Siirry sisältöön',
    home: 'Etusivu',
    portfolio: 'Esimerkkejä',
    whyTree: 'Yhdet sivut, yksi puu',
    howItWorks: 'Näin se toimii',
    pricing: 'Hinta',
    chat: 'Kysy chatissa',
    chatMessage: 'Hei {brand}! Haluaisin tietää lisää kotisivuista, jotka maksavat {price}.',
    menu: 'Valikko',
    closeNotice: 'Sulje',
    notifications: 'Ilmoitukset (F8)',
    theme: 'Teema',
    themeSystem: 'Järjestelmä',
    themeLight: 'Vaalea',
    themeDark: 'Tumma',
    blog: 'Blogi',
    privacy: 'Tietosuojaseloste (englanniksi)',
    terms: 'Sopimusehdot (englanniksi)',
    refund: 'Rahojen palautus (englanniksi)',
    affiliate: 'Kumppaniohjelma',
    affiliateLogin: 'Kumppanin kirjautuminen',
    locations: 'Kaikki paikkakunnat ja toimialat',
    chooseCountry: 'Valitse maa',
    opensInNewTab: 'avautuu uuteen välilehteen',
    copyright: '© {year} {brand}. Kaikki oikeudet pidätetään.',
    about: 'Yksi rehti hinta kotisivuista, jotka toimivat. Jokaisesta tilauksesta istutamme puun.',
    referralThanks: 'Kiitos, että poikkesit. Sivua suositteli {name}.',
    referralClear: 'Poista suositus',
    referralAsk: 'Saammeko muistaa tämän suosituksen?',
    referralKeep: 'Muista __REFERRAL_DAYS__ päivää',
    referralDecline: 'Ei kiitos',
    orderNow: 'Tilaa nyt',
    yourPrice: 'Hintasi: {price}',
    backToPage: 'Takaisin suomenkieliselle sivulle',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Vahvistettu tilaus',
  rated: 'Arvosana {stars}/5',
  count: { other: '{count} arvostelua' },
  sampleNote: 'Esimerkkiarvosteluja tätä esittelykauppaa varten',
};

export const designHours: Plural = {
  other: 'Ehdotukset keskimäärin {hours}\u00a0tunnissa, mitattuna viimeisten {days} päivän ajalta.',
};
