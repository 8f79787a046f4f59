import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Buongiorno!',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  receipt: {
    subject: 'Grazie per il tuo ordine ({orderId})',
    preview: 'Abbiamo ricevuto il pagamento. Ancora un breve modulo e iniziamo.',
    lead: 'Grazie per il tuo ordine. Abbiamo ricevuto il pagamento.',
    labels: { order: 'Numero d’ordine', package: 'Prodotto', price: 'Prezzo' },
    form: 'Ora parlaci della tua attività. Il modulo richiede circa {minutes}\u00a0minuti.',
    button: 'Compila il modulo',
    formNote:
      'Questo link è solo per te. Collega le tue risposte all’ordine {orderId} ed è valido per {days}\u00a0giorni.',
    nextHeading: 'Che cosa succede ora',
    steps: [
      'Compili il modulo: di che cosa ti occupi, il tuo dominio e il tuo logo.',
      'Entro {designHours}\u00a0ore dall’invio del modulo avrai {designs} bozze tra cui scegliere.',
      'Ne scegli una e da quella realizziamo il sito. Le modifiche sono illimitate.',
      `Entro ${times.workingDays}\u00a0giorni lavorativi ({workingHours}\u00a0ore lavorative) dalla tua scelta potrai controllare il sito finito. Quando lo approvi, lo mettiamo online e ricevi il certificato del tuo albero.`,
    ],
    included: `Paghi una volta sola. Sono compresi il sito, l’hosting e il dominio per il primo anno, {supportMonths}\u00a0mesi di assistenza e un albero piantato. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Ricevuta dell’ordine {orderId}',
    labels: {
      seller: 'Venditore',
      address: 'Indirizzo',
      companyNumber: 'Numero di registrazione',
      vatNumber: 'Partita IVA',
      email: 'E-mail',
      buyer: 'Acquirente',
      paidOn: 'Data del pagamento',
      currency: 'Valuta',
      refunded: 'Totale rimborsato',
    },
    note: 'Questa ricevuta conferma che abbiamo ricevuto il tuo pagamento. Non è una fattura con IVA. Se te ne serve una, rispondi a una delle nostre e-mail.',
  },
  projectLink: {
    subject: 'Ordine {orderId}: il link alla pagina del tuo progetto',
    lead: 'Ci hai chiesto il link alla pagina del tuo progetto. Eccolo.',
    button: 'Apri la pagina del progetto',
    linkNote:
      'Questo link è solo per te. Apre la pagina del tuo progetto (ordine {orderId}), con tutte le fasi, i file e i messaggi.',
    ignore: 'Se non l’hai chiesto tu, ignora questa e-mail.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Buongiorno!',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Numero d’ordine',
    package: 'Prodotto',
    price: 'Prezzo',
    reason: 'Motivo',
    totalRefunded: 'Totale rimborsato',
    returned: 'Importo restituito',
    business: 'Attività',
    description: 'Descrizione',
    domain: 'Dominio',
    logo: 'Logo',
    notes: 'Note',
  },
  formLink: {
    subject: 'Ordine {orderId}: parlaci della tua attività',
    preview: 'Il modulo richiede circa {minutes}\u00a0minuti. Poi ci mettiamo al lavoro sulle bozze.',
    lead: 'Per cominciare a lavorare al tuo sito dobbiamo conoscere un po’ la tua attività. Il modulo richiede circa {minutes}\u00a0minuti.',
  },
  formReminder: {
    subject: 'Ordine {orderId}: ci manca il tuo modulo',
    preview: 'Mandaci il modulo e ci mettiamo al lavoro sulle bozze.',
    lead: 'Non vediamo l’ora di metterci al lavoro sul tuo sito. Ci manca solo il breve modulo sulla tua attività, che richiede circa {minutes}\u00a0minuti.',
    promise: 'Entro {designHours}\u00a0ore dall’invio avrai {designs}\u00a0bozze tra cui scegliere.',
    help: 'Non hai ancora un logo o hai dubbi sul dominio? Lascia pure la risposta in sospeso: ci pensiamo insieme. Se qualcosa non ti è chiaro, rispondi a questa e-mail.',
    lastReminder:
      'Questo è il nostro ultimo promemoria. Il tuo ordine resta aperto: appena ci arriva il modulo, cominciamo.',
    refundUntil: `Hai cambiato idea? ${refundRule} Ultimo giorno utile: {date}.`,
  },
  cancelled: {
    subject: 'Il tuo ordine {orderId} è stato annullato',
    preview: 'Che cosa abbiamo annullato e come contattarci.',
    lead: 'Abbiamo annullato il tuo ordine e fermato il lavoro.',
    refund: 'Se ti spetta un rimborso, riceverai un’e-mail non appena lo avremo inviato.',
    contact:
      'Non te lo aspettavi o hai una domanda su un pagamento? Rispondi a questa e-mail o chiama il numero {phone} e controlleremo.',
  },
  refundedInFull: {
    subject: 'Ordine {orderId}: rimborso di {amount}',
    preview: 'Il rimborso è in arrivo.',
    lead: 'Abbiamo rimborsato l’intero pagamento e chiuso il tuo ordine.',
  },
  refundedInPart: {
    subject: 'Ordine {orderId}: rimborso di {amount}',
    preview: 'È in arrivo il rimborso di una parte del pagamento.',
    lead: 'Abbiamo rimborsato una parte del pagamento.',
    workContinues: 'Il lavoro sul tuo ordine prosegue come concordato.',
  },
  refundDuration:
    'Di solito le banche impiegano da 5 a 10\u00a0giorni per accreditare un rimborso. Hai domande? Rispondi pure a questa e-mail.',
  refundFailed: {
    subject: 'Ordine {orderId}: il rimborso è tornato indietro',
    preview: 'Mandaci un numero di telefono e troveremo un altro modo per rimborsarti.',
    lead: 'Ti abbiamo rimborsato {amount}, ma la tua banca o l’emittente della carta ci ha restituito la somma.',
    reply:
      'Rispondi a questa e-mail con un numero di telefono: troveremo insieme un altro modo per rimborsarti.',
    warning: 'Per favore, non mandarci i dati della carta per e-mail.',
  },
  answers: {
    subject: 'Ordine {orderId}: abbiamo ricevuto il tuo modulo',
    preview: 'Avrai {designs}\u00a0bozze entro {designHours}\u00a0ore.',
    lead: 'Grazie! Abbiamo tutto quello che serve per cominciare. Entro {designHours}\u00a0ore avrai {designs}\u00a0bozze per {business}.',
    heading: 'Ecco che cosa ci hai scritto:',
    domainOpen: 'Lo sceglieremo insieme',
    logoReceived: 'Ricevuto',
    logoMissing: 'Non ancora ricevuto',
    corrections: 'Vuoi aggiungere o correggere qualcosa? Rispondi pure a questa e-mail.',
  },
  workStarted: {
    subject: 'Ci siamo messi al lavoro sul tuo sito',
    preview: 'Quando avrai le bozze e quando il sito sarà pronto.',
    lead: 'Abbiamo cominciato a lavorare al sito di {business}.',
  },
  workCompleted: {
    subject: 'Il tuo sito è online',
    preview: 'Da oggi partono i tuoi {supportMonths}\u00a0mesi di assistenza.',
    lead: 'Il sito di {business} è online.',
    certificate:
      'Per ogni ordine piantiamo un albero. Se non hai ancora ricevuto il certificato del tuo, rispondi a questa e-mail e te lo mandiamo.',
    support:
      'Da oggi partono l’hosting e i {supportMonths}\u00a0mesi di manutenzione e assistenza. Per piccole modifiche, rispondi a questa e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Buongiorno!',
  noteHeading: 'Una nota dal nostro team',
  linkNote:
    'Questo link è solo per te. Apre la pagina del tuo progetto (ordine {orderId}), con tutte le fasi, i file e i messaggi.',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  designsHeading: 'Le tue bozze',
  openSite: 'Apri il tuo sito',
  addressLabel: 'Indirizzo',
  choiceLabel: 'La tua scelta',
  designsReady: {
    subject: 'Le tue bozze sono pronte',
    preview: 'Scegli quella che preferisci oppure dicci che cosa cambiare.',
    lead: 'Le tue bozze sono pronte. Mettile a confronto e scegli quella che preferisci.',
    next: 'Quando avrai scelto, completeremo il sito entro {workingDays}\u00a0giorni lavorativi ({workingHours}\u00a0ore lavorative). Manca qualcosa? Dicci che cosa aggiungere o cambiare: le modifiche sono illimitate.',
    button: 'Guarda le bozze',
  },
  designsChanged: {
    subject: 'Le nuove bozze sono pronte',
    preview: 'Abbiamo fatto le modifiche che ci hai chiesto.',
    lead: 'Abbiamo fatto le modifiche che ci hai chiesto. Le nuove bozze ti aspettano.',
    next: 'Scegline una e completeremo il sito entro {workingDays}\u00a0giorni lavorativi ({workingHours}\u00a0ore lavorative). Vuoi cambiare qualcos’altro? Scrivici: le modifiche sono illimitate.',
    button: 'Guarda le nuove bozze',
  },
  reviewReady: {
    subject: 'Il tuo sito è pronto: tocca a te controllarlo',
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
    next: 'Da oggi partono l’hosting e i {supportMonths}\u00a0mesi di manutenzione e assistenza. Per piccole modifiche, rispondi a questa e-mail.',
    button: 'Apri la pagina del progetto',
  },
  choiceReminder: {
    subject: 'Hai già scelto la tua bozza?',
    preview: 'Appena scegli, cominciamo a realizzare il sito.',
    lead: 'Le tue bozze ti aspettano. Appena ne scegli una, cominciamo a realizzare il sito.',
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

export const review: ReviewEmailTexts = {
  subject: 'Ti piace il tuo sito?',
  preview: 'Una recensione di due minuti aiuta noi e chi sta ancora scegliendo.',
  greeting: 'Buongiorno!',
  lead: 'Il tuo sito è online da due settimane. Com’è stato lavorare con noi? E il risultato ti piace?',
  form: 'Per una recensione bastano due minuti: assegna da una a cinque stelle, scrivi qualche parola e decidi quale nome possiamo mostrare. Pubblichiamo le recensioni così come sono scritte, senza cambiare una parola.',
  button: 'Scrivi una recensione',
  linkNote:
    'Questo link è solo per te. Riguarda l’ordine {orderId} e vale {linkDays}\u00a0giorni. Dopo averla scritta, puoi modificare la recensione per {editDays}\u00a0giorni.',
  once: 'Te lo chiediamo una volta sola. Se qualcosa nel sito non va, rispondi a questa e-mail e lo sistemiamo.',
};

export const recovery: RecoveryTexts = {
  subject: 'Il tuo ordine ti aspetta',
  preview: 'Il link per tornare al pagamento. Il prezzo è lo stesso.',
  greeting: 'Buongiorno!',
  intro:
    'Hai iniziato un ordine sul nostro sito e ci hai chiesto un link per completarlo più tardi. Eccolo. Il prezzo è lo stesso.',
  packageLabel: 'Prodotto',
  priceLabel: 'Prezzo',
  button: 'Torna al pagamento',
  validUntil: 'Scadenza del link: {date}.',
  noAction:
    'Hai cambiato idea? Non devi fare niente. Non ti è stato addebitato nulla e non ti scriveremo più per questo ordine.',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  stopLink: 'Non voglio più ricevere e-mail così',
  stopTitle: 'Non voglio più ricevere e-mail così',
  stopQuestion:
    'Premi il pulsante e non ti scriveremo mai più per un ordine lasciato a metà. Le e-mail sugli ordini pagati continueranno ad arrivarti.',
  stoppedTitle: 'Non ti scriveremo più per questo',
  stopped: 'Fatto. Le e-mail sugli ordini pagati continueranno ad arrivarti.',
  backHome: 'Torna alla home',
};

export const tree: TreeEmailTexts = {
  greeting: 'Buongiorno!',
  closing: 'Hai domande? Rispondi pure a questa e-mail.',
  button: 'Apri il tuo certificato',
  reserved: {
    subject: 'Il certificato del tuo albero',
    preview: 'Il tuo sito è online e gli abbiamo riservato un albero.',
    text: 'Il tuo sito è online e gli abbiamo riservato un albero. Ecco il certificato: una pagina da condividere e un PDF da stampare. Ti scriveremo di nuovo quando l’albero sarà piantato.',
    choice:
      'Sei tu a decidere quale nome compare: quello della tua attività, il tuo, le iniziali o nessuno. Puoi scegliere nella pagina del tuo progetto.',
  },
  planted: {
    subject: 'Il tuo albero è stato piantato',
    preview: 'Quando, dove e da chi è stato piantato.',
    text: 'L’albero del tuo sito è stato piantato. Ora il certificato indica quando e dove. Se avevi stampato quello precedente, scarica la nuova versione.',
  },
};
