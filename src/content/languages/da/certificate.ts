import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Træcertifikat',
  headline: { reserved: 'Et træ er reserveret', planted: 'Et træ er plantet' },
  statement: {
    reserved:
      'Der er reserveret et træ til denne hjemmeside. Når det er plantet, står dag og sted på den side, som koden åbner.',
    planted: 'Der er plantet et træ for denne hjemmeside. Det gror på det sted, der står nedenfor.',
  },
  inTheNameOf: 'Udstedt til',
  labels: {
    number: 'Certifikatnummer',
    status: 'Status',
    issued: 'Udstedt',
    planted: 'Plantet',
    place: 'Sted',
    partner: 'Organisation bag plantningen',
  },
  status: { reserved: 'Reserveret', planted: 'Plantet' },
  scan: 'Scan koden for at kontrollere certifikatet.',
  pictures: {
    tree: 'Tegning af et træ på en bakke foran solen',
    code: 'QR-kode, der åbner certifikatets side',
  },
  page: {
    description: {
      reserved: 'Der er reserveret et træ til denne hjemmeside. Det bliver plantet ved næste plantning.',
      planted: 'Der er plantet et træ for denne hjemmeside.',
    },
    download: 'Hent certifikatet (PDF)',
    why: 'For hver hjemmeside, vi bygger, planter vi et træ.',
    whyLink: 'Derfor gør vi det',
    share: 'Del certifikatet',
    shareButton: 'Del\u00a0…',
    copyLink: 'Kopiér link',
    copied: 'Linket er kopieret',
    byEmail: 'E-mail',
    newTab: '(åbner i en ny fane)',
    shareText: 'Vores hjemmeside har sit eget træ.',
  },
};
