import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Jouw beoordeling',
  write: 'Schrijf een beoordeling',
  intro: 'Hoe was het om met ons te werken? Je beoordeling van bestelling {orderId} helpt anderen kiezen.',
  stars: 'Jouw sterren',
  starCount: { one: '{n} ster', other: '{n} sterren' },
  text: 'Jouw beoordeling',
  textHint: 'Maximaal {max} tekens. Op onze pagina’s zijn ongeveer de eerste {shown} te zien.',
  name: 'Naam die we tonen',
  nameHint: 'Deze naam staat onder je beoordeling.',
  nameSuggestions: 'Kies er een van:',
  consent: 'Jullie mogen mijn beoordeling met deze naam op jullie website zetten.',
  consentHint: 'Je kunt je toestemming altijd intrekken: beantwoord onze e-mail.',
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
    consent: 'Geef toestemming voor publicatie. Anders mogen we je beoordeling niet gebruiken.',
    failed:
      'Je beoordeling kon niet worden verstuurd. Alles wat je hebt ingevuld, staat er nog: probeer het opnieuw.',
  },
  thanks: {
    title: 'Bedankt voor je beoordeling',
    text: 'We lezen je beoordeling voordat die op onze website komt. We veranderen nooit een woord.',
  },
  yours: {
    title: 'Jouw beoordeling',
    written: 'We lezen je beoordeling voordat die op onze website komt.',
    published: 'Je beoordeling staat op onze website.',
    declined: 'We hebben deze beoordeling niet geplaatst. Wil je weten waarom? Beantwoord onze e-mail.',
    editUntil: 'Wijzigen kan tot {date}.',
    edit: 'Beoordeling wijzigen',
    editNote: 'We lezen de nieuwe versie voordat die op onze website komt.',
    cancel: 'Laat zoals het is',
  },
  tooLate: {
    title: 'Wijzigen kan niet meer',
    text: 'De tijd daarvoor is voorbij. Wil je ons toch nog iets vertellen? Beantwoord onze e-mail.',
  },
  expired: {
    title: 'Deze link is verlopen',
    text: 'Je kunt tot {days} dagen na onze e-mail een beoordeling schrijven. Wil je ons toch nog iets vertellen? Beantwoord die e-mail.',
  },
  badLink: {
    title: 'Deze link is niet geldig',
    text: 'Open de link in onze e-mail opnieuw. Werkt hij nog steeds niet, vraag dan een link naar je projectpagina aan; daar vind je ook de beoordeling.',
  },
  notLoaded: {
    title: 'Je beoordeling kan niet worden geladen',
    text: 'Controleer je verbinding en probeer het opnieuw.',
    retry: 'Opnieuw proberen',
  },
  loading: 'Je beoordeling wordt geladen…',
  project: 'Volg je project',
};
