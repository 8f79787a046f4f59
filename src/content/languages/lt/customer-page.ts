import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'lt',

  page: {
    title: 'Jūsų projektas, užsakymas Nr.\u00a0{order}',
    titleWithoutOrder: 'Jūsų projektas',
    order: 'Užsakymas Nr.\u00a0{order}',
    loading: 'Įkeliame jūsų projektą.',
    newTab: 'atsidaro naujame skirtuke',
    contact: 'Jūsų kontaktinis asmuo: {name}',
    close: 'Uždaryti',
    dismiss: 'Uždaryti',
  },

  stages: {
    label: 'Jūsų projekto etapai',
    awaiting_form: 'Jūsų anketa',
    designing: 'Eskizų kūrimas',
    choosing: 'Jūsų pasirinkimas',
    building: 'Svetainės kūrimas',
    reviewing: 'Jūsų patvirtinimas',
    live: 'Svetainė veikia',
    done: 'atlikta',
    current: 'dabar',
    upcoming: 'dar laukia',
    expected: 'numatoma: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Papasakokite apie savo verslą',
      text: 'Anketai prireiks apie dešimt minučių. Eskizus gausite per {hours}\u00a0valandas nuo anketos išsiuntimo.',
    },
    designing: {
      title: 'Kuriame jūsų eskizus',
      text: 'Galėsite rinktis iš {count} eskizų. Kai paruošime, parašysime el.\u00a0paštu.',
    },
    redesigning: {
      title: 'Taisome jūsų eskizus',
      text: 'Jūsų pastabas gavome. Kai nauji eskizai bus paruošti, parašysime el.\u00a0paštu.',
    },
    choosing: {
      title: 'Jūsų eskizai paruošti',
      text: 'Neskubėkite. Išsirinkite labiausiai patikusį arba prašykite pataisyti tiek kartų, kiek reikia.',
    },
    building: {
      title: 'Kuriame jūsų svetainę',
      text: 'Kai galėsite ją peržiūrėti, parašysime el.\u00a0paštu.',
    },
    rebuilding: {
      title: 'Taisome jūsų svetainę',
      text: 'Jūsų pastabas gavome. Kai galėsite peržiūrėti rezultatą, parašysime el.\u00a0paštu.',
    },
    reviewing: {
      title: 'Jūsų svetainę jau galite peržiūrėti',
      text: 'Peržiūrėkite visus puslapius. Jei viskas tinka, patvirtinkite svetainę, ir mes ją paleisime. Jei ne, paprašykite pataisyti.',
    },
    approved: {
      title: 'Paleidžiame jūsų svetainę',
      text: 'Ačiū, kad patvirtinote. Kai svetainė pradės veikti, parašysime el.\u00a0paštu.',
    },
    live: {
      title: 'Jūsų svetainė veikia',
      text: 'Ją gali aplankyti visi.',
      write: 'Jei ko prireiks, parašykite mums čia.',
    },
    closed: {
      title: 'Šis užsakymas uždarytas',
      text: 'Užsakymas atšauktas arba pinigai grąžinti, todėl darbą nutraukėme. Jūsų žinutės ir failai liks čia.',
    },
  },

  clock: {
    label: 'Terminas',
    designs: 'Eskizų terminas: {when}',
    website: 'Svetainės terminas: {when}',
    launch: 'Paleidimo terminas: {when}',
    when: '{day}, {time}\u00a0val.',
    left: 'liko {duration}',
    leftWorking: 'liko darbo laiko: {duration}',
    late: 'vėlavimas: {duration}',
    hoursAndMinutes: '{hours}\u00a0val. {minutes}\u00a0min.',
    hours: '{hours}\u00a0val.',
    minutes: '{minutes}\u00a0min.',
    underMinute: 'mažiau nei minutė',
    atShop: 'Pas mus ({city}) – {time}\u00a0val.',
    notStarted: 'Laiką pradėsime skaičiuoti, kai išsiųsite anketą.',
    paused: 'Kol laukiame jūsų atsakymo, laiko neskaičiuojame.',
    chosenToday: 'Jei vieną išsirinksite šiandien, svetainės parengimo terminas bus {day}.',
    resting: 'Dabar nedirbame. Laiką vėl skaičiuosime: {when}',
    explain: 'Kaip skaičiuojame laiką',
    promise: landing.timeNote,
    workingHours:
      'Dirbame pirmadieniais–penktadieniais nuo {opens} iki {closes}\u00a0val. vietos laiku ({city}), išskyrus valstybines šventes. Laiko, kai laukiame jūsų atsakymo, neskaičiuojame.',
  },

  late: {
    title: 'Vėluojame ir atsiprašome',
    text: 'Terminas buvo: {when} Dabar jūsų projektas mums svarbiausias. Jums nieko daryti nereikia, o jei norite pasikalbėti, parašykite žinutę žemiau arba el.\u00a0laišką adresu {email}.',
  },

  next: {
    form: 'Pildyti anketą',
    choose: 'Išsirinkti eskizą',
    approve: 'Patvirtinti svetainę',
    domain: 'Patvirtinti domeną',
    openSite: 'Atidaryti svetainę',
    meanwhile: 'Kol dirbame, patikrinkite savo svetainės adresą.',
    nothing: 'Šiuo metu jums nieko daryti nereikia.',
  },

  designs: {
    title: 'Jūsų eskizai',
    earlier: 'Ankstesni eskizai',
    round: '{n}-oji versija',
    view: 'Rodyti visame ekrane',
    viewNamed: 'Rodyti „{title}“ visame ekrane',
    picture: 'Eskizas „{title}“',
    note: 'Dizainerio pastaba',
    openPdf: 'Atsisiųsti PDF',
    openLink: 'Atidaryti eskizą',
    choose: 'Rinktis šį eskizą',
    chooseNamed: 'Rinktis „{title}“',
    chosen: 'Jūsų pasirinkimas',
    swipe: 'Braukite pirštu ir pamatysite visus eskizus ({count}).',
    confirm: {
      title: 'Renkatės „{title}“?',
      text: 'Pagal šį eskizą sukursime jūsų svetainę. Ji bus parengta per {days}\u00a0darbo dienas ({hours}\u00a0darbo valandas).',
      later: 'Dar kartą paprašyti pataisymų galėsite, kai peržiūrėsite parengtą svetainę.',
      note: 'Ar turėtume dar ką nors žinoti? (neprivaloma)',
      cancel: 'Dar ne',
    },
    done: { title: 'Eskizas pasirinktas', text: 'Pradėjome kurti jūsų svetainę.' },
  },

  viewer: {
    position: 'Eskizas {n} iš {total}',
    previous: 'Ankstesnis eskizas',
    next: 'Kitas eskizas',
    zoomIn: 'Padidinti',
    zoomOut: 'Sumažinti',
    hint: 'Rodyklių klavišai perjungia eskizus, + ir − keičia mastelį, „Esc“ uždaro.',
    noPreview: 'Šio eskizo peržiūros nėra.',
    failed: 'Vaizdo įkelti nepavyko.',
  },

  changes: {
    button: 'Paprašyti pataisymų',
    label: 'Ką turėtume pakeisti?',
    hint: 'Surašykite viską į vieną žinutę, tada viską pataisysime vienu kartu. Prašyti galite tiek kartų, kiek reikia: tai nieko nekainuoja.',
    send: 'Siųsti pastabas',
    done: { title: 'Pastabos išsiųstos', text: 'Kai pataisysime, parašysime el.\u00a0paštu.' },
    openTitle: 'Jūsų pastabos',
    openText: 'Išsiųsta: {when} Kai pataisysime, galėsite parašyti naujų pastabų.',
  },

  review: {
    title: 'Jūsų svetainė',
    open: 'Atidaryti svetainę',
    confirm: {
      title: 'Patvirtinti svetainę?',
      text: 'Tada svetainę paleisime. Nedideli pakeitimai dar {months}\u00a0mėnesių įskaičiuoti į pagalbą.',
      cancel: 'Dar ne',
    },
    done: { title: 'Svetainė patvirtinta', text: 'Kai ji pradės veikti, parašysime el.\u00a0paštu.' },
  },

  domain: {
    title: 'Domenas',
    label: 'Domenas',
    ask: 'Kokiu adresu turėtų veikti jūsų svetainė?',
    check: 'Anketoje nurodėte {domain}. Patikrinkite, ar parašyta teisingai, ir patvirtinkite.',
    confirm: 'Patvirtinti domeną',
    change: 'Nurodyti kitą domeną',
    cancel: 'Atšaukti',
    confirmed: 'Patvirtinta: {when}',
    done: { title: 'Domenas patvirtintas', text: 'Jūsų svetainės adresas bus {domain}.' },
  },

  messages: {
    title: 'Žinutės',
    label: 'Parašykite mums',
    send: 'Siųsti žinutę',
    empty:
      'Žinučių dar nėra. Klauskite, ko tik norite: atsakome per {hours}\u00a0valandas, dažniausiai greičiau.',
    you: 'Jūs',
    problem: 'Problema',
    change_request: 'Pastabos',
    inProgress: 'taisome',
    answered: 'pataisyta ({when})',
    earlier: plural({
      one: 'Rodyti {n} ankstesnę žinutę',
      few: 'Rodyti {n} ankstesnes žinutes',
      many: 'Rodyti {n} ankstesnės žinutės',
      other: 'Rodyti {n} ankstesnių žinučių',
    }),
    done: { title: 'Žinutė išsiųsta', text: 'Atsakome per {hours}\u00a0valandas.' },
  },

  files: {
    title: 'Failai',
    add: 'Pridėti failų',
    limits: 'Iki {count}\u00a0failų, kiekvienas iki {size}. Tinka paveikslėliai ir PDF.',
    uploading: 'Įkeliamas {name}: {percent}\u00a0%',
    ready: 'Failas {name} pridėtas.',
    remove: 'Pašalinti {name}',
    tooMany: 'Per daug failų. Leistinas skaičius: {count}.',
    tooLarge: 'Failas {name} didesnis nei {size}. Pasirinkite mažesnį.',
    wrongType: 'Failas {name} – ne paveikslėlis ir ne PDF. Pasirinkite JPG, PNG, WebP, SVG arba PDF failą.',
    tooComplex: 'Failas {name} per sudėtingas, todėl jo apdoroti nepavyko. Pasirinkite mažesnę versiją.',
    full: 'Šiame projekte failams vietos nebeliko. Parašykite mums, ir jos atlaisvinsime.',
    failed: 'Failo {name} įkelti nepavyko. Patikrinkite interneto ryšį ir pasirinkite failą iš naujo.',
    wait: 'Palaukite, kol failai bus įkelti, ir siųskite dar kartą.',
    all: plural({
      one: 'Rodyti {n} failą',
      few: 'Rodyti visus {n} failus',
      many: 'Rodyti visus failus ({n})',
      other: 'Rodyti visus {n} failų',
    }),
    fromYou: 'iš jūsų',
    fromUs: 'iš mūsų',
  },

  problem: {
    button: 'Pranešti apie problemą',
    title: 'Pranešti apie problemą',
    label: 'Kas nutiko?',
    hint: 'Parašykite, ką darėte ir ką matėte; labai padeda ekrano nuotrauka. Problemas sprendžiame pirmiausia.',
    send: 'Siųsti pranešimą',
    done: { title: 'Apie problemą pranešta', text: 'Imsimės jos pirmiausia ir jums parašysime.' },
  },

  order: {
    title: 'Jūsų užsakymas',
    number: 'Užsakymo numeris',
    package: 'Paketas',
    price: 'Kaina',
    paid: 'Apmokėta',
    receipt: 'Atidaryti kvitą',
  },

  live: {
    address: 'Jūsų svetainė',
    since: 'Veikia nuo {date}',
    included: 'Priegloba ir pagalba įskaičiuotos iki {date}',
    firstWeek: {
      title: 'Pirmąją savaitę',
      steps: [
        'Atsidarykite svetainę telefone ir patikrinkite telefono numerius, adresą ir darbo laiką.',
        'Išsiųskite sau užklausą, kaip tai darytų klientas.',
        'Įrašykite svetainės adresą „Google“ įmonės profilyje, socialiniuose tinkluose ir el. laiškų paraše.',
        'Norite ką nors pakeisti? Parašykite mums: nedideli pakeitimai įskaičiuoti {months}\u00a0mėnesių.',
      ],
    },
    history: {
      title: 'Istorija',
      contents: 'Etapai, eskizai, failai ir jūsų kvitas',
    },
  },

  link: {
    missing: {
      title: 'Jūsų projekto puslapis',
      text: 'Atidarykite šį puslapį paspaudę nuorodą bet kuriame mūsų laiške apie užsakymą. Jei jos nerandate, atsiųsime naują.',
    },
    expired: {
      title: 'Nuoroda nebegalioja',
      text: 'Nuorodos nustoja galioti praėjus 180\u00a0dienų nuo paskutinio mūsų laiško. Atsiųsime jums naują.',
    },
    revoked: {
      title: 'Ši nuoroda nebeveikia',
      text: 'Išsiuntėme naujesnę nuorodą arba ši nukopijuota ne visa. Atidarykite nuorodą iš naujausio mūsų laiško arba paprašykite naujos.',
    },
    order: 'Užsakymo numeris',
    orderHint: 'Nurodytas kiekviename laiške apie užsakymą, pavyzdžiui, 482019375.',
    email: 'El.\u00a0paštas',
    emailHint: 'Adresas, kurį nurodėte užsakydami.',
    send: 'Atsiųsti naują nuorodą',
    sentTitle: 'Patikrinkite el.\u00a0paštą',
    sentText:
      'Jei užsakymo numeris ir el.\u00a0pašto adresas sutampa, nauja nuoroda jau pakeliui. Po dešimties minučių laiško vis dar nėra? Patikrinkite šlamšto aplanką arba parašykite adresu {email}.',
    again: 'Įrašyti kitus duomenis',
  },

  draft: 'Tai, ką įrašote, saugoma šiame įrenginyje, kol išsiųsite arba uždarysite šį skirtuką.',

  errors: {
    load: {
      title: 'Projekto įkelti nepavyko',
      text: 'Patikrinkite interneto ryšį ir bandykite dar kartą. Jei nepadės, parašykite adresu {email}.',
      retry: 'Bandyti dar kartą',
    },
    offline:
      'Nėra interneto ryšio. Matote projektą, koks jis buvo {time}\u00a0val.; atsiradus ryšiui, jis atsinaujins.',
    text: 'Parašykite bent kelis žodžius.',
    tooLong: 'Tekstas per ilgas. Leistinas ženklų skaičius: {count}.',
    domain: 'Įrašykite domeną, pavyzdžiui, ramunes-kepykla.example.',
    order: 'Įrašykite užsakymo numerį skaitmenimis, pavyzdžiui, 482019375.',
    email: 'Įrašykite teisingą el.\u00a0pašto adresą.',
    failed: 'Išsiųsti nepavyko. Jūsų tekstas išsaugotas: patikrinkite interneto ryšį ir siųskite dar kartą.',
    changed: 'Per tą laiką projektas pasikeitė. Pažiūrėkite, kas naujo, ir siųskite dar kartą.',
    tooMany: 'Per daug bandymų. Palaukite kelias minutes ir bandykite dar kartą.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Kokį vardą rodyti sertifikate?',
    choices: {
      full: 'Mano vardą ir pavardę',
      business: 'Įmonės pavadinimą',
      initials: 'Tik inicialus',
      hidden: 'Nerodyti vardo',
    },
    open: 'Atidaryti sertifikatą',
    saved: 'Sertifikatas pakeistas.',
    later: 'Medžio sertifikatą gausite, kai jūsų svetainė bus paleista.',
  },
};
