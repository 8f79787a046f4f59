import type { ProjectEmailTexts } from './texts.ts';

export const nl: ProjectEmailTexts = {
  greeting: 'Hallo {name},',
  noteHeading: 'Een bericht van ons team',
  linkNote:
    'Deze link is alleen voor jou. Hij opent de pagina van bestelling {orderId}, met alle stappen, bestanden en berichten.',
  questions: 'Vragen? Beantwoord gewoon deze e-mail.',
  designsHeading: 'Je ontwerpen',
  addressLabel: 'Adres',
  choiceLabel: 'Jouw keuze',
  designsReady: {
    subject: 'Je ontwerpen zijn klaar',
    preview: 'Kies het mooiste of laat weten wat er anders moet.',
    lead: 'Je ontwerpen zijn klaar. Leg ze naast elkaar en kies welk ontwerp je het mooist vindt.',
    next: 'Als je hebt gekozen, is je website binnen {workingHours}\u00a0werkuren ({workingDays}\u00a0werkdagen) klaar. Mis je iets? Laat het aanpassen: je mag zo veel wijzigen als je wilt.',
    button: 'Bekijk je ontwerpen',
  },
  designsChanged: {
    subject: 'Je nieuwe ontwerpen zijn klaar',
    preview: 'We hebben je wijzigingen verwerkt.',
    lead: 'We hebben je wijzigingen verwerkt. De nieuwe ontwerpen staan voor je klaar.',
    next: 'Kies er een, dan is je website binnen {workingHours}\u00a0werkuren ({workingDays}\u00a0werkdagen) klaar. Wil je nog iets anders? Laat het weten: je mag zo veel wijzigen als je wilt.',
    button: 'Bekijk de nieuwe ontwerpen',
  },
  reviewReady: {
    subject: 'Je website staat klaar om te bekijken',
    preview: 'Keur hem goed of laat weten wat er anders moet.',
    lead: 'Je website is gebouwd. Bekijk elke pagina rustig, op je computer en op je telefoon.',
    next: 'Tevreden? Keur hem goed, dan zetten we hem online. Nog niet? Laat weten wat er anders moet: je mag zo veel wijzigen als je wilt.',
    button: 'Bekijk je website',
  },
  reviewChanged: {
    subject: 'Je wijzigingen zijn verwerkt',
    preview: 'Kijk nog eens naar je website.',
    lead: 'We hebben je wijzigingen verwerkt. Kijk je nog eens naar je website?',
    next: 'Tevreden? Keur hem goed, dan zetten we hem online. Wil je nog iets anders? Laat het weten: je mag zo veel wijzigen als je wilt.',
    button: 'Bekijk de wijzigingen',
  },
  live: {
    subject: 'Je website staat online',
    preview: 'Iedereen kan hem nu bezoeken. Dit is het adres.',
    lead: 'Je website staat online. Vanaf nu kan iedereen hem bezoeken.',
    next: 'Vandaag beginnen je hosting, je domeinnaam en {supportMonths}\u00a0maanden onderhoud en ondersteuning. Wil je iets laten aanpassen? Beantwoord gewoon deze e-mail.',
    button: 'Naar je projectpagina',
  },
  choiceReminder: {
    subject: 'Heb je al een ontwerp gekozen?',
    preview: 'Zodra je hebt gekozen, gaan we bouwen.',
    lead: 'Je ontwerpen staan voor je klaar. Zodra je er een hebt gekozen, beginnen we aan je website.',
    next: 'Zit het goede er nog niet bij? Laat weten wat er anders moet: je mag zo veel wijzigen als je wilt.',
    button: 'Kies een ontwerp',
  },
  approvalReminder: {
    subject: 'Kan je website online?',
    preview: 'Zodra je hem goedkeurt, zetten we hem online.',
    lead: 'Je website wacht op je goedkeuring. Zodra je die geeft, zetten we hem online.',
    next: 'Klopt er nog iets niet? Laat weten wat er anders moet: je mag zo veel wijzigen als je wilt.',
    button: 'Bekijk je website',
  },
  lastReminder:
    'Dit is onze laatste herinnering. Je project blijft gewoon openstaan; zodra we van je horen, gaan we verder.',
  message: {
    subject: 'Een bericht over je bestelling {orderId}',
    preview: 'Ons team heeft je geschreven over je website.',
    lead: 'We hebben je geschreven over je website:',
    next: 'Antwoorden kan op je projectpagina, maar ook op deze e-mail.',
    button: 'Lees en antwoord',
  },
};
