import type { OrderEmailTexts } from './texts.ts';

export const pl: OrderEmailTexts = {
  greeting: 'Dzień dobry, {name}!',
  questions: 'Masz pytania? Po prostu odpowiedz na tego e-maila.',
  receipt: {
    subject: 'Dziękujemy za zamówienie ({orderId})',
    preview: 'Płatność dotarła. Jeszcze krótki formularz i zaczynamy.',
    lead: 'Dziękujemy za zamówienie. Otrzymaliśmy Twoją płatność.',
    labels: { order: 'Numer zamówienia', package: 'Pakiet', price: 'Cena' },
    form: 'Opowiedz nam teraz o swojej firmie. Formularz zajmuje około {minutes} minut.',
    button: 'Wypełnij formularz',
    formNote:
      'Ten link jest tylko dla Ciebie. Łączy Twoje odpowiedzi z zamówieniem {orderId}, działa jeden raz i jest ważny {days} dni.',
    nextHeading: 'Co dalej',
    steps: [
      'Wypełniasz formularz: czym zajmuje się firma, jaką chcesz domenę i jakie masz logo.',
      'W ciągu {designHours} godzin od wysłania formularza masz do wyboru {designs} projekty.',
      'Wybierasz jeden, a my go realizujemy. Liczba poprawek jest nieograniczona.',
      'W ciągu {workingHours} godzin roboczych od wyboru strona jest gotowa, a Ty dostajesz certyfikat swojego drzewa.',
    ],
    included:
      'Płacisz raz. W cenie są strona, hosting i domena na pierwszy rok oraz {supportMonths} miesięcy opieki.',
    follow: 'Twoje zamówienie',
    terms: 'Regulamin',
    refund: 'Zwrot pieniędzy',
  },
  printed: {
    title: 'Potwierdzenie do zamówienia {orderId}',
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
    note: 'Ten dokument potwierdza, że otrzymaliśmy Twoją płatność. Nie jest fakturą VAT. Jeśli jej potrzebujesz, odpowiedz na dowolnego e-maila od nas.',
  },
  projectLink: {
    subject: 'Zamówienie {orderId}: link do Twojego projektu',
    lead: 'Oto link do Twojego projektu, o który prosisz.',
    button: 'Otwórz stronę zamówienia',
    linkNote:
      'Ten link jest tylko dla Ciebie. Otwiera stronę zamówienia {orderId} ze wszystkimi etapami, plikami i wiadomościami.',
    ignore: 'Jeśli to nie Twoja prośba, po prostu zignoruj tego e-maila.',
  },
};
