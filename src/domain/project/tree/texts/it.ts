import type { TreeTexts } from './texts.ts';

export const it: TreeTexts = {
  title: 'Certificato dell’albero',
  headline: { reserved: 'Un albero prenotato', planted: 'Un albero piantato' },
  statement: {
    reserved:
      'Per questo sito è prenotato un albero. Quando sarà piantato, la pagina dietro il codice indicherà il giorno e il luogo.',
    planted: 'Per questo sito è stato piantato un albero. Cresce nel luogo indicato qui sotto.',
  },
  inTheNameOf: 'A nome di',
  labels: {
    number: 'Numero del certificato',
    status: 'Stato',
    issued: 'Data di emissione',
    planted: 'Data di piantumazione',
    place: 'Luogo',
    partner: 'Partner per la piantumazione',
  },
  status: { reserved: 'Prenotato', planted: 'Piantato' },
  scan: 'Inquadra il codice per verificare questo certificato.',
  pictures: {
    tree: 'Disegno di un albero su una collina davanti al sole',
    code: 'Codice QR che apre la pagina di questo certificato',
  },
  page: {
    description: {
      reserved: 'Per questo sito è prenotato un albero. Sarà messo a dimora con la prossima piantumazione.',
      planted: 'Per questo sito è stato piantato un albero.',
    },
    download: 'Scarica il certificato (PDF)',
    why: 'Per ogni sito che costruiamo, piantiamo un albero.',
    whyLink: 'Perché lo facciamo',
    share: 'Condividi questo certificato',
    shareButton: 'Condividi…',
    copyLink: 'Copia il link',
    copied: 'Link copiato',
    byEmail: 'E-mail',
    newTab: '(si apre in una nuova scheda)',
    shareText: 'Il nostro sito ha un albero.',
  },
  own: {
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
  emails: {
    greeting: 'Ciao {name}!',
    closing: 'Hai domande? Rispondi pure a questa e-mail.',
    button: 'Apri il tuo certificato',
    project: 'Il tuo progetto',
    reserved: {
      subject: 'Il certificato del tuo albero',
      preview: 'Il tuo sito è online e c’è un albero prenotato per lui.',
      text: 'Il tuo sito è online e abbiamo prenotato un albero per lui. Ecco il certificato: una pagina da condividere e un PDF da stampare. Ti scriveremo di nuovo quando l’albero sarà piantato.',
      choice:
        'Sei tu a decidere quale nome mostra: quello della tua attività, il tuo, le iniziali o nessuno. Puoi scegliere nella pagina del tuo progetto.',
    },
    planted: {
      subject: 'Il tuo albero è stato piantato',
      preview: 'Quando, dove e da chi è stato piantato.',
      text: 'L’albero del tuo sito è stato piantato. Ora il certificato indica quando e dove. Se avevi stampato quello precedente, puoi scaricarlo di nuovo.',
    },
  },
};
