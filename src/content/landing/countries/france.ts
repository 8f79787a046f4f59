import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-france',
  title: 'Création de site internet pas cher pour TPE et artisans',
  description: `Un site vitrine soigné à prix fixe pour artisans, commerçants et indépendants : trois maquettes en ${times.draftHours} heures, nom de domaine et hébergement compris.`,
  h1: 'Création de site internet pas cher, payé une seule fois',
  location: 'France',
  service: 'Création de site internet en France',
  keywords: [
    'création site internet pas cher',
    'site vitrine artisan',
    'site internet prix fixe',
    'site web micro-entreprise',
    'créer site commerçant',
    'site internet sans abonnement',
  ],
  screen: {
    motif: 'plant',
    palette: 'berry',
    name: 'Fleurs de Margot',
    headline: ['Des bouquets', 'de saison.'],
    text: 'Atelier floral à Périgueux',
    action: 'Nous appeler',
  },
  content: {
    intro:
      'Vous avez sans doute déjà reçu l’appel : un site « offert », et quarante-huit mensualités en bas de la page trois. Chez nous, le prix s’affiche d’avance, se paie une fois et ne bouge plus. En échange, une fleuriste de Périgueux, un couvreur de Maubeuge ou une sophrologue installée à Annecy reçoit un site dessiné pour son métier, hébergé un an, avec quelqu’un à qui écrire quand la carte ou les horaires changent. Pas de rendez-vous commercial, pas d’engagement, rien en petits caractères.',
    benefits: [
      {
        title: 'Les mentions légales au bon endroit',
        text: 'La loi pour la confiance dans l’économie numérique impose d’identifier l’éditeur et l’hébergeur. Nous prévoyons une page pour cela, avec votre SIREN et vos informations RGPD.',
      },
      {
        title: 'Vos garanties, visibles d’emblée',
        text: 'Décennale, label RGE, titre de maître artisan, diplôme d’État : ce qui décide un client à vous confier sa toiture ou son dos figure dès le premier écran.',
      },
      {
        title: 'Adapté à la micro-entreprise',
        text: 'Démarrer seul ne veut pas dire faire amateur. Quelques phrases justes et de bonnes photos suffisent pour inspirer confiance sans alourdir vos charges.',
      },
      {
        title: 'Une adresse en .fr bien à vous',
        text: 'L’enregistrement est compris la première année. Si vous possédez déjà un nom de domaine, nous y installons simplement le nouveau site.',
      },
      {
        title: 'Un site vivant toute l’année',
        text: `Congés d’août, menu de la Saint-Valentin, stand au marché de Noël : un message, et la page d’accueil suit votre calendrier pendant ${times.supportMonths} mois.`,
      },
    ],
    process: [
      {
        title: 'Vous commandez',
        text: 'Une fois le règlement effectué, un court formulaire recueille votre métier, votre zone d’intervention, votre logo et les questions que l’on vous pose au comptoir.',
      },
      {
        title: 'Vous comparez trois maquettes',
        text: `Sous ${times.draftHours} heures, trois partis pris différents arrivent par e-mail, avec vos vraies prestations et non du faux latin.`,
      },
      {
        title: 'Vous tranchez',
        text: 'Gardez celle qui vous ressemble et annotez-la sans retenue. Couleur, ordre des rubriques, photo de façade : nous corrigeons autant de fois qu’il faut.',
      },
      {
        title: 'Nous construisons',
        text: 'La maquette retenue devient un site complet, relu jusqu’au dernier accent, testé sur mobile avec une 4G de campagne, formulaire et bouton d’appel compris.',
      },
      {
        title: 'Le site est en ligne',
        text: `Comptez ${deliveryDays(' à ')} jours entre le paiement et la mise en ligne. Vous recevez en même temps le certificat de votre arbre.`,
      },
    ],
    localInfo:
      'Tout se règle à distance, et la page d’accueil suit le métier : chambres d’hôtes du Perche, ostréiculteurs de Marennes, ébénistes du faubourg Saint-Antoine, auto-écoles de Villeurbanne, instituts de beauté à Nîmes, maraîchers des monts du Lyonnais, moniteurs de voile à Quiberon, tables d’hôtes du Sancerrois, traducteurs de Strasbourg, garages de Saint-Pierre à La Réunion. Le chef-lieu de canton a droit aux mêmes égards que le centre de Bordeaux.',
    cta: 'Un seul paiement, trois maquettes le lendemain de votre formulaire, un site en ligne en une à deux semaines. Il ne vous reste qu’à choisir.',
  },
};
