import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'nl',

  page: {
    title: 'Je project, bestelling {order}',
    titleWithoutOrder: 'Je project',
    order: 'Bestelling {order}',
    loading: 'Je project wordt geladen.',
    newTab: 'opent in een nieuw tabblad',
    contact: 'Je contactpersoon: {name}',
    close: 'Sluiten',
    dismiss: 'Sluiten',
  },

  stages: {
    label: 'Stappen van je project',
    awaiting_form: 'Jouw formulier',
    designing: 'Ontwerpen in de maak',
    choosing: 'Jouw keuze',
    building: 'Website in de maak',
    reviewing: 'Jouw akkoord',
    live: 'Online',
    done: 'klaar',
    current: 'nu',
    upcoming: 'nog te doen',
    expected: 'verwacht: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Vertel ons over je bedrijf',
      text: 'Dat kost ongeveer tien minuten. Binnen {hours}\u00a0uur daarna heb je je ontwerpen.',
    },
    designing: {
      title: 'We maken je ontwerpen',
      text: 'Je kunt straks kiezen uit {count} ontwerpen. Je krijgt een e-mail zodra ze klaar zijn.',
    },
    redesigning: {
      title: 'We passen je ontwerpen aan',
      text: 'Je wijzigingen zijn binnen. Je krijgt een e-mail zodra de nieuwe ontwerpen klaar zijn.',
    },
    choosing: {
      title: 'Je ontwerpen zijn klaar',
      text: 'Neem de tijd. Kies het ontwerp dat je het mooist vindt of laat aanpassen wat je wilt, zo vaak als nodig.',
    },
    building: {
      title: 'We bouwen je website',
      text: 'Je krijgt een e-mail zodra je hem kunt bekijken.',
    },
    rebuilding: {
      title: 'We verwerken je wijzigingen',
      text: 'Je wijzigingen zijn binnen. Je krijgt een e-mail zodra je het resultaat kunt bekijken.',
    },
    reviewing: {
      title: 'Je website staat klaar om te bekijken',
      text: 'Loop alle pagina’s langs. Keur de website goed, dan zetten we hem online. Of laat weten wat er anders moet.',
    },
    approved: {
      title: 'We zetten je website online',
      text: 'Bedankt voor je akkoord. Je krijgt een e-mail zodra hij online staat.',
    },
    live: {
      title: 'Je website staat online',
      text: 'Iedereen kan hem bezoeken. Heb je iets nodig?',
      write: 'Schrijf ons hier.',
    },
    closed: {
      title: 'Deze bestelling is gesloten',
      text: 'De bestelling is geannuleerd of terugbetaald, dus we werken er niet meer aan. Je berichten en bestanden blijven hier staan.',
    },
  },

  clock: {
    label: 'Wanneer het klaar is',
    designs: 'Ontwerpen uiterlijk: {when}',
    website: 'Website uiterlijk: {when}',
    launch: 'Uiterlijk online: {when}',
    when: '{day}, {time} uur',
    left: 'nog {duration}',
    leftWorking: 'nog {duration} werktijd',
    late: '{duration} te laat',
    hoursAndMinutes: '{hours}\u00a0u {minutes}\u00a0min',
    hours: '{hours}\u00a0u',
    minutes: '{minutes}\u00a0min',
    underMinute: 'minder dan een minuut',
    atShop: 'Bij ons ({city}): {time} uur',
    notStarted: 'De klok gaat lopen zodra je het formulier verstuurt.',
    paused: 'De klok staat stil tot we van je horen.',
    chosenToday: 'Kies je er vandaag een, dan staat je website uiterlijk {day} klaar om te bekijken.',
    resting: 'We zijn nu gesloten. De klok gaat weer lopen: {when}.',
    explain: 'Zo tellen we de tijd',
    promise: landing.timeNote,
    workingHours:
      'We werken van maandag tot en met vrijdag, van {opens} tot {closes} uur ({city}), behalve op feestdagen. De tijd waarin we op jouw antwoord wachten, telt niet mee.',
  },

  late: {
    title: 'We zijn te laat, en dat spijt ons',
    text: 'De afgesproken tijd was: {when}. Jouw project gaat nu voor al het andere. Je hoeft niets te doen; wil je ons spreken, stuur dan hieronder een bericht of mail naar {email}.',
  },

  next: {
    form: 'Vul je formulier in',
    choose: 'Kies je ontwerp',
    approve: 'Keur de website goed',
    domain: 'Bevestig je domeinnaam',
    openSite: 'Open je website',
    meanwhile: 'Controleer intussen het adres van je website.',
    nothing: 'Je hoeft nu niets te doen.',
  },

  designs: {
    title: 'Je ontwerpen',
    earlier: 'Eerdere ontwerpen',
    round: 'Ronde {n}',
    view: 'Bekijk op volledig scherm',
    viewNamed: 'Bekijk “{title}” op volledig scherm',
    picture: 'Ontwerp “{title}”',
    note: 'Toelichting van de ontwerper',
    openPdf: 'Download de pdf',
    openLink: 'Open het ontwerp',
    choose: 'Kies dit ontwerp',
    chooseNamed: 'Kies “{title}”',
    chosen: 'Jouw keuze',
    swipe: 'Veeg om alle {count} te zien.',
    confirm: {
      title: '“{title}” kiezen?',
      text: 'We bouwen je website op basis van dit ontwerp. Hij is binnen {days}\u00a0werkdagen ({hours}\u00a0werkuren) klaar.',
      later: 'Ook als je straks de website bekijkt, kun je nog wijzigingen doorgeven.',
      note: 'Moeten we nog iets weten? (niet verplicht)',
      cancel: 'Nog niet',
    },
    done: { title: 'Ontwerp gekozen', text: 'We zijn aan je website begonnen.' },
  },

  viewer: {
    position: 'Ontwerp {n} van {total}',
    previous: 'Vorig ontwerp',
    next: 'Volgend ontwerp',
    zoomIn: 'Inzoomen',
    zoomOut: 'Uitzoomen',
    hint: 'Pijltjes: ander ontwerp; + en −: zoomen; Esc: sluiten.',
    noPreview: 'Van dit ontwerp is er geen voorbeeld.',
    failed: 'De afbeelding kan niet worden geladen.',
  },

  changes: {
    button: 'Laat iets aanpassen',
    label: 'Wat moet er anders?',
    hint: 'Zet alles in één bericht, dan passen we het in één keer aan. Dit mag zo vaak als je wilt; het kost niets.',
    send: 'Verstuur wijzigingen',
    done: { title: 'Wijzigingen verstuurd', text: 'Je krijgt een e-mail zodra ze zijn verwerkt.' },
    openTitle: 'De wijzigingen die je doorgaf',
    openText: 'Verstuurd: {when}. Zodra ze zijn verwerkt, kun je nieuwe doorgeven.',
  },

  review: {
    title: 'Je website',
    open: 'Open de website',
    confirm: {
      title: 'Website goedkeuren?',
      text: 'We zetten hem dan online. Daarna horen kleine wijzigingen {months}\u00a0maanden lang bij de ondersteuning.',
      cancel: 'Nog niet',
    },
    done: { title: 'Website goedgekeurd', text: 'Je krijgt een e-mail zodra hij online staat.' },
  },

  domain: {
    title: 'Domeinnaam',
    label: 'Domeinnaam',
    ask: 'Op welk adres moet je website te vinden zijn?',
    check: 'Je vroeg om {domain}. Controleer de spelling en bevestig de naam.',
    confirm: 'Bevestig domeinnaam',
    change: 'Andere domeinnaam gebruiken',
    cancel: 'Annuleren',
    confirmed: 'Bevestigd op {when}',
    done: { title: 'Domeinnaam bevestigd', text: 'Je website komt op {domain}.' },
  },

  messages: {
    title: 'Berichten',
    label: 'Schrijf ons',
    send: 'Verstuur bericht',
    empty:
      'Nog geen berichten. Vraag gerust van alles: je krijgt binnen {hours}\u00a0uur antwoord, meestal eerder.',
    you: 'Jij',
    problem: 'Probleem',
    change_request: 'Wijzigingen',
    inProgress: 'in behandeling',
    answered: 'verwerkt ({when})',
    earlier: plural({
      one: 'Toon {n} eerder bericht',
      other: 'Toon {n} eerdere berichten',
    }),
    done: { title: 'Bericht verstuurd', text: 'Je krijgt binnen {hours}\u00a0uur antwoord.' },
  },

  files: {
    title: 'Bestanden',
    add: 'Bestanden toevoegen',
    limits: 'Maximaal {count} bestanden van elk {size}: afbeeldingen of pdf’s.',
    uploading: '{name} wordt geüpload: {percent}%',
    ready: '{name} is toegevoegd.',
    remove: '{name} verwijderen',
    tooMany: 'Je kunt maximaal {count} bestanden toevoegen.',
    tooLarge: '{name} is groter dan {size}. Kies een kleiner bestand.',
    wrongType: '{name} is geen afbeelding of pdf. Kies een JPG-, PNG-, WebP-, SVG- of pdf-bestand.',
    tooComplex: '{name} is te ingewikkeld om te verwerken. Kies een eenvoudiger of kleinere versie.',
    full: 'Er is in dit project geen ruimte meer voor bestanden. Laat het ons weten, dan maken we plaats.',
    failed: '{name} kan niet worden geüpload. Controleer je verbinding en kies het bestand opnieuw.',
    wait: 'Wacht tot je bestanden zijn geüpload en verstuur dan opnieuw.',
    all: plural({ one: 'Toon {n} bestand', other: 'Toon alle {n} bestanden' }),
    fromYou: 'van jou',
    fromUs: 'van ons',
  },

  problem: {
    button: 'Probleem melden',
    title: 'Probleem melden',
    label: 'Wat gaat er mis?',
    hint: 'Vertel wat je deed en wat je zag; een schermafbeelding helpt. Problemen pakken we als eerste op.',
    send: 'Verstuur melding',
    done: { title: 'Probleem gemeld', text: 'We pakken het als eerste op en laten van ons horen.' },
  },

  order: {
    title: 'Je bestelling',
    number: 'Bestelnummer',
    package: 'Pakket',
    price: 'Prijs',
    paid: 'Betaald op',
    receipt: 'Open het betaalbewijs',
  },

  live: {
    address: 'Je website',
    since: 'Online sinds {date}',
    included: 'Hosting en ondersteuning inbegrepen tot {date}',
    firstWeek: {
      title: 'In de eerste week',
      steps: [
        'Open de website op je telefoon en controleer telefoonnummers, adres en openingstijden.',
        'Stuur jezelf een aanvraag, zoals een klant dat zou doen.',
        'Zet het adres op je Google-bedrijfsprofiel, je sociale media en in je e-mailhandtekening.',
        'Moet er iets anders? Schrijf ons: kleine wijzigingen zijn {months}\u00a0maanden inbegrepen.',
      ],
    },
    history: {
      title: 'Geschiedenis',
      contents: 'Stappen, ontwerpen, bestanden en je betaalbewijs',
    },
  },

  link: {
    missing: {
      title: 'Je projectpagina',
      text: 'Open deze pagina via de link in een van onze e-mails over je bestelling. Kun je die niet vinden, dan sturen we je een nieuwe.',
    },
    expired: {
      title: 'Deze link is verlopen',
      text: '180 dagen na onze laatste e-mail werkt een link niet meer. We sturen je graag een nieuwe.',
    },
    revoked: {
      title: 'Deze link werkt niet meer',
      text: 'Er is inmiddels een nieuwere verstuurd, of deze is niet compleet. Open de link in onze laatste e-mail of vraag een nieuwe aan.',
    },
    order: 'Bestelnummer',
    orderHint: 'Staat in elke e-mail over je bestelling, bijvoorbeeld 482019375.',
    email: 'E-mail',
    emailHint: 'Het adres dat je bij je bestelling hebt opgegeven.',
    send: 'Mail me een nieuwe link',
    sentTitle: 'Kijk in je mailbox',
    sentText:
      'Als het bestelnummer en het e-mailadres bij elkaar horen, is er een nieuwe link onderweg. Na tien minuten nog niets? Kijk in je spammap of mail naar {email}.',
    again: 'Andere gegevens proberen',
  },

  draft: 'Wat je typt, blijft op dit apparaat bewaard tot je het verstuurt of dit tabblad sluit.',

  errors: {
    load: {
      title: 'Je project kan niet worden geladen',
      text: 'Controleer je verbinding en probeer het opnieuw. Helpt dat niet, mail dan naar {email}.',
      retry: 'Opnieuw proberen',
    },
    offline:
      'Je bent offline. Zo stond je project er om {time} uur voor; het wordt bijgewerkt zodra je weer verbinding hebt.',
    text: 'Schrijf een paar woorden.',
    tooLong: 'Gebruik maximaal {count} tekens.',
    domain: 'Vul een domeinnaam in, bijvoorbeeld bakkerij-mol.example.',
    order: 'Vul het bestelnummer in cijfers in, bijvoorbeeld 482019375.',
    email: 'Vul een geldig e-mailadres in.',
    failed:
      'Dat is niet gelukt. Wat je hebt getypt, staat er nog: controleer je verbinding en verstuur het opnieuw.',
    changed: 'Er is intussen iets veranderd in je project. Bekijk wat er nieuw is en verstuur dan opnieuw.',
    tooMany: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Welke naam komt er op het certificaat?',
    choices: {
      full: 'Mijn naam',
      business: 'De naam van mijn bedrijf',
      initials: 'Alleen mijn initialen',
      hidden: 'Geen naam',
    },
    open: 'Open het certificaat',
    saved: 'Het certificaat is aangepast.',
    later: 'Je krijgt het certificaat van je boom zodra je website online staat.',
  },
};
