import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The same words on the page, in the receipt and on the customer’s page. */
export const refundRule = `Annulez dans les ${returnsPolicy.freeReturnDays}\u00a0jours qui suivent la commande, avant d’avoir reçu vos maquettes, et nous vous remboursons la totalité du prix.`;

/** French (France). `service` is always beside a colon, so that no article has to agree. */
export const landing: LandingDictionary = {
  leadOffer: `Vous payez {price} une seule fois, vous choisissez parmi trois maquettes et votre site est en ligne en ${deliveryDays(' à ')} jours.`,
  orderNow: 'COMMANDEZ POUR {price} SEULEMENT',
  call: 'Appeler le {phone}',
  priceNote: `Vous payez une seule fois. Site, hébergement et nom de domaine la première année, ${times.supportMonths}\u00a0mois d’assistance : tout est compris.`,
  whyChoose: '{service} : pourquoi nous choisir',
  process: '{service} : comment ça se passe',
  included: 'Ce que comprend votre formule à {price}',
  includedItems: {
    delivery: {
      title: 'Livraison rapide',
      text: `Du paiement à la mise en ligne : ${deliveryDays(' à ')} jours, délai garanti`,
    },
    hosting: {
      title: '1 an d’hébergement',
      text: 'Un hébergement rapide et sécurisé la première année, configuré par nos soins',
    },
    support: { title: 'Suivi dans la durée', text: `${times.supportMonths} mois de maintenance` },
    team: {
      title: 'Une équipe qui vous suit',
      text: 'Une seule équipe, de la première maquette à la mise en ligne',
    },
  },
  timeNote: `Vous recevez trois maquettes dans les ${times.draftHours}\u00a0heures qui suivent l’envoi du formulaire. Une fois votre choix fait, nous terminons le site en ${times.workingDays}\u00a0jours ouvrés (${times.workingHours}\u00a0heures ouvrées). Du début à la fin, il faut ${deliveryDays(' à ')}\u00a0jours ; les jours où nous attendons votre réponse ne comptent pas.`,
  serviceAreas: 'Où nous intervenons',
  clientsSay: 'Ils nous ont fait confiance',
  testimonials: [
    {
      name: 'Nathalie Le Goff',
      role: 'Gérante, Crêperie des Embruns',
      content:
        'Sur la troisième maquette, on voyait la galette avant la façade. C’est celle-là que j’ai gardée.',
    },
    {
      name: 'Mehdi Chaouch',
      role: 'Gérant, Chaouch Cycles',
      content:
        'On m’avait toujours parlé d’abonnement. Là, j’ai payé une fois, et pour changer mes horaires d’été j’envoie un e-mail.',
    },
    {
      name: 'Sylvie Carpentier',
      role: 'Fondatrice, Atelier Carpentier Reliure',
      content:
        'Je croyais devoir apprendre leur vocabulaire. Ils ont repris le mien : le cuir, le papier, les délais. C’est ce qu’on lit sur le site.',
    },
  ],
  stars: 'Note : 5 sur 5',
  quote: '{service} : écrivez-nous dès aujourd’hui',
  quoteIntro: `Dites-nous ce que fait votre entreprise et ce que vous attendez du site. Nous vous répondons sous ${times.replyHours} heures.`,
  form: {
    name: 'Nom',
    email: 'E-mail',
    phone: 'Téléphone',
    company: 'Entreprise',
    message: 'Message',
    inquiryType: 'Objet de la demande',
    inquiryTypes: {
      general: 'Demande de renseignements',
      website: 'Formule site web',
      hosting: 'Hébergement et maintenance',
      billing: 'Logiciel de facturation',
      support: 'Assistance technique',
    },
    submit: 'Envoyer le message',
    sending: 'Envoi en cours…',
    requiredField: 'Merci de remplir ce champ.',
    invalidEmail: 'Merci d’indiquer une adresse e-mail valide.',
    missingTitle: 'Il manque une information',
    missingText: 'Merci de remplir tous les champs obligatoires.',
    failedTitle: 'Le message n’est pas parti',
    failedText: 'Merci de réessayer un peu plus tard.',
    successTitle: 'Message bien envoyé !',
    successText: `Nous vous répondons sous ${times.replyHours} heures.`,
    requiredNote: 'Les champs marqués d’un * sont obligatoires.',
    sentAt: 'Envoyé à {time}.',
    textKept: 'Votre texte est toujours là.',
    sendByEmail: 'L’envoyer par e-mail',
  },
  chrome: {
    skipToContent: 'Aller au contenu',
    home: 'Accueil',
    portfolio: 'Réalisations',
    whyTree: 'Un site, un arbre',
    howItWorks: 'Comment ça marche',
    pricing: 'Tarif',
    chat: 'Discuter avec nous',
    chatMessage: 'Bonjour {brand}, la formule site web à {price} m’intéresse.',
    menu: 'Menu',
    closeNotice: 'Fermer',
    notifications: 'Notifications (F8)',
    theme: 'Thème',
    themeSystem: 'Système',
    themeLight: 'Clair',
    themeDark: 'Sombre',
    blog: 'Blog',
    privacy: 'Confidentialité (en anglais)',
    terms: 'Conditions générales (en anglais)',
    refund: 'Politique de remboursement (en anglais)',
    affiliate: 'Programme d’affiliation',
    affiliateLogin: 'Espace affiliés',
    locations: 'Toutes les villes et tous les métiers',
    chooseCountry: 'Choisir votre pays',
    opensInNewTab: 's’ouvre dans un nouvel onglet',
    copyright: '© {year} {brand}. Tous droits réservés.',
    about: 'Un prix honnête pour un site qui fait son travail, et un arbre planté à chaque commande.',
    referralThanks: '{name} vous a parlé de nous : merci de votre visite !',
    referralClear: 'Effacer la recommandation',
    referralAsk: 'Pouvons-nous mémoriser cette recommandation ?',
    referralKeep: 'La mémoriser __REFERRAL_DAYS__ jours',
    referralDecline: 'Non merci',
    orderNow: 'Commander',
    yourPrice: 'Votre prix : {price}',
    backToPage: 'Revenir à la page en français',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Commande vérifiée',
  rated: 'Note : {stars} sur 5',
  count: { other: '{count} avis' },
  sampleNote: 'Exemples d’avis pour cette boutique de démonstration',
};

export const designHours: Plural = {
  one: 'Maquettes prêtes en {hours}\u00a0heure en moyenne, délai mesuré sur les {days} derniers jours.',
  other: 'Maquettes prêtes en {hours}\u00a0heures en moyenne, délai mesuré sur les {days} derniers jours.',
};
