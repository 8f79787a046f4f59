import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Pokud objednávku zrušíte do ${returnsPolicy.freeReturnDays}\u00a0dnů od jejího odeslání, dříve než dostanete návrhy, vrátíme vám celou částku.`;

export const landing: LandingDictionary = {
  leadOffer: `Zaplatíte jednou {price}, vyberete si ze tří návrhů a za ${deliveryDays()} dní je váš web online.`,
  orderNow: 'OBJEDNAT – JEN {price}',
  call: 'Zavolat na {phone}',
  priceNote: `Zaplatíte jednou. V ceně jsou web, hosting a doména na první rok a ${times.supportMonths} měsíců podpory. Cena je v eurech; banka ji přepočte na koruny.`,
  whyChoose: '{service}: proč právě od nás',
  process: '{service}: jak to probíhá',
  included: 'Co obsahuje balíček za {price}',
  includedItems: {
    delivery: {
      title: 'Rychlé dodání',
      text: `Od objednávky po spuštění ${deliveryDays()} dní, garantovaně`,
    },
    hosting: {
      title: 'Hosting na 1 rok',
      text: 'Rychlý a bezpečný hosting na první rok, nastavíme ho za vás',
    },
    support: { title: 'Průběžná podpora', text: `${times.supportMonths} měsíců údržby` },
    team: { title: 'Zkušení lidé', text: 'Tentýž tým od prvního návrhu až po spuštění' },
  },
  timeNote: `Tři návrhy dostanete do ${times.draftHours}\u00a0hodin od odeslání formuláře. Jakmile si jeden vyberete, dokončíme web za ${times.workingDays}\u00a0pracovních dnů (${times.workingHours}\u00a0pracovních hodin). Od začátku do konce to trvá ${deliveryDays()}\u00a0dnů; dny, kdy čekáme na vás, se nepočítají.`,
  serviceAreas: 'Kde působíme',
  clientsSay: 'Co říkají naši klienti',
  testimonials: [
    {
      name: 'Lenka Hrubantová',
      role: 'majitelka, Pletárna Hrubantová',
      content: 'Chtěla jsem, aby byly vidět svetry, ne já. První návrh to netrefil, třetí ano.',
    },
    {
      name: 'Radim Koutecký',
      role: 'truhlář, Schody Koutecký',
      content:
        'Pořád jsem čekal, kdy přijde doplatek. Nepřišel. A fotky schodů, co jsem měl v mobilu, konečně k něčemu jsou.',
    },
    {
      name: 'Alžběta Jirmusová',
      role: 'lektorka, Jazykovka Na Rohu',
      content:
        'Dřív jsem rozvrh posílala každému zvlášť. Teď ho rodiče najdou sami a já mám o prázdninách klid.',
    },
  ],
  stars: 'Hodnocení: 5 z 5',
  quote: '{service}: napište nám ještě dnes',
  quoteIntro: `Napište nám, čemu se vaše firma věnuje a co od webu čekáte. Odpovíme vám do ${times.replyHours} hodin.`,
  form: {
    name: 'Jméno',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Zpráva',
    inquiryType: 'Čeho se dotaz týká',
    inquiryTypes: {
      general: 'Obecný dotaz',
      website: 'Balíček „Webové stránky“',
      hosting: 'Hosting a údržba',
      billing: 'Fakturační program',
      support: 'Technická podpora',
    },
    submit: 'Odeslat zprávu',
    sending: 'Odesíláme…',
    requiredField: 'Vyplňte prosím toto pole.',
    invalidEmail: 'Zadejte prosím platnou e-mailovou adresu.',
    missingTitle: 'Chybějí údaje',
    missingText: 'Vyplňte prosím všechna povinná pole.',
    failedTitle: 'Zprávu se nepodařilo odeslat',
    failedText: 'Zkuste to prosím později.',
    successTitle: 'Zpráva byla odeslána!',
    successText: `Ozveme se vám do ${times.replyHours} hodin.`,
    requiredNote: 'Pole označená * jsou povinná.',
    sentAt: 'Čas odeslání: {time}.',
    textKept: 'Text zprávy zůstal zachován.',
    sendByEmail: 'Poslat e-mailem',
  },
  chrome: {
    skipToContent: 'Přejít k obsahu',
    home: 'Úvod',
    portfolio: 'Ukázky práce',
    whyTree: 'Jeden web, jeden strom',
    howItWorks: 'Jak to funguje',
    pricing: 'Cena',
    chat: 'Napište nám do chatu',
    chatMessage: 'Dobrý den, {brand}, mám zájem o balíček „Webové stránky“ za {price}.',
    menu: 'Menu',
    closeNotice: 'Zavřít',
    notifications: 'Oznámení (F8)',
    theme: 'Vzhled',
    themeSystem: 'Podle systému',
    themeLight: 'Světlý',
    themeDark: 'Tmavý',
    blog: 'Blog',
    privacy: 'Ochrana osobních údajů (v angličtině)',
    terms: 'Obchodní podmínky (v angličtině)',
    refund: 'Vrácení peněz (v angličtině)',
    affiliate: 'Partnerský program',
    affiliateLogin: 'Přihlášení partnerů',
    locations: 'Všechna místa a obory',
    chooseCountry: 'Vyberte zemi',
    opensInNewTab: 'otevře se na nové kartě',
    copyright: '© {year} {brand}. Všechna práva vyhrazena.',
    about: 'Jedna poctivá cena za web, který funguje. A za každý web zasadíme jeden strom.',
    referralThanks: 'Děkujeme za návštěvu! Doporučil nás partner {name}.',
    referralClear: 'Zrušit doporučení',
    referralAsk: 'Smíme si toto doporučení zapamatovat?',
    referralKeep: 'Zapamatovat na __REFERRAL_DAYS__ dní',
    referralDecline: 'Ne, děkuji',
    orderNow: 'Objednat',
    yourPrice: 'Vaše cena: {price}',
    backToPage: 'Zpět na českou stránku',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Ověřená objednávka',
  rated: 'Hodnocení: {stars} z 5',
  count: { other: '{count} hodnocení' },
  sampleNote: 'Ukázková hodnocení v demoverzi tohoto obchodu',
};

export const designHours: Plural = {
  one: 'Návrhy v průměru za {hours}\u00a0hodinu, měřeno za posledních {days} dní.',
  few: 'Návrhy v průměru za {hours}\u00a0hodiny, měřeno za posledních {days} dní.',
  other: 'Návrhy v průměru za {hours}\u00a0hodin, měřeno za posledních {days} dní.',
};
