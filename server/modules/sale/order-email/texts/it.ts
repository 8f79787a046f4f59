import type { OrderUpdateTexts } from './texts.ts';

export const it: OrderUpdateTexts = {
  greeting: 'Ciao {name}!',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  links: { project: 'Il tuo progetto', refundPolicy: 'Politica di rimborso' },
  labels: {
    order: 'Numero d’ordine',
    package: 'Pacchetto',
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
    lead: 'Per cominciare il tuo sito dobbiamo conoscere un po’ la tua attività. Il modulo richiede circa {minutes}\u00a0minuti.',
  },
  formReminder: {
    subject: 'Ordine {orderId}: ci manca il tuo modulo',
    preview: 'Mandaci il modulo e ci mettiamo al lavoro sulle bozze.',
    lead: 'Non vediamo l’ora di cominciare il tuo sito. Ci manca solo il breve modulo sulla tua attività, che richiede circa {minutes}\u00a0minuti.',
    promise: 'Entro {designHours}\u00a0ore dall’invio avrai {designs}\u00a0bozze tra cui scegliere.',
    help: 'Non hai ancora un logo o hai dubbi sul dominio? Lascia pure la risposta in sospeso: ci pensiamo insieme. Se qualcosa non ti è chiaro, rispondi a questa e-mail.',
    lastReminder:
      'Questo è il nostro ultimo promemoria. Il tuo ordine resta aperto: appena ci arriva il modulo, cominciamo.',
    refundUntil:
      'Se hai cambiato idea, fino al giorno {date} puoi annullare l’ordine e ricevere il rimborso completo.',
  },
  cancelled: {
    subject: 'Il tuo ordine {orderId} è stato annullato',
    preview: 'Che cosa abbiamo annullato e come contattarci.',
    lead: 'Abbiamo annullato il tuo ordine e fermato il lavoro.',
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
    lead: 'Abbiamo rimborsato una parte del pagamento. Il lavoro sul tuo ordine prosegue come concordato.',
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
    subject: 'Ordine {orderId}: abbiamo ricevuto le tue risposte',
    preview: 'Avrai {designs}\u00a0bozze entro {designHours}\u00a0ore.',
    lead: 'Grazie! Abbiamo tutto quello che serve per cominciare. Entro {designHours}\u00a0ore avrai {designs}\u00a0bozze per {business}.',
    heading: 'Ecco che cosa ci hai scritto:',
    domainOpen: 'Lo sceglieremo insieme',
    logoReceived: 'Ricevuto',
    logoMissing: 'Non ancora ricevuto',
    corrections: 'Vuoi aggiungere o correggere qualcosa? Rispondi pure a questa e-mail.',
  },
  workStarted: {
    subject: 'Abbiamo cominciato il tuo sito',
    preview: 'Quando avrai le bozze e quando il sito sarà pronto.',
    lead: 'Abbiamo cominciato a lavorare al sito di {business}.',
  },
  workCompleted: {
    subject: 'Il tuo sito è terminato',
    preview: 'Da oggi partono i tuoi {supportMonths}\u00a0mesi di assistenza.',
    lead: 'Il sito di {business} è terminato.',
    certificate:
      'Per ogni ordine piantiamo un albero. Se non hai ancora ricevuto il certificato del tuo, rispondi a questa e-mail e te lo mandiamo.',
    support:
      'Da oggi partono l’hosting, il dominio e {supportMonths}\u00a0mesi di manutenzione e assistenza. Se vuoi cambiare qualcosa, rispondi a questa e-mail.',
  },
};
