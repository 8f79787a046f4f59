import type { TreeTexts } from './texts.ts';

export const nl: TreeTexts = {
  title: 'Boomcertificaat',
  headline: { reserved: 'Eén boom, gereserveerd', planted: 'Eén boom, geplant' },
  statement: {
    reserved:
      'Voor deze website is een boom gereserveerd. Zodra hij is geplant, staan de dag en de plaats op de pagina achter de code.',
    planted: 'Voor deze website is een boom geplant. Hij groeit op de plaats die hieronder staat.',
  },
  inTheNameOf: 'Op naam van',
  labels: {
    number: 'Certificaatnummer',
    status: 'Status',
    issued: 'Afgegeven op',
    planted: 'Geplant op',
    place: 'Plaats',
    partner: 'Plantorganisatie',
  },
  status: { reserved: 'Gereserveerd', planted: 'Geplant' },
  scan: 'Scan de code om dit certificaat te controleren.',
  pictures: {
    tree: 'Tekening van een boom op een heuvel voor de zon',
    code: 'QR-code die de pagina van dit certificaat opent',
  },
  page: {
    description: {
      reserved: 'Voor deze website is een boom gereserveerd. Hij gaat bij de volgende planting de grond in.',
      planted: 'Voor deze website is een boom geplant.',
    },
    download: 'Download certificaat (pdf)',
    why: 'Voor elke website die we bouwen, gaat er een boom de grond in.',
    whyLink: 'Waarom we dat doen',
    share: 'Deel dit certificaat',
    shareButton: 'Delen…',
    copyLink: 'Link kopiëren',
    copied: 'Link gekopieerd',
    byEmail: 'E-mail',
    newTab: '(opent in een nieuw tabblad)',
    shareText: 'Onze website heeft een boom.',
  },
  own: {
    question: 'Welke naam komt er op het certificaat?',
    choices: {
      full: 'Mijn naam',
      business: 'De naam van mijn bedrijf',
      initials: 'Alleen mijn initialen',
      hidden: 'Geen naam',
    },
    open: 'Open het certificaat',
    saved: 'Het certificaat is aangepast.',
    later: 'Je krijgt het certificaat van je boom zodra je website online staat.',
  },
  emails: {
    greeting: 'Hallo {name},',
    closing: 'Vragen? Beantwoord gewoon deze e-mail.',
    button: 'Open je certificaat',
    project: 'Je project',
    reserved: {
      subject: 'Het certificaat van je boom',
      preview: 'Je website staat online en er is een boom voor gereserveerd.',
      text: 'Je website staat online, dus is er een boom voor gereserveerd. Hier is het certificaat: een pagina om te delen en een pdf om te printen. Je hoort weer van ons zodra de boom in de grond staat.',
      choice:
        'Jij bepaalt welke naam erop staat: die van je bedrijf, je eigen naam, je initialen of geen naam. Kies op de pagina van je project.',
    },
    planted: {
      subject: 'Je boom staat in de grond',
      preview: 'Wanneer, waar en door wie hij is geplant.',
      text: 'De boom voor je website is geplant. Op je certificaat staat nu wanneer en waar. Had je het vorige al geprint? Download het dan opnieuw.',
    },
  },
};
