import type { RecoveryTexts } from './recovery-texts.ts';

export const nl: RecoveryTexts = {
  subject: 'Rond je bestelling af wanneer het jou uitkomt',
  preview: 'Je link terug naar de betaling, voor de prijs die je zag.',
  greeting: 'Hallo,',
  intro:
    'Je bent bij ons aan een bestelling begonnen en vroeg om een link om later verder te gaan. Hier is hij, met de prijs die je zag.',
  packageLabel: 'Pakket',
  priceLabel: 'Prijs',
  button: 'Verder met betalen',
  validUntil: 'De link werkt tot {date}.',
  noAction:
    'Toch maar niet? Dan hoef je niets te doen. Er is niets afgeschreven en we mailen je niet nog eens over deze bestelling.',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  stopLink: 'Stuur me dit niet meer',
  stopTitle: 'Stuur me dit niet meer',
  stopQuestion:
    'Klik op de knop, dan mailen we je nooit meer over een bestelling die je niet hebt afgerond. E-mails over betaalde bestellingen krijg je nog wel.',
  stoppedTitle: 'Je krijgt deze e-mails niet meer',
  stopped: 'Het is genoteerd. E-mails over betaalde bestellingen krijg je nog wel.',
  backHome: 'Terug naar de homepage',
};
