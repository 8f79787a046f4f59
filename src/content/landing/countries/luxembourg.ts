import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-luxembourg',
  title: 'Site internet abordable au Luxembourg, forfait unique',
  description:
    'Site web à tarif forfaitaire pour indépendants, cabinets et S.à r.l. du Grand-Duché : trois maquettes le lendemain du formulaire, domaine et hébergement pour un an.',
  h1: 'Un site internet abordable pour votre entreprise au Luxembourg',
  location: 'Luxembourg',
  service: 'Création de site web au Luxembourg',
  keywords: [
    'création site web Luxembourg',
    'site internet abordable Luxembourg',
    'site web indépendant Luxembourg',
    'site S.à r.l.-S',
    'webdesign Esch-sur-Alzette',
    'domaine .lu et hébergement',
  ],
  screen: {
    motif: 'cleaning',
    palette: 'lemon',
    name: 'Net & Clair',
    headline: ['Tout est propre', 'dès sept heures.'],
    text: 'Nettoyage de bureaux, Pétange et environs',
    action: 'Demander un devis',
  },
  content: {
    intro:
      'Au Grand-Duché, les devis ont la réputation d’être à la hauteur des loyers. Un site de quelques pages n’a pourtant aucune raison de coûter un mois de bureau à la Cloche d’Or. Notre formule est la même pour une entreprise de nettoyage à Pétange, une ostéopathe à Strassen ou un viticulteur de Wormeldange, et couvre la conception, le nom de domaine, l’hébergement et un an de maintenance. Une seule décision reste à prendre avant la première maquette : la langue dans laquelle votre public vous lira.',
    benefits: [
      {
        title: 'Choisir la bonne langue',
        text: 'Français pour les frontaliers lorrains et belges, allemand vers Trèves, anglais au Kirchberg : nous vous aidons à décider selon la clientèle visée, puis le site s’y tient.',
      },
      {
        title: 'Vos numéros officiels réunis',
        text: 'RCS, TVA intracommunautaire, autorisation d’établissement : ces références rassurent aussi bien un particulier de Bertrange qu’un service achats. Elles ont leur place en pied de page.',
      },
      {
        title: 'Pensé pour qui vient de loin',
        text: 'Plus de deux cent mille personnes passent chaque jour la frontière pour travailler ici. Horaires avant et après le bureau, parking relais, arrêt de tram : l’essentiel est vite trouvé.',
      },
      {
        title: 'Le .lu, petit et crédible',
        text: 'Deux lettres, et l’on sait où vous trouver. Nous enregistrons le nom pour un an sans démarche de votre côté ; si vous avez déjà un nom de domaine, vous le gardez.',
      },
      {
        title: 'Le bon format pour une S.à r.l.-S',
        text: 'Capital réduit, budget serré : une dépense unique se prévoit mieux qu’un abonnement, et son montant est connu avant même le premier message.',
      },
    ],
    process: [
      {
        title: 'Commande et formulaire',
        text: 'Dix minutes suffisent pour décrire l’activité, la commune, les langues parlées dans l’équipe et ce que le visiteur doit faire en premier.',
      },
      {
        title: 'Trois maquettes en un jour',
        text: 'Elles prennent des directions très différentes : la première sobre comme une étude notariale, la deuxième plus chaleureuse, la dernière franchement graphique.',
      },
      {
        title: 'Choix et retouches',
        text: 'Vous désignez la maquette préférée, vos associés ajoutent leurs remarques. Le nombre d’allers-retours n’est pas limité.',
      },
      {
        title: 'Réalisation et vérifications',
        text: 'Nous montons les pages, contrôlons les noms de lieux, en français comme en luxembourgeois, l’indicatif +352 des boutons d’appel et l’affichage sur téléphone.',
      },
      {
        title: 'Mise en ligne',
        text: `En général, tout est accessible ${deliveryDays(' à ')} jours après la commande, l’hébergement est actif et le certificat de votre arbre est dans votre boîte de réception.`,
      },
    ],
    localInfo:
      'Notre formule s’adresse aux douze cantons : restaurants du Grund et de Clausen, salons de coiffure à Bonnevoie, crèches de Mamer, fiduciaires de Leudelange, façadiers et chauffagistes du Minett entre Differdange et Dudelange, campings de la vallée de la Sûre, loueurs de vélos à Echternach, boutiques de la Grand-Rue d’Ettelbruck, caves de Remich à Schengen, gîtes autour de Clervaux et de Vianden.',
    cta: 'Le prix est connu, le calendrier aussi. Commandez, envoyez le formulaire aujourd’hui et comparez demain trois maquettes autour d’un café.',
  },
};
