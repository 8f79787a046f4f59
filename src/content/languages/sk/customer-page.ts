import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'sk',

  page: {
    title: 'Váš projekt, objednávka č. {order}',
    titleWithoutOrder: 'Váš projekt',
    order: 'Objednávka č. {order}',
    loading: 'Načítavame váš projekt.',
    newTab: 'otvorí sa na novej karte',
    contact: 'Vaša kontaktná osoba: {name}',
    close: 'Zavrieť',
    dismiss: 'Zavrieť',
  },

  stages: {
    label: 'Kroky vášho projektu',
    awaiting_form: 'Váš formulár',
    designing: 'Pripravujeme návrhy',
    choosing: 'Váš výber',
    building: 'Pripravujeme web',
    reviewing: 'Vaše schválenie',
    live: 'Spustené',
    done: 'hotovo',
    current: 'teraz',
    upcoming: 'ešte len príde',
    expected: 'očakávame: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Povedzte nám niečo o svojej firme',
      text: 'Zaberie to asi desať minút. Návrhy dostanete do {hours}\u00a0hodín od odoslania formulára.',
    },
    designing: {
      title: 'Pripravujeme vaše návrhy',
      text: 'Na výber budete mať {count} návrhy. Keď budú hotové, pošleme vám e-mail.',
    },
    redesigning: {
      title: 'Upravujeme vaše návrhy',
      text: 'Vaše pripomienky máme. Keď budú nové návrhy hotové, pošleme vám e-mail.',
    },
    choosing: {
      title: 'Vaše návrhy sú hotové',
      text: 'Nie je kam sa ponáhľať. Vyberte si ten, ktorý sa vám páči najviac, alebo požiadajte o úpravy, koľkokrát potrebujete.',
    },
    building: {
      title: 'Tvoríme váš web',
      text: 'Keď si ho budete môcť pozrieť, pošleme vám e-mail.',
    },
    rebuilding: {
      title: 'Pracujeme na vašich úpravách',
      text: 'Vaše pripomienky máme. Keď si budete môcť výsledok pozrieť, pošleme vám e-mail.',
    },
    reviewing: {
      title: 'Váš web je pripravený na schválenie',
      text: 'Prejdite si všetky stránky. Schváľte web a my ho spustíme, alebo požiadajte o úpravy.',
    },
    approved: {
      title: 'Spúšťame váš web',
      text: 'Ďakujeme za schválenie. Keď bude web spustený, pošleme vám e-mail.',
    },
    live: {
      title: 'Váš web je spustený',
      text: 'Navštíviť ho môže každý.',
      write: 'Keď budete niečo potrebovať, napíšte nám sem.',
    },
    closed: {
      title: 'Táto objednávka je uzavretá',
      text: 'Bola zrušená alebo sme vám vrátili peniaze, preto na nej už nepracujeme. Vaše správy a súbory tu zostanú.',
    },
  },

  clock: {
    label: 'Termín',
    designs: 'Termín návrhov: {when}',
    website: 'Termín webu: {when}',
    launch: 'Termín spustenia: {when}',
    when: '{day} o {time}',
    left: 'zostáva {duration}',
    leftWorking: 'zostáva {duration} pracovného času',
    late: 'meškanie {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'menej ako minúta',
    atShop: 'U nás ({city}) je to {time}',
    notStarted: 'Čas začne plynúť, keď odošlete formulár.',
    paused: 'Čas stojí, kým sa neozvete.',
    chosenToday: 'Ak si jeden vyberiete ešte dnes, web bude pripravený na kontrolu najneskôr: {day}.',
    resting: 'Teraz nepracujeme. Čas pobeží ďalej: {when}.',
    explain: 'Ako počítame čas',
    promise: landing.timeNote,
    workingHours:
      'Pracujeme od pondelka do piatka od {opens} do {closes} (miestny čas, {city}) okrem štátnych sviatkov. Čas, keď čakáme na vašu odpoveď, sa nepočíta.',
  },

  late: {
    title: 'Meškáme a mrzí nás to',
    text: 'Termín bol: {when}. Váš projekt má teraz prednosť pred všetkým ostatným. Nemusíte nič robiť; ak sa s nami chcete porozprávať, napíšte správu nižšie alebo e-mail na {email}.',
  },

  next: {
    form: 'Vyplniť formulár',
    choose: 'Vybrať návrh',
    approve: 'Schváliť web',
    domain: 'Potvrdiť doménu',
    openSite: 'Otvoriť web',
    meanwhile: 'Kým pracujeme, skontrolujte si, prosím, adresu svojho webu.',
    nothing: 'Teraz nemusíte nič robiť.',
  },

  designs: {
    title: 'Vaše návrhy',
    earlier: 'Predchádzajúce návrhy',
    round: '{n}. kolo',
    view: 'Na celú obrazovku',
    viewNamed: 'Zobraziť „{title}“ na celú obrazovku',
    picture: 'Návrh „{title}“',
    note: 'Poznámka grafika',
    openPdf: 'Stiahnuť PDF',
    openLink: 'Otvoriť návrh',
    choose: 'Vybrať tento návrh',
    chooseNamed: 'Vybrať „{title}“',
    chosen: 'Váš výber',
    swipe: 'Potiahnutím prsta zobrazíte všetky ({count}).',
    confirm: {
      title: 'Vybrať „{title}“?',
      text: 'Podľa tohto návrhu vytvoríme váš web. Hotový bude do {days}\u00a0pracovných dní ({hours}\u00a0pracovných hodín).',
      later: 'O ďalšie úpravy môžete požiadať, keď si budete pozerať hotový web.',
      note: 'Chcete nám ešte niečo odkázať? (nepovinné)',
      cancel: 'Ešte nie',
    },
    done: { title: 'Návrh je vybraný', text: 'Pustili sme sa do vášho webu.' },
  },

  viewer: {
    position: 'Návrh {n} z {total}',
    previous: 'Predchádzajúci návrh',
    next: 'Ďalší návrh',
    zoomIn: 'Priblížiť',
    zoomOut: 'Oddialiť',
    hint: 'Šípky prepínajú návrhy, + a − približujú a odďaľujú, Esc zatvára.',
    noPreview: 'Tento návrh nemá náhľad.',
    failed: 'Obrázok sa nepodarilo načítať.',
  },

  changes: {
    button: 'Požiadať o úpravy',
    label: 'Čo máme upraviť?',
    hint: 'Napíšte všetko do jednej správy, upravíme to naraz. O úpravy môžete žiadať, koľkokrát chcete; nič to nestojí.',
    send: 'Odoslať pripomienky',
    done: { title: 'Pripomienky sú odoslané', text: 'Keď budú úpravy hotové, pošleme vám e-mail.' },
    openTitle: 'Vaše pripomienky',
    openText: 'Odoslané: {when}. Keď budú úpravy hotové, môžete požiadať o ďalšie.',
  },

  review: {
    title: 'Váš web',
    open: 'Otvoriť web',
    confirm: {
      title: 'Schváliť web?',
      text: 'Spustíme ho. Drobné úpravy sú potom {months}\u00a0mesiacov súčasťou podpory.',
      cancel: 'Ešte nie',
    },
    done: { title: 'Web je schválený', text: 'Keď bude spustený, pošleme vám e-mail.' },
  },

  domain: {
    title: 'Doména',
    label: 'Doména',
    ask: 'Na akej adrese má byť váš web?',
    check: 'Vo formulári ste uviedli {domain}. Skontrolujte, prosím, či je napísaná správne, a potvrďte ju.',
    confirm: 'Potvrdiť doménu',
    change: 'Zadať inú doménu',
    cancel: 'Zrušiť',
    confirmed: 'Potvrdené: {when}',
    done: { title: 'Doména je potvrdená', text: 'Váš web bude na adrese {domain}.' },
  },

  messages: {
    title: 'Správy',
    label: 'Napíšte nám',
    send: 'Odoslať správu',
    empty: 'Zatiaľ žiadne správy. Pýtajte sa na čokoľvek: odpovedáme do {hours}\u00a0hodín, väčšinou skôr.',
    you: 'Vy',
    problem: 'Problém',
    change_request: 'Pripomienky',
    inProgress: 'pracujeme na nich',
    answered: 'vybavené ({when})',
    earlier: plural({
      one: 'Zobraziť {n} staršiu správu',
      few: 'Zobraziť {n} staršie správy',
      many: 'Zobraziť {n} staršej správy',
      other: 'Zobraziť {n} starších správ',
    }),
    done: { title: 'Správa je odoslaná', text: 'Odpovedáme do {hours}\u00a0hodín.' },
  },

  files: {
    title: 'Súbory',
    add: 'Priložiť súbory',
    limits: 'Počet súborov: najviac {count}, každý do {size}. Obrázky alebo PDF.',
    uploading: 'Nahráva sa {name}: {percent}\u00a0%',
    ready: 'Priložené: {name}',
    remove: 'Odstrániť {name}',
    tooMany: 'Priveľa súborov. Najvyšší počet: {count}.',
    tooLarge: 'Súbor {name} je väčší ako {size}. Vyberte menší.',
    wrongType: 'Súbor {name} nie je obrázok ani PDF. Vyberte súbor JPG, PNG, WebP, SVG alebo PDF.',
    tooComplex: 'Súbor {name} je príliš zložitý na spracovanie. Vyberte jeho menšiu verziu.',
    full: 'V projekte už nie je miesto na ďalšie súbory. Napíšte nám a uvoľníme ho.',
    failed: 'Súbor {name} sa nepodarilo nahrať. Skontrolujte pripojenie a vyberte ho znova.',
    wait: 'Počkajte, kým sa súbory nahrajú, a potom odošlite správu.',
    all: plural({
      one: 'Zobraziť {n} súbor',
      few: 'Zobraziť všetky {n} súbory',
      many: 'Zobraziť všetkých {n} súboru',
      other: 'Zobraziť všetkých {n} súborov',
    }),
    fromYou: 'od vás',
    fromUs: 'od nás',
  },

  problem: {
    button: 'Nahlásiť problém',
    title: 'Nahlásiť problém',
    label: 'Čo sa deje?',
    hint: 'Napíšte, čo ste robili a čo ste videli; pomôže snímka obrazovky. Problémy riešime ako prvé.',
    send: 'Odoslať hlásenie',
    done: { title: 'Problém je nahlásený', text: 'Pozrieme sa naň prednostne a napíšeme vám.' },
  },

  order: {
    title: 'Vaša objednávka',
    number: 'Číslo objednávky',
    package: 'Služba',
    price: 'Cena',
    paid: 'Dátum platby',
    receipt: 'Otvoriť potvrdenie o platbe',
  },

  live: {
    address: 'Váš web',
    since: 'V prevádzke od {date}',
    included: 'Hosting a podpora sú v cene do {date}',
    firstWeek: {
      title: 'Prvý týždeň',
      steps: [
        'Otvorte web v telefóne a skontrolujte telefónne čísla, adresu a otváracie hodiny.',
        'Pošlite si sami dopyt, ako by to urobil zákazník.',
        'Pridajte adresu webu do firemného profilu na Googli, na sociálne siete a do podpisu v e-mailoch.',
        'Chcete niečo zmeniť? Napíšte nám: drobné úpravy sú {months}\u00a0mesiacov v cene.',
      ],
    },
    history: {
      title: 'História',
      contents: 'Kroky, návrhy, súbory a potvrdenie o platbe',
    },
  },

  link: {
    missing: {
      title: 'Stránka vášho projektu',
      text: 'Otvorte túto stránku cez odkaz v niektorom z našich e-mailov k objednávke. Ak ho neviete nájsť, pošleme vám nový.',
    },
    expired: {
      title: 'Platnosť odkazu sa skončila',
      text: 'Odkazy prestávajú fungovať 180\u00a0dní po našom poslednom e-maile. Pošleme vám nový.',
    },
    revoked: {
      title: 'Tento odkaz už nefunguje',
      text: 'Poslali sme vám novší alebo tento nie je celý. Otvorte odkaz z nášho posledného e-mailu alebo požiadajte o nový.',
    },
    order: 'Číslo objednávky',
    orderHint: 'Nájdete ho v každom e-maile k objednávke, napríklad 482019375.',
    email: 'E-mail',
    emailHint: 'Adresa, ktorú ste uviedli v objednávke.',
    send: 'Poslať nový odkaz',
    sentTitle: 'Pozrite si e-mail',
    sentText:
      'Ak číslo objednávky patrí k tejto e-mailovej adrese, nový odkaz je na ceste. Ani po desiatich minútach nič neprišlo? Pozrite si spam alebo napíšte na {email}.',
    again: 'Skúsiť s inými údajmi',
  },

  draft: 'Čo napíšete, zostane uložené v tomto zariadení, kým to neodošlete alebo nezavriete túto kartu.',

  errors: {
    load: {
      title: 'Váš projekt sa nepodarilo načítať',
      text: 'Skontrolujte pripojenie a skúste to znova. Ak to nepomôže, napíšte na {email}.',
      retry: 'Skúsiť znova',
    },
    offline: 'Ste bez pripojenia. Posledný stav: {time}. Keď sa pripojíte, aktualizuje sa.',
    text: 'Napíšte, prosím, pár slov.',
    tooLong: 'Najvyšší počet znakov: {count}.',
    domain: 'Zadajte doménu, napríklad pekaren-klas.example.',
    order: 'Zadajte číslo objednávky číslicami, napríklad 482019375.',
    email: 'Zadajte, prosím, platnú e-mailovú adresu.',
    failed: 'Správu sa nepodarilo odoslať. Váš text tu zostal: skontrolujte pripojenie a odošlite ho znova.',
    changed: 'V projekte sa medzitým niečo zmenilo. Pozrite si, čo je nové, a potom to odošlite znova.',
    tooMany: 'Priveľa pokusov. Počkajte niekoľko minút a skúste to znova.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Aké meno má byť na certifikáte?',
    choices: {
      full: 'Moje meno',
      business: 'Názov mojej firmy',
      initials: 'Len moje iniciály',
      hidden: 'Žiadne meno',
    },
    open: 'Otvoriť certifikát',
    saved: 'Certifikát je aktualizovaný.',
    later: 'Certifikát k svojmu stromu dostanete, keď bude web spustený.',
  },
};
