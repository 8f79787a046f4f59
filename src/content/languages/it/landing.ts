import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Se annulli entro ${returnsPolicy.freeReturnDays}\u00a0giorni dall’ordine, prima di ricevere le bozze, ti rimborsiamo l’intero prezzo.`;

export const landing: LandingDictionary = {
  leadOffer: `Paghi {price} una volta sola, scegli fra tre bozze e in ${deliveryDays()} giorni il tuo sito è online.`,
  orderNow: 'ORDINA ORA – SOLO {price}',
  call: 'Chiama il {phone}',
  priceNote: `Paghi una volta sola. Sono compresi il sito, l’hosting e il dominio per il primo anno e ${times.supportMonths}\u00a0mesi di assistenza.`,
  whyChoose: '{service}: perché scegliere noi',
  process: '{service}: come lavoriamo',
  included: 'Che cosa comprende il pacchetto da {price}',
  includedItems: {
    delivery: {
      title: 'Consegna rapida',
      text: `Dall’ordine alla messa online, da ${deliveryDays(' a ')} giorni: tempi garantiti`,
    },
    hosting: {
      title: '1 anno di hosting',
      text: 'Hosting veloce e sicuro per il primo anno, lo configuriamo noi',
    },
    support: { title: 'Assistenza continua', text: `${times.supportMonths} mesi di manutenzione` },
    team: {
      title: 'Professionisti esperti',
      text: 'Un solo team, dalla prima bozza alla messa online',
    },
  },
  timeNote: `Avrai tre bozze entro ${times.draftHours}\u00a0ore dall’invio del modulo. Quando ne avrai scelta una, completeremo il sito in ${times.workingDays}\u00a0giorni lavorativi (${times.workingHours}\u00a0ore lavorative). Dall’inizio alla fine servono da ${deliveryDays(' a ')}\u00a0giorni; i giorni in cui aspettiamo una tua risposta non contano.`,
  serviceAreas: 'Dove lavoriamo',
  clientsSay: 'Che cosa dicono i nostri clienti',
  testimonials: [
    {
      name: 'Chiara Bonaventuri',
      role: 'Titolare, Agriturismo Poggio dei Lecci',
      content:
        'Avevo paura di un sito uguale a tutti gli altri. Nella terza bozza c’era la nostra aia al tramonto, e non ho cercato oltre.',
    },
    {
      name: 'Davide Frassoldati',
      role: 'Liutaio, Bottega Frassoldati',
      content:
        'Di siti non capisco niente, di violini sì. Mi hanno fatto le domande giuste e hanno scritto quello che racconto ai clienti in bottega.',
    },
    {
      name: 'Marta Ielpo',
      role: 'Titolare, Toelettatura Ielpo',
      content: 'Il prezzo era quello scritto, ed è rimasto quello anche dopo la mia settima correzione.',
    },
  ],
  stars: 'Valutazione: 5 su 5',
  quote: '{service}: scrivici oggi',
  quoteIntro: `Raccontaci di che cosa ti occupi e a che cosa ti deve servire il sito. Ti rispondiamo entro ${times.replyHours} ore.`,
  form: {
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    company: 'Azienda',
    message: 'Messaggio',
    inquiryType: 'Motivo della richiesta',
    inquiryTypes: {
      general: 'Informazioni generali',
      website: 'Pacchetto «Sito web»',
      hosting: 'Hosting e manutenzione',
      billing: 'Software di fatturazione',
      support: 'Assistenza tecnica',
    },
    submit: 'Invia il messaggio',
    sending: 'Invio in corso…',
    requiredField: 'Compila questo campo.',
    invalidEmail: 'Inserisci un indirizzo e-mail valido.',
    missingTitle: 'Mancano dei dati',
    missingText: 'Compila tutti i campi obbligatori.',
    failedTitle: 'Messaggio non inviato',
    failedText: 'Riprova più tardi.',
    successTitle: 'Messaggio inviato!',
    successText: `Ti rispondiamo entro ${times.replyHours} ore.`,
    requiredNote: 'I campi con * sono obbligatori.',
    sentAt: 'Inviato alle {time}.',
    textKept: 'Il tuo testo è ancora qui.',
    sendByEmail: 'Invialo per e-mail',
  },
  chrome: {
    skipToContent: 'Vai al contenuto',
    home: 'Home',
    portfolio: 'Portfolio',
    whyTree: 'Un sito, un albero',
    howItWorks: 'Come funziona',
    pricing: 'Prezzo',
    chat: 'Scrivici in chat',
    chatMessage: 'Buongiorno {brand}, mi interessa il pacchetto «Sito web» da {price}.',
    menu: 'Menu',
    closeNotice: 'Chiudi',
    notifications: 'Notifiche (F8)',
    theme: 'Tema',
    themeSystem: 'Sistema',
    themeLight: 'Chiaro',
    themeDark: 'Scuro',
    blog: 'Blog',
    privacy: 'Informativa sulla privacy (in inglese)',
    terms: 'Termini di servizio (in inglese)',
    refund: 'Politica di rimborso (in inglese)',
    affiliate: 'Programma di affiliazione',
    affiliateLogin: 'Accesso affiliati',
    locations: 'Tutte le località e tutti i settori',
    chooseCountry: 'Scegli il tuo Paese',
    opensInNewTab: 'si apre in una nuova scheda',
    copyright: '© {year} {brand}. Tutti i diritti riservati.',
    about: 'Un prezzo onesto per un sito che funziona. E per ogni sito piantiamo un albero.',
    referralThanks: '{name} ti ha parlato di noi. Grazie per la visita!',
    referralClear: 'Dimentica chi mi ha parlato di voi',
    referralAsk: 'Possiamo ricordare chi ti ha parlato di noi?',
    referralKeep: 'Sì, per __REFERRAL_DAYS__ giorni',
    referralDecline: 'No, grazie',
    orderNow: 'Ordina ora',
    yourPrice: 'Il tuo prezzo: {price}',
    backToPage: 'Torna alla pagina in italiano',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Ordine verificato',
  rated: 'Valutazione: {stars} su 5',
  count: { other: '{count} recensioni' },
  sampleNote: 'Recensioni di esempio per questo negozio dimostrativo',
};

export const designHours: Plural = {
  one: 'Tempo medio per le bozze negli ultimi {days} giorni: {hours}\u00a0ora.',
  other: 'Tempo medio per le bozze negli ultimi {days} giorni: {hours}\u00a0ore.',
};
