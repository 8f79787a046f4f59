import type { ReviewEmailTexts } from './texts.ts';

export const pl: ReviewEmailTexts = {
  subject: 'Jak Ci się podoba Twoja strona?',
  preview: 'Dwie minuty na opinię pomogą nam i tym, którzy dopiero wybierają.',
  greeting: 'Dzień dobry, {name}!',
  lead: 'Twoja strona działa już od dwóch tygodni. Jak nam się razem pracowało i jak podoba Ci się efekt?',
  form: 'Opinia zajmie dwie minuty: wybierz gwiazdki, napisz kilka słów i zdecyduj, jaki podpis możemy pokazać. Publikujemy opinie tak, jak zostały napisane, bez zmiany choćby słowa.',
  button: 'Napisz opinię',
  linkNote:
    'Ten link jest tylko dla Ciebie. Dotyczy zamówienia {orderId} i jest ważny {linkDays} dni. Opinię możesz zmieniać przez {editDays} dni od jej napisania.',
  once: 'Pytamy tylko raz. Jeśli coś na stronie nie jest w porządku, odpowiedz na tego e-maila, a to naprawimy.',
};
