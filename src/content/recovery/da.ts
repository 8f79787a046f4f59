import type { RecoveryTexts } from './recovery-texts.ts';

export const da: RecoveryTexts = {
  subject: 'Gør din bestilling færdig, når det passer dig',
  preview: 'Dit link tilbage til betalingen, til den pris, du så.',
  greeting: 'Hej!',
  intro:
    'Du begyndte på en bestilling hos os og bad om et link, så du kan gøre den færdig senere. Her er det, til den pris, du så.',
  packageLabel: 'Pakke',
  priceLabel: 'Pris',
  button: 'Fortsæt til betaling',
  validUntil: 'Linket virker indtil {date}.',
  noAction:
    'Har du ombestemt dig? Så skal du ikke gøre noget. Der er ikke trukket penge, og vi skriver ikke til dig om denne bestilling igen.',
  questions: 'Har du spørgsmål? Svar bare på denne mail.',
  stopLink: 'Send ikke flere påmindelser',
  stopTitle: 'Send ikke flere påmindelser',
  stopQuestion:
    'Tryk på knappen, så skriver vi aldrig mere til dig om en bestilling, du ikke har gjort færdig. Mails om betalte bestillinger får du stadig.',
  stoppedTitle: 'Du får ikke flere påmindelser',
  stopped: 'Det er noteret. Mails om betalte bestillinger får du stadig.',
  backHome: 'Til forsiden',
};
