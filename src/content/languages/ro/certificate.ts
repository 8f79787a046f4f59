import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certificatul copacului',
  headline: { reserved: 'Un copac rezervat', planted: 'Un copac plantat' },
  statement: {
    reserved:
      'Un copac este rezervat pentru acest site. După plantare, pagina pe care o deschide codul arată ziua și locul.',
    planted: 'Pentru acest site a fost plantat un copac. Crește în locul indicat mai jos.',
  },
  inTheNameOf: 'Pe numele',
  labels: {
    number: 'Numărul certificatului',
    status: 'Stare',
    issued: 'Emis la',
    planted: 'Plantat la',
    place: 'Loc',
    partner: 'Organizația care plantează',
  },
  status: { reserved: 'Rezervat', planted: 'Plantat' },
  scan: 'Scanează codul ca să verifici certificatul.',
  pictures: {
    tree: 'Desen cu un copac pe un deal, în fața soarelui',
    code: 'Cod QR care deschide pagina acestui certificat',
  },
  page: {
    description: {
      reserved: 'Un copac este rezervat pentru acest site. Va fi plantat la următoarea acțiune de plantare.',
      planted: 'Pentru acest site a fost plantat un copac.',
    },
    download: 'Descarcă certificatul (PDF)',
    why: 'Pentru fiecare site pe care îl facem, plantăm un copac.',
    whyLink: 'De ce facem asta',
    share: 'Distribuie certificatul',
    shareButton: 'Distribuie…',
    copyLink: 'Copiază linkul',
    copied: 'Link copiat',
    byEmail: 'E-mail',
    newTab: '(se deschide într-o filă nouă)',
    shareText: 'Site-ul nostru are un copac.',
  },
};
