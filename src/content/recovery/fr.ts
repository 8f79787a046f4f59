import type { RecoveryTexts } from './recovery-texts.ts';

export const fr: RecoveryTexts = {
  subject: 'Votre commande vous attend',
  preview: 'Votre lien pour revenir au paiement, au prix que vous avez vu.',
  greeting: 'Bonjour,',
  intro:
    'Vous avez commencé une commande sur notre site et demandé un lien pour la terminer plus tard. Le voici, au prix que vous avez vu.',
  packageLabel: 'Formule',
  priceLabel: 'Prix',
  button: 'Revenir au paiement',
  validUntil: 'Ce lien fonctionne jusqu’au {date}.',
  noAction:
    'Vous avez changé d’avis\u00a0? Vous n’avez rien à faire. Rien n’a été débité, et nous ne vous écrirons plus au sujet de cette commande.',
  questions: 'Une question\u00a0? Répondez simplement à cet e-mail.',
  stopLink: 'Ne plus recevoir ces e-mails',
  stopTitle: 'Ne plus recevoir ces e-mails',
  stopQuestion:
    'Appuyez sur le bouton, et nous ne vous écrirons plus au sujet d’une commande inachevée. Les e-mails sur vos commandes payées vous parviendront toujours.',
  stoppedTitle: 'Vous ne recevrez plus ces e-mails',
  stopped: 'C’est noté. Les e-mails sur vos commandes payées vous parviendront toujours.',
  backHome: 'Retour à l’accueil',
};
