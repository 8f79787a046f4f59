import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Baumurkunde',
  headline: { reserved: 'Ein Baum ist reserviert', planted: 'Ein Baum ist gepflanzt' },
  statement: {
    reserved:
      'Für diese Website ist ein Baum reserviert. Sobald er gepflanzt ist, stehen Tag und Ort auf der Seite, die der Code öffnet.',
    planted: 'Für diese Website wurde ein Baum gepflanzt. Er wächst an dem unten genannten Ort.',
  },
  inTheNameOf: 'Auf den Namen',
  labels: {
    number: 'Nummer der Urkunde',
    status: 'Status',
    issued: 'Ausgestellt am',
    planted: 'Gepflanzt am',
    place: 'Ort',
    partner: 'Pflanzorganisation',
  },
  status: { reserved: 'Reserviert', planted: 'Gepflanzt' },
  scan: 'Mit dem Code lässt sich diese Urkunde prüfen.',
  pictures: {
    tree: 'Zeichnung eines Baums auf einem Hügel vor der Sonne',
    code: 'QR-Code, der die Seite dieser Urkunde öffnet',
  },
  page: {
    description: {
      reserved: 'Für diese Website ist ein Baum reserviert. Er wird bei der nächsten Pflanzung gesetzt.',
      planted: 'Für diese Website wurde ein Baum gepflanzt.',
    },
    download: 'Urkunde herunterladen (PDF)',
    why: 'Für jede Website, die wir bauen, kommt ein Baum in die Erde.',
    whyLink: 'Warum wir das tun',
    share: 'Diese Urkunde teilen',
    shareButton: 'Teilen\u00a0…',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert',
    byEmail: 'E-Mail',
    newTab: '(öffnet in einem neuen Tab)',
    shareText: 'Zu unserer Website gehört ein Baum.',
  },
};
