import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Dopo correggiamo finché non va bene e rimborsiamo solo se siamo in ritardo o non riusciamo a completare il sito.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Sito realizzato da professionisti, fino a {pages}\u00a0pagine',
      '{designs} bozze su misura entro {designHours}\u00a0ore',
      'Sito pronto in {workingDays}\u00a0giorni lavorativi ({workingHours}\u00a0ore lavorative)',
      '1\u00a0anno di hosting',
      '1\u00a0anno di dominio',
      '{supportMonths}\u00a0mesi di manutenzione e assistenza',
      'Software di fatturazione, gratis il primo anno',
      'Modifiche illimitate',
      'Un albero piantato, con certificato',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Un solo prezzo, e quello che viene dopo',
      lead: 'Il pacchetto completo costa {price}. Paghi una volta sola.',
      kind: 'PACCHETTO TUTTO COMPRESO',
      once: 'pagamento unico',
      included: 'Cosa è incluso',
      demo: '(pagamento di prova)',
      noCard: 'Questa è una demo: non serve la carta e non viene addebitato nulla.',
      currency: 'Prezzi in {code} – {change}',
      change: 'cambia',
      secure: 'Pagamento sicuro con carta. Vuoi chiederci qualcosa prima? {chat}',
      later: 'Dal secondo anno',
      hosting: 'Hosting',
      maintenance: 'Manutenzione',
      domain: 'Dominio',
      billing: 'Software di fatturazione, se lo vuoi',
      perYear: '{amount} all’anno',
      domainPrice: 'prezzo di mercato, di solito da {domainFrom} a {domainTo} all’anno',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Questi prezzi sono in dollari USA e valgono solo se rinnovi.',
      unreachable: 'Il servizio di pagamento al momento non risponde. Riprova tra poco.',
    },
    faq: {
      title: 'Le domande di chi sta per ordinare',
      list: [
        [
          'Che cosa ottengo esattamente per {price}?',
          'Un sito realizzato da professionisti, un anno di hosting, un anno di dominio, {supportMonths}\u00a0mesi di manutenzione e assistenza, il software di fatturazione gratis il primo anno e un albero piantato. Un solo pagamento, senza costi aggiuntivi alla fine.',
        ],
        [
          'Che cosa comprende il sito?',
          'Fino a {pages} pagine. Tu mandi appunti e foto, noi scriviamo i testi e tu correggi. Le piccole modifiche le facciamo per {supportMonths}\u00a0mesi. Negozio online, prenotazioni e caselle e-mail non sono compresi; mettiamo un link ai servizi che usi già.',
        ],
        ['Quanto tempo ci vuole davvero?', landing.timeNote],
        [
          'Quanto costa il secondo anno?',
          'L’hosting costa {hosting} e la manutenzione {maintenance} all’anno. Il dominio si rinnova al prezzo di mercato, di solito da {domainFrom} a {domainTo}. Il software di fatturazione costa {billing} all’anno, se vuoi tenerlo. Puoi disdire ogni voce separatamente e portare il sito con te.',
        ],
        [
          'E se le bozze non mi piacciono?',
          `Diccelo e le rifacciamo: le modifiche sono illimitate. ${refundRule} ${refundAfter} Se il tuo sito non è online {lateDays}\u00a0giorni dopo l’ordine, puoi comunque annullare e ti rimborsiamo l’intero prezzo; i giorni in cui aspettiamo una tua risposta non contano.`,
        ],
        [
          'Devo preparare qualcosa?',
          'Per iniziare bastano poche righe sulla tua attività e qualche immagine che ti piace. Logo, orari e prezzi possono arrivare dopo.',
        ],
        [
          'Ho già un dominio. Posso tenerlo?',
          'Sì. Scrivilo nel modulo e lo colleghiamo. I tuoi indirizzi e-mail continuano a funzionare.',
        ],
        [
          'Che cosa c’entra l’albero?',
          'Un sito consuma elettricità ogni volta che qualcuno lo apre. Facciamo pagine leggere che ne consumano meno, e per ogni sito viene piantato almeno un albero. Ricevi il certificato quando il sito va online; luogo e data si aggiungono quando l’albero è piantato.',
        ],
      ],
    },
    checkout: {
      title: 'Pagamento di prova',
      lead: 'Questa è una demo. Non serve la carta, non viene addebitato nulla e non verrà realizzato nessun sito. Per il resto il tuo ordine funziona come uno vero.',
      when: 'Che cosa succede e quando',
      steps: [
        'Subito dopo l’ordine: un modulo sulla tua attività. Richiede circa {minutes}\u00a0minuti.',
        'Entro {designHours}\u00a0ore dall’invio del modulo: {designs} bozze tra cui scegliere.',
        'Entro {workingDays}\u00a0giorni lavorativi ({workingHours}\u00a0ore lavorative) dalla tua scelta: il sito finito, da controllare. Quando lo approvi, lo mettiamo online.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Nell’Unione europea e nel Regno Unito i consumatori possono recedere entro 14\u00a0giorni dall’ordine. Ordinando ci chiedi di iniziare subito; la nostra politica di rimborso si aggiunge a questo diritto. {terms}, {privacy}',
      details: 'I tuoi dati',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Mandatemi un link se mi fermo qui',
      laterNote: 'Una sola e-mail dopo un’ora, e nessun’altra.',
      currency: emails.printed.labels.currency,
      pay: 'Invia l’ordine di prova',
      nameMissing: 'Scrivi il tuo nome.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'L’ordine di prova non è partito. Quello che hai scritto è ancora qui: riprova.',
    },
    done: {
      number: 'Il tuo ordine di prova ha il numero {order}. Un negozio vero avrebbe addebitato {price}.',
      mailbox:
        'Lo stesso link è nell’e-mail che ti abbiamo mandato. In questa demo puoi leggerla qui: {mailbox}.',
      mailboxLink: 'casella di prova',
      noEmail: 'Un negozio vero ti manderebbe questo link anche per e-mail.',
    },
  },
  thanks: {
    title: 'Grazie per il tuo ordine',
    titleUnknown: 'Hai appena pagato?',
    hello: 'Grazie per il tuo ordine, {name}',
    paid: 'Abbiamo ricevuto il pagamento di {amount}. Il tuo numero d’ordine è {orderId}.',
    button: receipt.button,
    sameLink: 'Lo stesso link è nell’e-mail con la ricevuta.',
    confirming:
      'Il pagamento è in fase di conferma; il numero d’ordine e il modulo compariranno qui tra poco.',
    emailComing:
      'Se hai appena pagato, un’e-mail con la ricevuta e il link al modulo è in arrivo all’indirizzo che hai indicato per il pagamento.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Compila il modulo: richiede circa {minutes}\u00a0minuti.',
      'Invialo ora e avrai {designs} bozze entro {date}.',
      'Scegline una il giorno stesso e potrai controllare il sito finito entro {date}. Le modifiche sono illimitate e spostano questa data.',
    ],
    noEmail:
      'Nessuna e-mail dopo dieci minuti? Guarda nello spam o scrivi a {email} indicando il numero d’ordine.',
    noEmailUnknown:
      'Nessuna e-mail dopo dieci minuti? Guarda nello spam o scrivi a {email} indicando il nome riportato sulla tua carta.',
  },
  form: {
    title: 'Il modulo del tuo ordine',
    intro:
      'Richiede circa {minutes}\u00a0minuti. Entro {designHours}\u00a0ore dall’invio avrai {designs} bozze su misura.',
    required: landing.form.requiredNote,
    kept: 'Quello che scrivi resta su questo dispositivo finché non lo invii o chiudi questa scheda.',
    parts: { you: '1 di 3: Tu', business: '2 di 3: La tua attività', domain: '3 di 3: Dominio e logo' },
    labels: {
      fullName: 'Nome e cognome',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Come ci hai conosciuti?',
      businessName: 'Nome dell’attività',
      businessDescription: 'Di che cosa ti occupi',
      billingDetails: 'Dati per la fattura',
      additionalNotes: 'Note',
      preferredDomain: 'Dominio preferito',
      domainOwnership: 'Questo dominio è già tuo?',
      logo: 'Carica il logo',
    },
    hints: {
      businessDescription: 'Che cosa fai, per chi e dove.',
      billingDetails: 'Nome e indirizzo per la ricevuta.',
      preferredDomain: 'Per esempio tuaattivita.com. Un anno è compreso.',
      logo: 'JPG, PNG o SVG, al massimo 5\u00a0MB. Non hai ancora un logo? Lascia vuoto il campo.',
    },
    chooseFile: 'Scegli un file o trascinalo qui',
    yes: 'Sì',
    no: 'No',
    unsure: 'Non lo so',
    referral: 'Passaparola',
    other: 'Altro',
    confirm: 'Confermo il mio ordine e so che il pagamento di {price} copre 1\u00a0anno di servizio',
    confirmUnpriced: 'Confermo il mio ordine e so che il pagamento copre 1\u00a0anno di servizio',
    submit: 'Conferma l’ordine',
    problem: 'Controlla i tuoi dati',
    errorTitle: 'Errore:',
    errors: {
      fullName: 'Scrivi nome e cognome.',
      notPlain:
        'Un nome non può contenere indirizzi web o e-mail né caratteri invisibili. Scrivilo di nuovo, con uno spazio dopo ogni punto.',
      email: landing.form.invalidEmail,
      businessName: 'Scrivi il nome dell’attività.',
      businessDescription: 'Descrivi la tua attività con almeno 10\u00a0caratteri.',
      domainOwnership: 'Scegli una risposta.',
      orderConfirmed: 'Conferma l’ordine per continuare.',
      tooLong: 'Usa al massimo {max} caratteri.',
      failedTitle: 'Il modulo non è stato inviato',
      failed: 'Quello che hai scritto è ancora qui. Invia di nuovo il modulo.',
      tooMany: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
      alreadySent: 'Questo ordine è già confermato.',
    },
    link: {
      unproven:
        'Apri questa pagina dal link nella tua e-mail. Oppure compila il modulo qui: lo abbineremo al tuo ordine.',
      expired:
        'Questo link non è più valido. Puoi comunque compilare il modulo: lo abbineremo al tuo ordine.',
      failed: 'Non è stato possibile caricare i tuoi dati. Puoi comunque compilare il modulo.',
      retry: 'Riprova',
      newLink: 'Mandami un nuovo link',
    },
    logo: {
      uploading: 'Caricamento…',
      uploadedTitle: 'Logo caricato',
      uploaded: 'Il tuo logo è stato caricato.',
      remove: 'Togli il logo',
      yours: 'Il tuo logo',
      type: { title: 'Questo tipo di file non va bene', text: 'Scegli un file JPG, PNG o SVG.' },
      size: {
        title: 'Il file è troppo grande',
        text: 'Scegli un file più piccolo di 5\u00a0MB.',
      },
      svgSize: {
        title: 'Il file è troppo grande',
        text: 'Scegli un SVG più piccolo di 512\u00a0kB o salva il logo come PNG.',
      },
      complexity: {
        title: 'Il logo è troppo complesso',
        text: 'Questa immagine è troppo complessa da elaborare. Scegli una versione più semplice o salvala come PNG.',
      },
      failed: { title: 'Caricamento non riuscito', text: 'Prova a caricare di nuovo il logo.' },
    },
    sent: {
      title: 'Modulo inviato!',
      text: 'Grazie! Ci mettiamo al lavoro sulle tue bozze e ti mandiamo la conferma per e-mail entro {replyHours}\u00a0ore.',
      order: 'L’ordine {orderId} è confermato. Avrai le bozze entro {date}.',
      unmatched:
        'Il tuo modulo è arrivato. Lo abbiniamo al tuo ordine e ti scriviamo entro {replyHours}\u00a0ore.',
      follow: 'Segui il tuo progetto',
    },
    given: {
      title: 'Questo ordine è già confermato.',
      due: 'Avrai le bozze entro {date}.',
      change: 'Per cambiare qualcosa, rispondi all’e-mail che hai ricevuto da noi.',
      heading: 'Quello che ci hai detto',
      sent: 'Inviato',
      ownDomain: 'Il dominio è tuo',
      logo: 'Caricato',
    },
  },
  print: 'Stampa',
  links: {
    expired: {
      title: 'Questo link è scaduto',
      text: 'Riportava al pagamento di un ordine lasciato a metà. Puoi ordinare di nuovo quando vuoi.',
      button: 'Ordina di nuovo',
    },
    incomplete: {
      title: 'Questo link è incompleto',
      text: 'Copia l’intero link dall’e-mail o rispondi a quell’e-mail.',
    },
  },
};
