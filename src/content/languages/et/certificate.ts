import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Puu tunnistus',
  headline: { reserved: 'Puu on reserveeritud', planted: 'Puu on istutatud' },
  statement: {
    reserved:
      'Selle kodulehe jaoks on reserveeritud üks puu. Kui see on istutatud, saad koodi skaneerides teada, kus ja millal.',
    planted: 'Selle kodulehe eest on istutatud üks puu. See kasvab allpool nimetatud kohas.',
  },
  inTheNameOf: 'Tunnistuse saaja',
  labels: {
    number: 'Tunnistuse number',
    status: 'Olek',
    issued: 'Välja antud',
    planted: 'Istutatud',
    place: 'Koht',
    partner: 'Istutaja',
  },
  status: { reserved: 'Reserveeritud', planted: 'Istutatud' },
  scan: 'Tunnistuse kontrollimiseks skaneeri kood.',
  pictures: {
    tree: 'Joonistus: puu künkal päikese ees',
    code: 'QR-kood, mis avab selle tunnistuse lehe',
  },
  page: {
    description: {
      reserved: 'Selle kodulehe jaoks on reserveeritud üks puu. See istutatakse järgmisel istutuskorral.',
      planted: 'Selle kodulehe eest on istutatud üks puu.',
    },
    download: 'Laadi tunnistus alla (PDF)',
    why: 'Iga kodulehe eest, mille teeme, istutame ühe puu.',
    whyLink: 'Miks me seda teeme',
    share: 'Jaga tunnistust',
    shareButton: 'Jaga…',
    copyLink: 'Kopeeri link',
    copied: 'Link on kopeeritud',
    byEmail: 'E-post',
    newTab: '(avaneb uuel vahelehel)',
    shareText: 'Meie koduleht sai oma puu.',
  },
};
