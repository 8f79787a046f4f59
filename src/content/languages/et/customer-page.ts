import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'et',

  page: {
    title: 'Sinu projekt, tellimus nr {order}',
    titleWithoutOrder: 'Sinu projekt',
    order: 'Tellimus nr {order}',
    loading: 'Laadime sinu projekti.',
    newTab: 'avaneb uuel vahelehel',
    contact: 'Sinu kontaktisik: {name}',
    close: 'Sulge',
    dismiss: 'Sulge',
  },

  stages: {
    label: 'Sinu projekti etapid',
    awaiting_form: 'Sinu vorm',
    designing: 'Kavandid töös',
    choosing: 'Sinu valik',
    building: 'Koduleht töös',
    reviewing: 'Sinu heakskiit',
    live: 'Avatud',
    done: 'tehtud',
    current: 'praegu',
    upcoming: 'veel ees',
    expected: 'eeldatavalt {day}',
  },

  now: {
    awaiting_form: {
      title: 'Räägi meile oma ettevõttest',
      text: 'Selleks kulub umbes kümme minutit. Kavandid saad {hours}\u00a0tunni jooksul pärast vormi saatmist.',
    },
    designing: {
      title: 'Teeme sinu kavandeid',
      text: 'Saad valida {count} kavandi vahel. Kui need on valmis, saadame sulle e-kirja.',
    },
    redesigning: {
      title: 'Muudame sinu kavandeid',
      text: 'Saime sinu muudatussoovid kätte. Kui uued kavandid on valmis, saadame sulle e-kirja.',
    },
    choosing: {
      title: 'Sinu kavandid on valmis',
      text: 'Kiiret ei ole. Vali see, mis sulle kõige rohkem meeldib, või palu muudatusi nii palju, kui vaja.',
    },
    building: {
      title: 'Teeme sinu kodulehte',
      text: 'Kui see on ülevaatamiseks valmis, saadame sulle e-kirja.',
    },
    rebuilding: {
      title: 'Teeme soovitud muudatusi',
      text: 'Saime sinu muudatussoovid kätte. Kui tulemus on ülevaatamiseks valmis, saadame sulle e-kirja.',
    },
    reviewing: {
      title: 'Sinu koduleht ootab ülevaatamist',
      text: 'Vaata kõik lehed läbi. Kui sobib, kiida koduleht heaks ja me avame selle. Kui mitte, palu muudatusi.',
    },
    approved: {
      title: 'Avame kohe sinu kodulehe',
      text: 'Aitäh heakskiidu eest. Kui leht on avatud, saadame sulle e-kirja.',
    },
    live: {
      title: 'Sinu koduleht on avatud',
      text: 'Nüüd saavad seda vaadata kõik.',
      write: 'Kui midagi on vaja, kirjuta meile siinsamas.',
    },
    closed: {
      title: 'See tellimus on suletud',
      text: 'Tellimus tühistati või raha maksti tagasi, seepärast oleme töö lõpetanud. Sinu sõnumid ja failid jäävad siia alles.',
    },
  },

  clock: {
    label: 'Tähtaeg',
    designs: 'Kavandite tähtaeg: {when}',
    website: 'Kodulehe tähtaeg: {when}',
    launch: 'Avamise tähtaeg: {when}',
    when: '{day} kell {time}',
    left: 'jäänud {duration}',
    leftWorking: 'tööaega jäänud {duration}',
    late: 'hilinemine: {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'alla minuti',
    atShop: 'meie kella järgi {time} ({city})',
    notStarted: 'Aeg hakkab jooksma, kui saadad vormi ära.',
    paused: 'Aeg seisab, kuni sinust kuuleme.',
    chosenToday: 'Kui valid neist ühe täna, on valmis kodulehe tähtaeg {day}.',
    resting: 'Praegu oleme suletud. Aeg hakkab uuesti jooksma: {when}.',
    explain: 'Kuidas me aega arvestame',
    promise: landing.timeNote,
    workingHours:
      'Töötame esmaspäevast reedeni kell {opens}–{closes} (kohalik aeg, {city}), välja arvatud riigipühadel. Aeg, mil ootame sinu vastust, arvesse ei lähe.',
  },

  late: {
    title: 'Oleme hiljaks jäänud ja vabandame',
    text: 'Tähtaeg oli {when}. Nüüd tegeleme kõigepealt sinu projektiga. Sa ei pea midagi tegema; kui soovid meiega rääkida, kirjuta allpool sõnum või saada e-kiri aadressile {email}.',
  },

  next: {
    form: 'Täida vorm',
    choose: 'Vali kavand',
    approve: 'Kiida koduleht heaks',
    domain: 'Kinnita domeen',
    openSite: 'Ava koduleht',
    meanwhile: 'Kuni meie töötame, vaata palun üle oma kodulehe aadress.',
    nothing: 'Praegu ei pea sa midagi tegema.',
  },

  designs: {
    title: 'Sinu kavandid',
    earlier: 'Varasemad kavandid',
    round: '{n}. voor',
    view: 'Vaata täisekraanil',
    viewNamed: 'Vaata kavandit „{title}“ täisekraanil',
    picture: 'Kavand „{title}“',
    note: 'Kujundaja märkus',
    openPdf: 'Laadi PDF alla',
    openLink: 'Ava kavand',
    choose: 'Vali see kavand',
    chooseNamed: 'Vali „{title}“',
    chosen: 'Sinu valik',
    swipe: 'Libista sõrmega, et näha kõiki {count} kavandit.',
    confirm: {
      title: 'Kas valid kavandi „{title}“?',
      text: 'Teeme kodulehe selle kavandi järgi. See saab valmis {days}\u00a0tööpäeva ({hours}\u00a0töötunni) jooksul.',
      later: 'Muudatusi saad paluda ka siis, kui valmis lehte üle vaatad.',
      note: 'Kas peaksime veel midagi teadma? (ei ole kohustuslik)',
      cancel: 'Veel mitte',
    },
    done: { title: 'Kavand on valitud', text: 'Hakkasime sinu kodulehte tegema.' },
  },

  viewer: {
    position: 'Kavand {n}/{total}',
    previous: 'Eelmine kavand',
    next: 'Järgmine kavand',
    zoomIn: 'Suurenda',
    zoomOut: 'Vähenda',
    hint: 'Nooleklahvid vahetavad kavandit, + ja − muudavad suurust, Esc sulgeb.',
    noPreview: 'Sellel kavandil ei ole eelvaadet.',
    failed: 'Pilti ei õnnestunud laadida.',
  },

  changes: {
    button: 'Palu muudatusi',
    label: 'Mida muuta?',
    hint: 'Pane kõik ühte sõnumisse, siis muudame kõik korraga. Muudatusi võid paluda nii sageli, kui vaja; see ei maksa midagi.',
    send: 'Saada muudatussoovid',
    done: { title: 'Muudatussoovid on saadetud', text: 'Kui muudatused on tehtud, saadame sulle e-kirja.' },
    openTitle: 'Sinu soovitud muudatused',
    openText: 'Saadetud: {when}. Kui need on tehtud, saad paluda uusi.',
  },

  review: {
    title: 'Sinu koduleht',
    open: 'Ava koduleht',
    confirm: {
      title: 'Kas kiidad kodulehe heaks?',
      text: 'Seejärel avame selle. Pärast seda sisaldab tugi {months}\u00a0kuud ka väikesi muudatusi.',
      cancel: 'Veel mitte',
    },
    done: { title: 'Koduleht on heaks kiidetud', text: 'Kui see on avatud, saadame sulle e-kirja.' },
  },

  domain: {
    title: 'Domeen',
    label: 'Domeen',
    ask: 'Millisel aadressil peaks sinu koduleht olema?',
    check: 'Vormis on kirjas {domain}. Palun vaata, kas see on õigesti kirjutatud, ja kinnita.',
    confirm: 'Kinnita domeen',
    change: 'Sisesta teine domeen',
    cancel: 'Loobu',
    confirmed: 'Kinnitatud: {when}',
    done: { title: 'Domeen on kinnitatud', text: 'Sinu kodulehe aadress on {domain}.' },
  },

  messages: {
    title: 'Sõnumid',
    label: 'Kirjuta meile',
    send: 'Saada sõnum',
    empty: 'Sõnumeid veel ei ole. Küsi, mida soovid: vastame {hours}\u00a0tunni jooksul, enamasti varem.',
    you: 'Sina',
    problem: 'Probleem',
    change_request: 'Muudatused',
    inProgress: 'töös',
    answered: 'tehtud ({when})',
    earlier: plural({ one: 'Näita {n} varasemat sõnumit', other: 'Näita {n} varasemat sõnumit' }),
    done: { title: 'Sõnum on saadetud', text: 'Vastame {hours}\u00a0tunni jooksul.' },
  },

  files: {
    title: 'Failid',
    add: 'Lisa failid',
    limits: 'Kuni {count} faili, igaüks kuni {size}: pildid või PDF-id.',
    uploading: 'Laadime üles: {name}, {percent}%',
    ready: 'Lisatud: {name}',
    remove: 'Eemalda {name}',
    tooMany: 'Korraga saad lisada kuni {count} faili.',
    tooLarge: 'Fail {name} on suurem kui {size}. Vali väiksem fail.',
    wrongType: 'Fail {name} ei ole pilt ega PDF. Vali JPG-, PNG-, WebP-, SVG- või PDF-fail.',
    tooComplex: 'Fail {name} on töötlemiseks liiga keeruline. Vali selle väiksem versioon.',
    full: 'Selles projektis ei ole failidele rohkem ruumi. Kirjuta meile ja me teeme ruumi juurde.',
    failed: 'Faili {name} ei õnnestunud üles laadida. Kontrolli ühendust ja vali fail uuesti.',
    wait: 'Oota, kuni failid on üles laaditud, ja saada siis uuesti.',
    all: plural({ one: 'Näita {n} faili', other: 'Näita kõiki faile ({n})' }),
    fromYou: 'sinult',
    fromUs: 'meilt',
  },

  problem: {
    button: 'Teata probleemist',
    title: 'Teata probleemist',
    label: 'Milles on probleem?',
    hint: 'Kirjuta, mida tegid ja mida nägid; abiks on ka ekraanipilt. Probleemidega tegeleme kõigepealt.',
    send: 'Saada teade',
    done: { title: 'Probleemist on teatatud', text: 'Uurime seda esimesena ja kirjutame sulle.' },
  },

  order: {
    title: 'Sinu tellimus',
    number: 'Tellimuse number',
    package: 'Pakett',
    price: 'Hind',
    paid: 'Makstud',
    receipt: 'Ava kviitung',
  },

  live: {
    address: 'Sinu koduleht',
    since: 'Avatud: {date}',
    included: 'Majutus ja tugi on hinna sees, viimane päev: {date}',
    firstWeek: {
      title: 'Esimesel nädalal',
      steps: [
        'Ava koduleht telefonis ning kontrolli telefoninumbreid, aadressi ja lahtiolekuaegu.',
        'Saada endale päring, nagu teeks seda klient.',
        'Lisa kodulehe aadress oma Google’i ettevõtteprofiilile, sotsiaalmeediasse ja e-kirjade allkirja.',
        'Kas midagi on vaja muuta? Kirjuta meile: väikesed muudatused on {months}\u00a0kuud hinna sees.',
      ],
    },
    history: {
      title: 'Ajalugu',
      contents: 'Etapid, kavandid, failid ja kviitung',
    },
  },

  link: {
    missing: {
      title: 'Sinu projekti leht',
      text: 'Ava see leht lingiga, mis on meie e-kirjades sinu tellimuse kohta. Kui sa linki ei leia, saadame uue.',
    },
    expired: {
      title: 'See link on aegunud',
      text: 'Lingid lakkavad töötamast, kui meie viimasest e-kirjast on möödas 180\u00a0päeva. Saadame sulle uue.',
    },
    revoked: {
      title: 'See link enam ei tööta',
      text: 'Oleme saatnud uuema lingi või on see link poolik. Ava link meie viimasest e-kirjast või küsi uut.',
    },
    order: 'Tellimuse number',
    orderHint: 'Selle leiad igast tellimuse kohta saadetud e-kirjast, näiteks 482019375.',
    email: 'E-post',
    emailHint: 'Aadress, mille tellides sisestasid.',
    send: 'Saada mulle uus link',
    sentTitle: 'Vaata oma postkasti',
    sentText:
      'Kui tellimuse number ja e-posti aadress kuuluvad kokku, on uus link juba teel. Kümne minuti pärast pole ikka midagi? Vaata rämpsposti kausta või kirjuta aadressile {email}.',
    again: 'Proovi teiste andmetega',
  },

  draft: 'Sinu tekst püsib selles seadmes, kuni saadad selle ära või suled vahelehe.',

  errors: {
    load: {
      title: 'Sinu projekti ei õnnestunud laadida',
      text: 'Kontrolli ühendust ja proovi uuesti. Kui see ei aita, kirjuta aadressile {email}.',
      retry: 'Proovi uuesti',
    },
    offline: 'Internetiühendust ei ole. Näed projekti seisuga kell {time}; kui ühendus taastub, leht uueneb.',
    text: 'Palun kirjuta mõni sõna.',
    tooLong: 'Palun kasuta kuni {count} tähemärki.',
    domain: 'Sisesta domeen, näiteks pagarikoda.example.',
    order: 'Sisesta tellimuse number, näiteks 482019375.',
    email: 'Palun sisesta kehtiv e-posti aadress.',
    failed: 'Saata ei õnnestunud. Sinu tekst on alles: kontrolli ühendust ja saada uuesti.',
    changed: 'Projekt on vahepeal muutunud. Vaata, mis on uut, ja saada siis uuesti.',
    tooMany: 'Liiga palju katseid. Oota mõni minut ja proovi uuesti.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Mis nimi peaks tunnistusel olema?',
    choices: {
      full: 'Minu nimi',
      business: 'Minu ettevõtte nimi',
      initials: 'Ainult minu initsiaalid',
      hidden: 'Ilma nimeta',
    },
    open: 'Ava tunnistus',
    saved: 'Tunnistus on muudetud.',
    later: 'Oma puu tunnistuse saad siis, kui koduleht on avatud.',
  },
};
