import type { TreeTexts } from './texts.ts';

export const fr: TreeTexts = {
  title: 'Certificat de plantation',
  headline: { reserved: 'Un arbre réservé', planted: 'Un arbre planté' },
  statement: {
    reserved:
      'Un arbre est réservé pour ce site. Une fois qu’il sera planté, la page accessible par le code en donnera le jour et le lieu.',
    planted: 'Un arbre a été planté pour ce site. Il pousse à l’endroit indiqué ci-dessous.',
  },
  inTheNameOf: 'Au nom de',
  labels: {
    number: 'Numéro du certificat',
    status: 'État',
    issued: 'Délivré le',
    planted: 'Planté le',
    place: 'Lieu',
    partner: 'Partenaire de plantation',
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
  own: {
    question: 'Quel nom faut-il inscrire sur le certificat\u00a0?',
    choices: {
      full: 'Mon nom',
      business: 'Le nom de mon entreprise',
      initials: 'Mes initiales seulement',
      hidden: 'Aucun nom',
    },
    open: 'Ouvrir le certificat',
    saved: 'Le certificat a été modifié.',
    later: 'Vous recevrez le certificat de votre arbre à la mise en ligne de votre site.',
  },
  emails: {
    greeting: 'Bonjour {name},',
    closing: 'Une question\u00a0? Répondez simplement à cet e-mail.',
    button: 'Ouvrir mon certificat',
    project: 'Votre projet',
    reserved: {
      subject: 'Le certificat de votre arbre',
      preview: 'Votre site est en ligne, et un arbre lui est réservé.',
      text: 'Votre site est en ligne\u00a0: un arbre lui est donc réservé. Voici le certificat, en page à partager et en PDF à imprimer. Nous vous écrirons à nouveau quand l’arbre sera en terre.',
      choice:
        'C’est vous qui décidez du nom affiché\u00a0: celui de votre entreprise, le vôtre, vos initiales ou aucun. Le choix se fait sur la page de votre projet.',
    },
    planted: {
      subject: 'Votre arbre est planté',
      preview: 'Quand, où et par qui il a été planté.',
      text: 'L’arbre de votre site est planté. Votre certificat indique maintenant le jour et le lieu. Si vous aviez imprimé le précédent, vous pouvez le télécharger à nouveau.',
    },
  },
};
