import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Ak objednávku zrušíte do ${returnsPolicy.freeReturnDays}\u00a0dní od jej zadania, skôr než dostanete návrhy, vrátime vám celú sumu.`;

export const landing: LandingDictionary = {
  leadOffer: `Zaplatíte raz {price}, vyberiete si z troch návrhov a o ${deliveryDays('\u00a0–\u00a0')} dní je váš web spustený.`,
  orderNow: 'OBJEDNAŤ – LEN {price}',
  call: 'Zavolať na {phone}',
  priceNote: `Zaplatíte raz. V cene sú web, hosting a doména na prvý rok a ${times.supportMonths}\u00a0mesiacov podpory.`,
  whyChoose: '{service}: prečo práve my',
  process: '{service}: ako postupujeme',
  included: 'Čo obsahuje balík za {price}',
  includedItems: {
    delivery: {
      title: 'Rýchle dodanie',
      text: `Od objednávky po spustenie ${deliveryDays('\u00a0–\u00a0')} dní, garantovane`,
    },
    hosting: {
      title: 'Hosting na 1 rok',
      text: 'Rýchly a bezpečný hosting na prvý rok, nastavíme ho za vás',
    },
    support: { title: 'Priebežná podpora', text: `${times.supportMonths} mesiacov údržby` },
    team: {
      title: 'Skúsení ľudia',
      text: 'Ten istý tím od prvého návrhu až po spustenie',
    },
  },
  timeNote: `Tri návrhy dostanete do ${times.draftHours}\u00a0hodín od odoslania formulára. Keď si jeden vyberiete, dokončíme web do ${times.workingDays}\u00a0pracovných dní (${times.workingHours}\u00a0pracovných hodín). Od začiatku do konca to trvá ${deliveryDays('\u00a0–\u00a0')}\u00a0dní; dni, keď čakáme na vašu odpoveď, sa nepočítajú.`,
  serviceAreas: 'Kde pôsobíme',
  clientsSay: 'Čo hovoria naši klienti',
  testimonials: [
    {
      name: 'Zuzana Trnkusová',
      role: 'majiteľka, Penzión Pod Smrečinou',
      content:
        'Poslala som len fotky a cenník napísaný rukou. Z troch návrhov som si vybrala ten, v ktorom sme sa hneď spoznali.',
    },
    {
      name: 'Peter Hlavenka',
      role: 'včelár, Medáreň Hlavenka',
      content:
        'Na webe sú moje úle, nie cudzie obrázky. Ľudia sa ma na trhu pýtajú na pohánkový med skôr, než ho stihnem vyložiť.',
    },
    {
      name: 'Katarína Olešová',
      role: 'majiteľka, Krajčírstvo Olešová',
      content: 'Odpisovali mi po ľudsky. Ani raz som si nemusela hľadať, čo to slovo znamená.',
    },
  ],
  stars: 'Hodnotenie: 5 z 5',
  quote: '{service}: napíšte nám ešte dnes',
  quoteIntro: `Napíšte nám, čomu sa venujete a čo od webu čakáte. Odpovieme vám do ${times.replyHours} hodín.`,
  form: {
    name: 'Meno',
    email: 'E-mail',
    phone: 'Telefón',
    company: 'Firma',
    message: 'Správa',
    inquiryType: 'Čoho sa otázka týka',
    inquiryTypes: {
      general: 'Všeobecná otázka',
      website: 'Balík „Webová stránka“',
      hosting: 'Hosting a údržba',
      billing: 'Fakturačný program',
      support: 'Technická podpora',
    },
    submit: 'Odoslať správu',
    sending: 'Odosielame…',
    requiredField: 'Vyplňte, prosím, toto pole.',
    invalidEmail: 'Zadajte, prosím, platnú e-mailovú adresu.',
    missingTitle: 'Chýbajú údaje',
    missingText: 'Vyplňte, prosím, všetky povinné polia.',
    failedTitle: 'Správu sa nepodarilo odoslať',
    failedText: 'Skúste to, prosím, neskôr.',
    successTitle: 'Správa bola odoslaná!',
    successText: `Ozveme sa vám do ${times.replyHours} hodín.`,
    requiredNote: 'Polia označené * sú povinné.',
    sentAt: 'Odoslané o {time}.',
    textKept: 'Text správy zostal zachovaný.',
    sendByEmail: 'Poslať e-mailom',
  },
  chrome: {
    skipToContent: 'Prejsť na obsah',
    home: 'Domov',
    portfolio: 'Ukážky práce',
    whyTree: 'Jeden web, jeden strom',
    howItWorks: 'Ako to funguje',
    pricing: 'Cena',
    chat: 'Napíšte nám do chatu',
    chatMessage: 'Dobrý deň, {brand}, mám záujem o balík „Webová stránka“ za {price}.',
    menu: 'Menu',
    closeNotice: 'Zavrieť',
    notifications: 'Oznámenia (F8)',
    theme: 'Vzhľad',
    themeSystem: 'Podľa systému',
    themeLight: 'Svetlý',
    themeDark: 'Tmavý',
    blog: 'Blog',
    privacy: 'Ochrana osobných údajov (v angličtine)',
    terms: 'Obchodné podmienky (v angličtine)',
    refund: 'Vrátenie peňazí (v angličtine)',
    affiliate: 'Partnerský program',
    affiliateLogin: 'Prihlásenie partnerov',
    locations: 'Všetky miesta a odbory',
    chooseCountry: 'Vyberte krajinu',
    opensInNewTab: 'otvorí sa na novej karte',
    copyright: '© {year} {brand}. Všetky práva vyhradené.',
    about: 'Jedna poctivá cena za web, ktorý funguje. A za každý web zasadíme jeden strom.',
    referralThanks: 'Ďakujeme za návštevu! Odporučil nás partner {name}.',
    referralClear: 'Zrušiť odporúčanie',
    referralAsk: 'Môžeme si toto odporúčanie zapamätať?',
    referralKeep: 'Zapamätať na __REFERRAL_DAYS__ dní',
    referralDecline: 'Nie, ďakujem',
    orderNow: 'Objednať',
    yourPrice: 'Vaša cena: {price}',
    backToPage: 'Späť na slovenskú stránku',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Overená objednávka',
  rated: 'Hodnotenie: {stars} z 5',
  count: { other: '{count} hodnotení' },
  sampleNote: 'Ukážkové recenzie v demoverzii tohto obchodu',
};

export const designHours: Plural = {
  one: 'Návrhy v priemere za {hours}\u00a0hodinu, merané za posledných {days} dní.',
  few: 'Návrhy v priemere za {hours}\u00a0hodiny, merané za posledných {days} dní.',
  other: 'Návrhy v priemere za {hours}\u00a0hodín, merané za posledných {days} dní.',
};
