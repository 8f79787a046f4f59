import type { ReviewEmailTexts } from './texts.ts';

export const fr: ReviewEmailTexts = {
  subject: 'Que pensez-vous de votre site\u00a0?',
  preview: 'Deux minutes pour un avis nous aident, et aident ceux qui hésitent encore.',
  greeting: 'Bonjour {name},',
  lead: 'Votre site est en ligne depuis deux semaines. Comment s’est passé le travail avec nous, et que pensez-vous du résultat\u00a0?',
  form: 'Un avis prend deux minutes\u00a0: choisissez les étoiles, écrivez quelques mots et décidez du nom que nous pouvons afficher. Nous publions les avis tels quels, sans en changer un mot.',
  button: 'Donner mon avis',
  linkNote:
    'Ce lien est personnel. Il concerne la commande {orderId} et reste valable {linkDays} jours. Une fois écrit, votre avis peut être modifié pendant {editDays} jours.',
  once: 'Nous ne vous le demanderons qu’une fois. Si quelque chose ne va pas sur votre site, répondez à cet e-mail\u00a0: nous nous en occuperons.',
};
