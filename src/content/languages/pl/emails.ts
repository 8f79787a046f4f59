import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Dzień dobry!',
  questions: 'Masz pytania? Po prostu odpowiedz na tę wiadomość.',
  receipt: {
    subject: 'Dziękujemy za zamówienie ({orderId})',
    preview: 'Płatność dotarła. Jeszcze krótki formularz i zaczynamy.',
    lead: 'Dziękujemy za zamówienie. Otrzymaliśmy Twoją płatność.',
    labels: { order: 'Numer zamówienia', package: 'Usługa', price: 'Cena' },
    form: 'Opowiedz nam teraz o swojej firmie. Wypełnienie formularza zajmie około {minutes} minut.',
    button: 'Wypełnij formularz',
    formNote:
      'Ten link jest tylko dla Ciebie. Łączy Twoje odpowiedzi z zamówieniem {orderId} i jest ważny {days} dni.',
    nextHeading: 'Co dalej',
    steps: [
      'Wypełniasz formularz: czym zajmuje się firma, jaką chcesz domenę i jakie masz logo.',
      'W ciągu {designHours} godzin od wysłania formularza masz do wyboru {designs} projekty.',
      'Wybierasz jeden, a my go realizujemy. Liczba poprawek jest nieograniczona.',
      `W ciągu ${times.workingDays}\u00a0dni roboczych ({workingHours}\u00a0godzin roboczych) od wyboru strona jest gotowa do sprawdzenia. Gdy ją zaakceptujesz, opublikujemy ją i dostaniesz certyfikat swojego drzewa.`,
    ],
    included: `Płacisz raz. W cenie są strona, hosting i domena na pierwszy rok, {supportMonths} miesięcy opieki oraz posadzone drzewo. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Potwierdzenie płatności za zamówienie {orderId}',
    labels: {
      seller: 'Sprzedawca',
      address: 'Adres',
      companyNumber: 'Numer rejestrowy',
      vatNumber: 'Numer VAT',
      email: 'E-mail',
      buyer: 'Kupujący',
      paidOn: 'Zapłacono',
      currency: 'Waluta',
      refunded: 'Zwrócono łącznie',
    },
    note: 'Ten dokument potwierdza, że otrzymaliśmy Twoją płatność. Nie jest fakturą VAT. Jeśli jej potrzebujesz, odpowiedz na dowolną wiadomość od nas.',
  },
  projectLink: {
    subject: 'Link do Twojego zamówienia {orderId}',
    lead: 'Zgodnie z Twoją prośbą przesyłamy link do strony Twojego zamówienia.',
    button: 'Otwórz stronę zamówienia',
    linkNote:
      'Ten link jest tylko dla Ciebie. Otwiera stronę zamówienia {orderId} ze wszystkimi etapami, plikami i wiadomościami.',
    ignore: 'Jeśli to nie Twoja prośba, po prostu zignoruj tę wiadomość.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Dzień dobry!',
  questions: 'Masz pytania? Po prostu odpowiedz na tę wiadomość.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Numer zamówienia',
    package: 'Usługa',
    price: 'Cena',
    reason: 'Powód',
    totalRefunded: 'Zwrócono łącznie',
    returned: 'Odesłana kwota',
    business: 'Firma',
    description: 'Działalność',
    domain: 'Domena',
    logo: 'Logo',
    notes: 'Uwagi',
  },
  formLink: {
    subject: 'Zamówienie {orderId}: opowiedz nam o swojej firmie',
    preview: 'Wypełnienie formularza zajmie około {minutes}\u00a0minut. Potem zaczynamy projektować.',
    lead: 'Żeby zacząć pracę nad Twoją stroną, musimy dowiedzieć się czegoś o Twojej firmie. Wypełnienie formularza zajmie około {minutes}\u00a0minut.',
  },
  formReminder: {
    subject: 'Zamówienie {orderId}: czekamy na Twój formularz',
    preview: 'Wyślij nam formularz, a zaczniemy projektować.',
    lead: 'Chętnie zabierzemy się za Twoją stronę. Brakuje nam tylko krótkiego formularza o Twojej firmie. Jego wypełnienie zajmuje około {minutes}\u00a0minut.',
    promise:
      'W ciągu {designHours}\u00a0godzin od wysłania formularza masz do wyboru {designs}\u00a0projekty.',
    help: 'Nie masz jeszcze logo albo nie wiesz, jaką wybrać domenę? Zostaw to na później, ustalimy wszystko razem. Jeśli coś sprawia Ci kłopot, po prostu odpowiedz na tę wiadomość.',
    lastReminder:
      'To nasze ostatnie przypomnienie. Zamówienie pozostaje otwarte i zaczniemy, gdy tylko dostaniemy formularz.',
    refundUntil: `Zmiana planów? ${refundRule} Możesz to zrobić do {date}.`,
  },
  cancelled: {
    subject: 'Twoje zamówienie {orderId} zostało anulowane',
    preview: 'Co anulowaliśmy i jak się z nami skontaktować.',
    lead: 'Anulowaliśmy Twoje zamówienie i przerwaliśmy pracę.',
    refund: 'Jeśli należy Ci się zwrot, napiszemy osobno, gdy tylko go wyślemy.',
    contact:
      'Nic o tym nie wiesz albo masz pytanie o płatność? Odpowiedz na tę wiadomość lub zadzwoń pod numer {phone}, a my to sprawdzimy.',
  },
  refundedInFull: {
    subject: 'Zamówienie {orderId}: zwrot {amount}',
    preview: 'Twoje pieniądze są już w drodze.',
    lead: 'Zwróciliśmy Ci całą wpłatę i zamknęliśmy zamówienie.',
  },
  refundedInPart: {
    subject: 'Zamówienie {orderId}: zwrot {amount}',
    preview: 'Część Twoich pieniędzy jest już w drodze.',
    lead: 'Zwróciliśmy Ci część wpłaty.',
    workContinues: 'Zamówienie realizujemy dalej zgodnie z ustaleniami.',
  },
  refundDuration:
    'Zwrot zwykle pojawia się na koncie po 5–10\u00a0dniach. Masz pytania? Po prostu odpowiedz na tę wiadomość.',
  refundFailed: {
    subject: 'Zamówienie {orderId}: bank odesłał nam Twój zwrot',
    preview: 'Podaj nam numer telefonu, a ustalimy inny sposób zwrotu pieniędzy.',
    lead: 'Wysłaliśmy Ci zwrot ({amount}), ale Twój bank lub wydawca karty odesłał nam pieniądze.',
    reply:
      'Odpowiedz na tę wiadomość i podaj numer telefonu, a ustalimy z Tobą inny sposób zwrotu pieniędzy.',
    warning: 'Prosimy, nie wysyłaj danych karty e-mailem.',
  },
  answers: {
    subject: 'Zamówienie {orderId}: mamy Twój formularz',
    preview: 'W ciągu {designHours}\u00a0godzin otrzymasz {designs}\u00a0projekty.',
    lead: 'Dziękujemy. Mamy wszystko, czego nam trzeba, żeby zacząć. W ciągu {designHours}\u00a0godzin otrzymasz {designs}\u00a0projekty dla firmy {business}.',
    heading: 'Oto Twoje odpowiedzi:',
    domainOpen: 'Wybierzemy ją razem',
    logoReceived: 'Otrzymane',
    logoMissing: 'Jeszcze nie dotarło',
    corrections: 'Chcesz coś dodać albo poprawić? Po prostu odpowiedz na tę wiadomość.',
  },
  workStarted: {
    subject: 'Pracujemy już nad Twoją stroną',
    preview: 'Kiedy dostaniesz projekty i kiedy skończymy.',
    lead: 'Zaczęliśmy pracę nad stroną firmy {business}.',
  },
  workCompleted: {
    subject: 'Twoja strona już działa',
    preview: 'Dziś zaczyna się {supportMonths}\u00a0miesięcy opieki nad Twoją stroną.',
    lead: 'Strona firmy {business} już działa.',
    certificate:
      'Za każde zamówienie sadzimy drzewo. Jeśli nie masz jeszcze certyfikatu swojego drzewa, odpowiedz na tę wiadomość, a wyślemy Ci go.',
    support:
      'Od dziś masz hosting oraz {supportMonths}\u00a0miesięcy utrzymania i opieki. Jeśli potrzebujesz drobnej zmiany, po prostu odpowiedz na tę wiadomość.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Dzień dobry!',
  noteHeading: 'Komentarz naszego zespołu',
  linkNote:
    'Ten link jest tylko dla Ciebie. Otwiera stronę zamówienia {orderId} ze wszystkimi etapami, plikami i wiadomościami.',
  questions: 'Masz pytania? Po prostu odpowiedz na tę wiadomość.',
  designsHeading: 'Twoje projekty',
  openSite: 'Otwórz swoją stronę',
  addressLabel: 'Adres',
  choiceLabel: 'Twój wybór',
  designsReady: {
    subject: 'Twoje projekty są gotowe',
    preview: 'Wybierz ten, który najbardziej Ci się podoba, albo napisz, co zmienić.',
    lead: 'Twoje projekty są gotowe. Porównaj je na spokojnie i wybierz ten, który najbardziej Ci się podoba.',
    next: 'Po Twoim wyborze skończymy stronę w ciągu {workingDays}\u00a0dni roboczych ({workingHours}\u00a0godzin roboczych). Czegoś brakuje? Napisz, co zmienić: liczba poprawek jest nieograniczona.',
    button: 'Zobacz projekty',
  },
  designsChanged: {
    subject: 'Nowe projekty są gotowe',
    preview: 'Wprowadziliśmy Twoje zmiany. Zobacz, jak wyszło.',
    lead: 'Wprowadziliśmy Twoje zmiany. Nowe projekty już na Ciebie czekają.',
    next: 'Wybierz jeden z nich, a skończymy stronę w ciągu {workingDays}\u00a0dni roboczych ({workingHours}\u00a0godzin roboczych). Chcesz zmienić coś jeszcze? Napisz: liczba poprawek jest nieograniczona.',
    button: 'Zobacz nowe projekty',
  },
  reviewReady: {
    subject: 'Twoja strona czeka na akceptację',
    preview: 'Zaakceptuj ją albo napisz, co zmienić.',
    lead: 'Twoja strona jest gotowa. Obejrzyj każdą podstronę na komputerze i na telefonie.',
    next: 'Jeśli wszystko Ci odpowiada, zaakceptuj stronę, a my ją opublikujemy. Jeśli nie, napisz, co zmienić: liczba poprawek jest nieograniczona.',
    button: 'Sprawdź swoją stronę',
  },
  reviewChanged: {
    subject: 'Poprawki na Twojej stronie są gotowe',
    preview: 'Zajrzyj na swoją stronę jeszcze raz.',
    lead: 'Wprowadziliśmy Twoje zmiany. Zajrzyj na swoją stronę jeszcze raz.',
    next: 'Jeśli wszystko Ci odpowiada, zaakceptuj stronę, a my ją opublikujemy. Chcesz zmienić coś jeszcze? Napisz: liczba poprawek jest nieograniczona.',
    button: 'Sprawdź poprawki',
  },
  live: {
    subject: 'Twoja strona już działa',
    preview: 'Każdy może ją teraz odwiedzić. Oto jej adres.',
    lead: 'Twoja strona jest w internecie. Od teraz każdy może ją odwiedzić.',
    next: 'Od dziś masz hosting oraz {supportMonths}\u00a0miesięcy utrzymania i opieki. Jeśli potrzebujesz drobnej zmiany, po prostu odpowiedz na tę wiadomość.',
    button: 'Otwórz stronę zamówienia',
  },
  choiceReminder: {
    subject: 'Który projekt wybierasz?',
    preview: 'Zaczniemy tworzyć stronę, gdy tylko wybierzesz.',
    lead: 'Projekty czekają na Twoją decyzję. Gdy tylko wybierzesz jeden z nich, zaczniemy tworzyć stronę.',
    next: 'Żaden nie jest do końca taki, jak trzeba? Napisz, co zmienić: liczba poprawek jest nieograniczona.',
    button: 'Wybierz projekt',
  },
  approvalReminder: {
    subject: 'Czy możemy opublikować Twoją stronę?',
    preview: 'Opublikujemy ją, gdy tylko ją zaakceptujesz.',
    lead: 'Twoja strona czeka już tylko na Ciebie. Gdy ją zaakceptujesz, opublikujemy ją.',
    next: 'Coś się jeszcze nie zgadza? Napisz, co zmienić: liczba poprawek jest nieograniczona.',
    button: 'Sprawdź swoją stronę',
  },
  lastReminder:
    'To nasze ostatnie przypomnienie. Zamówienie pozostaje otwarte i wrócimy do pracy, gdy tylko się odezwiesz.',
  message: {
    subject: 'Wiadomość o zamówieniu {orderId}',
    preview: 'Nasz zespół pisze do Ciebie w sprawie Twojej strony.',
    lead: 'Wiadomość w sprawie Twojej strony:',
    next: 'Możesz odpowiedzieć na stronie zamówienia albo na tę wiadomość.',
    button: 'Przeczytaj i odpowiedz',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Jak Ci się podoba Twoja strona?',
  preview: 'Dwie minuty na opinię pomogą nam i tym, którzy dopiero wybierają.',
  greeting: 'Dzień dobry!',
  lead: 'Twoja strona działa już od dwóch tygodni. Jak Ci się z nami pracowało i jak podoba Ci się efekt?',
  form: 'Opinia zajmie dwie minuty: wybierz gwiazdki, napisz kilka słów i zdecyduj, jaki podpis możemy pokazać. Publikujemy opinie tak, jak zostały napisane, bez zmiany choćby słowa.',
  button: 'Napisz opinię',
  linkNote:
    'Ten link jest tylko dla Ciebie. Dotyczy zamówienia {orderId} i jest ważny {linkDays} dni. Opinię możesz zmieniać przez {editDays} dni od jej napisania.',
  once: 'Pytamy tylko raz. Jeśli coś na stronie nie jest w porządku, odpowiedz na tę wiadomość, a to naprawimy.',
};

export const recovery: RecoveryTexts = {
  subject: 'Dokończ zamówienie, kiedy zechcesz',
  preview: 'Twój link do płatności. Cena się nie zmieniła.',
  greeting: 'Dzień dobry!',
  intro:
    'Na Twoją prośbę wysyłamy link, dzięki któremu dokończysz rozpoczęte u nas zamówienie. Cena się nie zmieniła.',
  packageLabel: 'Usługa',
  priceLabel: 'Cena',
  button: 'Przejdź do płatności',
  validUntil: 'Link działa do {date}.',
  noAction:
    'Zmiana planów? Nie musisz nic robić. Nie pobraliśmy żadnych pieniędzy i nie napiszemy więcej w sprawie tego zamówienia.',
  questions: 'Masz pytania? Po prostu odpowiedz na tę wiadomość.',
  stopLink: 'Nie piszcie do mnie więcej',
  stopTitle: 'Nie piszcie do mnie więcej',
  stopQuestion:
    'Kliknij przycisk, a już nigdy nie napiszemy do Ciebie w sprawie niedokończonego zamówienia. E-maile o opłaconych zamówieniach nadal będą przychodzić.',
  stoppedTitle: 'Nie będziemy już o tym pisać',
  stopped: 'Zapisaliśmy to. E-maile o opłaconych zamówieniach nadal będą przychodzić.',
  backHome: 'Wróć na stronę główną',
};

export const tree: TreeEmailTexts = {
  greeting: 'Dzień dobry!',
  closing: 'Masz pytania? Po prostu odpowiedz na tę wiadomość.',
  button: 'Otwórz certyfikat',
  reserved: {
    subject: 'Certyfikat Twojego drzewa',
    preview: 'Twoja strona działa i ma już zarezerwowane drzewo.',
    text: 'Twoja strona działa, więc zarezerwowaliśmy dla niej drzewo. Oto certyfikat: strona do udostępniania i PDF do wydruku. Napiszemy ponownie, gdy drzewo zostanie posadzone.',
    choice:
      'To Ty decydujesz, co będzie na certyfikacie: nazwa firmy, Twoje imię i nazwisko, inicjały albo żaden podpis. Wybierzesz to na stronie zamówienia.',
  },
  planted: {
    subject: 'Twoje drzewo jest już posadzone',
    preview: 'Kiedy, gdzie i kto je posadził.',
    text: 'Drzewo dla Twojej strony zostało posadzone. Na certyfikacie jest teraz podane, kiedy i gdzie. Jeśli masz wydruk wcześniejszej wersji, możesz pobrać nową.',
  },
};
