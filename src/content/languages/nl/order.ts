import type { OrderTexts, PageTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Daarna passen we aan tot het klopt en betalen we alleen terug als we te laat zijn of de website niet kunnen afmaken.';

export const pages: PageTexts = {
  items: [
    'Professioneel gebouwde website, tot {pages}\u00a0pagina’s',
    '{designs} verschillende ontwerpen binnen {designHours}\u00a0uur',
    'Klaar in {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren)',
    '1\u00a0jaar hosting',
    '1\u00a0jaar domeinnaam',
    '{supportMonths}\u00a0maanden onderhoud en ondersteuning',
    'Facturatieprogramma, het eerste jaar gratis',
    'Onbeperkt wijzigen',
    'Een geplante boom met certificaat',
  ],
  orderNow: landing.orderNow,
  chat: landing.chrome.chat,
  newTab: landing.chrome.opensInNewTab,
  refundLink: landing.chrome.refund,
  termsLink: landing.chrome.terms,
  privacyLink: landing.chrome.privacy,
  treeLink: landing.chrome.whyTree,
  firstScreen,
  pricing: {
    title: 'Eén prijs, en wat er daarna komt',
    lead: 'Het hele pakket kost {price}, eenmalig.',
    kind: 'ALLES IN ÉÉN PAKKET',
    once: 'eenmalig',
    included: 'Dit is inbegrepen',
    demo: '(demokassa)',
    noCard: 'Dit is een demo: je hebt geen kaart nodig en er wordt niets afgeschreven.',
    currency: 'Prijzen in {code} – {change}',
    change: 'wijzigen',
    secure: 'Veilig betalen met je kaart. Eerst nog een vraag? {chat}',
    later: 'Vanaf het tweede jaar',
    hosting: 'Hosting',
    maintenance: 'Onderhoud',
    domain: 'Domeinnaam',
    billing: 'Facturatieprogramma, als je dat wilt',
    perYear: '{amount} per jaar',
    domainPrice: 'marktprijs, meestal {domainFrom} tot {domainTo} per jaar',
    refund: `${refundRule} ${refundAfter} {refund}`,
    note: 'Deze prijzen zijn in Amerikaanse dollars en gelden alleen als je verlengt.',
    unreachable: 'De betaaldienst is nu niet bereikbaar. Probeer het zo nog eens.',
  },
  faq: {
    title: 'Veelgestelde vragen voordat je bestelt',
    list: [
      [
        'Wat krijg ik precies voor {price}?',
        'Een professioneel gebouwde website, een jaar hosting, een jaar domeinnaam, {supportMonths}\u00a0maanden onderhoud en ondersteuning, het eerste jaar gratis een facturatieprogramma en een geplante boom. Eén betaling, er komt niets meer bij.',
      ],
      [
        'Wat zit er in de website?',
        'Tot {pages} pagina’s. Je stuurt steekwoorden en foto’s, wij schrijven de teksten en jij kijkt ze na. Kleine wijzigingen doen we {supportMonths}\u00a0maanden lang. Webshop, boekingssysteem en mailboxen horen er niet bij; we linken naar de diensten die je al gebruikt.',
      ],
      ['Hoe snel gaat het echt?', landing.timeNote],
      [
        'Wat kost het tweede jaar?',
        'Hosting kost {hosting} en onderhoud {maintenance} per jaar. De domeinnaam verleng je tegen de marktprijs, meestal {domainFrom} tot {domainTo}. Het facturatieprogramma kost {billing} per jaar als je het wilt houden. Je kunt elk onderdeel apart opzeggen en de website meenemen.',
      ],
      [
        'En als ik de ontwerpen niet mooi vind?',
        `Zeg het, dan maken we iets anders: je mag zo vaak iets laten aanpassen als je wilt. ${refundRule} ${refundAfter} Staat je website {lateDays}\u00a0dagen na je bestelling niet online, dan kun je alsnog annuleren en krijg je het volledige bedrag terug; dagen waarop we op jou wachten, tellen niet mee.`,
      ],
      [
        'Moet ik iets voorbereiden?',
        'Een paar zinnen over je bedrijf en foto’s die je mooi vindt, zijn genoeg om te beginnen. Logo, openingstijden en prijzen mogen later.',
      ],
      [
        'Ik heb al een domeinnaam. Kan ik die houden?',
        'Ja. Vul hem in op het formulier, dan koppelen wij hem. Je e-mailadressen blijven gewoon werken.',
      ],
      [
        'Hoe zit het met die boom?',
        'Een website gebruikt stroom, elke keer dat iemand hem opent. Wij bouwen lichte pagina’s die minder verbruiken, en voor elke website wordt minstens één boom geplant. Je krijgt het certificaat zodra je website online staat; plaats en datum volgen als de boom geplant is.',
      ],
    ],
  },
  checkout: {
    title: 'Demokassa',
    lead: 'Dit is een demo. Je hebt geen kaart nodig, er wordt niets afgeschreven en er wordt geen website gebouwd. Verder gedraagt je bestelling zich als een echte.',
    when: 'Wat er gebeurt, en wanneer',
    steps: [
      'Meteen na je bestelling: een formulier over je bedrijf. Dat kost ongeveer {minutes}\u00a0minuten.',
      'Binnen {designHours}\u00a0uur nadat je het formulier hebt verstuurd: {designs} ontwerpen om uit te kiezen.',
      'Binnen {workingDays}\u00a0werkdagen ({workingHours}\u00a0werkuren) na je keuze: je website, klaar om te bekijken. Keur je hem goed, dan zetten we hem online.',
    ],
    refund: `${refundRule} ${refundAfter} {refund}`,
    consumer:
      'Consumenten in de EU en het Verenigd Koninkrijk hebben na de bestelling 14\u00a0dagen bedenktijd. Met je bestelling vraag je ons meteen te beginnen; onze terugbetalingsregel geldt bovenop dat recht. {terms}, {privacy}',
    details: 'Je gegevens',
    required: landing.form.requiredNote,
    name: landing.form.name,
    email: landing.form.email,
    later: 'Stuur me een link als ik hier stop',
    laterNote: 'Eén e-mail na een uur, en verder geen.',
    currency: emails.printed.labels.currency,
    pay: 'Demobestelling plaatsen',
    nameMissing: 'Vul je naam in.',
    emailInvalid: landing.form.invalidEmail,
    failed: 'De demobestelling is niet aangekomen. Wat je hebt ingevuld, staat er nog: probeer het opnieuw.',
  },
  done: {
    number: 'Je demobestelling heeft nummer {order}. Een echte winkel had {price} afgeschreven.',
    mailbox:
      'Dezelfde link staat in de e-mail die we je hebben gestuurd. In deze demo lees je die hier: {mailbox}.',
    mailboxLink: 'demomailbox',
    noEmail: 'Een echte winkel zou je deze link ook mailen.',
  },
};

export const order: OrderTexts = {
  pages,
  thanks: {
    title: 'Bedankt voor je bestelling',
    titleUnknown: 'Heb je net betaald?',
    hello: 'Bedankt voor je bestelling, {name}',
    paid: 'We hebben je betaling van {amount} ontvangen. Je bestelnummer is {orderId}.',
    button: receipt.button,
    sameLink: 'Dezelfde link staat in de e-mail met je betaalbewijs.',
    confirming: 'Je betaling wordt nu bevestigd; je bestelnummer en je formulier verschijnen hier zo.',
    emailComing:
      'Heb je net betaald? Dan is een e-mail met je betaalbewijs en de link naar je formulier onderweg naar het adres dat je bij het betalen hebt opgegeven.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Vul het formulier in: dat kost ongeveer {minutes}\u00a0minuten.',
      'Verstuur je het nu, dan heb je {designs} ontwerpen, uiterlijk {date}.',
      'Kies je er dezelfde dag een, dan staat je website uiterlijk {date} klaar om te bekijken. Je mag zo vaak iets laten aanpassen als je wilt; de datum schuift dan op.',
    ],
    noEmail: 'Na tien minuten nog geen e-mail? Kijk in je spammap of mail naar {email} met je bestelnummer.',
    noEmailUnknown:
      'Na tien minuten nog geen e-mail? Kijk in je spammap of mail naar {email} met de naam op je kaart.',
  },
  form: {
    title: 'Formulier bij je bestelling',
    intro:
      'Dit kost ongeveer {minutes}\u00a0minuten. Binnen {designHours}\u00a0uur daarna heb je {designs} verschillende ontwerpen.',
    required: landing.form.requiredNote,
    kept: 'Wat je invult, blijft op dit apparaat bewaard tot je het verstuurt of dit tabblad sluit.',
    parts: { you: '1 van 3: Jij', business: '2 van 3: Je bedrijf', domain: '3 van 3: Domeinnaam en logo' },
    labels: {
      fullName: 'Voor- en achternaam',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Hoe heb je ons gevonden?',
      businessName: 'Naam van je bedrijf',
      businessDescription: 'Wat je bedrijf doet',
      billingDetails: 'Factuurgegevens',
      additionalNotes: 'Opmerkingen',
      preferredDomain: 'Gewenste domeinnaam',
      domainOwnership: 'Heb je deze domeinnaam al?',
      logo: 'Logo uploaden',
    },
    hints: {
      businessDescription: 'Wat je doet, voor wie en waar.',
      billingDetails: 'Naam en adres voor je betaalbewijs.',
      preferredDomain: 'Bijvoorbeeld jouwbedrijf.com. Eén jaar is inbegrepen.',
      logo: 'JPG, PNG of SVG, maximaal 5\u00a0MB. Nog geen logo? Laat dit leeg.',
    },
    chooseFile: 'Kies een bestand of sleep het hierheen',
    yes: 'Ja',
    no: 'Nee',
    unsure: 'Weet ik niet',
    referral: 'Aanbeveling',
    other: 'Anders',
    confirm:
      'Ik bevestig mijn bestelling en begrijp dat de betaling van {price} één jaar dienstverlening dekt',
    confirmUnpriced: 'Ik bevestig mijn bestelling en begrijp dat de betaling één jaar dienstverlening dekt',
    submit: 'Bestelling bevestigen',
    problem: 'Controleer je gegevens',
    errorTitle: 'Fout:',
    errors: {
      fullName: 'Vul je voor- en achternaam in.',
      notPlain:
        'In een naam mogen geen web- of e-mailadressen of onzichtbare tekens staan. Typ hem opnieuw, met een spatie na elke punt.',
      email: landing.form.invalidEmail,
      businessName: 'Vul de naam van je bedrijf in.',
      businessDescription: 'Beschrijf je bedrijf in minstens 10\u00a0tekens.',
      domainOwnership: 'Kies een antwoord.',
      orderConfirmed: 'Bevestig je bestelling om verder te gaan.',
      tooLong: 'Gebruik maximaal {max} tekens.',
      failedTitle: 'Het formulier is niet verstuurd',
      failed: 'Wat je hebt ingevuld, staat er nog. Verstuur het formulier opnieuw.',
      tooMany: 'Te veel pogingen. Wacht een paar minuten en probeer het dan opnieuw.',
      alreadySent: 'Deze bestelling is al bevestigd.',
    },
    link: {
      unproven:
        'Open deze pagina via de link in je e-mail. Of vul het formulier hier in; wij koppelen het aan je bestelling.',
      expired:
        'Deze link is niet meer geldig. Je kunt het formulier toch invullen; wij koppelen het aan je bestelling.',
      failed: 'Je gegevens konden niet worden geladen. Je kunt het formulier toch invullen.',
      retry: 'Opnieuw proberen',
      newLink: 'Mail me een nieuwe link',
    },
    logo: {
      uploading: 'Bezig met uploaden…',
      uploadedTitle: 'Logo geüpload',
      uploaded: 'Je logo is geüpload.',
      remove: 'Logo verwijderen',
      yours: 'Je logo',
      type: { title: 'Dit bestandstype kan niet', text: 'Kies een JPG-, PNG- of SVG-bestand.' },
      size: {
        title: 'Het bestand is te groot',
        text: 'Kies een bestand kleiner dan 5\u00a0MB.',
      },
      svgSize: {
        title: 'Het bestand is te groot',
        text: 'Kies een SVG kleiner dan 512\u00a0kB of bewaar het logo als PNG.',
      },
      complexity: {
        title: 'Het logo is te ingewikkeld',
        text: 'Deze afbeelding is te ingewikkeld om te verwerken. Kies een eenvoudigere versie of bewaar het logo als PNG.',
      },
      failed: { title: 'Uploaden mislukt', text: 'Probeer je logo opnieuw te uploaden.' },
    },
    sent: {
      title: 'Je formulier is verstuurd!',
      text: 'Bedankt! We bevestigen het binnen {replyHours}\u00a0uur per e-mail en gaan aan de slag met je ontwerpen.',
      order: 'Bestelling {orderId} is bevestigd. Je krijgt je ontwerpen uiterlijk {date}.',
      unmatched:
        'Je formulier is aangekomen. We koppelen het aan je bestelling en schrijven je binnen {replyHours}\u00a0uur.',
      follow: 'Volg je project',
    },
    given: {
      title: 'Deze bestelling is al bevestigd.',
      due: 'Je krijgt je ontwerpen uiterlijk {date}.',
      change: 'Wil je iets wijzigen? Antwoord op de e-mail die je van ons hebt gekregen.',
      heading: 'Dit heb je ons verteld',
      sent: 'Verstuurd',
      ownDomain: 'Domeinnaam is van jou',
      logo: 'Geüpload',
    },
  },
  print: 'Afdrukken',
  links: {
    expired: {
      title: 'Deze link is verlopen',
      text: 'Hij bracht je terug naar de betaling van een bestelling die nog niet af was. Je kunt altijd opnieuw bestellen.',
      button: 'Bestel opnieuw',
    },
    incomplete: {
      title: 'Deze link is niet volledig',
      text: 'Kopieer de hele link uit de e-mail of beantwoord de e-mail.',
    },
  },
};
