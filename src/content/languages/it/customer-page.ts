import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'it',

  page: {
    title: 'Il tuo progetto, ordine n. {order}',
    titleWithoutOrder: 'Il tuo progetto',
    order: 'Ordine n. {order}',
    loading: 'Caricamento del progetto in corso.',
    newTab: 'si apre in una nuova scheda',
    contact: 'La tua persona di contatto: {name}',
    close: 'Chiudi',
    dismiss: 'Chiudi',
  },

  stages: {
    label: 'Fasi del tuo progetto',
    awaiting_form: 'Il tuo modulo',
    designing: 'Bozze in lavorazione',
    choosing: 'La tua scelta',
    building: 'Sito in lavorazione',
    reviewing: 'La tua approvazione',
    live: 'Online',
    done: 'fatto',
    current: 'adesso',
    upcoming: 'da fare',
    expected: 'previsto: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Raccontaci la tua attività',
      text: 'Bastano circa dieci minuti. Le bozze arrivano entro {hours}\u00a0ore dall’invio del modulo.',
    },
    designing: {
      title: 'Stiamo preparando le tue bozze',
      text: 'Potrai scegliere fra {count} bozze. Ti mandiamo un’e-mail appena sono pronte.',
    },
    redesigning: {
      title: 'Stiamo modificando le bozze',
      text: 'Le tue richieste sono arrivate. Ti mandiamo un’e-mail appena le nuove bozze sono pronte.',
    },
    choosing: {
      title: 'Le tue bozze sono pronte',
      text: 'Prenditi il tempo che ti serve. Scegli quella che preferisci o chiedi tutte le modifiche che vuoi.',
    },
    building: {
      title: 'Stiamo realizzando il tuo sito',
      text: 'Ti mandiamo un’e-mail appena potrai vederlo.',
    },
    rebuilding: {
      title: 'Stiamo facendo le modifiche che hai chiesto',
      text: 'Le tue richieste sono arrivate. Ti mandiamo un’e-mail appena potrai vedere il risultato.',
    },
    reviewing: {
      title: 'Il tuo sito è pronto: tocca a te controllarlo',
      text: 'Guarda tutte le pagine. Approvalo e lo mettiamo online, oppure chiedi delle modifiche.',
    },
    approved: {
      title: 'Stiamo mettendo online il tuo sito',
      text: 'Grazie per l’approvazione. Ti mandiamo un’e-mail appena il sito è online.',
    },
    live: {
      title: 'Il tuo sito è online',
      text: 'Possono vederlo tutti.',
      write: 'Se ti serve qualcosa, scrivici qui.',
    },
    closed: {
      title: 'Questo ordine è chiuso',
      text: 'È stato annullato o rimborsato, perciò abbiamo fermato il lavoro. I tuoi messaggi e i tuoi file restano qui.',
    },
  },

  clock: {
    label: 'Scadenza',
    designs: 'Bozze pronte entro: {when}',
    website: 'Sito pronto entro: {when}',
    launch: 'Online entro: {when}',
    when: '{day}, ore {time}',
    left: 'ancora {duration}',
    leftWorking: 'ancora {duration} di orario lavorativo',
    late: 'ritardo: {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'meno di un minuto',
    atShop: 'le {time} nella nostra sede ({city})',
    notStarted: 'Il tempo parte quando invii il modulo.',
    paused: 'Il tempo è fermo finché non ci rispondi.',
    chosenToday: 'Scegline una oggi e potrai controllare il sito finito entro {day}.',
    resting: 'In questo momento siamo chiusi. Il tempo riparte: {when}.',
    explain: 'Come contiamo il tempo',
    promise: landing.timeNote,
    workingHours:
      'Le ore lavorative vanno dal lunedì al venerdì, dalle {opens} alle {closes} (ora locale, {city}), festivi esclusi. Il tempo in cui aspettiamo una tua risposta non conta.',
  },

  late: {
    title: 'Siamo in ritardo e ci dispiace',
    text: 'La scadenza era: {when}. Adesso il tuo progetto viene prima di tutto il resto. Non devi fare niente; se vuoi parlarci, scrivici un messaggio qui sotto o un’e-mail a {email}.',
  },

  next: {
    form: 'Compila il modulo',
    choose: 'Scegli la tua bozza',
    approve: 'Approva il sito',
    domain: 'Conferma il dominio',
    openSite: 'Apri il tuo sito',
    meanwhile: 'Mentre lavoriamo, controlla l’indirizzo del tuo sito.',
    nothing: 'Per ora non devi fare niente.',
  },

  designs: {
    title: 'Le tue bozze',
    earlier: 'Bozze precedenti',
    round: 'Versione {n}',
    view: 'Vedi a schermo intero',
    viewNamed: 'Vedi «{title}» a schermo intero',
    picture: 'Bozza «{title}»',
    note: 'Nota del grafico',
    openPdf: 'Scarica il PDF',
    openLink: 'Apri la bozza',
    choose: 'Scegli questa bozza',
    chooseNamed: 'Scegli «{title}»',
    chosen: 'La tua scelta',
    swipe: 'Scorri per vederle tutte e {count}.',
    confirm: {
      title: 'Scegli «{title}»?',
      text: 'Realizzeremo il sito a partire da questa bozza. Sarà pronto entro {days}\u00a0giorni lavorativi ({hours}\u00a0ore lavorative) dalla scelta.',
      later: 'Potrai chiedere altre modifiche quando vedrai il sito finito.',
      note: 'Vuoi aggiungere qualcosa? (facoltativo)',
      cancel: 'Non ancora',
    },
    done: { title: 'Bozza scelta', text: 'Abbiamo iniziato a lavorare al tuo sito.' },
  },

  viewer: {
    position: 'Bozza {n} di {total}',
    previous: 'Bozza precedente',
    next: 'Bozza successiva',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    hint: 'Frecce per cambiare bozza, + e − per lo zoom, Esc per chiudere.',
    noPreview: 'Di questa bozza non c’è un’anteprima.',
    failed: 'Non è stato possibile caricare l’immagine.',
  },

  changes: {
    button: 'Chiedi modifiche',
    label: 'Che cosa dobbiamo cambiare?',
    hint: 'Scrivi tutto in un solo messaggio, così facciamo le modifiche in una volta. Puoi chiederne quante ne vuoi, non costa nulla.',
    send: 'Invia la richiesta',
    done: { title: 'Richiesta inviata', text: 'Ti mandiamo un’e-mail appena le modifiche sono pronte.' },
    openTitle: 'Le modifiche che hai chiesto',
    openText: 'Richiesta inviata: {when}. Quando saranno pronte, potrai chiederne altre.',
  },

  review: {
    title: 'Il tuo sito',
    open: 'Apri il sito',
    confirm: {
      title: 'Approvi il sito?',
      text: 'Lo metteremo online. Dopo, l’assistenza comprende le piccole modifiche per {months}\u00a0mesi.',
      cancel: 'Non ancora',
    },
    done: { title: 'Sito approvato', text: 'Ti mandiamo un’e-mail appena è online.' },
  },

  domain: {
    title: 'Dominio',
    label: 'Dominio',
    ask: 'Quale indirizzo vuoi per il tuo sito?',
    check: 'Hai chiesto {domain}. Controlla che sia scritto bene e confermalo.',
    confirm: 'Conferma il dominio',
    change: 'Usa un altro dominio',
    cancel: 'Annulla',
    confirmed: 'Data della conferma: {when}',
    done: { title: 'Dominio confermato', text: 'L’indirizzo del tuo sito sarà {domain}.' },
  },

  messages: {
    title: 'Messaggi',
    label: 'Scrivici',
    send: 'Invia il messaggio',
    empty:
      'Non ci sono ancora messaggi. Chiedici quello che vuoi: rispondiamo entro {hours}\u00a0ore, di solito prima.',
    you: 'Tu',
    problem: 'Problema',
    change_request: 'Modifiche',
    inProgress: 'in corso',
    answered: 'fatte ({when})',
    earlier: plural({
      one: 'Mostra {n} messaggio precedente',
      other: 'Mostra {n} messaggi precedenti',
    }),
    done: { title: 'Messaggio inviato', text: 'Rispondiamo entro {hours}\u00a0ore.' },
  },

  files: {
    title: 'File',
    add: 'Allega file',
    limits: 'Al massimo {count} file da {size} ciascuno: immagini o PDF.',
    uploading: 'Caricamento di {name}: {percent}%',
    ready: '{name} è allegato.',
    remove: 'Rimuovi {name}',
    tooMany: 'Puoi allegare al massimo {count} file.',
    tooLarge: '{name} supera {size}. Scegli un file più piccolo.',
    wrongType: '{name} non è un’immagine né un PDF. Scegli un file JPG, PNG, WebP, SVG o PDF.',
    tooComplex: '{name} è troppo complesso da elaborare. Scegline una versione più piccola.',
    full: 'In questo progetto non c’è più spazio per altri file. Scrivici e faremo spazio.',
    failed: 'Non è stato possibile caricare {name}. Controlla la connessione e sceglilo di nuovo.',
    wait: 'Aspetta che i file siano caricati, poi invia il messaggio.',
    all: plural({ one: 'Mostra {n} file', other: 'Mostra tutti i {n} file' }),
    fromYou: 'da te',
    fromUs: 'da noi',
  },

  problem: {
    button: 'Segnala un problema',
    title: 'Segnala un problema',
    label: 'Che cosa non va?',
    hint: 'Dicci che cosa hai fatto e che cosa hai visto; uno screenshot aiuta. Ai problemi diamo la precedenza.',
    send: 'Invia la segnalazione',
    done: { title: 'Problema segnalato', text: 'Ce ne occupiamo subito e ti scriviamo.' },
  },

  order: {
    title: 'Il tuo ordine',
    number: 'Numero d’ordine',
    package: 'Prodotto',
    price: 'Prezzo',
    paid: 'Data del pagamento',
    receipt: 'Apri la ricevuta',
  },

  live: {
    address: 'Il tuo sito',
    since: 'Data di pubblicazione: {date}',
    included: 'Hosting e assistenza inclusi fino al {date}',
    firstWeek: {
      title: 'Nella prima settimana',
      steps: [
        'Apri il sito sul telefono e controlla numeri di telefono, indirizzo e orari.',
        'Inviati una richiesta, come farebbe un cliente.',
        'Aggiungi l’indirizzo al profilo dell’attività su Google, ai social e alla firma delle e-mail.',
        'Vuoi cambiare qualcosa? Scrivici: le piccole modifiche sono comprese per {months}\u00a0mesi.',
      ],
    },
    history: {
      title: 'Cronologia',
      contents: 'Fasi, bozze, file e la tua ricevuta',
    },
  },

  link: {
    missing: {
      title: 'La pagina del tuo progetto',
      text: 'Apri questa pagina dal link che trovi nelle nostre e-mail sul tuo ordine. Non lo trovi? Te ne mandiamo uno nuovo.',
    },
    expired: {
      title: 'Questo link è scaduto',
      text: 'I link smettono di funzionare 180\u00a0giorni dopo la nostra ultima e-mail. Te ne mandiamo uno nuovo.',
    },
    revoked: {
      title: 'Questo link non funziona più',
      text: 'Ne è stato inviato uno più recente, oppure questo è incompleto. Apri il link della nostra ultima e-mail o chiedine uno nuovo.',
    },
    order: 'Numero d’ordine',
    orderHint: 'È in tutte le e-mail sul tuo ordine, per esempio 482019375.',
    email: 'E-mail',
    emailHint: 'L’indirizzo che hai indicato nell’ordine.',
    send: 'Mandami un nuovo link',
    sentTitle: 'Controlla la posta',
    sentText:
      'Se il numero d’ordine e l’indirizzo e-mail corrispondono, il nuovo link sta arrivando. Dopo dieci minuti non c’è ancora? Guarda nello spam o scrivi a {email}.',
    again: 'Prova con altri dati',
  },

  draft: 'Quello che scrivi resta su questo dispositivo finché non lo invii o chiudi questa scheda.',

  errors: {
    load: {
      title: 'Non è stato possibile caricare il progetto',
      text: 'Controlla la connessione e riprova. Se non basta, scrivi a {email}.',
      retry: 'Riprova',
    },
    offline:
      'Sei offline. Questo è il tuo progetto come risultava alle {time}; si aggiorna appena torni online.',
    text: 'Scrivi qualche parola.',
    tooLong: 'Usa al massimo {count} caratteri.',
    domain: 'Inserisci un dominio, per esempio panificio-moro.example.',
    order: 'Inserisci il numero d’ordine in cifre, per esempio 482019375.',
    email: 'Inserisci un indirizzo e-mail valido.',
    failed:
      'Non ha funzionato. Quello che hai scritto è ancora qui: controlla la connessione e invialo di nuovo.',
    changed: 'Nel frattempo il progetto è cambiato. Guarda le novità, poi invia di nuovo.',
    tooMany: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Quale nome deve comparire sul certificato?',
    choices: {
      full: 'Il mio nome',
      business: 'Il nome della mia attività',
      initials: 'Solo le mie iniziali',
      hidden: 'Nessun nome',
    },
    open: 'Apri il certificato',
    saved: 'Il certificato è stato modificato.',
    later: 'Riceverai il certificato del tuo albero quando il sito sarà online.',
  },
};
