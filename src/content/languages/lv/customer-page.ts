import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'lv',

  page: {
    title: 'Jūsu projekts, pasūtījums Nr.\u00a0{order}',
    titleWithoutOrder: 'Jūsu projekts',
    order: 'Pasūtījums Nr.\u00a0{order}',
    loading: 'Ielādējam jūsu projektu.',
    newTab: 'atveras jaunā cilnē',
    contact: 'Jūsu kontaktpersona: {name}',
    close: 'Aizvērt',
    dismiss: 'Aizvērt',
  },

  stages: {
    label: 'Jūsu projekta posmi',
    awaiting_form: 'Jūsu anketa',
    designing: 'Variantu izveide',
    choosing: 'Jūsu izvēle',
    building: 'Mājaslapas izveide',
    reviewing: 'Jūsu apstiprinājums',
    live: 'Mājaslapa darbojas',
    done: 'pabeigts',
    current: 'tagad',
    upcoming: 'vēl priekšā',
    expected: 'plānots: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Pastāstiet par savu uzņēmumu',
      text: 'Tas aizņems apmēram desmit minūtes. Variantus saņemsiet {hours}\u00a0stundu laikā pēc anketas nosūtīšanas.',
    },
    designing: {
      title: 'Veidojam jūsu dizaina variantus',
      text: 'Varēsiet izvēlēties no {count} variantiem. Kad tie būs gatavi, atsūtīsim e-pastu.',
    },
    redesigning: {
      title: 'Labojam jūsu dizaina variantus',
      text: 'Jūsu piezīmes esam saņēmuši. Kad jaunie varianti būs gatavi, atsūtīsim e-pastu.',
    },
    choosing: {
      title: 'Jūsu dizaina varianti ir gatavi',
      text: 'Nesteidzieties. Izvēlieties to, kas patīk vislabāk, vai lūdziet labojumus tik reižu, cik vajag.',
    },
    building: {
      title: 'Veidojam jūsu mājaslapu',
      text: 'Kad to varēs apskatīt, atsūtīsim e-pastu.',
    },
    rebuilding: {
      title: 'Labojam jūsu mājaslapu',
      text: 'Jūsu piezīmes esam saņēmuši. Kad rezultātu varēs apskatīt, atsūtīsim e-pastu.',
    },
    reviewing: {
      title: 'Jūsu mājaslapu jau var apskatīt',
      text: 'Apskatiet visas sadaļas. Ja viss patīk, apstipriniet mājaslapu, un mēs to palaidīsim. Ja ne, lūdziet labojumus.',
    },
    approved: {
      title: 'Palaižam jūsu mājaslapu',
      text: 'Paldies par apstiprinājumu. Kad mājaslapa darbosies, atsūtīsim e-pastu.',
    },
    live: {
      title: 'Jūsu mājaslapa darbojas',
      text: 'To var apmeklēt ikviens.',
      write: 'Ja kaut ko vajag, rakstiet mums šeit.',
    },
    closed: {
      title: 'Šis pasūtījums ir slēgts',
      text: 'Tas ir atcelts, vai arī nauda ir atmaksāta, tāpēc darbu esam pārtraukuši. Jūsu ziņojumi un faili paliek šeit.',
    },
  },

  clock: {
    label: 'Termiņš',
    designs: 'Variantu termiņš: {when}',
    website: 'Mājaslapas termiņš: {when}',
    launch: 'Palaišanas termiņš: {when}',
    when: '{day}, plkst.\u00a0{time}',
    left: 'atlicis: {duration}',
    leftWorking: 'atlicis darba laika: {duration}',
    late: 'kavējums: {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'mazāk par minūti',
    atShop: 'Pie mums ({city}) plkst.\u00a0{time}',
    notStarted: 'Laiku sāksim skaitīt, kad nosūtīsiet anketu.',
    paused: 'Kamēr gaidām jūsu atbildi, laiku neskaitām.',
    chosenToday: 'Ja kādu izvēlēsieties šodien, gatavas mājaslapas termiņš būs {day}.',
    resting: 'Pašlaik nestrādājam. Laiku turpināsim skaitīt: {when}.',
    explain: 'Kā skaitām laiku',
    promise: landing.timeNote,
    workingHours:
      'Strādājam no pirmdienas līdz piektdienai plkst.\u00a0{opens}–{closes} pēc vietējā laika ({city}), izņemot svētku dienas. Laiku, kad gaidām jūsu atbildi, neskaitām.',
  },

  late: {
    title: 'Kavējamies un atvainojamies',
    text: 'Termiņš bija {when}. Tagad jūsu projekts mums ir pirmajā vietā. Jums nekas nav jādara; ja vēlaties ar mums sazināties, rakstiet ziņojumu zemāk vai e-pastu uz {email}.',
  },

  next: {
    form: 'Aizpildīt anketu',
    choose: 'Izvēlēties variantu',
    approve: 'Apstiprināt mājaslapu',
    domain: 'Apstiprināt domēnu',
    openSite: 'Atvērt mājaslapu',
    meanwhile: 'Kamēr strādājam, lūdzu, pārbaudiet savas mājaslapas adresi.',
    nothing: 'Pašlaik jums nekas nav jādara.',
  },

  designs: {
    title: 'Jūsu dizaina varianti',
    earlier: 'Iepriekšējie varianti',
    round: '{n}.\u00a0kārta',
    view: 'Skatīt pilnekrānā',
    viewNamed: 'Skatīt „{title}” pilnekrānā',
    picture: 'Variants „{title}”',
    note: 'Dizainera piezīme',
    openPdf: 'Lejupielādēt PDF',
    openLink: 'Atvērt variantu',
    choose: 'Izvēlēties šo variantu',
    chooseNamed: 'Izvēlēties „{title}”',
    chosen: 'Jūsu izvēle',
    swipe: 'Velciet ar pirkstu, lai redzētu visus {count}.',
    confirm: {
      title: 'Izvēlēties „{title}”?',
      text: 'Šis variants būs jūsu mājaslapas pamatā. Mājaslapu pabeigsim {days}\u00a0darba dienu ({hours}\u00a0darba stundu) laikā.',
      later: 'Labojumus varēsiet lūgt arī tad, kad apskatīsiet gatavo mājaslapu.',
      note: 'Vai mums vēl kas jāzina? (nav obligāti)',
      cancel: 'Vēl ne',
    },
    done: { title: 'Variants izvēlēts', text: 'Sākām veidot jūsu mājaslapu.' },
  },

  viewer: {
    position: '{n}.\u00a0variants no {total}',
    previous: 'Iepriekšējais variants',
    next: 'Nākamais variants',
    zoomIn: 'Tuvināt',
    zoomOut: 'Tālināt',
    hint: 'Bultiņas pārslēdz variantus, + un − tuvina un tālina, Esc aizver.',
    noPreview: 'Šim variantam nav priekšskatījuma.',
    failed: 'Attēlu neizdevās ielādēt.',
  },

  changes: {
    button: 'Lūgt labojumus',
    label: 'Ko lai mainām?',
    hint: 'Uzrakstiet visu vienā ziņojumā, tad izlabosim visu vienā reizē. Labojumus varat lūgt tik reižu, cik vajag: tas neko nemaksā.',
    send: 'Nosūtīt piezīmes',
    done: { title: 'Piezīmes nosūtītas', text: 'Kad viss būs izlabots, atsūtīsim e-pastu.' },
    openTitle: 'Jūsu piezīmes',
    openText: 'Nosūtītas: {when}. Kad viss būs izlabots, varēsiet lūgt jaunus labojumus.',
  },

  review: {
    title: 'Jūsu mājaslapa',
    open: 'Atvērt mājaslapu',
    confirm: {
      title: 'Apstiprināt mājaslapu?',
      text: 'Tad mēs to palaidīsim. Pēc tam {months}\u00a0mēnešus nelielas izmaiņas ietilpst atbalstā.',
      cancel: 'Vēl ne',
    },
    done: { title: 'Mājaslapa apstiprināta', text: 'Kad tā darbosies, atsūtīsim e-pastu.' },
  },

  domain: {
    title: 'Domēns',
    label: 'Domēns',
    ask: 'Kādai jābūt jūsu mājaslapas adresei?',
    check: 'Anketā norādījāt {domain}. Lūdzu, pārbaudiet, vai tas uzrakstīts pareizi, un apstipriniet.',
    confirm: 'Apstiprināt domēnu',
    change: 'Norādīt citu domēnu',
    cancel: 'Atcelt',
    confirmed: 'Apstiprināts: {when}',
    done: { title: 'Domēns apstiprināts', text: 'Jūsu mājaslapas adrese būs {domain}.' },
  },

  messages: {
    title: 'Ziņojumi',
    label: 'Rakstiet mums',
    send: 'Nosūtīt ziņojumu',
    empty:
      'Ziņojumu vēl nav. Jautājiet, ko vien vēlaties: atbildam {hours}\u00a0stundu laikā, parasti ātrāk.',
    you: 'Jūs',
    problem: 'Problēma',
    change_request: 'Piezīmes',
    inProgress: 'strādājam',
    answered: 'ņemtas vērā ({when})',
    earlier: plural({
      zero: 'Rādīt {n} iepriekšējos ziņojumus',
      one: 'Rādīt {n} iepriekšējo ziņojumu',
      other: 'Rādīt {n} iepriekšējos ziņojumus',
    }),
    done: { title: 'Ziņojums nosūtīts', text: 'Atbildam {hours}\u00a0stundu laikā.' },
  },

  files: {
    title: 'Faili',
    add: 'Pievienot failus',
    limits: 'Līdz {count}\u00a0failiem, katrs līdz {size}. Der attēli un PDF.',
    uploading: 'Augšupielādējam {name}: {percent}\u00a0%',
    ready: 'Fails {name} ir pievienots.',
    remove: 'Noņemt {name}',
    tooMany: 'Varat pievienot ne vairāk kā {count} failus.',
    tooLarge: 'Fails {name} ir lielāks par {size}. Izvēlieties mazāku.',
    wrongType: 'Fails {name} nav ne attēls, ne PDF. Izvēlieties JPG, PNG, WebP, SVG vai PDF failu.',
    tooComplex: 'Fails {name} ir pārāk sarežģīts, lai to apstrādātu. Izvēlieties mazāku versiju.',
    full: 'Šajā projektā failiem vairs nav vietas. Uzrakstiet mums, un mēs to atbrīvosim.',
    failed:
      'Failu {name} neizdevās augšupielādēt. Pārbaudiet interneta savienojumu un izvēlieties to vēlreiz.',
    wait: 'Pagaidiet, līdz faili būs augšupielādēti, un sūtiet vēlreiz.',
    all: plural({
      zero: 'Rādīt visus {n} failus',
      one: 'Rādīt {n} failu',
      other: 'Rādīt visus {n} failus',
    }),
    fromYou: 'no jums',
    fromUs: 'no mums',
  },

  problem: {
    button: 'Ziņot par problēmu',
    title: 'Ziņot par problēmu',
    label: 'Kas notika?',
    hint: 'Pastāstiet, ko darījāt un ko redzējāt; noder arī ekrānuzņēmums. Problēmas risinām vispirms.',
    send: 'Nosūtīt ziņojumu',
    done: { title: 'Problēma pieteikta', text: 'Ķersimies pie tās vispirms un jums uzrakstīsim.' },
  },

  order: {
    title: 'Jūsu pasūtījums',
    number: 'Pasūtījuma numurs',
    package: 'Pakete',
    price: 'Cena',
    paid: 'Samaksāts',
    receipt: 'Atvērt kvīti',
  },

  live: {
    address: 'Jūsu mājaslapa',
    since: 'Palaista: {date}',
    included: 'Hostings un atbalsts iekļauti cenā līdz {date}',
    firstWeek: {
      title: 'Pirmajā nedēļā',
      steps: [
        'Atveriet mājaslapu telefonā un pārbaudiet tālruņa numurus, adresi un darba laiku.',
        'Nosūtiet sev ziņojumu no mājaslapas, kā to darītu klients.',
        'Pievienojiet mājaslapas adresi savam Google uzņēmuma profilam, sociālajiem tīkliem un e-pasta parakstam.',
        'Vai kaut kas jāmaina? Rakstiet mums: nelielas izmaiņas ir iekļautas {months}\u00a0mēnešus.',
      ],
    },
    history: {
      title: 'Vēsture',
      contents: 'Posmi, dizaina varianti, faili un jūsu kvīts',
    },
  },

  link: {
    missing: {
      title: 'Jūsu projekta lapa',
      text: 'Atveriet šo lapu ar saiti no jebkura mūsu e-pasta par pasūtījumu. Ja saiti nevarat atrast, atsūtīsim jaunu.',
    },
    expired: {
      title: 'Saite vairs nav derīga',
      text: 'Saites pārstāj darboties 180\u00a0dienas pēc mūsu pēdējā e-pasta. Atsūtīsim jums jaunu.',
    },
    revoked: {
      title: 'Šī saite vairs nedarbojas',
      text: 'Ir nosūtīta jaunāka saite, vai arī šī nav nokopēta līdz galam. Atveriet saiti no mūsu jaunākā e-pasta vai palūdziet jaunu.',
    },
    order: 'Pasūtījuma numurs',
    orderHint: 'Norādīts katrā e-pastā par pasūtījumu, piemēram, 482019375.',
    email: 'E-pasts',
    emailHint: 'Adrese, ko norādījāt pasūtot.',
    send: 'Atsūtīt jaunu saiti',
    sentTitle: 'Pārbaudiet e-pastu',
    sentText:
      'Ja pasūtījuma numurs un e-pasta adrese sakrīt, jauna saite jau ir ceļā. Pēc desmit minūtēm e-pasta vēl nav? Ieskatieties surogātpasta mapē vai rakstiet uz {email}.',
    again: 'Ievadīt citus datus',
  },

  draft: 'Ierakstītais saglabājas šajā ierīcē, līdz to nosūtīsiet vai aizvērsiet šo cilni.',

  errors: {
    load: {
      title: 'Projektu neizdevās ielādēt',
      text: 'Pārbaudiet interneta savienojumu un mēģiniet vēlreiz. Ja tas nepalīdz, rakstiet uz {email}.',
      retry: 'Mēģināt vēlreiz',
    },
    offline:
      'Nav interneta savienojuma. Redzat projektu, kāds tas bija plkst.\u00a0{time}; kad savienojums atjaunosies, dati atjaunināsies.',
    text: 'Lūdzu, uzrakstiet vismaz dažus vārdus.',
    tooLong: 'Teksts ir par garu. Pieļaujamais rakstzīmju skaits: {count}.',
    domain: 'Ievadiet domēnu, piemēram, rudzu-maiznica.example.',
    order: 'Ievadiet pasūtījuma numuru ar cipariem, piemēram, 482019375.',
    email: 'Lūdzu, ievadiet derīgu e-pasta adresi.',
    failed:
      'Nosūtīt neizdevās. Jūsu teksts ir saglabājies: pārbaudiet interneta savienojumu un sūtiet vēlreiz.',
    changed: 'Pa to laiku projekts ir mainījies. Apskatiet, kas jauns, un sūtiet vēlreiz.',
    tooMany: 'Pārāk daudz mēģinājumu. Pagaidiet dažas minūtes un mēģiniet vēlreiz.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Kādu vārdu rādīt sertifikātā?',
    choices: {
      full: 'Manu vārdu un uzvārdu',
      business: 'Uzņēmuma nosaukumu',
      initials: 'Tikai iniciāļus',
      hidden: 'Bez vārda',
    },
    open: 'Atvērt sertifikātu',
    saved: 'Izmaiņas sertifikātā ir saglabātas.',
    later: 'Sertifikātu par savu koku saņemsiet, kad mājaslapa būs palaista.',
  },
};
