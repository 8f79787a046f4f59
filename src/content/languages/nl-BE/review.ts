import { review as nl } from '../nl/review.ts';
import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  ...nl,
  title: 'Uw beoordeling',
  intro: 'Hoe was het om met ons te werken? Uw beoordeling van bestelling {orderId} helpt anderen kiezen.',
  stars: 'Uw sterren',
  text: 'Uw beoordeling',
  nameHint: 'Deze naam staat onder uw beoordeling.',
  consent: 'U mag mijn beoordeling met deze naam op uw website zetten.',
  consentHint: 'U kunt uw toestemming altijd intrekken: antwoord op onze e-mail.',
  errors: {
    ...nl.errors,
    consent: 'Geef toestemming voor publicatie. Anders mogen we uw beoordeling niet gebruiken.',
    failed:
      'Uw beoordeling kon niet worden verstuurd. Alles wat u hebt ingevuld, staat er nog: probeer het opnieuw.',
  },
  thanks: {
    title: 'Bedankt voor uw beoordeling',
    text: 'We lezen uw beoordeling voordat die op onze website komt. We veranderen nooit een woord.',
  },
  yours: {
    ...nl.yours,
    title: 'Uw beoordeling',
    written: 'We lezen uw beoordeling voordat die op onze website komt.',
    published: 'Uw beoordeling staat op onze website.',
    declined: 'We hebben deze beoordeling niet geplaatst. Wilt u weten waarom? Antwoord op onze e-mail.',
  },
  tooLate: {
    ...nl.tooLate,
    text: 'De tijd daarvoor is voorbij. Wilt u ons toch nog iets vertellen? Antwoord op onze e-mail.',
  },
  expired: {
    ...nl.expired,
    text: 'U kunt tot {days} dagen na onze e-mail een beoordeling schrijven. Wilt u ons toch nog iets vertellen? Antwoord op die e-mail.',
  },
  badLink: {
    ...nl.badLink,
    text: 'Open de link in onze e-mail opnieuw. Werkt hij nog steeds niet, vraag dan een link naar uw projectpagina aan; daar vindt u ook de beoordeling.',
  },
  notLoaded: {
    ...nl.notLoaded,
    title: 'Uw beoordeling kan niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
  },
  loading: 'Uw beoordeling wordt geladen…',
  project: 'Volg uw project',
};
