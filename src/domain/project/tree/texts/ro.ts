import type { TreeTexts } from './texts.ts';

export const ro: TreeTexts = {
  title: 'Certificatul copacului',
  headline: { reserved: 'Un copac, rezervat', planted: 'Un copac, plantat' },
  statement: {
    reserved:
      'Un copac este rezervat pentru acest site. După plantare, pagina pe care o deschide codul arată ziua și locul.',
    planted: 'Pentru acest site a fost plantat un copac. Crește în locul indicat mai jos.',
  },
  inTheNameOf: 'În numele',
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
      reserved: 'Un copac este rezervat pentru acest site. Va fi plantat data viitoare când plantăm.',
      planted: 'Pentru acest site a fost plantat un copac.',
    },
    download: 'Descarcă certificatul (PDF)',
    why: 'Pentru fiecare site pe care îl facem, plantăm un copac.',
    whyLink: 'De ce o facem',
    share: 'Distribuie certificatul',
    shareButton: 'Distribuie…',
    copyLink: 'Copiază linkul',
    copied: 'Link copiat',
    byEmail: 'E-mail',
    newTab: '(se deschide într-o filă nouă)',
    shareText: 'Site-ul nostru are un copac.',
  },
  own: {
    question: 'Ce nume să apară pe certificat?',
    choices: {
      full: 'Numele meu',
      business: 'Numele firmei mele',
      initials: 'Doar inițialele mele',
      hidden: 'Niciun nume',
    },
    open: 'Deschide certificatul',
    saved: 'Certificatul a fost modificat.',
    later: 'Primești certificatul copacului tău când site-ul este online.',
  },
  emails: {
    greeting: 'Bună ziua, {name}!',
    closing: 'Ai întrebări? Răspunde la acest e-mail.',
    button: 'Deschide certificatul',
    project: 'Proiectul tău',
    reserved: {
      subject: 'Certificatul copacului tău',
      preview: 'Site-ul tău este online și are un copac rezervat.',
      text: 'Site-ul tău este online, așa că are un copac rezervat. Iată certificatul: o pagină de distribuit și un PDF de tipărit. Îți scriem din nou după ce copacul este plantat.',
      choice:
        'Tu hotărăști ce nume apare: al firmei, al tău, inițialele sau niciunul. Alege pe pagina proiectului.',
    },
    planted: {
      subject: 'Copacul tău a fost plantat',
      preview: 'Când, unde și de cine a fost plantat.',
      text: 'Copacul pentru site-ul tău a fost plantat. Certificatul arată acum când și unde. Dacă l-ai tipărit pe cel vechi, descarcă-l din nou.',
    },
  },
};
