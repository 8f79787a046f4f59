import type { ProjectEmailTexts } from './texts.ts';

export const pl: ProjectEmailTexts = {
  greeting: 'Dzień dobry, {name}!',
  noteHeading: 'Uwagi od naszego zespołu',
  linkNote:
    'Ten link jest tylko dla Ciebie. Otwiera stronę zamówienia {orderId} ze wszystkimi etapami, plikami i wiadomościami.',
  questions: 'Masz pytania? Po prostu odpowiedz na tego e-maila.',
  designsHeading: 'Twoje projekty',
  addressLabel: 'Adres',
  choiceLabel: 'Twój wybór',
  designsReady: {
    subject: 'Twoje projekty są gotowe',
    preview: 'Wybierz ten, który najbardziej Ci się podoba, albo napisz, co zmienić.',
    lead: 'Twoje projekty są gotowe. Porównaj je na spokojnie i wybierz ten, który najbardziej Ci się podoba.',
    next: 'Po Twoim wyborze skończymy stronę w ciągu {workingHours}\u00a0godzin roboczych ({workingDays}\u00a0dni roboczych). Czegoś brakuje? Napisz, co zmienić: liczba poprawek jest nieograniczona.',
    button: 'Zobacz projekty',
  },
  designsChanged: {
    subject: 'Nowe projekty są gotowe',
    preview: 'Wprowadziliśmy Twoje zmiany. Zobacz, jak wyszło.',
    lead: 'Wprowadziliśmy Twoje zmiany. Nowe projekty już na Ciebie czekają.',
    next: 'Wybierz jeden z nich, a skończymy stronę w ciągu {workingHours}\u00a0godzin roboczych ({workingDays}\u00a0dni roboczych). Chcesz zmienić coś jeszcze? Napisz: liczba poprawek jest nieograniczona.',
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
    next: 'Dziś zaczynają się hosting, domena oraz {supportMonths}\u00a0miesięcy utrzymania i opieki. Jeśli chcesz coś zmienić, po prostu odpowiedz na tego e-maila.',
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
    lead: 'Piszemy do Ciebie w sprawie Twojej strony:',
    next: 'Możesz odpowiedzieć na stronie zamówienia albo na tego e-maila.',
    button: 'Przeczytaj i odpowiedz',
  },
};
