import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Jeśli anulujesz zamówienie w ciągu ${returnsPolicy.freeReturnDays}\u00a0dni od jego złożenia, zanim otrzymasz projekty, zwrócimy całą kwotę.`;

export const landing: LandingDictionary = {
  leadOffer: `Płacisz raz {price}, wybierasz z trzech projektów, a Twoja strona rusza w ${deliveryDays()} dni.`,
  orderNow: 'ZAMÓW TERAZ – TYLKO {price}',
  call: 'Zadzwoń: {phone}',
  priceNote: `Płacisz raz. W cenie są strona, hosting i domena na pierwszy rok oraz ${times.supportMonths} miesięcy opieki. Cena jest w euro; bank przeliczy ją na złote.`,
  whyChoose: '{service} – dlaczego my?',
  process: '{service} – jak pracujemy',
  included: 'Co zawiera pakiet za {price}',
  includedItems: {
    delivery: {
      title: 'Szybka realizacja',
      text: `Od zamówienia do startu ${deliveryDays()} dni, termin gwarantowany`,
    },
    hosting: {
      title: 'Rok hostingu',
      text: 'Szybki i bezpieczny hosting na pierwszy rok, skonfigurowany przez nas',
    },
    support: { title: 'Stała opieka', text: `${times.supportMonths} miesięcy utrzymania strony` },
    team: {
      title: 'Doświadczony zespół',
      text: 'Ten sam zespół od pierwszego projektu po start strony',
    },
  },
  timeNote: `Trzy projekty otrzymasz w ciągu ${times.draftHours}\u00a0godzin od wysłania formularza. Gdy wybierzesz jeden z nich, skończymy Twoją stronę w ${times.workingDays}\u00a0dni roboczych (${times.workingHours}\u00a0godzin roboczych). Od początku do końca trwa to ${deliveryDays()}\u00a0dni; dni, w których czekamy na Ciebie, się nie liczą.`,
  serviceAreas: 'Gdzie działamy',
  clientsSay: 'Co mówią nasi klienci',
  testimonials: [
    {
      name: 'Kinga Wolniewska',
      role: 'właścicielka, Pracownia Tapicerska Wolniewska',
      content:
        'Najlepszy był projekt z fotelem przed renowacją i po niej. Klienci przychodzą teraz i mówią: poproszę tak samo.',
    },
    {
      name: 'Mariusz Gąsiewicz',
      role: 'właściciel, Gąsiewicz Ogrodzenia',
      content:
        'Wszyscy pytali o to samo: jaki słupek, jaki rozstaw, ile się czeka. Teraz odsyłam ich na stronę, a dzwonią ci, którzy już wybrali.',
    },
    {
      name: 'Dorota Szelągiewicz',
      role: 'właścicielka, Szkoła Tańca Ruchomo',
      content:
        'Grafik zmienia się u mnie co semestr. Wysyłam nowy mailem i tyle, nie muszę się znać na komputerach.',
    },
  ],
  stars: 'Ocena: 5 na 5',
  quote: '{service} – napisz do nas dziś',
  quoteIntro: `Napisz, czym zajmuje się Twoja firma i czego oczekujesz od strony. Odpiszemy w ciągu ${times.replyHours} godzin.`,
  form: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Wiadomość',
    inquiryType: 'Temat zapytania',
    inquiryTypes: {
      general: 'Pytanie ogólne',
      website: 'Pakiet „Strona internetowa”',
      hosting: 'Hosting i utrzymanie',
      billing: 'Program do faktur',
      support: 'Pomoc techniczna',
    },
    submit: 'Wyślij wiadomość',
    sending: 'Wysyłanie…',
    requiredField: 'Wypełnij to pole.',
    invalidEmail: 'Podaj prawidłowy adres e-mail.',
    missingTitle: 'Brakuje danych',
    missingText: 'Wypełnij wszystkie wymagane pola.',
    failedTitle: 'Nie udało się wysłać wiadomości',
    failedText: 'Spróbuj ponownie później.',
    successTitle: 'Wiadomość wysłana!',
    successText: `Odpiszemy w ciągu ${times.replyHours} godzin.`,
    requiredNote: 'Pola oznaczone * są wymagane.',
    sentAt: 'Wysłano o {time}.',
    textKept: 'Twoja wiadomość nie przepadła.',
    sendByEmail: 'Wyślij ją e-mailem',
  },
  chrome: {
    skipToContent: 'Przejdź do treści',
    home: 'Strona główna',
    portfolio: 'Przykłady',
    whyTree: 'Jedna strona, jedno drzewo',
    howItWorks: 'Jak to działa',
    pricing: 'Cena',
    chat: 'Napisz na czacie',
    chatMessage: 'Dzień dobry, {brand}! Interesuje mnie pakiet „Strona internetowa” za {price}.',
    menu: 'Menu',
    closeNotice: 'Zamknij',
    notifications: 'Powiadomienia (F8)',
    theme: 'Motyw',
    themeSystem: 'Systemowy',
    themeLight: 'Jasny',
    themeDark: 'Ciemny',
    blog: 'Blog',
    privacy: 'Polityka prywatności (po angielsku)',
    terms: 'Regulamin (po angielsku)',
    refund: 'Zwrot pieniędzy (po angielsku)',
    affiliate: 'Program partnerski',
    affiliateLogin: 'Logowanie dla partnerów',
    locations: 'Wszystkie lokalizacje i branże',
    chooseCountry: 'Wybierz kraj',
    opensInNewTab: 'otwiera się w nowej karcie',
    copyright: '© {year} {brand}. Wszelkie prawa zastrzeżone.',
    about: 'Jedna uczciwa cena za stronę, która działa. A za każdą stronę sadzimy jedno drzewo.',
    referralThanks: 'Dziękujemy za wizytę! Polecił nas partner {name}.',
    referralClear: 'Usuń polecenie',
    referralAsk: 'Czy możemy zapamiętać to polecenie?',
    referralKeep: 'Zapamiętaj na __REFERRAL_DAYS__ dni',
    referralDecline: 'Nie, dziękuję',
    orderNow: 'Zamów teraz',
    yourPrice: 'Twoja cena: {price}',
    backToPage: 'Wróć do polskiej strony',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Potwierdzone zamówienie',
  rated: 'Ocena: {stars} na 5',
  count: { few: '{count} opinie', other: '{count} opinii' },
  sampleNote: 'Przykładowe opinie w tym sklepie demonstracyjnym',
};

export const designHours: Plural = {
  one: 'Projekty średnio w {hours}\u00a0godzinę, pomiar z ostatnich {days} dni.',
  few: 'Projekty średnio w {hours}\u00a0godziny, pomiar z ostatnich {days} dni.',
  other: 'Projekty średnio w {hours}\u00a0godzin, pomiar z ostatnich {days} dni.',
};
