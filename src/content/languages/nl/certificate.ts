import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Boomcertificaat',
  headline: { reserved: 'Er is een boom gereserveerd', planted: 'Er is een boom geplant' },
  statement: {
    reserved:
      'Voor deze website is een boom gereserveerd. Zodra hij is geplant, staan de dag en de plaats op de pagina die de code opent.',
    planted: 'Voor deze website is een boom geplant. Hij groeit op de plaats die hieronder staat.',
  },
  inTheNameOf: 'Op naam van',
  labels: {
    number: 'Certificaatnummer',
    status: 'Status',
    issued: 'Afgegeven op',
    planted: 'Geplant op',
    place: 'Plaats',
    partner: 'Aanplantorganisatie',
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
    shareText: 'Onze website heeft een eigen boom.',
  },
};
