import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'sl',

  page: {
    title: 'Vaš projekt, naročilo št. {order}',
    titleWithoutOrder: 'Vaš projekt',
    order: 'Naročilo št. {order}',
    loading: 'Nalagamo vaš projekt.',
    newTab: 'odpre se v novem zavihku',
    contact: 'Vaša kontaktna oseba: {name}',
    close: 'Zapri',
    dismiss: 'Zapri',
  },

  stages: {
    label: 'Koraki vašega projekta',
    awaiting_form: 'Vaš obrazec',
    designing: 'Osnutki v pripravi',
    choosing: 'Vaša izbira',
    building: 'Stran v izdelavi',
    reviewing: 'Vaš pregled',
    live: 'Objavljeno',
    done: 'končano',
    current: 'zdaj',
    upcoming: 'še sledi',
    expected: 'predvidoma {day}',
  },

  now: {
    awaiting_form: {
      title: 'Povejte nam kaj o svojem podjetju',
      text: 'Vzelo vam bo približno deset minut. Osnutke boste dobili v {hours}\u00a0urah po oddaji obrazca.',
    },
    designing: {
      title: 'Pripravljamo vaše osnutke',
      text: 'Izbirali boste med {count} osnutki. Ko bodo pripravljeni, vam pošljemo e-sporočilo.',
    },
    redesigning: {
      title: 'Popravljamo vaše osnutke',
      text: 'Vaše želje smo prejeli. Ko bodo novi osnutki pripravljeni, vam pošljemo e-sporočilo.',
    },
    choosing: {
      title: 'Vaši osnutki so pripravljeni',
      text: 'Vzemite si čas. Izberite tistega, ki vam je najbolj všeč, ali zahtevajte popravke, kolikor jih potrebujete.',
    },
    building: {
      title: 'Izdelujemo vašo stran',
      text: 'Ko si jo boste lahko ogledali, vam pošljemo e-sporočilo.',
    },
    rebuilding: {
      title: 'Pripravljamo popravke, ki ste jih zahtevali',
      text: 'Vaše želje smo prejeli. Ko si boste popravke lahko ogledali, vam pošljemo e-sporočilo.',
    },
    reviewing: {
      title: 'Vaša stran je pripravljena na pregled',
      text: 'Preglejte jo v celoti. Potrdite jo in objavili jo bomo ali pa zahtevajte popravke.',
    },
    approved: {
      title: 'Objavljamo vašo stran',
      text: 'Hvala za potrditev. Ko bo stran objavljena, vam pošljemo e-sporočilo.',
    },
    live: {
      title: 'Vaša stran je objavljena',
      text: 'Obišče jo lahko vsak.',
      write: 'Kadar boste kaj potrebovali, nam pišite tukaj.',
    },
    closed: {
      title: 'To naročilo je zaključeno',
      text: 'Bilo je preklicano ali pa smo vam vrnili denar, zato pri njem ne delamo več. Vaša sporočila in datoteke ostanejo tukaj.',
    },
  },

  clock: {
    label: 'Rok',
    designs: 'Rok za osnutke: {when}',
    website: 'Rok za stran: {when}',
    launch: 'Rok za objavo: {when}',
    when: '{day} ob {time}',
    left: 'še {duration}',
    leftWorking: 'še {duration} delovnega časa',
    late: 'zamuda: {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'manj kot minuta',
    atShop: '{time} po našem času ({city})',
    notStarted: 'Čas začne teči, ko oddate obrazec.',
    paused: 'Čas stoji, dokler se nam ne oglasite.',
    chosenToday: 'Če danes izberete enega, bo stran pripravljena za pregled najpozneje: {day}.',
    resting: 'Zdaj ne delamo. Čas bo spet tekel: {when}.',
    explain: 'Kako štejemo čas',
    promise: landing.timeNote,
    workingHours:
      'Delamo od ponedeljka do petka od {opens} do {closes} (krajevni čas, {city}), razen ob praznikih. Čas, ko čakamo na vaš odgovor, ne šteje.',
  },

  late: {
    title: 'Zamujamo in se opravičujemo',
    text: 'Rok je bil: {when}. Vaš projekt ima zdaj prednost pred vsem drugim. Vam ni treba storiti ničesar; če želite govoriti z nami, napišite sporočilo spodaj ali pišite na {email}.',
  },

  next: {
    form: 'Izpolni obrazec',
    choose: 'Izberi osnutek',
    approve: 'Potrdi stran',
    domain: 'Potrdi domeno',
    openSite: 'Odpri stran',
    meanwhile: 'Medtem ko delamo, preverite naslov svoje strani.',
    nothing: 'Trenutno vam ni treba storiti ničesar.',
  },

  designs: {
    title: 'Vaši osnutki',
    earlier: 'Prejšnji osnutki',
    round: '{n}. krog',
    view: 'Čez cel zaslon',
    viewNamed: 'Prikaži »{title}« čez cel zaslon',
    picture: 'Osnutek »{title}«',
    note: 'Opomba oblikovalca',
    openPdf: 'Prenesi PDF',
    openLink: 'Odpri osnutek',
    choose: 'Izberi ta osnutek',
    chooseNamed: 'Izberi »{title}«',
    chosen: 'Vaša izbira',
    swipe: 'Podrsajte, da si ogledate vse ({count}).',
    confirm: {
      title: 'Želite izbrati »{title}«?',
      text: 'Po tem osnutku bomo izdelali vašo stran. Končana bo v {days}\u00a0delovnih dneh ({hours}\u00a0delovnih urah).',
      later: 'Nove popravke lahko zahtevate tudi, ko si boste ogledovali končano stran.',
      note: 'Bi nam radi še kaj sporočili? (neobvezno)',
      cancel: 'Še ne',
    },
    done: { title: 'Osnutek je izbran', text: 'Lotili smo se izdelave vaše strani.' },
  },

  viewer: {
    position: 'Osnutek {n} od {total}',
    previous: 'Prejšnji osnutek',
    next: 'Naslednji osnutek',
    zoomIn: 'Povečaj',
    zoomOut: 'Pomanjšaj',
    hint: 'S puščicami menjate osnutke, s + in − povečate ali pomanjšate, s tipko Esc zaprete.',
    noPreview: 'Ta osnutek nima predogleda.',
    failed: 'Slike ni bilo mogoče naložiti.',
  },

  changes: {
    button: 'Zahtevaj popravke',
    label: 'Kaj naj popravimo?',
    hint: 'Napišite vse v eno sporočilo in popravili bomo vse naenkrat. Popravke lahko zahtevate, kolikorkrat želite; nič ne stanejo.',
    send: 'Pošlji zahtevo',
    done: { title: 'Zahteva je poslana', text: 'Ko bodo popravki pripravljeni, vam pošljemo e-sporočilo.' },
    openTitle: 'Popravki, ki ste jih zahtevali',
    openText: 'Poslano: {when}. Ko bodo pripravljeni, lahko zahtevate nove.',
  },

  review: {
    title: 'Vaša stran',
    open: 'Odpri stran',
    confirm: {
      title: 'Želite potrditi stran?',
      text: 'Objavili jo bomo. Manjši popravki so potem še {months}\u00a0mesecev vključeni v podporo.',
      cancel: 'Še ne',
    },
    done: { title: 'Stran je potrjena', text: 'Ko bo objavljena, vam pošljemo e-sporočilo.' },
  },

  domain: {
    title: 'Domena',
    label: 'Domena',
    ask: 'Na katerem naslovu naj bo vaša stran?',
    check: 'V obrazcu ste navedli {domain}. Preverite, ali je zapisana pravilno, in jo potrdite.',
    confirm: 'Potrdi domeno',
    change: 'Vpiši drugo domeno',
    cancel: 'Prekliči',
    confirmed: 'Potrjeno: {when}',
    done: { title: 'Domena je potrjena', text: 'Vaša stran bo na naslovu {domain}.' },
  },

  messages: {
    title: 'Sporočila',
    label: 'Pišite nam',
    send: 'Pošlji sporočilo',
    empty: 'Sporočil še ni. Vprašajte nas karkoli: odgovorimo v {hours}\u00a0urah, večinoma prej.',
    you: 'Vi',
    problem: 'Težava',
    change_request: 'Popravki',
    inProgress: 'v delu',
    answered: 'urejeni ({when})',
    earlier: plural({
      one: 'Prikaži {n} starejše sporočilo',
      two: 'Prikaži {n} starejši sporočili',
      few: 'Prikaži {n} starejša sporočila',
      other: 'Prikaži {n} starejših sporočil',
    }),
    done: { title: 'Sporočilo je poslano', text: 'Odgovorimo v {hours}\u00a0urah.' },
  },

  files: {
    title: 'Datoteke',
    add: 'Priloži datoteke',
    limits: 'Največje število datotek: {count}, vsaka do {size}. Slike ali PDF.',
    uploading: 'Nalaganje: {name}, {percent}\u00a0%',
    ready: 'Priloženo: {name}',
    remove: 'Odstrani {name}',
    tooMany: 'Preveč datotek. Največje število: {count}.',
    tooLarge: 'Datoteka {name} je večja od {size}. Izberite manjšo.',
    wrongType: 'Datoteka {name} ni ne slika ne PDF. Izberite JPG, PNG, WebP, SVG ali PDF.',
    tooComplex: 'Datoteka {name} je preveč zapletena za obdelavo. Izberite njeno manjšo različico.',
    full: 'V projektu ni več prostora za datoteke. Pišite nam in ga bomo naredili.',
    failed: 'Datoteke {name} ni bilo mogoče naložiti. Preverite povezavo in jo izberite znova.',
    wait: 'Počakajte, da se datoteke naložijo, in nato pošljite sporočilo.',
    all: plural({
      one: 'Prikaži {n} datoteko',
      two: 'Prikaži obe datoteki ({n})',
      few: 'Prikaži vse {n} datoteke',
      other: 'Prikaži vseh {n} datotek',
    }),
    fromYou: 'od vas',
    fromUs: 'od nas',
  },

  problem: {
    button: 'Prijavi težavo',
    title: 'Prijavi težavo',
    label: 'Kaj je narobe?',
    hint: 'Napišite, kaj ste naredili in kaj ste videli; pomaga tudi posnetek zaslona. Težave rešujemo najprej.',
    send: 'Pošlji prijavo',
    done: { title: 'Težava je prijavljena', text: 'Takoj jo bomo pogledali in vam pisali.' },
  },

  order: {
    title: 'Vaše naročilo',
    number: 'Številka naročila',
    package: 'Storitev',
    price: 'Cena',
    paid: 'Datum plačila',
    receipt: 'Odpri potrdilo o plačilu',
  },

  live: {
    address: 'Vaša stran',
    since: 'Objavljeno: {date}',
    included: 'Gostovanje in podpora sta vključena do {date}',
    firstWeek: {
      title: 'V prvem tednu',
      steps: [
        'Odprite stran na telefonu in preverite telefonske številke, naslov in delovni čas.',
        'Pošljite si povpraševanje, kot bi ga poslala stranka.',
        'Dodajte naslov strani v Googlov profil podjetja, na družbena omrežja in v podpis e-pošte.',
        'Bi radi kaj spremenili? Pišite nam: manjši popravki so vključeni {months}\u00a0mesecev.',
      ],
    },
    history: {
      title: 'Zgodovina',
      contents: 'Koraki, osnutki, datoteke in potrdilo o plačilu',
    },
  },

  link: {
    missing: {
      title: 'Stran vašega projekta',
      text: 'To stran odprite s povezavo v enem od naših e-poštnih sporočil o naročilu. Če je ne najdete, vam pošljemo novo.',
    },
    expired: {
      title: 'Ta povezava je potekla',
      text: 'Povezave prenehajo veljati 180\u00a0dni po našem zadnjem e-sporočilu. Poslali vam bomo novo.',
    },
    revoked: {
      title: 'Ta povezava ne velja več',
      text: 'Poslali smo vam novejšo ali pa ta ni popolna. Odprite povezavo iz našega zadnjega e-sporočila ali zahtevajte novo.',
    },
    order: 'Številka naročila',
    orderHint: 'Navedena je v vsakem e-poštnem sporočilu o naročilu, na primer 482019375.',
    email: 'E-pošta',
    emailHint: 'Naslov, ki ste ga navedli ob naročilu.',
    send: 'Pošlji mi novo povezavo',
    sentTitle: 'Preverite e-pošto',
    sentText:
      'Če številka naročila in e-poštni naslov spadata skupaj, je nova povezava že na poti. Je tudi po desetih minutah ni? Poglejte med neželeno pošto ali pišite na {email}.',
    again: 'Poskusi z drugimi podatki',
  },

  draft: 'Kar napišete, ostane shranjeno v tej napravi, dokler tega ne pošljete ali ne zaprete tega zavihka.',

  errors: {
    load: {
      title: 'Vašega projekta ni bilo mogoče naložiti',
      text: 'Preverite povezavo in poskusite znova. Če to ne pomaga, pišite na {email}.',
      retry: 'Poskusi znova',
    },
    offline: 'Niste povezani z internetom. To je stanje ob {time}; posodobilo se bo, ko boste spet povezani.',
    text: 'Napišite nekaj besed.',
    tooLong: 'Največje število znakov: {count}.',
    domain: 'Vpišite domeno, na primer pekarna-klas.example.',
    order: 'Vpišite številko naročila s števkami, na primer 482019375.',
    email: 'Vpišite veljaven e-poštni naslov.',
    failed:
      'Sporočilo ni bilo poslano. Vaše besedilo je še vedno tukaj: preverite povezavo in ga pošljite znova.',
    changed: 'Projekt se je medtem spremenil. Oglejte si, kaj je novega, in nato pošljite znova.',
    tooMany: 'Preveč poskusov. Počakajte nekaj minut in poskusite znova.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Katero ime naj bo na potrdilu?',
    choices: {
      full: 'Moje ime',
      business: 'Ime mojega podjetja',
      initials: 'Samo moje začetnice',
      hidden: 'Brez imena',
    },
    open: 'Odpri potrdilo',
    saved: 'Potrdilo je spremenjeno.',
    later: 'Potrdilo o svojem drevesu boste dobili, ko bo stran objavljena.',
  },
};
