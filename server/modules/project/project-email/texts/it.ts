import type { ProjectEmailTexts } from './texts.ts';

export const it: ProjectEmailTexts = {
  greeting: 'Ciao {name}!',
  noteHeading: 'Una nota dal nostro team',
  linkNote:
    'Questo link è solo per te. Apre la pagina del tuo ordine {orderId}, con tutte le fasi, i file e i messaggi.',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  designsHeading: 'Le tue bozze',
  addressLabel: 'Indirizzo',
  choiceLabel: 'La tua scelta',
  designsReady: {
    subject: 'Le tue bozze sono pronte',
    preview: 'Scegli quella che preferisci oppure dicci che cosa cambiare.',
    lead: 'Le tue bozze sono pronte. Mettile a confronto e scegli quella che preferisci.',
    next: 'Quando avrai scelto, completeremo il sito entro {workingHours}\u00a0ore lavorative ({workingDays}\u00a0giorni lavorativi). Manca qualcosa? Chiedici di cambiarlo: le modifiche sono illimitate.',
    button: 'Guarda le bozze',
  },
  designsChanged: {
    subject: 'Le nuove bozze sono pronte',
    preview: 'Abbiamo fatto le modifiche che ci hai chiesto.',
    lead: 'Abbiamo fatto le modifiche che ci hai chiesto. Le nuove bozze ti aspettano.',
    next: 'Scegline una e completeremo il sito entro {workingHours}\u00a0ore lavorative ({workingDays}\u00a0giorni lavorativi). Vuoi cambiare qualcos’altro? Scrivici: le modifiche sono illimitate.',
    button: 'Guarda le nuove bozze',
  },
  reviewReady: {
    subject: 'Il tuo sito è pronto: dagli un’occhiata',
    preview: 'Approvalo oppure dicci che cosa cambiare.',
    lead: 'Il tuo sito è pronto. Guarda con calma tutte le pagine, sul computer e sul telefono.',
    next: 'Se ti piace, approvalo e lo mettiamo online. Altrimenti dicci che cosa cambiare: le modifiche sono illimitate.',
    button: 'Controlla il sito',
  },
  reviewChanged: {
    subject: 'Le modifiche al tuo sito sono pronte',
    preview: 'Abbiamo fatto quello che ci hai chiesto. Dai un’occhiata.',
    lead: 'Abbiamo fatto le modifiche che ci hai chiesto. Dai di nuovo un’occhiata al sito.',
    next: 'Se ti piace, approvalo e lo mettiamo online. Vuoi cambiare qualcos’altro? Scrivici: le modifiche sono illimitate.',
    button: 'Controlla le modifiche',
  },
  live: {
    subject: 'Il tuo sito è online',
    preview: 'Adesso possono vederlo tutti. Ecco l’indirizzo.',
    lead: 'Il tuo sito è online: da adesso possono vederlo tutti.',
    next: 'Da oggi partono l’hosting, il dominio e {supportMonths}\u00a0mesi di manutenzione e assistenza. Se vuoi cambiare qualcosa, rispondi a questa e-mail.',
    button: 'Apri la pagina del progetto',
  },
  choiceReminder: {
    subject: 'Hai già scelto la tua bozza?',
    preview: 'Appena scegli, cominciamo a costruire il sito.',
    lead: 'Le tue bozze ti aspettano. Appena ne scegli una, cominciamo a costruire il sito.',
    next: 'Nessuna ti convince del tutto? Dicci che cosa cambiare: le modifiche sono illimitate.',
    button: 'Scegli una bozza',
  },
  approvalReminder: {
    subject: 'Possiamo mettere online il tuo sito?',
    preview: 'Lo mettiamo online appena lo approvi.',
    lead: 'Il tuo sito aspetta solo te. Appena lo approvi, lo mettiamo online.',
    next: 'C’è ancora qualcosa che non va? Dicci che cosa cambiare: le modifiche sono illimitate.',
    button: 'Controlla il sito',
  },
  lastReminder:
    'Questo è il nostro ultimo promemoria. Il tuo progetto resta aperto: appena ci scrivi, ripartiamo.',
  message: {
    subject: 'Un messaggio sul tuo ordine {orderId}',
    preview: 'Il nostro team ti ha scritto a proposito del tuo sito.',
    lead: 'Ti abbiamo scritto a proposito del tuo sito:',
    next: 'Puoi rispondere dalla pagina del progetto o direttamente a questa e-mail.',
    button: 'Leggi e rispondi',
  },
};
