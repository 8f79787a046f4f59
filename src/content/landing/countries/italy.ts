import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-italy',
  title: 'Siti web economici in Italia a prezzo fisso',
  description: `Sito professionale per artigiani, studi e piccole imprese italiane: hosting, dominio e un anno di assistenza in un solo prezzo. Tre bozze in ${times.draftHours} ore.`,
  h1: 'Siti web economici in Italia, tutto compreso',
  location: 'Italia',
  service: 'Siti web in Italia',
  keywords: [
    'siti web economici',
    'realizzazione siti web Italia',
    'sito web prezzo fisso',
    'sito per artigiani',
    'sito web piccola impresa',
    'sito per ditta individuale',
    'dominio .it e hosting compresi',
  ],
  screen: {
    motif: 'shop',
    palette: 'clay',
    name: 'Bottega Ferri',
    headline: ['Le scarpe buone', 'si riparano.'],
    text: 'Calzolai a Bologna dal 1968',
    action: 'Orari e prezzi',
  },
  content: {
    intro:
      'In Italia il cliente arriva quasi sempre per passaparola. Poi però, prima di chiamare, cerca il nome su Google per vedere se la bottega è aperta il sabato, com’è fatto il laboratorio, dove si parcheggia. Se trova soltanto una pagina social ferma all’estate scorsa, spesso chiama un altro. Noi prepariamo il sito che gli risponde: pulito, leggibile dal telefono, con il tuo dominio e il tuo numero in bella vista. Paghi una volta, compili un modulo, il giorno dopo vedi tre bozze e ne scegli una. Vale per la ditta individuale come per la S.r.l. di famiglia.',
    benefits: [
      {
        title: 'Un prezzo, non un preventivo',
        text: 'Niente voci a parte per hosting, dominio o «ottimizzazione mobile». L’importo è scritto prima di ordinare e resta quello fino alla consegna, anche se chiedi dieci correzioni.',
      },
      {
        title: 'Partita IVA al posto giusto',
        text: 'La legge vuole il numero di partita IVA sulla home page del sito aziendale. Nel piè di pagina c’è già lo spazio, insieme a sede e numero REA per le società.',
      },
      {
        title: 'Fatto per chi cerca dal telefono',
        text: 'Chi ti trova è in macchina, sul treno o davanti alla tua saracinesca. Telefono, mappa e messaggi si aprono con un tocco, senza menu da esplorare.',
      },
      {
        title: 'Il lavoro si vede',
        text: 'Una cucina su misura, una vigna in ottobre, una facciata restaurata: mettiamo le tue foto al centro e il testo intorno, così il mestiere parla prima degli aggettivi.',
      },
      {
        title: 'Qualcuno che risponde dopo',
        text: `Cambi gli orari per agosto o aggiungi un servizio? Per ${times.supportMonths} mesi ci scrivi e provvediamo noi, senza supplementi e senza che tu debba imparare un programma.`,
      },
    ],
    process: [
      {
        title: 'Ordini e compili il modulo',
        text: 'Poche domande: che lavoro fai, in quali comuni, quale dominio vorresti. Se hai già un dominio .it, lo tieni e lo colleghiamo noi.',
      },
      {
        title: 'Ci mandi il materiale',
        text: 'Logo, foto fatte con il cellulare, listino o menu, partita IVA. Se manca qualcosa, segniamo dove andrà e si procede.',
      },
      {
        title: `In ${times.draftHours} ore vedi tre bozze`,
        text: 'Tre idee diverse, non la stessa in tre colori: una più sobria, una con le immagini a tutta pagina, una che mette subito in primo piano il telefono.',
      },
      {
        title: 'Scegli e correggi',
        text: 'Indichi la bozza preferita e quello che non ti convince. Le revisioni non hanno limiti: si va avanti finché non dici che va bene.',
      },
      {
        title: 'Il sito va online',
        text: `Bastano ${times.workingDays} giorni lavorativi dalla scelta per averlo pronto. Controlliamo moduli, mappa e dati fiscali; quando lo approvi va online e ricevi il link e il certificato del tuo albero.`,
      },
    ],
    localInfo:
      'Per lavorare insieme non serve incontrarsi, che si tratti di studi professionali a Milano, Torino e Roma, officine nel Bresciano e in Emilia, botteghe a Firenze e a Napoli, agriturismi fra Langhe, Umbria e Salento o affittacamere in Sicilia e in Sardegna. Conta poco se sei in centro a Bologna o in un borgo di trecento abitanti sull’Appennino: bastano una connessione e qualche foto. Tieni solo presente che nella settimana di Ferragosto si fermano un po’ tutti, quindi per l’autunno conviene muoversi a luglio.',
    cta: 'Ordina, manda il modulo oggi e domani a quest’ora avrai tre bozze del tuo sito sul tavolo. Oppure scrivici e raccontaci che mestiere fai.',
  },
};
