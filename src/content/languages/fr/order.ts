import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Ensuite, nous corrigeons jusqu’à ce que le résultat vous convienne, et nous ne remboursons que si nous sommes en retard ou si nous ne pouvons pas terminer le site.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Un site conçu par des professionnels, jusqu’à {pages}\u00a0pages',
      '{designs} maquettes sur mesure en {designHours}\u00a0heures',
      'Site terminé en {workingDays}\u00a0jours ouvrés ({workingHours}\u00a0heures ouvrées)',
      '1\u00a0an d’hébergement',
      'Nom de domaine pour 1\u00a0an',
      '{supportMonths}\u00a0mois de maintenance et d’assistance',
      'Logiciel de facturation, gratuit la première année',
      'Modifications illimitées',
      'Un arbre planté, avec son certificat',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Un seul prix, et ce qui vient ensuite',
      lead: 'La formule complète coûte {price}. Vous payez une seule fois.',
      kind: 'FORMULE TOUT COMPRIS',
      once: 'paiement unique',
      included: 'Ce qui est compris',
      demo: '(paiement de démonstration)',
      noCard: 'Ceci est une démonstration : aucune carte n’est demandée et rien n’est débité.',
      currency: 'Prix en {code} – {change}',
      change: 'modifier',
      secure: 'Paiement sécurisé par carte. Une question avant de commander ? {chat}',
      later: 'À partir de la deuxième année',
      hosting: 'Hébergement',
      maintenance: 'Maintenance',
      domain: 'Nom de domaine',
      billing: 'Logiciel de facturation, si vous le souhaitez',
      perYear: '{amount} par an',
      domainPrice: 'prix du marché, en général de {domainFrom} à {domainTo} par an',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Ces prix sont en dollars américains et ne s’appliquent que si vous renouvelez.',
      unreachable: 'Le service de paiement ne répond pas pour l’instant. Réessayez dans un moment.',
    },
    faq: {
      title: 'Les questions que l’on nous pose avant de commander',
      list: [
        [
          'Que comprend exactement la formule à {price} ?',
          'Un site conçu par des professionnels, un an d’hébergement et de nom de domaine, {supportMonths}\u00a0mois de maintenance et d’assistance, le logiciel de facturation gratuit la première année et un arbre planté. Un seul paiement, rien ne s’ajoute à la fin.',
        ],
        [
          'Que comprend le site ?',
          'Jusqu’à {pages}\u00a0pages. Vous envoyez des notes et des photos, nous rédigeons les textes et vous corrigez. Nous faisons les petites modifications pendant {supportMonths}\u00a0mois. La boutique en ligne, la réservation et les boîtes e-mail ne sont pas comprises ; nous mettons un lien vers les services que vous utilisez déjà.',
        ],
        ['En combien de temps, vraiment ?', landing.timeNote],
        [
          'Combien coûte la deuxième année ?',
          'L’hébergement coûte {hosting} et la maintenance {maintenance} par an. Le nom de domaine se renouvelle au prix du marché, en général de {domainFrom} à {domainTo}. Le logiciel de facturation coûte {billing} par an si vous souhaitez le garder. Vous pouvez arrêter chaque service séparément et emporter votre site.',
        ],
        [
          'Et si les maquettes ne me plaisent pas ?',
          `Dites-le-nous et nous recommençons : les modifications sont illimitées. ${refundRule} ${refundAfter} Si votre site n’est pas en ligne {lateDays}\u00a0jours après la commande, vous pouvez tout de même annuler et nous vous remboursons la totalité du prix ; les jours où nous attendons votre réponse ne comptent pas.`,
        ],
        [
          'Dois-je préparer quelque chose ?',
          'Quelques phrases sur votre entreprise et des images qui vous plaisent suffisent pour commencer. Le logo, les horaires et les tarifs peuvent venir plus tard.',
        ],
        [
          'J’ai déjà un nom de domaine. Puis-je le garder ?',
          'Oui. Indiquez-le dans le formulaire et nous le relions au site. Vos adresses e-mail continuent de fonctionner.',
        ],
        [
          'Et l’arbre, dans tout cela ?',
          'Un site consomme de l’électricité chaque fois que quelqu’un l’ouvre. Nous créons des pages légères qui en consomment moins, et au moins un arbre est planté pour chaque site. Vous recevez le certificat à la mise en ligne ; le lieu et la date s’y ajoutent une fois l’arbre planté.',
        ],
      ],
    },
    checkout: {
      title: 'Paiement de démonstration',
      lead: 'Ceci est une démonstration. Aucune carte n’est demandée, rien n’est débité et aucun site ne sera créé. Pour le reste, votre commande fonctionne comme une vraie.',
      when: 'Ce qui se passe, et quand',
      steps: [
        'Juste après la commande : un formulaire sur votre entreprise. Il prend environ {minutes}\u00a0minutes.',
        'Dans les {designHours}\u00a0heures qui suivent son envoi : {designs} maquettes au choix.',
        'Dans les {workingDays}\u00a0jours ouvrés ({workingHours}\u00a0heures ouvrées) qui suivent votre choix : votre site, prêt à être vérifié. Dès que vous le validez, nous le mettons en ligne.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Dans l’Union européenne et au Royaume-Uni, les consommateurs peuvent se rétracter dans les 14\u00a0jours qui suivent la commande. En commandant, vous nous demandez de commencer tout de suite ; notre politique de remboursement s’ajoute à ce droit. {terms}, {privacy}',
      details: 'Vos coordonnées',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'M’envoyer un lien si je m’arrête ici',
      laterNote: 'Un seul e-mail au bout d’une heure, et aucun autre.',
      currency: emails.printed.labels.currency,
      pay: 'Passer la commande de démonstration',
      nameMissing: 'Merci d’indiquer votre nom.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'La commande de démonstration n’est pas passée. Vos réponses sont toujours là : réessayez.',
    },
    done: {
      number:
        'Votre commande de démonstration porte le numéro {order}. Une vraie boutique aurait débité {price}.',
      mailbox:
        'Le même lien figure dans l’e-mail que nous vous avons envoyé. Dans cette démonstration, vous pouvez le lire ici : {mailbox}.',
      mailboxLink: 'boîte e-mail de démonstration',
      noEmail: 'Une vraie boutique vous enverrait aussi ce lien par e-mail.',
    },
  },
  thanks: {
    title: 'Merci pour votre commande',
    titleUnknown: 'Vous venez de payer ?',
    hello: 'Merci pour votre commande !',
    paid: 'Nous avons bien reçu votre paiement de {amount}. Votre numéro de commande est {orderId}.',
    button: receipt.button,
    sameLink: 'Le même lien figure dans l’e-mail qui contient votre reçu.',
    confirming:
      'Votre paiement est en cours de confirmation ; votre numéro de commande et votre formulaire s’afficheront ici dans un instant.',
    emailComing:
      'Si vous venez de payer, un e-mail avec votre reçu et le lien vers le formulaire est en route vers l’adresse indiquée lors du paiement.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Remplissez le formulaire : il prend environ {minutes}\u00a0minutes.',
      'Envoyez-le maintenant et vous aurez {designs} maquettes au plus tard le {date}.',
      'Choisissez-en une le jour même et votre site sera prêt à être vérifié au plus tard le {date}. Les modifications sont illimitées ; elles décalent cette date.',
    ],
    noEmail:
      'Toujours pas d’e-mail après dix minutes ? Regardez dans vos courriers indésirables ou écrivez à {email} en indiquant votre numéro de commande.',
    noEmailUnknown:
      'Toujours pas d’e-mail après dix minutes ? Regardez dans vos courriers indésirables ou écrivez à {email} en indiquant le nom qui figure sur votre carte.',
  },
  form: {
    title: 'Le formulaire de votre commande',
    intro:
      'Il prend environ {minutes}\u00a0minutes. Dans les {designHours}\u00a0heures qui suivent, vous aurez {designs} maquettes sur mesure.',
    required: landing.form.requiredNote,
    kept: 'Ce que vous écrivez est gardé sur cet appareil jusqu’à l’envoi ou à la fermeture de cet onglet.',
    parts: {
      you: '1 sur 3 : Vous',
      business: '2 sur 3 : Votre entreprise',
      domain: '3 sur 3 : Nom de domaine et logo',
    },
    labels: {
      fullName: 'Prénom et nom',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Comment nous avez-vous connus ?',
      businessName: 'Nom de l’entreprise',
      businessDescription: 'Votre activité',
      billingDetails: 'Informations de facturation',
      additionalNotes: 'Remarques',
      preferredDomain: 'Nom de domaine souhaité',
      domainOwnership: 'Ce nom de domaine vous appartient-il déjà ?',
      logo: 'Ajouter votre logo',
    },
    hints: {
      businessDescription: 'Ce que vous faites, pour qui et où.',
      billingDetails: 'Nom et adresse à indiquer sur le reçu.',
      preferredDomain: 'Par exemple votreentreprise.com. Un an est compris.',
      logo: 'JPG, PNG ou SVG, 5\u00a0Mo au maximum. Pas encore de logo ? Laissez vide.',
    },
    chooseFile: 'Choisissez un fichier ou déposez-le ici',
    yes: 'Oui',
    no: 'Non',
    unsure: 'Je ne sais pas',
    referral: 'Recommandation',
    other: 'Autre',
    confirm: 'Je confirme ma commande et je comprends que le paiement de {price} couvre 1\u00a0an de service',
    confirmUnpriced: 'Je confirme ma commande et je comprends que le paiement couvre 1\u00a0an de service',
    submit: 'Confirmer la commande',
    problem: 'Vérifiez vos réponses',
    errorTitle: 'Erreur :',
    errors: {
      fullName: 'Merci d’indiquer votre prénom et votre nom.',
      notPlain:
        'Un nom ne peut contenir ni adresse web, ni adresse e-mail, ni caractère invisible. Saisissez-le de nouveau, avec une espace après chaque point.',
      email: landing.form.invalidEmail,
      businessName: 'Merci d’indiquer le nom de votre entreprise.',
      businessDescription: 'Merci de décrire votre activité en 10\u00a0caractères au moins.',
      domainOwnership: 'Merci de choisir une réponse.',
      orderConfirmed: 'Merci de confirmer votre commande pour continuer.',
      tooLong: 'Utilisez {max} caractères au maximum.',
      failedTitle: 'Le formulaire n’a pas été envoyé',
      failed: 'Vos réponses sont toujours là. Envoyez de nouveau le formulaire.',
      tooMany: 'Trop d’essais. Attendez quelques minutes, puis réessayez.',
      alreadySent: 'Cette commande a déjà été confirmée.',
    },
    link: {
      unproven:
        'Ouvrez cette page depuis le lien de votre e-mail. Ou remplissez le formulaire ici : nous le rattacherons à votre commande.',
      expired:
        'Ce lien n’est plus valable. Vous pouvez tout de même remplir le formulaire : nous le rattacherons à votre commande.',
      failed: 'Vos informations n’ont pas pu être chargées. Vous pouvez tout de même remplir le formulaire.',
      retry: 'Réessayer',
      newLink: 'Recevoir un nouveau lien',
    },
    logo: {
      uploading: 'Envoi en cours…',
      uploadedTitle: 'Logo envoyé',
      uploaded: 'Votre logo est bien arrivé.',
      remove: 'Retirer le logo',
      yours: 'Votre logo',
      type: { title: 'Ce type de fichier ne convient pas', text: 'Choisissez un fichier JPG, PNG ou SVG.' },
      size: {
        title: 'Le fichier est trop lourd',
        text: 'Choisissez un fichier de moins de 5\u00a0Mo.',
      },
      svgSize: {
        title: 'Le fichier est trop lourd',
        text: 'Choisissez un SVG de moins de 512\u00a0ko ou enregistrez le logo en PNG.',
      },
      complexity: {
        title: 'Le logo est trop complexe',
        text: 'Cette image est trop complexe pour être traitée. Choisissez une version plus simple ou enregistrez-la en PNG.',
      },
      failed: { title: 'L’envoi a échoué', text: 'Essayez d’envoyer votre logo de nouveau.' },
    },
    sent: {
      title: 'Votre formulaire est envoyé !',
      text: 'Merci ! Nous commençons vos maquettes et vous envoyons une confirmation par e-mail dans les {replyHours}\u00a0heures.',
      order: 'La commande {orderId} est confirmée. Vous aurez vos maquettes au plus tard le {date}.',
      unmatched:
        'Votre formulaire est arrivé. Nous le rattachons à votre commande et vous écrivons dans les {replyHours}\u00a0heures.',
      follow: 'Suivre mon projet',
    },
    given: {
      title: 'Cette commande a déjà été confirmée.',
      due: 'Vous aurez vos maquettes au plus tard le {date}.',
      change: 'Pour changer quelque chose, répondez à l’e-mail que vous avez reçu de nous.',
      heading: 'Ce que vous nous avez dit',
      sent: 'Envoyé',
      ownDomain: 'Le domaine est à vous',
      logo: 'Envoyé',
    },
  },
  print: 'Imprimer',
  links: {
    expired: {
      title: 'Ce lien a expiré',
      text: 'Il ramenait au paiement d’une commande inachevée. Vous pouvez passer une nouvelle commande quand vous voulez.',
      button: 'Commander à nouveau',
    },
    incomplete: {
      title: 'Ce lien est incomplet',
      text: 'Copiez le lien entier depuis l’e-mail, ou répondez à cet e-mail.',
    },
  },
};
