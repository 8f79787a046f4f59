import type { ReviewEmailTexts } from './texts.ts';

export const it: ReviewEmailTexts = {
  subject: 'Ti piace il tuo sito?',
  preview: 'Due minuti per una recensione aiutano noi e chi sta ancora scegliendo.',
  greeting: 'Ciao {name}!',
  lead: 'Il tuo sito è online da due settimane. Com’è stato lavorare con noi? E il risultato ti piace?',
  form: 'Per una recensione bastano due minuti: scegli le stelle, scrivi qualche parola e decidi quale nome possiamo mostrare. Pubblichiamo le recensioni così come sono scritte, senza cambiare una parola.',
  button: 'Scrivi una recensione',
  linkNote:
    'Questo link è solo per te. Riguarda l’ordine {orderId} e vale {linkDays} giorni. Dopo averla scritta, puoi modificare la recensione per {editDays} giorni.',
  once: 'Te lo chiediamo una volta sola. Se qualcosa nel sito non va, rispondi a questa e-mail e lo sistemiamo.',
};
