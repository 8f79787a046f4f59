import type { OrderUpdateTexts } from './texts.ts';

export const pl: OrderUpdateTexts = {
  greeting: 'Dzień dobry, {name}!',
  questions: 'Masz pytania? Po prostu odpowiedz na tego e-maila.',
  links: { project: 'Twoje zamówienie', refundPolicy: 'Zwrot pieniędzy' },
  labels: {
    order: 'Numer zamówienia',
    package: 'Pakiet',
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
    preview: 'Formularz zajmuje około {minutes}\u00a0minut. Potem zaczynamy projektować.',
    lead: 'Żeby zacząć pracę nad Twoją stroną, musimy dowiedzieć się czegoś o Twojej firmie. Formularz zajmuje około {minutes}\u00a0minut.',
  },
  formReminder: {
    subject: 'Zamówienie {orderId}: czekamy na Twój formularz',
    preview: 'Wyślij nam formularz, a zaczniemy projektować.',
    lead: 'Chętnie zabierzemy się za Twoją stronę. Brakuje nam tylko krótkiego formularza o Twojej firmie. Wypełnienie go zajmuje około {minutes}\u00a0minut.',
    promise:
      'W ciągu {designHours}\u00a0godzin od wysłania formularza masz do wyboru {designs}\u00a0projekty.',
    help: 'Nie masz jeszcze logo albo nie wiesz, jaką wybrać domenę? Zostaw to na później, ustalimy wszystko razem. Jeśli coś sprawia Ci kłopot, po prostu odpowiedz na tego e-maila.',
    lastReminder:
      'To nasze ostatnie przypomnienie. Zamówienie pozostaje otwarte i zaczniemy, gdy tylko dostaniemy formularz.',
    refundUntil:
      'Jeśli Twoje plany się zmieniły, możesz do {date} anulować zamówienie i odzyskać całą kwotę.',
  },
  cancelled: {
    subject: 'Twoje zamówienie {orderId} zostało anulowane',
    preview: 'Co anulowaliśmy i jak się z nami skontaktować.',
    lead: 'Anulowaliśmy Twoje zamówienie i przerwaliśmy pracę.',
    contact:
      'To dla Ciebie niespodzianka albo masz pytanie o płatność? Odpowiedz na tego e-maila lub zadzwoń pod numer {phone}, a my to sprawdzimy.',
  },
  refundedInFull: {
    subject: 'Zamówienie {orderId}: zwrot {amount}',
    preview: 'Twoje pieniądze są już w drodze.',
    lead: 'Zwróciliśmy Ci całą wpłatę i zamknęliśmy zamówienie.',
  },
  refundedInPart: {
    subject: 'Zamówienie {orderId}: zwrot {amount}',
    preview: 'Część Twoich pieniędzy jest już w drodze.',
    lead: 'Zwróciliśmy Ci część wpłaty. Zamówienie realizujemy dalej zgodnie z ustaleniami.',
  },
  refundDuration:
    'Zwrot zwykle pojawia się na koncie po 5–10\u00a0dniach. Masz pytania? Po prostu odpowiedz na tego e-maila.',
  refundFailed: {
    subject: 'Zamówienie {orderId}: bank odesłał nam Twój zwrot',
    preview: 'Podaj nam numer telefonu, a ustalimy inny sposób zwrotu pieniędzy.',
    lead: 'Wysłaliśmy Ci zwrot ({amount}), ale Twój bank lub wydawca karty odesłał nam pieniądze.',
    reply:
      'Odpowiedz na tego e-maila i podaj numer telefonu, a ustalimy z Tobą inny sposób zwrotu pieniędzy.',
    warning: 'Prosimy, nie wysyłaj danych karty e-mailem.',
  },
  answers: {
    subject: 'Zamówienie {orderId}: mamy Twoje odpowiedzi',
    preview: 'W ciągu {designHours}\u00a0godzin otrzymasz {designs}\u00a0projekty.',
    lead: 'Dziękujemy. Mamy wszystko, czego nam trzeba, żeby zacząć. W ciągu {designHours}\u00a0godzin otrzymasz {designs}\u00a0projekty dla firmy {business}.',
    heading: 'Oto Twoje odpowiedzi:',
    domainOpen: 'Wybierzemy ją razem',
    logoReceived: 'Otrzymane',
    logoMissing: 'Jeszcze nie dotarło',
    corrections: 'Chcesz coś dodać albo poprawić? Po prostu odpowiedz na tego e-maila.',
  },
  workStarted: {
    subject: 'Pracujemy już nad Twoją stroną',
    preview: 'Kiedy dostaniesz projekty i kiedy skończymy.',
    lead: 'Zaczęliśmy pracę nad stroną firmy {business}.',
  },
  workCompleted: {
    subject: 'Twoja strona jest ukończona',
    preview: 'Dziś zaczyna się {supportMonths}\u00a0miesięcy opieki nad Twoją stroną.',
    lead: 'Strona firmy {business} jest ukończona.',
    certificate:
      'Za każde zamówienie sadzimy drzewo. Jeśli certyfikat Twojego drzewa jeszcze nie dotarł, odpowiedz na tego e-maila, a wyślemy go.',
    support:
      'Dziś zaczynają się hosting, domena oraz {supportMonths}\u00a0miesięcy utrzymania i opieki. Jeśli chcesz coś zmienić, po prostu odpowiedz na tego e-maila.',
  },
};
