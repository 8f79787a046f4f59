import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'cs',

  page: {
    title: 'Váš projekt, objednávka č. {order}',
    titleWithoutOrder: 'Váš projekt',
    order: 'Objednávka č. {order}',
    loading: 'Načítáme váš projekt.',
    newTab: 'otevře se na nové kartě',
    contact: 'Vaše kontaktní osoba: {name}',
    close: 'Zavřít',
    dismiss: 'Zavřít',
  },

  stages: {
    label: 'Kroky vašeho projektu',
    awaiting_form: 'Váš formulář',
    designing: 'Návrhy v přípravě',
    choosing: 'Váš výběr',
    building: 'Web v přípravě',
    reviewing: 'Vaše schválení',
    live: 'Spuštěno',
    done: 'hotovo',
    current: 'teď',
    upcoming: 'ještě čeká',
    expected: 'očekáváme: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Řekněte nám něco o své firmě',
      text: 'Zabere to asi deset minut. Návrhy dostanete do {hours}\u00a0hodin od odeslání formuláře.',
    },
    designing: {
      title: 'Připravujeme vaše návrhy',
      text: 'Na výběr budete mít {count} návrhy. Jakmile budou hotové, pošleme vám e-mail.',
    },
    redesigning: {
      title: 'Upravujeme vaše návrhy',
      text: 'Vaše připomínky máme. Jakmile budou nové návrhy hotové, pošleme vám e-mail.',
    },
    choosing: {
      title: 'Vaše návrhy jsou hotové',
      text: 'Není kam spěchat. Vyberte si ten, který se vám líbí nejvíc, nebo požádejte o úpravy, kolikrát potřebujete.',
    },
    building: {
      title: 'Tvoříme váš web',
      text: 'Jakmile si ho budete moci prohlédnout, pošleme vám e-mail.',
    },
    rebuilding: {
      title: 'Pracujeme na vašich úpravách',
      text: 'Vaše připomínky máme. Jakmile si výsledek budete moci prohlédnout, pošleme vám e-mail.',
    },
    reviewing: {
      title: 'Váš web je připravený ke schválení',
      text: 'Projděte si všechny stránky. Schvalte web a my ho spustíme, nebo požádejte o úpravy.',
    },
    approved: {
      title: 'Spouštíme váš web',
      text: 'Děkujeme za schválení. Jakmile web poběží, pošleme vám e-mail.',
    },
    live: {
      title: 'Váš web je spuštěný',
      text: 'Navštívit ho může každý.',
      write: 'Když budete něco potřebovat, napište nám sem.',
    },
    closed: {
      title: 'Tato objednávka je uzavřená',
      text: 'Byla zrušena nebo vám byly vráceny peníze, proto jsme práci zastavili. Vaše zprávy a soubory tu zůstanou.',
    },
  },

  clock: {
    label: 'Termín',
    designs: 'Termín návrhů: {when}',
    website: 'Termín webu: {when}',
    launch: 'Termín spuštění: {when}',
    when: '{day}, {time}',
    left: 'zbývá {duration}',
    leftWorking: 'zbývá {duration} pracovní doby',
    late: 'zpoždění {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'méně než minuta',
    atShop: 'U nás ({city}) je to {time}',
    notStarted: 'Čas začne běžet, až odešlete formulář.',
    paused: 'Čas stojí, dokud se neozvete.',
    chosenToday: 'Když si jeden vyberete ještě dnes, web bude připravený ke kontrole nejpozději: {day}.',
    resting: 'Teď máme zavřeno. Čas poběží dál: {when}.',
    explain: 'Jak počítáme čas',
    promise: landing.timeNote,
    workingHours:
      'Pracujeme od pondělí do pátku od {opens} do {closes} (místní čas, {city}) kromě státních svátků. Doba, kdy čekáme na vaši odpověď, se nepočítá.',
  },

  late: {
    title: 'Máme zpoždění a omlouváme se',
    text: 'Termín byl: {when}. Váš projekt má teď přednost před vším ostatním. Nemusíte nic dělat; pokud s námi chcete mluvit, napište zprávu níže nebo e-mail na {email}.',
  },

  next: {
    form: 'Vyplnit formulář',
    choose: 'Vybrat návrh',
    approve: 'Schválit web',
    domain: 'Potvrdit doménu',
    openSite: 'Otevřít web',
    meanwhile: 'Zatím si prosím zkontrolujte adresu svého webu.',
    nothing: 'Teď nemusíte nic dělat.',
  },

  designs: {
    title: 'Vaše návrhy',
    earlier: 'Dřívější návrhy',
    round: '{n}. kolo',
    view: 'Na celou obrazovku',
    viewNamed: 'Zobrazit „{title}“ na celou obrazovku',
    picture: 'Návrh „{title}“',
    note: 'Poznámka grafika',
    openPdf: 'Stáhnout PDF',
    openLink: 'Otevřít návrh',
    choose: 'Vybrat tento návrh',
    chooseNamed: 'Vybrat „{title}“',
    chosen: 'Váš výběr',
    swipe: 'Přejetím prstem zobrazíte všechny {count}.',
    confirm: {
      title: 'Vybrat „{title}“?',
      text: 'Podle tohoto návrhu vytvoříme váš web. Hotový bude do {days}\u00a0pracovních dnů ({hours}\u00a0pracovních hodin).',
      later: 'O další úpravy můžete požádat, až si budete prohlížet hotový web.',
      note: 'Chcete nám ještě něco vzkázat? (nepovinné)',
      cancel: 'Ještě ne',
    },
    done: { title: 'Návrh je vybraný', text: 'Pustili jsme se do vašeho webu.' },
  },

  viewer: {
    position: 'Návrh {n} z {total}',
    previous: 'Předchozí návrh',
    next: 'Další návrh',
    zoomIn: 'Přiblížit',
    zoomOut: 'Oddálit',
    hint: 'Šipky mění návrh, + a − přibližují a oddalují, Esc zavírá.',
    noPreview: 'Tento návrh nemá náhled.',
    failed: 'Obrázek se nepodařilo načíst.',
  },

  changes: {
    button: 'Požádat o úpravy',
    label: 'Co máme upravit?',
    hint: 'Napište všechno do jedné zprávy, upravíme to najednou. O úpravy můžete žádat, kolikrát chcete; nic to nestojí.',
    send: 'Odeslat připomínky',
    done: { title: 'Připomínky odeslány', text: 'Jakmile budou úpravy hotové, pošleme vám e-mail.' },
    openTitle: 'Vaše připomínky',
    openText: 'Odesláno: {when}. Až budou úpravy hotové, můžete požádat o další.',
  },

  review: {
    title: 'Váš web',
    open: 'Otevřít web',
    confirm: {
      title: 'Schválit web?',
      text: 'Spustíme ho. Drobné úpravy jsou pak {months}\u00a0měsíců součástí podpory.',
      cancel: 'Ještě ne',
    },
    done: { title: 'Web je schválený', text: 'Jakmile poběží, pošleme vám e-mail.' },
  },

  domain: {
    title: 'Doména',
    label: 'Doména',
    ask: 'Na jaké adrese má váš web být?',
    check: 'Ve formuláři je {domain}. Zkontrolujte prosím, zda je správně napsaná, a potvrďte ji.',
    confirm: 'Potvrdit doménu',
    change: 'Zadat jinou doménu',
    cancel: 'Zrušit',
    confirmed: 'Potvrzeno {when}',
    done: { title: 'Doména je potvrzená', text: 'Váš web bude na adrese {domain}.' },
  },

  messages: {
    title: 'Zprávy',
    label: 'Napište nám',
    send: 'Odeslat zprávu',
    empty: 'Zatím žádné zprávy. Ptejte se na cokoli: odpovídáme do {hours}\u00a0hodin, většinou dřív.',
    you: 'Vy',
    problem: 'Problém',
    change_request: 'Připomínky',
    inProgress: 'pracujeme na nich',
    answered: 'vyřízeny ({when})',
    earlier: plural({
      one: 'Zobrazit {n} starší zprávu',
      few: 'Zobrazit {n} starší zprávy',
      many: 'Zobrazit {n} starší zprávy',
      other: 'Zobrazit {n} starších zpráv',
    }),
    done: { title: 'Zpráva odeslána', text: 'Odpovídáme do {hours}\u00a0hodin.' },
  },

  files: {
    title: 'Soubory',
    add: 'Přiložit soubory',
    limits: 'Počet souborů: nejvýše {count}, každý do {size}. Obrázky nebo PDF.',
    uploading: 'Nahrává se {name}: {percent}\u00a0%',
    ready: 'Přiloženo: {name}',
    remove: 'Odebrat {name}',
    tooMany: 'Příliš mnoho souborů. Nejvyšší počet: {count}.',
    tooLarge: 'Soubor {name} je větší než {size}. Vyberte menší.',
    wrongType: 'Soubor {name} není obrázek ani PDF. Vyberte JPG, PNG, WebP, SVG nebo PDF.',
    tooComplex: 'Soubor {name} je příliš složitý na zpracování. Vyberte jeho menší verzi.',
    full: 'V projektu už není místo na další soubory. Napište nám a uvolníme ho.',
    failed: 'Soubor {name} se nepodařilo nahrát. Zkontrolujte připojení a vyberte ho znovu.',
    wait: 'Počkejte, až se soubory nahrají, a pak to odešlete znovu.',
    all: plural({
      one: 'Zobrazit {n} soubor',
      few: 'Zobrazit všechny {n} soubory',
      many: 'Zobrazit všech {n} souboru',
      other: 'Zobrazit všech {n} souborů',
    }),
    fromYou: 'od vás',
    fromUs: 'od nás',
  },

  problem: {
    button: 'Nahlásit problém',
    title: 'Nahlásit problém',
    label: 'Co se děje?',
    hint: 'Napište, co jste dělali a co jste viděli; pomůže snímek obrazovky. Problémy řešíme jako první.',
    send: 'Odeslat hlášení',
    done: { title: 'Problém nahlášen', text: 'Podíváme se na něj jako na první a napíšeme vám.' },
  },

  order: {
    title: 'Vaše objednávka',
    number: 'Číslo objednávky',
    package: 'Služba',
    price: 'Cena',
    paid: 'Zaplaceno',
    receipt: 'Otevřít doklad',
  },

  live: {
    address: 'Váš web',
    since: 'V provozu od {date}',
    included: 'Hosting a podpora jsou v ceně do {date}',
    firstWeek: {
      title: 'První týden',
      steps: [
        'Otevřete web v telefonu a zkontrolujte telefonní čísla, adresu a otevírací dobu.',
        'Pošlete si sami poptávku, jako by to udělal zákazník.',
        'Přidejte adresu webu do firemního profilu na Googlu, na sociální sítě a do podpisu v e-mailech.',
        'Chcete něco změnit? Napište nám: drobné úpravy jsou {months}\u00a0měsíců v ceně.',
      ],
    },
    history: {
      title: 'Historie',
      contents: 'Kroky, návrhy, soubory a doklad o platbě',
    },
  },

  link: {
    missing: {
      title: 'Stránka vašeho projektu',
      text: 'Otevřete tuto stránku odkazem z některého z našich e-mailů k objednávce. Pokud ho nemůžete najít, pošleme vám nový.',
    },
    expired: {
      title: 'Platnost odkazu vypršela',
      text: 'Odkazy přestávají fungovat 180\u00a0dní po našem posledním e-mailu. Pošleme vám nový.',
    },
    revoked: {
      title: 'Tento odkaz už nefunguje',
      text: 'Poslali jsme novější, nebo tento není celý. Otevřete odkaz z našeho posledního e-mailu, nebo požádejte o nový.',
    },
    order: 'Číslo objednávky',
    orderHint: 'Je v každém e-mailu k objednávce, například 482019375.',
    email: 'E-mail',
    emailHint: 'Adresa, kterou jste uvedli v objednávce.',
    send: 'Poslat nový odkaz',
    sentTitle: 'Podívejte se do e-mailu',
    sentText:
      'Pokud k sobě číslo objednávky a e-mailová adresa patří, nový odkaz je na cestě. Ani po deseti minutách nic nepřišlo? Podívejte se do spamu, nebo napište na {email}.',
    again: 'Zkusit jiné údaje',
  },

  draft: 'Co napíšete, zůstane uložené v tomto zařízení, dokud to neodešlete nebo nezavřete tuto kartu.',

  errors: {
    load: {
      title: 'Váš projekt se nepodařilo načíst',
      text: 'Zkontrolujte připojení a zkuste to znovu. Pokud to nepomůže, napište na {email}.',
      retry: 'Zkusit znovu',
    },
    offline: 'Jste bez připojení. Poslední známý stav: {time}. Jakmile se připojíte, aktualizuje se.',
    text: 'Napište prosím pár slov.',
    tooLong: 'Nejvyšší počet znaků: {count}.',
    domain: 'Zadejte doménu, například pekarstvi-mala.example.',
    order: 'Zadejte číslo objednávky, například 482019375.',
    email: 'Zadejte prosím platnou e-mailovou adresu.',
    failed: 'Odeslání se nepodařilo. Váš text tu zůstal: zkontrolujte připojení a odešlete ho znovu.',
    changed: 'V projektu se mezitím něco změnilo. Podívejte se, co je nového, a pak to odešlete znovu.',
    tooMany: 'Příliš mnoho pokusů. Počkejte několik minut a zkuste to znovu.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Jaké jméno má být na certifikátu?',
    choices: {
      full: 'Moje jméno',
      business: 'Název mé firmy',
      initials: 'Jen moje iniciály',
      hidden: 'Žádné jméno',
    },
    open: 'Otevřít certifikát',
    saved: 'Certifikát je změněný.',
    later: 'Certifikát ke svému stromu dostanete, až bude web spuštěný.',
  },
};
