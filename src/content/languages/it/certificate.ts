import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certificato dell’albero',
  headline: { reserved: 'Un albero riservato', planted: 'Un albero piantato' },
  statement: {
    reserved:
      'Per questo sito è stato riservato un albero. Quando sarà piantato, la pagina aperta dal codice indicherà il giorno e il luogo.',
    planted: 'Per questo sito è stato piantato un albero. Cresce nel luogo indicato qui sotto.',
  },
  inTheNameOf: 'A nome di',
  labels: {
    number: 'Numero del certificato',
    status: 'Stato',
    issued: 'Data di emissione',
    planted: 'Data della messa a dimora',
    place: 'Luogo',
    partner: 'Organizzazione che lo pianta',
  },
  status: { reserved: 'Riservato', planted: 'Piantato' },
  scan: 'Inquadra il codice per verificare questo certificato.',
  pictures: {
    tree: 'Disegno di un albero su una collina davanti al sole',
    code: 'Codice QR che apre la pagina di questo certificato',
  },
  page: {
    description: {
      reserved:
        'Per questo sito è stato riservato un albero. Sarà messo a dimora con la prossima piantumazione.',
      planted: 'Per questo sito è stato piantato un albero.',
    },
    download: 'Scarica il certificato (PDF)',
    why: 'Per ogni sito che realizziamo, piantiamo un albero.',
    whyLink: 'Perché lo facciamo',
    share: 'Condividi questo certificato',
    shareButton: 'Condividi…',
    copyLink: 'Copia il link',
    copied: 'Link copiato',
    byEmail: 'E-mail',
    newTab: '(si apre in una nuova scheda)',
    shareText: 'Il nostro sito ha un albero.',
  },
};
