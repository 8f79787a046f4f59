import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Tresertifikat',
  headline: { reserved: 'Et tre er reservert', planted: 'Et tre er plantet' },
  statement: {
    reserved:
      'Det er reservert et tre for denne nettsiden. Når det er plantet, står dag og sted på siden som koden åpner.',
    planted: 'Det er plantet et tre for denne nettsiden. Det vokser på stedet nedenfor.',
  },
  inTheNameOf: 'Utstedt til',
  labels: {
    number: 'Sertifikatnummer',
    status: 'Status',
    issued: 'Utstedt',
    planted: 'Plantet',
    place: 'Sted',
    partner: 'Organisasjon bak plantingen',
  },
  status: { reserved: 'Reservert', planted: 'Plantet' },
  scan: 'Skann koden for å sjekke sertifikatet.',
  pictures: {
    tree: 'Tegning av et tre på en høyde foran solen',
    code: 'QR-kode som åpner siden for sertifikatet',
  },
  page: {
    description: {
      reserved: 'Det er reservert et tre for denne nettsiden. Det blir plantet ved neste planting.',
      planted: 'Det er plantet et tre for denne nettsiden.',
    },
    download: 'Last ned sertifikatet (PDF)',
    why: 'For hver nettside vi bygger, planter vi et tre.',
    whyLink: 'Derfor gjør vi det',
    share: 'Del sertifikatet',
    shareButton: 'Del\u00a0…',
    copyLink: 'Kopier lenken',
    copied: 'Lenken er kopiert',
    byEmail: 'E-post',
    newTab: '(åpnes i ny fane)',
    shareText: 'Nettsiden vår har sitt eget tre.',
  },
};
