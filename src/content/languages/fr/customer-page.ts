import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'fr',

  page: {
    title: 'Votre projet, commande nº {order}',
    titleWithoutOrder: 'Votre projet',
    order: 'Commande nº {order}',
    loading: 'Chargement de votre projet.',
    newTab: 's’ouvre dans un nouvel onglet',
    contact: 'Votre contact\u00a0: {name}',
    close: 'Fermer',
    dismiss: 'Fermer',
  },

  stages: {
    label: 'Étapes de votre projet',
    awaiting_form: 'Votre formulaire',
    designing: 'Maquettes en cours',
    choosing: 'Votre choix',
    building: 'Site en construction',
    reviewing: 'Votre validation',
    live: 'En ligne',
    done: 'terminé',
    current: 'étape actuelle',
    upcoming: 'à venir',
    expected: 'prévu : {day}',
  },

  now: {
    awaiting_form: {
      title: 'Parlez-nous de votre entreprise',
      text: 'Il faut une dizaine de minutes. Vos maquettes arrivent dans les {hours}\u00a0heures qui suivent l’envoi du formulaire.',
    },
    designing: {
      title: 'Nous préparons vos maquettes',
      text: 'Vous aurez le choix entre {count} maquettes. Un e-mail vous préviendra dès qu’elles seront prêtes.',
    },
    redesigning: {
      title: 'Nous retravaillons vos maquettes',
      text: 'Vos demandes sont bien arrivées. Un e-mail vous préviendra dès que les nouvelles maquettes seront prêtes.',
    },
    choosing: {
      title: 'Vos maquettes sont prêtes',
      text: 'Prenez votre temps. Choisissez celle que vous préférez, ou demandez autant de modifications que vous le souhaitez.',
    },
    building: {
      title: 'Nous construisons votre site',
      text: 'Un e-mail vous préviendra dès que vous pourrez le découvrir.',
    },
    rebuilding: {
      title: 'Nous modifions votre site',
      text: 'Vos demandes sont bien arrivées. Un e-mail vous préviendra dès que les modifications seront visibles.',
    },
    reviewing: {
      title: 'Votre site est prêt : à vous de le valider',
      text: 'Parcourez chaque page. Validez le site et nous le mettons en ligne, ou demandez des modifications.',
    },
    approved: {
      title: 'Nous mettons votre site en ligne',
      text: 'Merci de l’avoir validé. Un e-mail vous préviendra dès qu’il sera en ligne.',
    },
    live: {
      title: 'Votre site est en ligne',
      text: 'Tout le monde peut le consulter. Besoin de quelque chose ?',
      write: 'Écrivez-nous ici.',
    },
    closed: {
      title: 'Cette commande est close',
      text: 'Elle a été annulée ou remboursée : nous avons donc cessé d’y travailler. Vos messages et vos fichiers restent ici.',
    },
  },

  clock: {
    label: 'Échéance',
    designs: 'Vos maquettes : {when}',
    website: 'Votre site : {when}',
    launch: 'Mise en ligne : {when}',
    when: '{day}, {time}',
    left: 'encore {duration}',
    leftWorking: 'encore {duration} (heures ouvrées)',
    late: '{duration} de retard',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'moins d’une minute',
    atShop: '{time} chez nous ({city})',
    notStarted: 'Le délai court à partir de l’envoi du formulaire.',
    paused: 'Le délai est suspendu jusqu’à votre réponse.',
    chosenToday:
      'Choisissez-en une aujourd’hui et votre site sera prêt à être vérifié au plus tard le {day}.',
    resting: 'Nos bureaux sont fermés. Le délai reprend : {when}.',
    explain: 'Comment nous calculons les délais',
    promise: landing.timeNote,
    workingHours:
      'Les heures ouvrées vont du lundi au vendredi, de {opens} à {closes} (heure locale, {city}), hors jours fériés. Le temps pendant lequel nous attendons votre réponse ne compte pas.',
  },

  late: {
    title: 'Nous sommes en retard, et nous nous en excusons',
    text: 'L’échéance était : {when}. Votre projet passe désormais avant tout le reste. Vous n’avez rien à faire ; pour nous parler, laissez un message ci-dessous ou écrivez à {email}.',
  },

  next: {
    form: 'Remplir le formulaire',
    choose: 'Choisir ma maquette',
    approve: 'Valider le site',
    domain: 'Confirmer le domaine',
    openSite: 'Ouvrir mon site',
    nothing: 'Vous n’avez rien à faire pour l’instant.',
    meanwhile: 'Pendant que nous travaillons, merci de vérifier l’adresse de votre site.',
  },

  designs: {
    title: 'Vos maquettes',
    earlier: 'Maquettes précédentes',
    round: 'Version {n}',
    view: 'Voir en plein écran',
    viewNamed: 'Voir « {title} » en plein écran',
    picture: 'Maquette « {title} »',
    note: 'Le mot du graphiste',
    openPdf: 'Télécharger le PDF',
    openLink: 'Ouvrir la maquette',
    choose: 'Choisir cette maquette',
    chooseNamed: 'Choisir « {title} »',
    chosen: 'Votre choix',
    swipe: 'Faites glisser pour voir les {count}.',
    confirm: {
      title: 'Choisir « {title} » ?',
      text: 'Nous construirons votre site à partir de cette maquette. Il sera terminé dans les {days}\u00a0jours ouvrés ({hours}\u00a0heures ouvrées) qui suivent votre choix.',
      later: 'Vous pourrez encore demander des modifications quand vous découvrirez le site.',
      note: 'Autre chose à nous dire ? (facultatif)',
      cancel: 'Pas encore',
    },
    done: { title: 'Maquette choisie', text: 'Nous avons commencé à construire votre site.' },
  },

  viewer: {
    position: 'Maquette {n} sur {total}',
    previous: 'Maquette précédente',
    next: 'Maquette suivante',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    hint: 'Flèches pour changer de maquette, + et − pour zoomer, Échap pour fermer.',
    noPreview: 'Il n’y a pas d’aperçu de cette maquette.',
    failed: 'L’image n’a pas pu être chargée.',
  },

  changes: {
    button: 'Demander des modifications',
    label: 'Que devons-nous changer ?',
    hint: 'Le mieux est de tout mettre dans un seul message : nous changerons tout en une fois. Vous pouvez recommencer autant de fois que vous le souhaitez, c’est gratuit.',
    send: 'Envoyer la demande',
    done: {
      title: 'Demande envoyée',
      text: 'Un e-mail vous préviendra dès que les modifications seront faites.',
    },
    openTitle: 'Les modifications demandées',
    openText:
      'Demande envoyée : {when}. Une fois les modifications faites, vous pourrez en demander d’autres.',
  },

  review: {
    title: 'Votre site',
    open: 'Ouvrir le site',
    confirm: {
      title: 'Valider le site ?',
      text: 'Nous le mettrons en ligne. Ensuite, l’assistance comprend les petites modifications pendant {months}\u00a0mois.',
      cancel: 'Pas encore',
    },
    done: { title: 'Site validé', text: 'Un e-mail vous préviendra dès qu’il sera en ligne.' },
  },

  domain: {
    title: 'Nom de domaine',
    label: 'Nom de domaine',
    ask: 'Quelle adresse voulez-vous pour votre site ?',
    check: 'Vous avez demandé {domain}. Merci de vérifier l’orthographe et de confirmer.',
    confirm: 'Confirmer le domaine',
    change: 'Choisir un autre domaine',
    cancel: 'Annuler',
    confirmed: 'Confirmé le {when}',
    done: { title: 'Domaine confirmé', text: 'Votre site aura pour adresse {domain}.' },
  },

  messages: {
    title: 'Messages',
    label: 'Écrivez-nous',
    send: 'Envoyer le message',
    empty:
      'Aucun message pour l’instant. Posez-nous vos questions : nous répondons sous {hours}\u00a0heures, souvent plus tôt.',
    you: 'Vous',
    problem: 'Problème',
    change_request: 'Modifications',
    inProgress: 'en cours',
    answered: 'faites ({when})',
    earlier: plural({
      one: 'Afficher {n} message plus ancien',
      other: 'Afficher {n} messages plus anciens',
    }),
    done: { title: 'Message envoyé', text: 'Nous répondons sous {hours}\u00a0heures.' },
  },

  files: {
    title: 'Fichiers',
    add: 'Joindre des fichiers',
    limits: 'Jusqu’à {count} fichiers de {size} chacun : images ou PDF.',
    uploading: 'Envoi de {name} : {percent} %',
    ready: '{name} est joint.',
    remove: 'Retirer {name}',
    tooMany: 'Vous pouvez joindre {count} fichiers au maximum.',
    tooLarge: '{name} dépasse {size}. Choisissez un fichier plus léger.',
    wrongType: '{name} n’est ni une image ni un PDF. Choisissez un fichier JPG, PNG, WebP, SVG ou PDF.',
    tooComplex: '{name} est trop complexe pour être traité. Choisissez-en une version plus légère.',
    full: 'Ce projet n’a plus de place pour d’autres fichiers. Écrivez-nous, nous ferons de la place.',
    failed: '{name} n’a pas pu être envoyé. Vérifiez votre connexion et choisissez-le à nouveau.',
    wait: 'Attendez la fin de l’envoi de vos fichiers, puis envoyez votre message.',
    all: plural({ one: 'Afficher {n} fichier', other: 'Afficher les {n} fichiers' }),
    fromYou: 'de vous',
    fromUs: 'de nous',
  },

  problem: {
    button: 'Signaler un problème',
    title: 'Signaler un problème',
    label: 'Que se passe-t-il ?',
    hint: 'Dites-nous ce que vous avez fait et ce que vous avez vu ; une capture d’écran nous aide. Nous traitons les problèmes en premier.',
    send: 'Envoyer le signalement',
    done: {
      title: 'Problème signalé',
      text: 'Nous nous en occupons en priorité et nous vous écrivons.',
    },
  },

  order: {
    title: 'Votre commande',
    number: 'Numéro de commande',
    package: 'Article',
    price: 'Prix',
    paid: 'Payé le',
    receipt: 'Ouvrir le reçu',
  },

  live: {
    address: 'Votre site',
    since: 'En ligne depuis le {date}',
    included: 'Hébergement et assistance inclus jusqu’au {date}',
    firstWeek: {
      title: 'La première semaine',
      steps: [
        'Ouvrez le site sur votre téléphone et vérifiez les numéros, l’adresse et les horaires.',
        'Envoyez-vous une demande, comme le ferait un client.',
        'Ajoutez l’adresse à votre fiche d’établissement Google, à vos réseaux sociaux et à votre signature d’e-mail.',
        'Quelque chose à changer\u00a0? Écrivez-nous\u00a0: les petites modifications sont comprises pendant {months}\u00a0mois.',
      ],
    },
    history: {
      title: 'Historique',
      contents: 'Étapes, maquettes, fichiers et votre reçu',
    },
  },

  link: {
    missing: {
      title: 'La page de votre projet',
      text: 'Ouvrez cette page avec le lien reçu dans l’un de nos e-mails au sujet de votre commande. Vous ne le trouvez pas ? Nous vous en enverrons un nouveau.',
    },
    expired: {
      title: 'Ce lien a expiré',
      text: 'Les liens cessent de fonctionner 180\u00a0jours après notre dernier e-mail. Nous vous en enverrons un nouveau.',
    },
    revoked: {
      title: 'Ce lien ne fonctionne plus',
      text: 'Un lien plus récent a été envoyé, ou celui-ci est incomplet. Ouvrez celui de notre dernier e-mail, ou demandez-en un nouveau.',
    },
    order: 'Numéro de commande',
    orderHint: 'Il figure dans chaque e-mail au sujet de votre commande, par exemple 482019375.',
    email: 'E-mail',
    emailHint: 'L’adresse que vous avez indiquée à la commande.',
    send: 'Recevoir un nouveau lien',
    sentTitle: 'Consultez votre messagerie',
    sentText:
      'Si le numéro de commande et l’adresse e-mail correspondent, un nouveau lien est en route. Rien après dix minutes ? Regardez dans vos courriers indésirables, ou écrivez à {email}.',
    again: 'Essayer avec d’autres informations',
  },

  draft: 'Ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi ou à la fermeture de cet onglet.',

  errors: {
    load: {
      title: 'Votre projet n’a pas pu être chargé',
      text: 'Vérifiez votre connexion et réessayez. Si cela ne suffit pas, écrivez à {email}.',
      retry: 'Réessayer',
    },
    offline:
      'Vous êtes hors connexion. Voici où en était votre projet à {time} ; la page se mettra à jour dès que la connexion sera rétablie.',
    text: 'Merci d’écrire quelques mots.',
    tooLong: 'Merci de ne pas dépasser {count} caractères.',
    domain: 'Indiquez un nom de domaine, par exemple boulangerie-morel.example.',
    order: 'Indiquez le numéro de commande en chiffres, par exemple 482019375.',
    email: 'Merci d’indiquer une adresse e-mail valide.',
    failed: 'L’envoi n’a pas abouti. Votre texte est toujours là : vérifiez votre connexion et renvoyez-le.',
    changed: 'Votre projet a changé entre-temps. Regardez ce qui est nouveau, puis recommencez l’envoi.',
    tooMany: 'Trop de tentatives. Patientez quelques minutes, puis réessayez.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Quel nom faut-il inscrire sur le certificat ?',
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
};
