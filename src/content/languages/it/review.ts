import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'La tua recensione',
  write: 'Scrivi una recensione',
  intro:
    'Com’è stato lavorare con noi? La tua recensione dell’ordine {orderId} aiuta altre persone a scegliere.',
  stars: 'Il tuo voto',
  starCount: { one: '{n} stella', other: '{n} stelle' },
  text: 'La tua recensione',
  textHint: 'Al massimo {max} caratteri. Sulle nostre pagine si vedono circa i primi {shown}.',
  name: 'Nome da mostrare',
  nameHint: 'Questo nome compare sotto la recensione.',
  nameSuggestions: 'Puoi usare uno di questi:',
  consent: 'Potete pubblicare la mia recensione con questo nome sul vostro sito.',
  consentHint: 'Puoi ritirare il consenso quando vuoi: rispondi alla nostra e-mail.',
  send: 'Invia la recensione',
  saveChanges: 'Salva le modifiche',
  required: 'Compila tutti i campi.',
  problem: 'C’è qualcosa da correggere',
  errors: {
    stars: 'Scegli da 1 a 5 stelle.',
    text: 'Scrivi qualche parola.',
    textTooLong: 'Usa al massimo {max} caratteri.',
    name: 'Inserisci il nome da mostrare.',
    nameNotPlain: 'Usa un nome senza indirizzi web o e-mail e senza caratteri invisibili.',
    consent: 'Dai il consenso alla pubblicazione: senza, non possiamo usare la tua recensione.',
    failed: 'Non è stato possibile inviare la recensione. Quello che hai scritto è ancora qui: riprova.',
  },
  thanks: {
    title: 'Grazie per la recensione',
    text: 'La leggiamo prima che compaia sul nostro sito. Non cambiamo mai una parola.',
  },
  yours: {
    title: 'La tua recensione',
    written: 'Leggiamo la tua recensione prima che compaia sul nostro sito.',
    published: 'La tua recensione è sul nostro sito.',
    declined: 'Non abbiamo pubblicato questa recensione. Se vuoi sapere perché, rispondi alla nostra e-mail.',
    editUntil: 'Ultimo giorno per modificarla: {date}.',
    edit: 'Modifica la recensione',
    editNote: 'Leggeremo la nuova versione prima che compaia sul nostro sito.',
    cancel: 'Lasciala com’è',
  },
  tooLate: {
    title: 'Questa recensione non si può più modificare',
    text: 'Il tempo è scaduto. Vuoi dirci ancora qualcosa? Rispondi alla nostra e-mail.',
  },
  expired: {
    title: 'Questo link è scaduto',
    text: 'Puoi scrivere una recensione entro {days} giorni dalla nostra e-mail. Vuoi comunque dirci qualcosa? Rispondi a quell’e-mail.',
  },
  badLink: {
    title: 'Questo link non è valido',
    text: 'Apri di nuovo il link nella nostra e-mail. Se ancora non funziona, chiedi un link alla pagina del tuo progetto: lì trovi anche la recensione.',
  },
  notLoaded: {
    title: 'Non è stato possibile caricare la recensione',
    text: 'Controlla la connessione e riprova.',
    retry: 'Riprova',
  },
  loading: 'Caricamento della recensione…',
  project: 'Segui il tuo progetto',
};
