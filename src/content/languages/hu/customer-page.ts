import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'hu',

  page: {
    title: 'Az Ön projektje – {order}. számú megrendelés',
    titleWithoutOrder: 'Az Ön projektje',
    order: '{order}. számú megrendelés',
    loading: 'Projektje betöltődik.',
    newTab: 'új lapon nyílik meg',
    contact: 'Az Ön kapcsolattartója: {name}',
    close: 'Bezárás',
    dismiss: 'Bezárás',
  },

  stages: {
    label: 'A projekt lépései',
    awaiting_form: 'Az Ön űrlapja',
    designing: 'Készülnek a tervek',
    choosing: 'Választás',
    building: 'Készül a weboldal',
    reviewing: 'Jóváhagyás',
    live: 'Elindult',
    done: 'kész',
    current: 'most',
    upcoming: 'hátravan',
    expected: 'várhatóan {day}',
  },

  now: {
    awaiting_form: {
      title: 'Meséljen a vállalkozásáról',
      text: 'Körülbelül tíz perc. A terveket az űrlap elküldése után {hours}\u00a0órán belül megkapja.',
    },
    designing: {
      title: 'Készítjük a terveket',
      text: '{count} terv közül választhat majd. Amint elkészülnek, e-mailt küldünk.',
    },
    redesigning: {
      title: 'Módosítjuk a terveket',
      text: 'Megkaptuk a kéréseit. Amint elkészülnek az új tervek, e-mailt küldünk.',
    },
    choosing: {
      title: 'Elkészültek a tervek',
      text: 'Nem kell sietnie. Válassza ki, melyik tetszik a legjobban, vagy kérjen módosítást, ahányszor csak szükséges.',
    },
    building: {
      title: 'Készítjük a weboldalát',
      text: 'Amint megnézheti, e-mailt küldünk.',
    },
    rebuilding: {
      title: 'Dolgozunk a módosításokon',
      text: 'Megkaptuk a kéréseit. Amint megnézheti az eredményt, e-mailt küldünk.',
    },
    reviewing: {
      title: 'Weboldala jóváhagyásra vár',
      text: 'Nézze végig minden oldalát. Hagyja jóvá, és elindítjuk; vagy kérjen módosítást.',
    },
    approved: {
      title: 'Elindítjuk a weboldalát',
      text: 'Köszönjük a jóváhagyást. Amint elindul a weboldal, e-mailt küldünk.',
    },
    live: {
      title: 'Elindult a weboldala',
      text: 'Bárki felkeresheti.',
      write: 'Ha szüksége van valamire, itt írhat nekünk.',
    },
    closed: {
      title: 'Ez a megrendelés lezárult',
      text: 'Törölték, vagy visszatérítettük az árát, ezért nem dolgozunk rajta tovább. Az üzenetei és a fájljai itt maradnak.',
    },
  },

  clock: {
    label: 'Határidő',
    designs: 'A tervek határideje: {when}',
    website: 'A weboldal határideje: {when}',
    launch: 'Az indulás határideje: {when}',
    when: '{day}, {time}',
    left: 'még {duration}',
    leftWorking: 'még {duration} munkaidő',
    late: '{duration} késés',
    hoursAndMinutes: '{hours}\u00a0óra {minutes}\u00a0perc',
    hours: '{hours}\u00a0óra',
    minutes: '{minutes}\u00a0perc',
    underMinute: 'kevesebb mint egy perc',
    atShop: 'Nálunk ({city}): {time}',
    notStarted: 'Az óra az űrlap elküldésekor indul.',
    paused: 'Az óra áll, amíg nem kapunk választ Öntől.',
    chosenToday: 'Ha még ma választ, a weboldal átnézhető változata legkésőbb eddig elkészül: {day}.',
    resting: 'Most nem dolgozunk. Az óra ekkor indul újra: {when}.',
    explain: 'Így számoljuk az időt',
    promise: landing.timeNote,
    workingHours:
      'Munkaidőnk hétfőtől péntekig {opens}–{closes} (helyi idő, {city}), ünnepnapok kivételével. Az az idő, amíg az Ön válaszára várunk, nem számít bele.',
  },

  late: {
    title: 'Késünk, elnézését kérjük',
    text: 'A határidő ez volt: {when}. Most az Ön projektjét vesszük előre. Önnek nincs teendője; ha beszélne velünk, írjon üzenetet lent vagy e-mailt ide: {email}.',
  },

  next: {
    form: 'Űrlap kitöltése',
    choose: 'Terv kiválasztása',
    approve: 'Weboldal jóváhagyása',
    domain: 'Domain megerősítése',
    openSite: 'Weboldal megnyitása',
    meanwhile: 'Amíg dolgozunk, kérjük, ellenőrizze a weboldala címét.',
    nothing: 'Most nincs semmi teendője.',
  },

  designs: {
    title: 'Az Ön tervei',
    earlier: 'Korábbi tervek',
    round: '{n}. kör',
    view: 'Teljes képernyő',
    viewNamed: '„{title}” teljes képernyőn',
    picture: '„{title}” terv',
    note: 'A tervező megjegyzése',
    openPdf: 'PDF letöltése',
    openLink: 'A terv megnyitása',
    choose: 'E terv kiválasztása',
    chooseNamed: '„{title}” kiválasztása',
    chosen: 'Az Ön választása',
    swipe: 'Húzza el, hogy mind a {count} látható legyen.',
    confirm: {
      title: '„{title}”: ezt választja?',
      text: 'E terv alapján készítjük el a weboldalt. Mostantól {days}\u00a0munkanapon ({hours}\u00a0munkaórán) belül elkészül.',
      later: 'Módosítást akkor is kérhet, amikor a kész weboldalt nézi meg.',
      note: 'Van valami, amit tudnunk kell? (nem kötelező)',
      cancel: 'Még nem',
    },
    done: { title: 'Terv kiválasztva', text: 'Nekiláttunk a weboldalának.' },
  },

  viewer: {
    position: '{n}. terv, összesen {total}',
    previous: 'Előző terv',
    next: 'Következő terv',
    zoomIn: 'Nagyítás',
    zoomOut: 'Kicsinyítés',
    hint: 'Nyilak: másik terv; + és −: nagyítás; Esc: bezárás.',
    noPreview: 'Ehhez a tervhez nincs előnézet.',
    failed: 'A képet nem sikerült betölteni.',
  },

  changes: {
    button: 'Módosítás kérése',
    label: 'Mit módosítsunk?',
    hint: 'Írjon mindent egy üzenetbe, így egyszerre elvégezhetjük. Módosítást annyiszor kérhet, ahányszor szeretne; nem kerül semmibe.',
    send: 'Kérések elküldése',
    done: { title: 'Kérések elküldve', text: 'Amint elkészülünk velük, e-mailt küldünk.' },
    openTitle: 'A kért módosítások',
    openText: 'Elküldve: {when}. Amint elkészülnek, újabbakat kérhet.',
  },

  review: {
    title: 'A weboldala',
    open: 'A weboldal megnyitása',
    confirm: {
      title: 'Jóváhagyja a weboldalt?',
      text: 'Ezután elindítjuk. A kisebb módosítások {months}\u00a0hónapig a támogatás részei.',
      cancel: 'Még nem',
    },
    done: { title: 'Weboldal jóváhagyva', text: 'Amint elindul, e-mailt küldünk.' },
  },

  domain: {
    title: 'Domain',
    label: 'Domain',
    ask: 'Milyen címen legyen elérhető a weboldala?',
    check: 'Ezt a domaint kérte: {domain}. Kérjük, ellenőrizze az írásmódját, és erősítse meg.',
    confirm: 'Domain megerősítése',
    change: 'Másik domain megadása',
    cancel: 'Mégse',
    confirmed: 'Megerősítve: {when}',
    done: { title: 'Domain megerősítve', text: 'A weboldal címe ez lesz: {domain}' },
  },

  messages: {
    title: 'Üzenetek',
    label: 'Írjon nekünk',
    send: 'Üzenet küldése',
    empty: 'Még nincs üzenet. Kérdezzen bátran: {hours}\u00a0órán belül válaszolunk, többnyire hamarabb.',
    you: 'Ön',
    problem: 'Hiba',
    change_request: 'Módosítások',
    inProgress: 'folyamatban',
    answered: 'elkészültek ({when})',
    earlier: plural({
      one: '{n} korábbi üzenet megjelenítése',
      other: '{n} korábbi üzenet megjelenítése',
    }),
    done: { title: 'Üzenet elküldve', text: '{hours}\u00a0órán belül válaszolunk.' },
  },

  files: {
    title: 'Fájlok',
    add: 'Fájlok csatolása',
    limits: 'Legfeljebb {count} fájl, egyenként legfeljebb {size}: képek vagy PDF-ek.',
    uploading: '{name} feltöltése: {percent}%',
    ready: '{name} csatolva.',
    remove: '{name} eltávolítása',
    tooMany: 'Legfeljebb {count} fájlt csatolhat.',
    tooLarge: '{name}: a fájl nagyobb, mint {size}. Válasszon kisebbet.',
    wrongType: '{name}: a fájl nem kép és nem PDF. Válasszon JPG, PNG, WebP, SVG vagy PDF fájlt.',
    tooComplex: '{name}: a fájl túl összetett a feldolgozáshoz. Válasszon belőle kisebb változatot.',
    full: 'Ebben a projektben nincs több hely fájloknak. Írjon nekünk, és helyet szabadítunk fel.',
    failed: '{name}: a feltöltés nem sikerült. Ellenőrizze a kapcsolatot, és válassza ki újra a fájlt.',
    wait: 'Várja meg, amíg feltöltődnek a fájlok, majd küldje el az üzenetet.',
    all: plural({ one: '{n} fájl megjelenítése', other: 'Az összes fájl megjelenítése ({n})' }),
    fromYou: 'Öntől',
    fromUs: 'tőlünk',
  },

  problem: {
    button: 'Hiba bejelentése',
    title: 'Hiba bejelentése',
    label: 'Mi a gond?',
    hint: 'Írja le, mit csinált és mit látott; segít, ha képernyőképet is küld. A hibákkal foglalkozunk először.',
    send: 'Bejelentés elküldése',
    done: { title: 'Hiba bejelentve', text: 'Ezzel kezdjük, és írunk Önnek.' },
  },

  order: {
    title: 'A megrendelése',
    number: 'Megrendelés száma',
    package: 'Csomag',
    price: 'Ár',
    paid: 'Fizetés napja',
    receipt: 'Fizetési igazolás megnyitása',
  },

  live: {
    address: 'A weboldala',
    since: 'Indulás napja: {date}',
    included: 'A tárhely és a támogatás az ár része eddig: {date}',
    firstWeek: {
      title: 'Az első héten',
      steps: [
        'Nyissa meg a weboldalt a telefonján, és ellenőrizze a telefonszámokat, a címet és a nyitvatartást.',
        'Küldjön magának egy érdeklődést, ahogyan egy ügyfél tenné.',
        'Tegye fel a weboldal címét a Google-cégprofiljára, a közösségi oldalaira és az e-mail-aláírásába.',
        'Változtatna valamin? Írjon nekünk: a kisebb módosításokat {months}\u00a0hónapig az ár tartalmazza.',
      ],
    },
    history: {
      title: 'Előzmények',
      contents: 'Lépések, tervek, fájlok és a fizetési igazolás',
    },
  },

  link: {
    missing: {
      title: 'Az Ön projektoldala',
      text: 'Ezt az oldalt a megrendeléséről szóló e-mailjeink linkjével nyithatja meg. Ha nem találja, küldünk újat.',
    },
    expired: {
      title: 'Ez a link lejárt',
      text: 'A linkek az utolsó e-mailünk után 180\u00a0nappal lejárnak. Küldünk újat.',
    },
    revoked: {
      title: 'Ez a link már nem működik',
      text: 'Időközben újat küldtünk, vagy ez a link hiányos. Nyissa meg a legutóbbi e-mailünk linkjét, vagy kérjen újat.',
    },
    order: 'Megrendelés száma',
    orderHint: 'Minden e-mailben szerepel, amelyet a megrendeléséről küldtünk, például 482019375.',
    email: 'E-mail-cím',
    emailHint: 'A cím, amelyet a megrendeléskor megadott.',
    send: 'Új link kérése',
    sentTitle: 'Nézze meg a postafiókját',
    sentText:
      'Ha a megrendelés száma és az e-mail-cím összetartozik, már úton is van az új link. Tíz perc után sem érkezett meg? Nézze meg a levélszemét mappát, vagy írjon ide: {email}.',
    again: 'Próbálkozás más adatokkal',
  },

  draft: 'Amit ír, az elküldésig vagy a lap bezárásáig ezen az eszközön marad.',

  errors: {
    load: {
      title: 'A projektet nem sikerült betölteni',
      text: 'Ellenőrizze a kapcsolatot, és próbálja újra. Ha ez nem segít, írjon ide: {email}.',
      retry: 'Újrapróbálkozás',
    },
    offline:
      'Nincs internetkapcsolat. Ez a projekt állapota ekkor: {time}. Amint visszatér a kapcsolat, frissül.',
    text: 'Kérjük, írjon néhány szót.',
    tooLong: 'Legfeljebb {count} karakter lehet.',
    domain: 'Adjon meg egy domaint, például pekseg-molnar.example.',
    order: 'Adja meg a megrendelés számát számjegyekkel, például 482019375.',
    email: 'Kérjük, érvényes e-mail-címet adjon meg.',
    failed:
      'Az üzenetet nem sikerült elküldeni. Amit írt, megmaradt: ellenőrizze a kapcsolatot, és küldje el újra.',
    changed: 'A projekt időközben megváltozott. Nézze meg, mi az új, majd küldje el újra.',
    tooMany: 'Túl sok próbálkozás. Várjon néhány percet, majd próbálja újra.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Milyen név szerepeljen a tanúsítványon?',
    choices: {
      full: 'A nevem',
      business: 'A vállalkozásom neve',
      initials: 'Csak a monogramom',
      hidden: 'Ne legyen rajta név',
    },
    open: 'Tanúsítvány megnyitása',
    saved: 'A tanúsítvány módosult.',
    later: 'A faültetési tanúsítványt akkor kapja meg, amikor elindul a weboldala.',
  },
};
