import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Votre avis',
  write: 'Donner mon avis',
  intro:
    'Comment s’est passée notre collaboration ? Votre avis sur la commande {orderId} aidera d’autres personnes à choisir.',
  stars: 'Votre note',
  starCount: { one: '{n} étoile', other: '{n} étoiles' },
  text: 'Votre avis',
  textHint: 'Jusqu’à {max} caractères. Nos pages affichent environ les {shown} premiers.',
  name: 'Nom à afficher',
  nameHint: 'Ce nom figurera sous votre avis.',
  nameSuggestions: 'Quelques propositions :',
  consent: 'Vous pouvez publier mon avis sous ce nom sur votre site.',
  consentHint: 'Vous pouvez retirer votre accord à tout moment : répondez à notre e-mail.',
  send: 'Envoyer mon avis',
  saveChanges: 'Enregistrer',
  required: 'Merci de remplir tous les champs.',
  problem: 'À corriger',
  errors: {
    stars: 'Choisissez de 1 à 5 étoiles.',
    text: 'Merci d’écrire quelques mots.',
    textTooLong: 'Merci de ne pas dépasser {max} caractères.',
    name: 'Merci d’indiquer le nom à afficher.',
    nameNotPlain: 'Indiquez un nom sans adresse web, sans adresse e-mail et sans caractère invisible.',
    consent: 'Merci d’accepter la publication. Sans votre accord, nous ne pouvons pas utiliser cet avis.',
    failed: 'Votre avis n’a pas pu être envoyé. Tout ce que vous avez saisi est encore là : réessayez.',
  },
  thanks: {
    title: 'Merci pour votre avis',
    text: 'Nous le lisons avant qu’il paraisse sur notre site. Nous n’en changeons jamais un mot.',
  },
  yours: {
    title: 'Votre avis',
    written: 'Nous lisons votre avis avant qu’il paraisse sur notre site.',
    published: 'Votre avis est publié sur notre site.',
    declined: 'Nous n’avons pas publié cet avis. Pour savoir pourquoi, répondez à notre e-mail.',
    editUntil: 'Vous pouvez le modifier jusqu’au {date}.',
    edit: 'Modifier mon avis',
    editNote: 'Nous lirons la nouvelle version avant qu’elle paraisse sur notre site.',
    cancel: 'Ne rien changer',
  },
  tooLate: {
    title: 'Cet avis ne peut plus être modifié',
    text: 'Le délai est écoulé. Vous voulez encore nous dire quelque chose ? Répondez à notre e-mail.',
  },
  expired: {
    title: 'Ce lien a expiré',
    text: 'Vous pouvez donner votre avis pendant les {days} jours qui suivent notre e-mail. Vous voulez tout de même nous dire quelque chose ? Répondez à cet e-mail.',
  },
  badLink: {
    title: 'Ce lien n’est pas valide',
    text: 'Ouvrez à nouveau le lien de notre e-mail. S’il ne fonctionne toujours pas, demandez un lien vers la page de votre projet ; votre avis s’y trouve aussi.',
  },
  notLoaded: {
    title: 'Votre avis n’a pas pu être chargé',
    text: 'Vérifiez votre connexion et réessayez.',
    retry: 'Réessayer',
  },
  loading: 'Chargement de votre avis…',
  project: 'Suivre mon projet',
};
