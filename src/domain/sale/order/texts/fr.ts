import type { OrderEmailTexts } from './texts.ts';

export const fr: OrderEmailTexts = {
  greeting: 'Bonjour {name},',
  questions: 'Une question\u00a0? Répondez simplement à cet e-mail.',
  receipt: {
    subject: 'Merci pour votre commande ({orderId})',
    preview: 'Votre paiement est arrivé. Un court formulaire et nous commençons.',
    lead: 'Merci pour votre commande. Nous avons bien reçu votre paiement.',
    labels: { order: 'Numéro de commande', package: 'Formule', price: 'Prix' },
    form: 'Parlez-nous maintenant de votre entreprise. Le formulaire prend environ {minutes}\u00a0minutes.',
    button: 'Remplir le formulaire',
    formNote:
      'Ce lien est personnel. Il rattache vos réponses à la commande {orderId}, ne sert qu’une fois et reste valable {days}\u00a0jours.',
    nextHeading: 'Et maintenant\u00a0?',
    steps: [
      'Vous remplissez le formulaire\u00a0: votre activité, votre nom de domaine et votre logo.',
      'Dans les {designHours}\u00a0heures qui suivent le formulaire, vous recevez {designs}\u00a0maquettes au choix.',
      'Vous en choisissez une et nous la réalisons. Les modifications sont illimitées.',
      '{workingHours}\u00a0heures ouvrées après votre choix, le site est terminé, et vous recevez le certificat de votre arbre.',
    ],
    included:
      'Vous payez une seule fois. Site, hébergement et nom de domaine la première année, {supportMonths} mois d’assistance : tout est compris.',
    follow: 'Votre projet',
    terms: 'Conditions générales',
    refund: 'Remboursement',
  },
  printed: {
    title: 'Reçu de la commande {orderId}',
    labels: {
      seller: 'Vendeur',
      address: 'Adresse',
      companyNumber: 'Numéro d’immatriculation',
      vatNumber: 'Numéro de TVA',
      email: 'E-mail',
      buyer: 'Acheteur',
      paidOn: 'Payée le',
      currency: 'Devise',
      refunded: 'Total remboursé',
    },
    note: 'Ce reçu confirme que nous avons bien reçu votre paiement. Ce n’est pas une facture avec TVA. S’il vous en faut une, répondez à l’un de nos e-mails.',
  },
  projectLink: {
    subject: 'Commande {orderId}\u00a0: le lien vers votre projet',
    lead: 'Voici le lien vers votre projet que vous avez demandé.',
    button: 'Ouvrir la page du projet',
    linkNote:
      'Ce lien est personnel. Il ouvre la page de votre commande {orderId}, avec toutes les étapes, les fichiers et les messages.',
    ignore: 'Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },
};
