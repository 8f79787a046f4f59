import type { ProjectEmailTexts } from './texts.ts';

export const fr: ProjectEmailTexts = {
  greeting: 'Bonjour {name},',
  noteHeading: 'Un mot de notre équipe',
  linkNote:
    'Ce lien est personnel. Il ouvre la page de votre commande {orderId}, avec toutes les étapes, les fichiers et les messages.',
  questions: 'Une question\u00a0? Répondez simplement à cet e-mail.',
  designsHeading: 'Vos maquettes',
  addressLabel: 'Adresse',
  choiceLabel: 'Votre choix',
  designsReady: {
    subject: 'Vos maquettes sont prêtes',
    preview: 'Choisissez celle que vous préférez, ou dites-nous ce qu’il faut changer.',
    lead: 'Vos maquettes sont prêtes. Comparez-les tranquillement et choisissez celle que vous préférez.',
    next: 'Après votre choix, nous terminons le site en {workingHours}\u00a0heures ouvrées ({workingDays}\u00a0jours ouvrés). Il manque quelque chose\u00a0? Demandez-nous une modification\u00a0: elles sont illimitées.',
    button: 'Voir mes maquettes',
  },
  designsChanged: {
    subject: 'Vos nouvelles maquettes sont prêtes',
    preview: 'Nous avons fait les modifications demandées.',
    lead: 'Nous avons fait les modifications demandées. Vos nouvelles maquettes vous attendent.',
    next: 'Choisissez-en une, et nous terminons le site en {workingHours}\u00a0heures ouvrées ({workingDays}\u00a0jours ouvrés). Encore un détail à revoir\u00a0? Dites-le-nous\u00a0: les modifications sont illimitées.',
    button: 'Voir les nouvelles maquettes',
  },
  reviewReady: {
    subject: 'Votre site est prêt, à vous de le valider',
    preview: 'Validez-le ou dites-nous ce qu’il faut changer.',
    lead: 'Votre site est construit. Prenez le temps de parcourir chaque page, sur ordinateur et sur téléphone.',
    next: 'Si tout vous convient, validez-le et nous le mettons en ligne. Sinon, dites-nous ce qu’il faut changer\u00a0: les modifications sont illimitées.',
    button: 'Vérifier mon site',
  },
  reviewChanged: {
    subject: 'Vos modifications sont en place',
    preview: 'Nous avons fait ce que vous avez demandé. À vous de vérifier.',
    lead: 'Nous avons fait les modifications demandées. Jetez à nouveau un œil à votre site.',
    next: 'Si tout vous convient, validez-le et nous le mettons en ligne. Encore un détail à revoir\u00a0? Dites-le-nous\u00a0: les modifications sont illimitées.',
    button: 'Voir les modifications',
  },
  live: {
    subject: 'Votre site est en ligne',
    preview: 'Tout le monde peut le consulter. Voici son adresse.',
    lead: 'Votre site est en ligne. Dès maintenant, tout le monde peut le consulter.',
    next: 'Votre hébergement, votre nom de domaine et {supportMonths}\u00a0mois de maintenance et d’assistance commencent aujourd’hui. Pour changer quelque chose, répondez simplement à cet e-mail.',
    button: 'Ouvrir la page du projet',
  },
  choiceReminder: {
    subject: 'Avez-vous choisi votre maquette\u00a0?',
    preview: 'Nous construisons le site dès que vous avez choisi.',
    lead: 'Vos maquettes vous attendent. Dès que vous en aurez choisi une, nous commencerons votre site.',
    next: 'Aucune ne vous convient tout à fait\u00a0? Dites-nous ce qu’il faut changer\u00a0: les modifications sont illimitées.',
    button: 'Choisir ma maquette',
  },
  approvalReminder: {
    subject: 'Pouvons-nous mettre votre site en ligne\u00a0?',
    preview: 'Nous le mettons en ligne dès que vous le validez.',
    lead: 'Votre site n’attend plus que vous. Dès que vous l’aurez validé, nous le mettrons en ligne.',
    next: 'Quelque chose ne va pas encore\u00a0? Dites-nous ce qu’il faut changer\u00a0: les modifications sont illimitées.',
    button: 'Vérifier mon site',
  },
  lastReminder:
    'C’est notre dernier rappel. Votre projet reste ouvert\u00a0: nous reprendrons dès que vous nous ferez signe.',
  message: {
    subject: 'Un message sur votre commande {orderId}',
    preview: 'Notre équipe vous a écrit au sujet de votre site.',
    lead: 'Nous vous avons écrit au sujet de votre site\u00a0:',
    next: 'Vous pouvez répondre sur la page du projet ou directement à cet e-mail.',
    button: 'Lire et répondre',
  },
};
