import type { ProjectTexts } from '../customer-page.ts';
import { customerPage as nl } from '../nl/customer-page.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  ...nl,
  page: {
    ...nl.page,
    title: 'Uw project, bestelling {order}',
    titleWithoutOrder: 'Uw project',
    loading: 'Uw project wordt geladen.',
    contact: 'Uw contactpersoon: {name}',
  },
  stages: {
    ...nl.stages,
    label: 'Stappen van uw project',
    awaiting_form: 'Uw formulier',
    choosing: 'Uw keuze',
    reviewing: 'Uw akkoord',
  },
  now: {
    awaiting_form: {
      title: 'Vertel ons over uw bedrijf',
      text: 'Dat duurt ongeveer tien minuten. Binnen {hours}\u00a0uur daarna hebt u uw ontwerpen.',
    },
    designing: {
      title: 'We maken uw ontwerpen',
      text: 'U kunt straks kiezen uit {count} ontwerpen. U krijgt een e-mail zodra ze klaar zijn.',
    },
    redesigning: {
      title: 'We passen uw ontwerpen aan',
      text: 'Uw wijzigingen zijn binnen. U krijgt een e-mail zodra de nieuwe ontwerpen klaar zijn.',
    },
    choosing: {
      title: 'Uw ontwerpen zijn klaar',
      text: 'Neem de tijd. Kies het ontwerp dat u het mooist vindt of laat aanpassen wat u wilt, zo vaak als nodig.',
    },
    building: {
      title: 'We bouwen uw website',
      text: 'U krijgt een e-mail zodra u hem kunt bekijken.',
    },
    rebuilding: {
      title: 'We verwerken uw wijzigingen',
      text: 'Uw wijzigingen zijn binnen. U krijgt een e-mail zodra u het resultaat kunt bekijken.',
    },
    reviewing: {
      title: 'Uw website staat klaar om te bekijken',
      text: 'Loop alle pagina’s langs. Keur de website goed, dan zetten we hem online. Of laat weten wat er anders moet.',
    },
    approved: {
      title: 'We zetten uw website online',
      text: 'Bedankt voor uw akkoord. U krijgt een e-mail zodra hij online staat.',
    },
    live: {
      title: 'Uw website staat online',
      text: 'Iedereen kan hem bezoeken. Hebt u iets nodig?',
      write: 'Schrijf ons hier.',
    },
    closed: {
      title: 'Deze bestelling is gesloten',
      text: 'De bestelling is geannuleerd of terugbetaald, dus we werken er niet meer aan. Uw berichten en bestanden blijven hier staan.',
    },
  },
  clock: {
    ...nl.clock,
    notStarted: 'De klok gaat lopen zodra u het formulier verstuurt.',
    paused: 'De klok staat stil tot we van u horen.',
    chosenToday: 'Kiest u er vandaag een, dan staat uw website uiterlijk {day} klaar om te bekijken.',
    promise: landing.timeNote,
    workingHours:
      'We werken van maandag tot en met vrijdag, van {opens} tot {closes} uur ({city}), behalve op feestdagen. De tijd waarin we op uw antwoord wachten, telt niet mee.',
  },
  late: {
    ...nl.late,
    text: 'De afgesproken tijd was: {when}. Uw project gaat nu voor al het andere. U hoeft niets te doen; wilt u ons spreken, stuur dan hieronder een bericht of mail naar {email}.',
  },
  next: {
    ...nl.next,
    form: 'Vul uw formulier in',
    choose: 'Kies uw ontwerp',
    domain: 'Bevestig uw domeinnaam',
    openSite: 'Open uw website',
    meanwhile: 'Controleer intussen het adres van uw website.',
    nothing: 'U hoeft nu niets te doen.',
  },
  designs: {
    ...nl.designs,
    title: 'Uw ontwerpen',
    chosen: 'Uw keuze',
    confirm: {
      ...nl.designs.confirm,
      text: 'We bouwen uw website op basis van dit ontwerp. Hij is binnen {days}\u00a0werkdagen ({hours}\u00a0werkuren) klaar.',
      later: 'Ook als u straks de website bekijkt, kunt u nog wijzigingen doorgeven.',
    },
    done: { ...nl.designs.done, text: 'We zijn aan uw website begonnen.' },
  },
  changes: {
    ...nl.changes,
    hint: 'Zet alles in één bericht, dan passen we het in één keer aan. Dit mag zo vaak als u wilt; het kost niets.',
    done: { ...nl.changes.done, text: 'U krijgt een e-mail zodra ze zijn verwerkt.' },
    openTitle: 'De wijzigingen die u doorgaf',
    openText: 'Verstuurd: {when}. Zodra ze zijn verwerkt, kunt u nieuwe doorgeven.',
  },
  review: {
    ...nl.review,
    title: 'Uw website',
    done: { ...nl.review.done, text: 'U krijgt een e-mail zodra hij online staat.' },
  },
  domain: {
    ...nl.domain,
    ask: 'Op welk adres moet uw website te vinden zijn?',
    check: 'U vroeg om {domain}. Controleer de spelling en bevestig de naam.',
    done: { ...nl.domain.done, text: 'Uw website komt op {domain}.' },
  },
  messages: {
    ...nl.messages,
    empty:
      'Nog geen berichten. Vraag gerust van alles: u krijgt binnen {hours}\u00a0uur antwoord, meestal eerder.',
    you: 'U',
    done: { ...nl.messages.done, text: 'U krijgt binnen {hours}\u00a0uur antwoord.' },
  },
  files: {
    ...nl.files,
    tooMany: 'U kunt maximaal {count} bestanden toevoegen.',
    failed: '{name} kan niet worden geüpload. Controleer uw verbinding en kies het bestand opnieuw.',
    wait: 'Wacht tot uw bestanden zijn geüpload en verstuur dan opnieuw.',
    fromYou: 'van u',
  },
  problem: {
    ...nl.problem,
    hint: 'Vertel wat u deed en wat u zag; een schermafbeelding helpt. Problemen pakken we als eerste op.',
  },
  order: { ...nl.order, title: 'Uw bestelling' },
  live: {
    ...nl.live,
    address: 'Uw website',
    firstWeek: {
      title: 'In de eerste week',
      steps: [
        'Open de website op uw gsm en controleer telefoonnummers, adres en openingsuren.',
        'Stuur uzelf een aanvraag, zoals een klant dat zou doen.',
        'Zet het adres op uw Google-bedrijfsprofiel, uw sociale media en in uw e-mailhandtekening.',
        'Moet er iets anders? Schrijf ons: kleine wijzigingen zijn {months}\u00a0maanden inbegrepen.',
      ],
    },
    history: {
      title: 'Geschiedenis',
      contents: 'Stappen, ontwerpen, bestanden en uw betaalbewijs',
    },
  },
  link: {
    ...nl.link,
    missing: {
      title: 'Uw projectpagina',
      text: 'Open deze pagina via de link in een van onze e-mails over uw bestelling. Kunt u die niet vinden, dan sturen we u een nieuwe.',
    },
    expired: {
      ...nl.link.expired,
      text: '180 dagen na onze laatste e-mail werkt een link niet meer. We sturen u graag een nieuwe.',
    },
    orderHint: 'Staat in elke e-mail over uw bestelling, bijvoorbeeld 482019375.',
    emailHint: 'Het adres dat u bij uw bestelling hebt opgegeven.',
    sentTitle: 'Kijk in uw mailbox',
    sentText:
      'Als het bestelnummer en het e-mailadres bij elkaar horen, is er een nieuwe link onderweg. Na tien minuten nog niets? Kijk in uw spammap of mail naar {email}.',
  },
  draft: 'Wat u typt, blijft op dit apparaat bewaard tot u het verstuurt of dit tabblad sluit.',
  errors: {
    ...nl.errors,
    load: {
      ...nl.errors.load,
      title: 'Uw project kan niet worden geladen',
      text: 'Controleer uw verbinding en probeer het opnieuw. Helpt dat niet, mail dan naar {email}.',
    },
    offline:
      'U bent offline. Zo stond uw project er om {time} uur voor; het wordt bijgewerkt zodra u weer verbinding hebt.',
    failed:
      'Dat is niet gelukt. Wat u hebt getypt, staat er nog: controleer uw verbinding en verstuur het opnieuw.',
    changed: 'Er is intussen iets veranderd in uw project. Bekijk wat er nieuw is en verstuur dan opnieuw.',
  },
  certificate: {
    ...nl.certificate,
    later: 'U krijgt het certificaat van uw boom zodra uw website online staat.',
  },
};
