import type { RecoveryTexts } from './recovery-texts.ts';

export const pl: RecoveryTexts = {
  subject: 'Dokończ zamówienie, kiedy zechcesz',
  preview: 'Twój link do płatności. Cena się nie zmieniła.',
  greeting: 'Dzień dobry!',
  intro:
    'Na Twoją prośbę wysyłamy link, dzięki któremu dokończysz rozpoczęte u nas zamówienie. Cena się nie zmieniła.',
  packageLabel: 'Pakiet',
  priceLabel: 'Cena',
  button: 'Przejdź do płatności',
  validUntil: 'Link działa do {date}.',
  noAction:
    'Zmiana planów? Nie musisz nic robić. Nie pobraliśmy żadnych pieniędzy i nie napiszemy więcej w sprawie tego zamówienia.',
  questions: 'Masz pytania? Po prostu odpowiedz na tego e-maila.',
  stopLink: 'Nie piszcie do mnie więcej',
  stopTitle: 'Nie piszcie do mnie więcej',
  stopQuestion:
    'Kliknij przycisk, a już nigdy nie napiszemy do Ciebie w sprawie niedokończonego zamówienia. E-maile o opłaconych zamówieniach nadal będą przychodzić.',
  stoppedTitle: 'Nie będziemy już o tym pisać',
  stopped: 'Zapisaliśmy to. E-maile o opłaconych zamówieniach nadal będą przychodzić.',
  backHome: 'Wróć na stronę główną',
};
