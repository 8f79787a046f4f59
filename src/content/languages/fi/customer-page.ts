import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'fi',

  page: {
    title: 'Projektisi, tilaus {order}',
    titleWithoutOrder: 'Projektisi',
    order: 'Tilaus {order}',
    loading: 'Projektiasi haetaan.',
    newTab: 'avautuu uuteen välilehteen',
    contact: 'Yhteyshenkilösi: {name}',
    close: 'Sulje',
    dismiss: 'Sulje',
  },

  stages: {
    label: 'Projektisi vaiheet',
    awaiting_form: 'Lomakkeesi',
    designing: 'Ehdotukset tekeillä',
    choosing: 'Valintasi',
    building: 'Sivut tekeillä',
    reviewing: 'Hyväksyntäsi',
    live: 'Julkaistu',
    done: 'valmis',
    current: 'nyt',
    upcoming: 'tulossa',
    expected: 'arvio: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Kerro meille yrityksestäsi',
      text: 'Siihen menee kymmenisen minuuttia. Saat ehdotukset {hours}\u00a0tunnin kuluessa lomakkeen lähettämisestä.',
    },
    designing: {
      title: 'Suunnittelemme ehdotuksia sinulle',
      text: 'Saat valita {count} ehdotuksesta. Lähetämme sähköpostia, kun ne ovat valmiina.',
    },
    redesigning: {
      title: 'Muokkaamme ehdotuksia',
      text: 'Toiveesi ovat perillä. Lähetämme sähköpostia, kun uudet ehdotukset ovat valmiina.',
    },
    choosing: {
      title: 'Ehdotuksemme ovat valmiina',
      text: 'Ei kiirettä. Valitse mieleisesi tai pyydä niin monta muutosta kuin tarvitset.',
    },
    building: {
      title: 'Rakennamme kotisivujasi',
      text: 'Lähetämme sähköpostia, kun voit katsoa niitä.',
    },
    rebuilding: {
      title: 'Teemme toivomasi muutokset',
      text: 'Toiveesi ovat perillä. Lähetämme sähköpostia, kun voit katsoa lopputulosta.',
    },
    reviewing: {
      title: 'Kotisivusi odottavat hyväksyntääsi',
      text: 'Katso kaikki sivut läpi. Hyväksy ne, niin julkaisemme ne, tai pyydä muutoksia.',
    },
    approved: {
      title: 'Julkaisemme kotisivusi',
      text: 'Kiitos hyväksynnästä. Lähetämme sähköpostia, kun sivut on julkaistu.',
    },
    live: {
      title: 'Kotisivusi on julkaistu',
      text: 'Kuka tahansa voi käydä niillä. Tarvitsetko jotain?',
      write: 'Kirjoita meille tähän.',
    },
    closed: {
      title: 'Tilaus on päättynyt',
      text: 'Se on peruttu tai maksu on palautettu, joten olemme lopettaneet työn. Viestisi ja tiedostosi pysyvät täällä.',
    },
  },

  clock: {
    label: 'Milloin valmista',
    designs: 'Ehdotukset viimeistään: {when}',
    website: 'Sivut viimeistään: {when}',
    launch: 'Julkaisu viimeistään: {when}',
    when: '{day} klo {time}',
    left: 'jäljellä {duration}',
    leftWorking: 'työaikaa jäljellä {duration}',
    late: 'myöhässä {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'alle minuutti',
    atShop: 'Meillä ({city}) klo {time}',
    notStarted: 'Kello käynnistyy, kun lähetät lomakkeen.',
    paused: 'Kello on pysähdyksissä, kunnes vastaat.',
    chosenToday:
      'Jos valitset niistä yhden tänään, sivusi ovat valmiina tarkistettaviksi viimeistään: {day}.',
    resting: 'Toimisto on nyt suljettu. Ajan laskenta jatkuu: {when}.',
    explain: 'Näin laskemme ajan',
    promise: landing.timeNote,
    workingHours:
      'Työtunteja ovat maanantaista perjantaihin klo {opens}–{closes} (paikallista aikaa, {city}) pyhäpäiviä lukuun ottamatta. Aikaa, jonka odotamme vastaustasi, ei lasketa.',
  },

  late: {
    title: 'Olemme myöhässä, pahoittelemme',
    text: 'Määräaika oli {when}. Nyt projektisi menee kaiken muun edelle. Sinun ei tarvitse tehdä mitään; jos haluat jutella, kirjoita viesti alle tai sähköpostia osoitteeseen {email}.',
  },

  next: {
    form: 'Täytä lomake',
    choose: 'Valitse ehdotus',
    approve: 'Hyväksy kotisivut',
    domain: 'Vahvista verkkotunnus',
    openSite: 'Avaa kotisivusi',
    meanwhile: 'Tarkista sillä aikaa kotisivujesi osoite.',
    nothing: 'Juuri nyt sinun ei tarvitse tehdä mitään.',
  },

  designs: {
    title: 'Ehdotukset',
    earlier: 'Aiemmat ehdotukset',
    round: 'Kierros {n}',
    view: 'Näytä koko näytöllä',
    viewNamed: 'Näytä ”{title}” koko näytöllä',
    picture: 'Ehdotus ”{title}”',
    note: 'Suunnittelijan huomautus',
    openPdf: 'Lataa PDF',
    openLink: 'Avaa ehdotus',
    choose: 'Valitse tämä ehdotus',
    chooseNamed: 'Valitse ”{title}”',
    chosen: 'Valintasi',
    swipe: 'Pyyhkäise, niin näet kaikki {count} ehdotusta.',
    confirm: {
      title: 'Valitsetko ehdotuksen ”{title}”?',
      text: 'Rakennamme kotisivut tämän ehdotuksen pohjalta. Ne ovat valmiit {days}\u00a0työpäivän ({hours}\u00a0työtunnin) kuluessa.',
      later: 'Voit pyytää lisää muutoksia, kun katsot valmiita sivuja.',
      note: 'Onko jotain, mitä meidän pitäisi tietää? (vapaaehtoinen)',
      cancel: 'Ei vielä',
    },
    done: { title: 'Ehdotus on valittu', text: 'Kotisivusi ovat nyt työn alla.' },
  },

  viewer: {
    position: 'Ehdotus {n}/{total}',
    previous: 'Edellinen ehdotus',
    next: 'Seuraava ehdotus',
    zoomIn: 'Lähennä',
    zoomOut: 'Loitonna',
    hint: 'Nuolinäppäimet vaihtavat ehdotusta, + ja − zoomaavat, Esc sulkee.',
    noPreview: 'Tästä ehdotuksesta ei ole esikatselukuvaa.',
    failed: 'Kuvaa ei voitu hakea.',
  },

  changes: {
    button: 'Pyydä muutoksia',
    label: 'Mitä muutetaan?',
    hint: 'Kirjoita kaikki yhteen viestiin, niin muutamme ne kerralla. Voit pyytää muutoksia niin usein kuin haluat, eikä se maksa mitään.',
    send: 'Lähetä muutospyyntö',
    done: { title: 'Muutospyyntö lähetetty', text: 'Lähetämme sähköpostia, kun muutokset on tehty.' },
    openTitle: 'Pyytämäsi muutokset',
    openText: 'Lähetetty: {when}. Kun muutokset on tehty, voit pyytää lisää.',
  },

  review: {
    title: 'Kotisivusi',
    open: 'Avaa kotisivut',
    confirm: {
      title: 'Hyväksytkö kotisivut?',
      text: 'Sitten julkaisemme ne. Sen jälkeen pienet muutokset kuuluvat tukeen {months}\u00a0kuukauden ajan.',
      cancel: 'En vielä',
    },
    done: { title: 'Kotisivut hyväksytty', text: 'Lähetämme sähköpostia, kun ne on julkaistu.' },
  },

  domain: {
    title: 'Verkkotunnus',
    label: 'Verkkotunnus',
    ask: 'Minkä osoitteen haluat kotisivuillesi?',
    check: 'Toivoit verkkotunnusta {domain}. Tarkista kirjoitusasu ja vahvista.',
    confirm: 'Vahvista verkkotunnus',
    change: 'Käytä toista tunnusta',
    cancel: 'Peruuta',
    confirmed: 'Vahvistettu {when}',
    done: { title: 'Verkkotunnus vahvistettu', text: 'Kotisivujesi osoite on {domain}.' },
  },

  messages: {
    title: 'Viestit',
    label: 'Kirjoita meille',
    send: 'Lähetä viesti',
    empty: 'Ei vielä viestejä. Kysy mitä vain: vastaamme {hours}\u00a0tunnin kuluessa, yleensä nopeammin.',
    you: 'Sinä',
    problem: 'Ongelma',
    change_request: 'Muutokset',
    inProgress: 'tekeillä',
    answered: 'tehty ({when})',
    earlier: plural({
      one: 'Näytä {n} aiempi viesti',
      other: 'Näytä {n} aiempaa viestiä',
    }),
    done: { title: 'Viesti lähetetty', text: 'Vastaamme {hours}\u00a0tunnin kuluessa.' },
  },

  files: {
    title: 'Tiedostot',
    add: 'Liitä tiedostoja',
    limits: 'Enintään {count} tiedostoa, kukin enintään {size}: kuvia tai PDF-tiedostoja.',
    uploading: 'Lähetetään {name}: {percent}\u00a0%',
    ready: '{name} on liitetty.',
    remove: 'Poista {name}',
    tooMany: 'Voit liittää enintään {count} tiedostoa.',
    tooLarge: '{name} on suurempi kuin {size}. Valitse pienempi tiedosto.',
    wrongType: '{name} ei ole kuva eikä PDF. Valitse JPG-, PNG-, WebP-, SVG- tai PDF-tiedosto.',
    tooComplex: '{name} on liian monimutkainen käsiteltäväksi. Valitse siitä pienempi versio.',
    full: 'Projektiin ei mahdu enempää tiedostoja. Kirjoita meille, niin teemme tilaa.',
    failed: 'Tiedoston {name} lähetys ei onnistunut. Tarkista yhteytesi ja valitse tiedosto uudelleen.',
    wait: 'Odota, että tiedostot ovat perillä, ja lähetä sitten uudelleen.',
    all: plural({ one: 'Näytä {n} tiedosto', other: 'Näytä kaikki {n} tiedostoa' }),
    fromYou: 'sinulta',
    fromUs: 'meiltä',
  },

  problem: {
    button: 'Ilmoita ongelmasta',
    title: 'Ilmoita ongelmasta',
    label: 'Mikä on vialla?',
    hint: 'Kerro, mitä teit ja mitä näit; kuvakaappaus auttaa. Ongelmat hoidamme ensimmäisenä.',
    send: 'Lähetä ilmoitus',
    done: { title: 'Ilmoitus lähetetty', text: 'Hoidamme asian ensimmäisenä ja kirjoitamme sinulle.' },
  },

  order: {
    title: 'Tilauksesi',
    number: 'Tilausnumero',
    package: 'Paketti',
    price: 'Hinta',
    paid: 'Maksettu',
    receipt: 'Avaa kuitti',
  },

  live: {
    address: 'Kotisivusi',
    since: 'Julkaistu {date}',
    included: 'Webhotelli ja tuki sisältyvät hintaan, viimeinen päivä: {date}',
    firstWeek: {
      title: 'Ensimmäisellä viikolla',
      steps: [
        'Avaa sivut puhelimella ja tarkista puhelinnumerot, osoite ja aukioloajat.',
        'Lähetä itsellesi yhteydenotto, kuten asiakas tekisi.',
        'Lisää osoite Google-yritysprofiiliisi, sosiaaliseen mediaan ja sähköpostisi allekirjoitukseen.',
        'Pitääkö jotain muuttaa? Kirjoita meille: pienet muutokset sisältyvät hintaan {months}\u00a0kuukauden ajan.',
      ],
    },
    history: {
      title: 'Historia',
      contents: 'Vaiheet, ehdotukset, tiedostot ja kuitti',
    },
  },

  link: {
    missing: {
      title: 'Projektisi sivu',
      text: 'Avaa tämä sivu tilaustasi koskevan sähköpostin linkistä. Jos et löydä sitä, lähetämme uuden.',
    },
    expired: {
      title: 'Linkki on vanhentunut',
      text: 'Linkit lakkaavat toimimasta 180 päivän kuluttua viimeisestä viestistämme. Lähetämme sinulle uuden.',
    },
    revoked: {
      title: 'Linkki ei enää toimi',
      text: 'Olemme lähettäneet uudemman, tai tämä linkki on katkennut. Avaa linkki viimeisimmästä viestistämme tai pyydä uusi.',
    },
    order: 'Tilausnumero',
    orderHint: 'Löytyy jokaisesta tilaustasi koskevasta viestistä, esimerkiksi 482019375.',
    email: 'Sähköposti',
    emailHint: 'Osoite, jonka annoit tilatessasi.',
    send: 'Lähetä minulle uusi linkki',
    sentTitle: 'Tarkista sähköpostisi',
    sentText:
      'Jos tilausnumero ja sähköpostiosoite kuuluvat yhteen, uusi linkki on matkalla. Eikö mitään ole tullut kymmenessä minuutissa? Katso roskapostikansiosta tai kirjoita osoitteeseen {email}.',
    again: 'Kokeile muilla tiedoilla',
  },

  draft: 'Kirjoittamasi teksti säilyy tällä laitteella, kunnes lähetät sen tai suljet tämän välilehden.',

  errors: {
    load: {
      title: 'Projektiasi ei voitu hakea',
      text: 'Tarkista yhteytesi ja yritä uudelleen. Jos se ei auta, kirjoita osoitteeseen {email}.',
      retry: 'Yritä uudelleen',
    },
    offline:
      'Olet ilman verkkoyhteyttä. Tämä oli projektisi tilanne klo {time}; se päivittyy, kun yhteys palaa.',
    text: 'Kirjoita muutama sana.',
    tooLong: 'Käytä enintään {count} merkkiä.',
    domain: 'Anna verkkotunnus, esimerkiksi leipomo-moilanen.example.',
    order: 'Anna tilausnumero numeroina, esimerkiksi 482019375.',
    email: 'Anna toimiva sähköpostiosoite.',
    failed: 'Se ei onnistunut. Tekstisi on tallessa: tarkista yhteytesi ja lähetä uudelleen.',
    changed: 'Projektisi on sillä välin muuttunut. Katso, mitä uutta on, ja lähetä sitten uudelleen.',
    tooMany: 'Liian monta yritystä. Odota muutama minuutti ja yritä uudelleen.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Mikä nimi todistukseen tulee?',
    choices: {
      full: 'Oma nimeni',
      business: 'Yritykseni nimi',
      initials: 'Vain nimikirjaimeni',
      hidden: 'Ei nimeä',
    },
    open: 'Avaa todistus',
    saved: 'Todistus on muutettu.',
    later: 'Saat todistuksen puustasi, kun kotisivusi on julkaistu.',
  },
};
