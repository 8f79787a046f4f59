import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certificat de l’arbre',
  headline: { reserved: 'Un arbre réservé', planted: 'Un arbre planté' },
  statement: {
    reserved:
      'Un arbre est réservé pour ce site. Une fois qu’il sera planté, la page ouverte par le code indiquera le jour et le lieu de la plantation.',
    planted: 'Un arbre a été planté pour ce site. Il pousse à l’endroit indiqué ci-dessous.',
  },
  inTheNameOf: 'Au nom de',
  labels: {
    number: 'Numéro du certificat',
    status: 'État',
    issued: 'Délivré le',
    planted: 'Planté le',
    place: 'Lieu',
    partner: 'Organisme de plantation',
  },
  status: { reserved: 'Réservé', planted: 'Planté' },
  scan: 'Scannez le code pour vérifier ce certificat.',
  pictures: {
    tree: 'Dessin d’un arbre sur une colline, devant le soleil',
    code: 'Code QR qui ouvre la page de ce certificat',
  },
  page: {
    description: {
      reserved: 'Un arbre est réservé pour ce site. Il sera mis en terre lors de la prochaine plantation.',
      planted: 'Un arbre a été planté pour ce site.',
    },
    download: 'Télécharger le certificat (PDF)',
    why: 'Pour chaque site que nous créons, un arbre est mis en terre.',
    whyLink: 'Pourquoi nous le faisons',
    share: 'Partager ce certificat',
    shareButton: 'Partager…',
    copyLink: 'Copier le lien',
    copied: 'Lien copié',
    byEmail: 'E-mail',
    newTab: '(s’ouvre dans un nouvel onglet)',
    shareText: 'Notre site a son arbre.',
  },
};
