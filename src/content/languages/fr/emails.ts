import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Bonjour {name},',
  questions: 'Une question ? Répondez simplement à cet e-mail.',
  receipt: {
    subject: 'Merci pour votre commande ({orderId})',
    preview: 'Nous avons reçu votre paiement. Encore un court formulaire, et nous commençons.',
    lead: 'Merci pour votre commande. Nous avons bien reçu votre paiement.',
    labels: { order: 'Numéro de commande', package: 'Article', price: 'Prix' },
    form: 'Parlez-nous maintenant de votre entreprise. Remplir le formulaire prend environ {minutes}\u00a0minutes.',
    button: 'Remplir le formulaire',
    formNote:
      'Ce lien est personnel. Il rattache vos réponses à la commande {orderId} et reste valable {days}\u00a0jours.',
    nextHeading: 'Et maintenant ?',
    steps: [
      'Vous remplissez le formulaire : votre activité, votre nom de domaine et votre logo.',
      'Dans les {designHours}\u00a0heures qui suivent l’envoi du formulaire, vous recevez {designs}\u00a0maquettes au choix.',
      'Vous en choisissez une et nous en faisons votre site. Les modifications sont illimitées.',
      `Dans les ${times.workingDays}\u00a0jours ouvrés ({workingHours}\u00a0heures ouvrées) qui suivent votre choix, votre site est prêt à être vérifié. Dès que vous le validez, nous le mettons en ligne, et vous recevez le certificat de votre arbre.`,
    ],
    included: `Vous payez une seule fois. Site, hébergement et nom de domaine la première année, {supportMonths}\u00a0mois d’assistance, un arbre planté : tout est compris. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
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
      paidOn: 'Payé le',
      currency: 'Devise',
      refunded: 'Total remboursé',
    },
    note: 'Ce reçu confirme que nous avons bien reçu votre paiement. Ce n’est pas une facture avec TVA. S’il vous en faut une, répondez à l’un de nos e-mails.',
  },
  projectLink: {
    subject: 'Commande {orderId} : le lien vers votre projet',
    lead: 'Vous avez demandé un lien vers votre projet. Le voici.',
    button: 'Ouvrir la page du projet',
    linkNote:
      'Ce lien est personnel. Il ouvre la page de votre projet (commande {orderId}), avec toutes les étapes, les fichiers et les messages.',
    ignore: 'Si vous ne l’avez pas demandé, ignorez cet e-mail.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Bonjour {name},',
  questions: 'Une question ? Répondez simplement à cet e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Numéro de commande',
    package: 'Article',
    price: 'Prix',
    reason: 'Motif',
    totalRefunded: 'Total remboursé',
    returned: 'Montant renvoyé',
    business: 'Entreprise',
    description: 'Activité',
    domain: 'Nom de domaine',
    logo: 'Logo',
    notes: 'Remarques',
  },
  formLink: {
    subject: 'Commande {orderId} : parlez-nous de votre entreprise',
    preview:
      'Remplir le formulaire prend environ {minutes}\u00a0minutes. Ensuite, nous commençons vos maquettes.',
    lead: 'Pour commencer votre site, nous avons besoin d’en savoir un peu plus sur votre entreprise. Remplir le formulaire prend environ {minutes}\u00a0minutes.',
  },
  formReminder: {
    subject: 'Commande {orderId} : il nous manque votre formulaire',
    preview: 'Envoyez-nous le formulaire et nous commençons vos maquettes.',
    lead: 'Nous avons hâte de commencer votre site. Il ne nous manque qu’un court formulaire sur votre entreprise : comptez environ {minutes}\u00a0minutes.',
    promise:
      'Dans les {designHours}\u00a0heures qui suivent son envoi, vous recevez {designs}\u00a0maquettes au choix.',
    help: 'Pas encore de logo ? Une hésitation sur le nom de domaine ? Laissez la question ouverte, nous verrons cela ensemble. En cas de difficulté, répondez simplement à cet e-mail.',
    lastReminder:
      'C’est notre dernier rappel. Votre commande reste ouverte : nous commencerons dès que nous aurons reçu votre formulaire.',
    refundUntil: `Vous avez changé d’avis ? ${refundRule} Vous avez jusqu’au {date}.`,
  },
  cancelled: {
    subject: 'Votre commande {orderId} a été annulée',
    preview: 'Ce que nous avons annulé, et comment nous joindre.',
    lead: 'Nous avons annulé votre commande et cessé d’y travailler.',
    refund: 'Si un remboursement vous est dû, nous vous enverrons un e-mail dès qu’il aura été effectué.',
    contact:
      'Vous ne vous y attendiez pas, ou vous avez une question sur un paiement ? Répondez à cet e-mail ou appelez le {phone} : nous vérifierons.',
  },
  refundedInFull: {
    subject: 'Commande {orderId} : remboursement de {amount}',
    preview: 'Votre remboursement est en route.',
    lead: 'Nous vous avons remboursé la totalité de votre paiement et avons clos votre commande.',
  },
  refundedInPart: {
    subject: 'Commande {orderId} : remboursement de {amount}',
    preview: 'Le remboursement d’une partie de votre paiement est en route.',
    lead: 'Nous vous avons remboursé une partie de votre paiement.',
    workContinues: 'Votre commande suit son cours comme convenu.',
  },
  refundDuration:
    'Un remboursement met en général de 5 à 10\u00a0jours à apparaître sur votre compte. Une question ? Répondez simplement à cet e-mail.',
  refundFailed: {
    subject: 'Commande {orderId} : votre remboursement nous est revenu',
    preview: 'Donnez-nous un numéro de téléphone, et nous trouverons un autre moyen de vous rembourser.',
    lead: 'Nous vous avons remboursé {amount}, mais votre banque ou l’émetteur de votre carte nous a renvoyé cette somme.',
    reply:
      'Répondez à cet e-mail en indiquant un numéro de téléphone, et nous conviendrons avec vous d’un autre moyen de vous rembourser.',
    warning: 'Merci de ne pas envoyer vos coordonnées de carte bancaire par e-mail.',
  },
  answers: {
    subject: 'Commande {orderId} : nous avons vos réponses',
    preview: 'Vous recevrez {designs}\u00a0maquettes sous {designHours}\u00a0heures.',
    lead: 'Merci, nous avons tout ce qu’il nous faut pour commencer. Vous recevrez {designs}\u00a0maquettes pour {business} sous {designHours}\u00a0heures.',
    heading: 'Voici vos réponses :',
    domainOpen: 'Nous le choisirons ensemble',
    logoReceived: 'Reçu',
    logoMissing: 'Pas encore reçu',
    corrections: 'Quelque chose à ajouter ou à corriger ? Répondez simplement à cet e-mail.',
  },
  workStarted: {
    subject: 'Nous avons commencé votre site',
    preview: 'Quand vous recevrez vos maquettes, et quand le site sera terminé.',
    lead: 'Nous avons commencé à travailler sur le site de votre entreprise, {business}.',
  },
  workCompleted: {
    subject: 'Votre site est en ligne',
    preview: 'Vos {supportMonths}\u00a0mois d’assistance commencent aujourd’hui.',
    lead: 'Le site de votre entreprise, {business}, est en ligne.',
    certificate:
      'Nous plantons un arbre pour chaque commande. Si vous n’avez pas encore reçu le certificat du vôtre, répondez à cet e-mail et nous vous l’enverrons.',
    support:
      'L’hébergement et les {supportMonths}\u00a0mois de maintenance et d’assistance courent à partir d’aujourd’hui. Pour une petite modification, répondez simplement à cet e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Bonjour {name},',
  noteHeading: 'Un mot de notre équipe',
  linkNote:
    'Ce lien est personnel. Il ouvre la page de votre projet (commande {orderId}), avec toutes les étapes, les fichiers et les messages.',
  questions: 'Une question ? Répondez simplement à cet e-mail.',
  designsHeading: 'Vos maquettes',
  openSite: 'Ouvrir mon site',
  addressLabel: 'Adresse',
  choiceLabel: 'Votre choix',
  designsReady: {
    subject: 'Vos maquettes sont prêtes',
    preview: 'Choisissez celle que vous préférez, ou dites-nous ce qu’il faut changer.',
    lead: 'Vos maquettes sont prêtes. Comparez-les tranquillement et choisissez celle que vous préférez.',
    next: 'Après votre choix, nous terminons le site en {workingDays}\u00a0jours ouvrés ({workingHours}\u00a0heures ouvrées). Il manque quelque chose ? Demandez-nous des modifications : elles sont illimitées.',
    button: 'Voir mes maquettes',
  },
  designsChanged: {
    subject: 'Vos nouvelles maquettes sont prêtes',
    preview: 'Nous avons fait les modifications demandées.',
    lead: 'Nous avons fait les modifications demandées. Vos nouvelles maquettes vous attendent.',
    next: 'Choisissez-en une, et nous terminons le site en {workingDays}\u00a0jours ouvrés ({workingHours}\u00a0heures ouvrées). Encore un détail à revoir ? Dites-le-nous : les modifications sont illimitées.',
    button: 'Voir les nouvelles maquettes',
  },
  reviewReady: {
    subject: 'Votre site est prêt : à vous de le valider',
    preview: 'Validez-le ou dites-nous ce qu’il faut changer.',
    lead: 'Votre site est terminé. Prenez le temps de parcourir chaque page, sur ordinateur et sur téléphone.',
    next: 'Si tout vous convient, validez-le et nous le mettons en ligne. Sinon, dites-nous ce qu’il faut changer : les modifications sont illimitées.',
    button: 'Vérifier mon site',
  },
  reviewChanged: {
    subject: 'Vos modifications sont en place',
    preview: 'Nous avons fait ce que vous avez demandé. À vous de vérifier.',
    lead: 'Nous avons fait les modifications demandées. Prenez le temps de revoir votre site.',
    next: 'Si tout vous convient, validez-le et nous le mettons en ligne. Encore un détail à revoir ? Dites-le-nous : les modifications sont illimitées.',
    button: 'Voir les modifications',
  },
  live: {
    subject: 'Votre site est en ligne',
    preview: 'Tout le monde peut le consulter. Voici son adresse.',
    lead: 'Votre site est en ligne. Dès maintenant, tout le monde peut le consulter.',
    next: 'L’hébergement et les {supportMonths}\u00a0mois de maintenance et d’assistance courent à partir d’aujourd’hui. Pour une petite modification, répondez simplement à cet e-mail.',
    button: 'Ouvrir la page du projet',
  },
  choiceReminder: {
    subject: 'Avez-vous choisi votre maquette ?',
    preview: 'Nous commencerons votre site dès que vous aurez choisi.',
    lead: 'Vos maquettes vous attendent. Dès que vous en aurez choisi une, nous commencerons votre site.',
    next: 'Aucune ne vous convient tout à fait ? Dites-nous ce qu’il faut changer : les modifications sont illimitées.',
    button: 'Choisir ma maquette',
  },
  approvalReminder: {
    subject: 'Pouvons-nous mettre votre site en ligne ?',
    preview: 'Nous le mettons en ligne dès que vous le validez.',
    lead: 'Votre site n’attend plus que vous. Dès que vous l’aurez validé, nous le mettrons en ligne.',
    next: 'Quelque chose ne va pas encore ? Dites-nous ce qu’il faut changer : les modifications sont illimitées.',
    button: 'Vérifier mon site',
  },
  lastReminder:
    'C’est notre dernier rappel. Votre projet reste ouvert : nous reprendrons dès que vous nous ferez signe.',
  message: {
    subject: 'Un message au sujet de votre commande {orderId}',
    preview: 'Notre équipe vous a écrit au sujet de votre site.',
    lead: 'Nous vous avons écrit au sujet de votre site :',
    next: 'Vous pouvez répondre sur la page du projet ou directement à cet e-mail.',
    button: 'Lire et répondre',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Que pensez-vous de votre site ?',
  preview: 'Votre avis nous aide, et il aide ceux qui hésitent encore. Deux minutes suffisent.',
  greeting: 'Bonjour {name},',
  lead: 'Votre site est en ligne depuis deux semaines. Comment s’est passée notre collaboration, et que pensez-vous du résultat ?',
  form: 'Un avis prend deux minutes : donnez de 1 à 5 étoiles, écrivez quelques mots et décidez du nom que nous pouvons afficher. Nous publions les avis tels quels, sans en changer un mot.',
  button: 'Donner mon avis',
  linkNote:
    'Ce lien est personnel. Il concerne la commande {orderId} et reste valable {linkDays}\u00a0jours. Une fois écrit, votre avis peut être modifié pendant {editDays}\u00a0jours.',
  once: 'Nous ne vous le demanderons qu’une fois. Si quelque chose ne va pas sur votre site, répondez à cet e-mail : nous nous en occuperons.',
};

export const recovery: RecoveryTexts = {
  subject: 'Votre commande vous attend',
  preview: 'Votre lien pour revenir au paiement. Le prix n’a pas changé.',
  greeting: 'Bonjour,',
  intro:
    'Vous avez commencé une commande sur notre site et demandé un lien pour la terminer plus tard. Le voici. Le prix n’a pas changé.',
  packageLabel: 'Article',
  priceLabel: 'Prix',
  button: 'Revenir au paiement',
  validUntil: 'Ce lien fonctionne jusqu’au {date}.',
  noAction:
    'Vous avez changé d’avis ? Vous n’avez rien à faire. Rien n’a été débité, et nous ne vous écrirons plus au sujet de cette commande.',
  questions: 'Une question ? Répondez simplement à cet e-mail.',
  stopLink: 'Ne plus recevoir ces e-mails',
  stopTitle: 'Ne plus recevoir ces e-mails',
  stopQuestion:
    'Appuyez sur le bouton, et nous ne vous écrirons plus au sujet d’une commande inachevée. Les e-mails concernant vos commandes payées vous parviendront toujours.',
  stoppedTitle: 'Vous ne recevrez plus ces e-mails',
  stopped: 'C’est noté. Les e-mails concernant vos commandes payées vous parviendront toujours.',
  backHome: 'Retour à l’accueil',
};

export const tree: TreeEmailTexts = {
  greeting: 'Bonjour {name},',
  closing: 'Une question ? Répondez simplement à cet e-mail.',
  button: 'Ouvrir mon certificat',
  reserved: {
    subject: 'Le certificat de votre arbre',
    preview: 'Votre site est en ligne, et un arbre lui est réservé.',
    text: 'Votre site est en ligne, et un arbre lui est réservé. Voici son certificat : une page à partager et un PDF à imprimer. Nous vous écrirons à nouveau quand l’arbre sera planté.',
    choice:
      'C’est vous qui décidez du nom affiché : celui de votre entreprise, le vôtre, vos initiales ou aucun. Le choix se fait sur la page de votre projet.',
  },
  planted: {
    subject: 'Votre arbre est planté',
    preview: 'Le jour, le lieu et l’organisation qui l’a planté.',
    text: 'L’arbre de votre site est planté. Votre certificat indique maintenant le jour et le lieu. Si vous aviez imprimé le précédent, téléchargez la nouvelle version.',
  },
};
