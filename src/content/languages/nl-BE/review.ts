import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Uw beoordeling',
  write: 'Schrijf een beoordeling',
  intro: 'Hoe was het om met ons te werken? Uw beoordeling van bestelling {orderId} helpt anderen kiezen.',
  stars: 'Uw sterren',
  starCount: { one: '{n} ster', other: '{n} sterren' },
  text: 'Uw beoordeling',
  textHint: 'Maximaal {max} tekens. Op onze pagina’s zijn ongeveer de eerste {shown} te zien.',
  name: 'Naam die we tonen',
  nameHint: 'Deze naam staat onder uw beoordeling.',
  nameSuggestions: 'Kies er een van:',
  consent: 'U mag mijn beoordeling met deze naam op uw website zetten.',
  consentHint: 'U kunt uw toestemming altijd intrekken: antwoord op onze e-mail.',
  send: 'Verstuur beoordeling',
  saveChanges: 'Wijzigingen opslaan',
  required: 'Vul alle velden in.',
  problem: 'Er klopt nog iets niet',
  errors: {
    stars: 'Kies 1 tot 5 sterren.',
    text: 'Schrijf een paar woorden.',
    textTooLong: 'Gebruik maximaal {max} tekens.',
    name: 'Vul de naam in die we mogen tonen.',
    nameNotPlain: 'Gebruik een naam zonder webadressen, e-mailadressen of onzichtbare tekens.',
    consent: 'Geef toestemming voor publicatie. Anders mogen we uw beoordeling niet gebruiken.',
    failed:
      'Uw beoordeling kon niet worden verstuurd. Alles wat u hebt ingevuld, staat er nog: probeer het opnieuw.',
  },
  thanks: {
    title: 'Bedankt voor uw beoordeling',
    text: 'We lezen uw beoordeling voordat die op onze website komt. We veranderen nooit een woord.',
  },
  yours: {
    title: 'Uw beoordeling',
    written: 'We lezen uw beoordeling voordat die op onze website komt.',
    published: 'Uw beoordeling staat op onze website.',
    declined: 'We hebben deze beoordeling niet geplaatst. Wilt u weten waarom? Antwoord op onze e-mail.',
    editUntil: 'Wijzigen kan tot {date}.',
    edit: 'Beoordeling wijzigen',
    editNote: 'We lezen de nieuwe versie voordat die op onze website komt.',
    cancel: 'Laat zoals het is',
  },
  tooLate: {
    title: 'Wijzigen kan niet meer',
    text: 'De tijd daarvoor is voorbij. Wilt u ons toch nog iets vertellen? Antwoord op onze e-mail.',
  },
  expired: {
    title: 'Deze link is verlopen',
    text: 'U kunt tot {days} dagen na onze e-mail een beoordeling schrijven. Wilt u ons toch nog iets vertellen? Antwoord op die e-mail.',
  },
  badLink: {
    title: 'Deze link is niet geldig',
    text: 'Open de link in onze e-mail opnieuw. Werkt hij nog steeds niet, antwoord dan op die e-mail.',
  },
  notLoaded: {
    title: 'Uw beoordeling kan niet worden geladen',
    text: 'Controleer uw verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
  loading: 'Uw beoordeling wordt geladen…',
  project: 'Volg uw project',
};
