import type { LandingDictionary } from '../landing.ts';
import { fr } from './fr.ts';

/** French as written in Luxembourg. */
export const frLU: LandingDictionary = {
  ...fr,
  testimonials: [
    {
      name: 'Carole Weydert',
      role: 'Gérante, Pâtisserie Weydert',
      content:
        'J’ai envoyé mes photos un lundi, choisi ma maquette le mardi. Mes clients frontaliers m’écrivent maintenant pour réserver leurs gâteaux avant de prendre la route.',
    },
    {
      name: 'Paulo Teixeira',
      role: 'Gérant, Teixeira Façades S.à r.l.-S',
      content:
        'Le montant annoncé était le montant payé. Mes chantiers terminés sont enfin visibles ailleurs que dans mon téléphone.',
    },
    {
      name: 'Anne-Sophie Muller',
      role: 'Kinésithérapeute, Cabinet du Parc',
      content:
        'On m’a répondu vite, et avec des mots simples. Les patients trouvent les horaires et l’accès en bus sans avoir à téléphoner.',
    },
  ],
  serviceAreas: 'Où nos clients sont établis',
  clientsSay: 'L’avis de nos clients',
};
