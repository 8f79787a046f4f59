import type { OrderEmailTexts } from './texts.ts';

export const it: OrderEmailTexts = {
  greeting: 'Ciao {name}!',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  receipt: {
    subject: 'Grazie per il tuo ordine ({orderId})',
    preview: 'Il pagamento è arrivato. Un breve modulo e iniziamo.',
    lead: 'Grazie per il tuo ordine. Abbiamo ricevuto il pagamento.',
    labels: { order: 'Numero d’ordine', package: 'Pacchetto', price: 'Prezzo' },
    form: 'Ora parlaci della tua attività. Il modulo richiede circa {minutes} minuti.',
    button: 'Compila il modulo',
    formNote:
      'Questo link è solo per te. Collega le tue risposte all’ordine {orderId}, si può usare una volta ed è valido per {days} giorni.',
    nextHeading: 'Che cosa succede ora',
    steps: [
      'Compili il modulo: di che cosa ti occupi, il tuo dominio e il tuo logo.',
      'Entro {designHours} ore dal modulo avrai {designs} bozze tra cui scegliere.',
      'Ne scegli una e noi la realizziamo. Le modifiche sono illimitate.',
      'Entro {workingHours} ore lavorative dalla tua scelta il sito è pronto, insieme al certificato del tuo albero.',
    ],
    included:
      'Paghi una volta sola. Sono compresi il sito, l’hosting e il dominio per il primo anno e {supportMonths} mesi di assistenza.',
    follow: 'Il tuo progetto',
    terms: 'Termini di servizio',
    refund: 'Politica di rimborso',
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
    subject: 'Ordine {orderId}: il link al tuo progetto',
    lead: 'Ecco il link al tuo progetto che hai chiesto.',
    button: 'Apri la pagina del progetto',
    linkNote:
      'Questo link è solo per te. Apre la pagina del tuo ordine {orderId}, con tutte le fasi, i file e i messaggi.',
    ignore: 'Se non l’hai chiesto tu, ignora questa e-mail.',
  },
};
