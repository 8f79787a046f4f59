import type { OrderUpdateTexts } from './texts.ts';

export const fr: OrderUpdateTexts = {
  greeting: 'Bonjour {name},',
  questions: 'Une question\u00a0? Répondez simplement à cet e-mail.',
  links: { project: 'Votre projet', refundPolicy: 'Remboursement' },
  labels: {
    order: 'Numéro de commande',
    package: 'Formule',
    price: 'Prix',
    reason: 'Motif',
    totalRefunded: 'Total remboursé',
    returned: 'Montant retourné',
    business: 'Entreprise',
    description: 'Activité',
    domain: 'Nom de domaine',
    logo: 'Logo',
    notes: 'Remarques',
  },
  formLink: {
    subject: 'Commande {orderId}\u00a0: parlez-nous de votre entreprise',
    preview: 'Le formulaire prend environ {minutes}\u00a0minutes. Ensuite, nous commençons vos maquettes.',
    lead: 'Pour commencer votre site, nous avons besoin d’en savoir un peu plus sur votre entreprise. Le formulaire prend environ {minutes}\u00a0minutes.',
  },
  formReminder: {
    subject: 'Commande {orderId}\u00a0: il nous manque votre formulaire',
    preview: 'Envoyez-nous le formulaire et nous commençons vos maquettes.',
    lead: 'Nous avons hâte de commencer votre site. Il ne nous manque qu’un court formulaire sur votre entreprise\u00a0: comptez environ {minutes}\u00a0minutes.',
    promise:
      'Dans les {designHours}\u00a0heures qui suivent son envoi, vous recevez {designs}\u00a0maquettes au choix.',
    help: 'Pas encore de logo\u00a0? Une hésitation sur le nom de domaine\u00a0? Laissez la question ouverte, nous verrons cela ensemble. En cas de difficulté, répondez simplement à cet e-mail.',
    lastReminder:
      'C’est notre dernier rappel. Votre commande reste ouverte\u00a0: nous commencerons dès que nous aurons reçu votre formulaire.',
    refundUntil:
      'Si vous avez changé d’avis, vous pouvez annuler votre commande jusqu’au {date} et obtenir un remboursement intégral.',
  },
  cancelled: {
    subject: 'Votre commande {orderId} a été annulée',
    preview: 'Ce que nous avons annulé, et comment nous joindre.',
    lead: 'Nous avons annulé votre commande et arrêté le travail.',
    contact:
      'Vous ne vous y attendiez pas, ou vous avez une question sur un paiement\u00a0? Répondez à cet e-mail ou appelez le {phone}\u00a0: nous vérifierons.',
  },
  refundedInFull: {
    subject: 'Commande {orderId}\u00a0: remboursement de {amount}',
    preview: 'Votre remboursement est en route.',
    lead: 'Nous vous avons remboursé la totalité de votre paiement et avons clos votre commande.',
  },
  refundedInPart: {
    subject: 'Commande {orderId}\u00a0: remboursement de {amount}',
    preview: 'Le remboursement d’une partie de votre paiement est en route.',
    lead: 'Nous vous avons remboursé une partie de votre paiement. Votre commande suit son cours comme convenu.',
  },
  refundDuration:
    'Un remboursement met en général de 5 à 10\u00a0jours à apparaître sur votre compte. Une question\u00a0? Répondez simplement à cet e-mail.',
  refundFailed: {
    subject: 'Commande {orderId}\u00a0: votre remboursement nous est revenu',
    preview: 'Donnez-nous un numéro de téléphone, et nous trouverons un autre moyen de vous rembourser.',
    lead: 'Nous vous avons remboursé {amount}, mais votre banque ou l’émetteur de votre carte nous a renvoyé cette somme.',
    reply:
      'Répondez à cet e-mail en indiquant un numéro de téléphone, et nous conviendrons avec vous d’un autre moyen de vous rembourser.',
    warning: 'Merci de ne pas envoyer vos coordonnées de carte bancaire par e-mail.',
  },
  answers: {
    subject: 'Commande {orderId}\u00a0: nous avons vos réponses',
    preview: 'Vous recevrez {designs}\u00a0maquettes sous {designHours}\u00a0heures.',
    lead: 'Merci, nous avons tout ce qu’il nous faut pour commencer. Vous recevrez {designs}\u00a0maquettes pour {business} sous {designHours}\u00a0heures.',
    heading: 'Voici vos réponses\u00a0:',
    domainOpen: 'Nous le choisirons ensemble',
    logoReceived: 'Reçu',
    logoMissing: 'Pas encore reçu',
    corrections: 'Quelque chose à ajouter ou à corriger\u00a0? Répondez simplement à cet e-mail.',
  },
  workStarted: {
    subject: 'Nous avons commencé votre site',
    preview: 'Quand vous recevrez vos maquettes, et quand le site sera terminé.',
    lead: 'Nous avons commencé le site de votre entreprise, {business}.',
  },
  workCompleted: {
    subject: 'Votre site est terminé',
    preview: 'Vos {supportMonths}\u00a0mois d’assistance commencent aujourd’hui.',
    lead: 'Le site de votre entreprise, {business}, est terminé.',
    certificate:
      'Nous plantons un arbre à chaque commande. Si vous n’avez pas encore reçu le certificat du vôtre, répondez à cet e-mail et nous vous l’enverrons.',
    support:
      'Votre hébergement, votre nom de domaine et {supportMonths}\u00a0mois de maintenance et d’assistance commencent aujourd’hui. Pour changer quelque chose, répondez simplement à cet e-mail.',
  },
};
