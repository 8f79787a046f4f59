import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Dobrý den!',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  receipt: {
    subject: 'Děkujeme za objednávku ({orderId})',
    preview: 'Platba dorazila. Stačí krátký formulář a začneme s návrhy.',
    lead: 'Děkujeme za objednávku. Vaši platbu jsme přijali.',
    labels: { order: 'Číslo objednávky', package: 'Služba', price: 'Cena' },
    form: 'Teď nám řekněte něco o své firmě. Formulář zabere asi {minutes} minut.',
    button: 'Vyplnit formulář',
    formNote: 'Tento odkaz je jen pro vás. Spojí vaše odpovědi s objednávkou {orderId} a platí {days} dní.',
    nextHeading: 'Co bude dál',
    steps: [
      'Vyplníte formulář: čím se vaše firma zabývá a jakou chcete doménu, a přiložíte logo.',
      'Do {designHours} hodin od odeslání formuláře máte na výběr {designs} návrhy.',
      'Jeden si vyberete a my podle něj vytvoříme web. Počet úprav není omezený.',
      `Do ${times.workingDays}\u00a0pracovních dnů ({workingHours}\u00a0pracovních hodin) od výběru je web připravený ke kontrole. Jakmile ho schválíte, spustíme ho a dostanete certifikát ke svému stromu.`,
    ],
    included: `Zaplatíte jednou. V ceně jsou web, hosting a doména na první rok, {supportMonths} měsíců podpory a zasazený strom. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Doklad k objednávce {orderId}',
    labels: {
      seller: 'Prodávající',
      address: 'Adresa',
      companyNumber: 'Registrační číslo',
      vatNumber: 'DIČ',
      email: 'E-mail',
      buyer: 'Kupující',
      paidOn: 'Zaplaceno',
      currency: 'Měna',
      refunded: 'Celkem vráceno',
    },
    note: 'Tento doklad potvrzuje, že jsme vaši platbu přijali. Není daňovým dokladem. Pokud ho potřebujete, odpovězte na kterýkoli z našich e-mailů.',
  },
  projectLink: {
    subject: 'Objednávka {orderId}: odkaz na stránku projektu',
    lead: 'Požádali jste o odkaz na stránku svého projektu. Tady je.',
    button: 'Otevřít stránku projektu',
    linkNote:
      'Tento odkaz je jen pro vás. Otevře stránku projektu (objednávka {orderId}) se všemi kroky, soubory a zprávami.',
    ignore: 'Pokud jste o něj nežádali, můžete tento e-mail ignorovat.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Dobrý den!',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Číslo objednávky',
    package: 'Služba',
    price: 'Cena',
    reason: 'Důvod',
    totalRefunded: 'Celkem vráceno',
    returned: 'Vrátilo se nám',
    business: 'Firma',
    description: 'Čím se zabývá',
    domain: 'Doména',
    logo: 'Logo',
    notes: 'Poznámky',
  },
  formLink: {
    subject: 'Objednávka {orderId}: řekněte nám něco o své firmě',
    preview: 'Formulář zabere asi {minutes}\u00a0minut. Pak se pustíme do návrhů.',
    lead: 'Než se pustíme do vašeho webu, potřebujeme o vaší firmě něco vědět. Formulář zabere asi {minutes}\u00a0minut.',
  },
  formReminder: {
    subject: 'Objednávka {orderId}: čekáme na váš formulář',
    preview: 'Pošlete nám formulář a my začneme s návrhy.',
    lead: 'Rádi bychom se pustili do vašeho webu. Chybí nám jen krátký formulář o vaší firmě, který zabere asi {minutes}\u00a0minut.',
    promise: 'Do {designHours}\u00a0hodin od jeho odeslání máte na výběr {designs}\u00a0návrhy.',
    help: 'Nemáte ještě logo nebo váháte s doménou? Nechte to otevřené, vyřešíme to společně. Kdybyste si nevěděli rady, stačí odpovědět na tento e-mail.',
    lastReminder:
      'Toto je naše poslední připomínka. Objednávka zůstává otevřená, a jakmile formulář dorazí, začneme.',
    refundUntil: `Rozmysleli jste si to? ${refundRule} Čas na to máte do {date}.`,
  },
  cancelled: {
    subject: 'Vaše objednávka {orderId} byla zrušena',
    preview: 'Co jsme zrušili a jak se s námi spojit.',
    lead: 'Vaši objednávku jsme zrušili a práci na ní zastavili.',
    refund: 'Pokud máte nárok na vrácení peněz, pošleme vám samostatný e-mail, jakmile je odešleme.',
    contact:
      'Nečekali jste to nebo máte dotaz k platbě? Odpovězte na tento e-mail nebo zavolejte na {phone} a my to prověříme.',
  },
  refundedInFull: {
    subject: 'Objednávka {orderId}: vrátili jsme vám {amount}',
    preview: 'Vaše peníze jsou na cestě.',
    lead: 'Vrátili jsme vám celou platbu a objednávku uzavřeli.',
  },
  refundedInPart: {
    subject: 'Objednávka {orderId}: vrátili jsme vám {amount}',
    preview: 'Část vašich peněz je na cestě.',
    lead: 'Vrátili jsme vám část platby.',
    workContinues: 'Na objednávce pracujeme dál podle dohody.',
  },
  refundDuration:
    'Vrácené peníze se na účtu obvykle objeví za 5 až 10\u00a0dní. Máte otázky? Stačí odpovědět na tento e-mail.',
  refundFailed: {
    subject: 'Objednávka {orderId}: banka nám vaše peníze poslala zpět',
    preview: 'Pošlete nám telefonní číslo a domluvíme se, jak vám peníze vrátit jinak.',
    lead: 'Vrátili jsme vám {amount}, ale vaše banka nebo vydavatel karty nám peníze poslali zpět.',
    reply:
      'Odpovězte na tento e-mail a napište nám telefonní číslo. Domluvíme se, jak vám peníze vrátit jinak.',
    warning: 'Údaje o platební kartě prosím e-mailem neposílejte.',
  },
  answers: {
    subject: 'Objednávka {orderId}: váš formulář dorazil',
    preview: 'Do {designHours}\u00a0hodin budete mít {designs}\u00a0návrhy.',
    lead: 'Děkujeme. Máme vše, co k práci potřebujeme. Do {designHours}\u00a0hodin budete mít {designs}\u00a0návrhy pro firmu {business}.',
    heading: 'Co jste nám napsali:',
    domainOpen: 'Vybereme ji společně',
    logoReceived: 'Přijato',
    logoMissing: 'Zatím nedorazilo',
    corrections: 'Chcete něco doplnit nebo opravit? Stačí odpovědět na tento e-mail.',
  },
  workStarted: {
    subject: 'Pustili jsme se do vašeho webu',
    preview: 'Kdy budete mít návrhy a kdy bude web hotový.',
    lead: 'Pustili jsme se do webu firmy {business}.',
  },
  workCompleted: {
    subject: 'Váš web je spuštěný',
    preview: 'Dnešním dnem začíná {supportMonths}\u00a0měsíců podpory.',
    lead: 'Web firmy {business} je spuštěný.',
    certificate:
      'Za každou objednávku sázíme strom. Pokud jste certifikát ke svému stromu ještě nedostali, odpovězte na tento e-mail a pošleme vám ho.',
    support:
      'Ode dneška běží hosting a {supportMonths}\u00a0měsíců údržby a podpory. Potřebujete drobnou úpravu? Stačí odpovědět na tento e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Dobrý den!',
  noteHeading: 'Poznámka od našeho týmu',
  linkNote:
    'Tento odkaz je jen pro vás. Otevře stránku projektu (objednávka {orderId}) se všemi kroky, soubory a zprávami.',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  designsHeading: 'Vaše návrhy',
  openSite: 'Otevřít web',
  addressLabel: 'Adresa',
  choiceLabel: 'Váš výběr',
  designsReady: {
    subject: 'Vaše návrhy jsou hotové',
    preview: 'Vyberte si ten, který se vám líbí nejvíc, nebo napište, co upravit.',
    lead: 'Vaše návrhy jsou hotové. V klidu si je porovnejte a vyberte ten, který se vám líbí nejvíc.',
    next: 'Po vašem výběru dokončíme web do {workingDays}\u00a0pracovních dnů ({workingHours}\u00a0pracovních hodin). Něco chybí? Napište nám, co upravit: počet úprav není omezený.',
    button: 'Prohlédnout návrhy',
  },
  designsChanged: {
    subject: 'Vaše nové návrhy jsou hotové',
    preview: 'Úpravy, o které jste požádali, máme hotové.',
    lead: 'Úpravy, o které jste požádali, máme hotové. Nové návrhy na vás čekají.',
    next: 'Vyberte si jeden a web dokončíme do {workingDays}\u00a0pracovních dnů ({workingHours}\u00a0pracovních hodin). Chcete ještě něco změnit? Napište nám: počet úprav není omezený.',
    button: 'Prohlédnout nové návrhy',
  },
  reviewReady: {
    subject: 'Váš web je připravený ke schválení',
    preview: 'Schvalte ho, nebo napište, co upravit.',
    lead: 'Váš web je hotový. Projděte si prosím všechny stránky na počítači i na telefonu.',
    next: 'Líbí se vám? Schvalte ho a my ho spustíme. Pokud ne, napište, co upravit: počet úprav není omezený.',
    button: 'Zkontrolovat web',
  },
  reviewChanged: {
    subject: 'Úpravy vašeho webu jsou hotové',
    preview: 'Podívejte se prosím na web ještě jednou.',
    lead: 'Úpravy, o které jste požádali, máme hotové. Podívejte se prosím na web ještě jednou.',
    next: 'Líbí se vám? Schvalte ho a my ho spustíme. Chcete ještě něco změnit? Napište nám: počet úprav není omezený.',
    button: 'Zkontrolovat úpravy',
  },
  live: {
    subject: 'Váš web je spuštěný',
    preview: 'Teď ho může navštívit každý. Tady je jeho adresa.',
    lead: 'Váš web je spuštěný. Od této chvíle ho může navštívit každý.',
    next: 'Ode dneška běží hosting a {supportMonths}\u00a0měsíců údržby a podpory. Potřebujete drobnou úpravu? Stačí odpovědět na tento e-mail.',
    button: 'Otevřít stránku projektu',
  },
  choiceReminder: {
    subject: 'Máte už vybraný návrh?',
    preview: 'Jakmile si vyberete, pustíme se do webu.',
    lead: 'Vaše návrhy na vás čekají. Jakmile si jeden vyberete, pustíme se do webu.',
    next: 'Není žádný úplně podle vašich představ? Napište, co upravit. Počet úprav není omezený.',
    button: 'Vybrat návrh',
  },
  approvalReminder: {
    subject: 'Můžeme váš web spustit?',
    preview: 'Spustíme ho, jakmile ho schválíte.',
    lead: 'Váš web čeká už jen na vás. Jakmile ho schválíte, spustíme ho.',
    next: 'Něco ještě není, jak má být? Napište, co upravit. Počet úprav není omezený.',
    button: 'Zkontrolovat web',
  },
  lastReminder:
    'Toto je naše poslední připomínka. Projekt zůstává otevřený, a jakmile se ozvete, budeme pokračovat.',
  message: {
    subject: 'Zpráva k objednávce {orderId}',
    preview: 'Máme pro vás zprávu.',
    lead: 'Zpráva k vašemu webu:',
    next: 'Odpovědět můžete na stránce projektu nebo přímo na tento e-mail.',
    button: 'Přečíst a odpovědět',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Jak jste spokojeni se svým webem?',
  preview: 'Hodnocení na dvě minuty pomůže nám i těm, kdo právě vybírají.',
  greeting: 'Dobrý den!',
  lead: 'Váš web běží už dva týdny. Jak se vám s námi spolupracovalo a jak se vám výsledek líbí?',
  form: 'Hodnocení zabere dvě minuty: vyberte počet hvězdiček, napište pár slov a rozhodněte, jaké jméno smíme zobrazit. Hodnocení zveřejňujeme tak, jak jsou napsaná, a nic na nich neměníme.',
  button: 'Napsat hodnocení',
  linkNote:
    'Tento odkaz je jen pro vás. Patří k objednávce {orderId} a platí {linkDays} dnů. Hodnocení můžete upravovat ještě {editDays} dnů po jeho napsání.',
  once: 'Ptáme se jen jednou. Pokud s webem není něco v pořádku, odpovězte na tento e-mail a napravíme to.',
};

export const recovery: RecoveryTexts = {
  subject: 'Dokončete objednávku, až se vám to bude hodit',
  preview: 'Odkaz zpět k platbě. Cena se nezměnila.',
  greeting: 'Dobrý den!',
  intro:
    'Začali jste u nás objednávat a požádali o odkaz, abyste mohli objednávku dokončit později. Tady je. Cena se nezměnila.',
  packageLabel: 'Služba',
  priceLabel: 'Cena',
  button: 'Pokračovat k platbě',
  validUntil: 'Odkaz platí do {date}.',
  noAction:
    'Rozmysleli jste si to? Nemusíte nic dělat. Žádné peníze jsme nestrhli a kvůli této objednávce vám už psát nebudeme.',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  stopLink: 'Už mi to neposílejte',
  stopTitle: 'Už mi to neposílejte',
  stopQuestion:
    'Stiskněte tlačítko a už nikdy vám nenapíšeme kvůli nedokončené objednávce. E-maily k zaplaceným objednávkám vám budou chodit dál.',
  stoppedTitle: 'Tyto e-maily už nedostanete',
  stopped: 'Máme to poznamenáno. E-maily k zaplaceným objednávkám vám budou chodit dál.',
  backHome: 'Zpět na úvodní stránku',
};

export const tree: TreeEmailTexts = {
  greeting: 'Dobrý den!',
  closing: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  button: 'Otevřít certifikát',
  reserved: {
    subject: 'Certifikát k vašemu stromu',
    preview: 'Váš web je spuštěný a má svůj rezervovaný strom.',
    text: 'Váš web je spuštěný, a tak jsme pro něj rezervovali strom. Tady je certifikát: stránka ke sdílení a PDF k vytištění. Ozveme se znovu, až bude strom v zemi.',
    choice:
      'Je na vás, co na něm bude: název firmy, vaše jméno, iniciály, nebo žádné jméno. Vyberte si na stránce svého projektu.',
  },
  planted: {
    subject: 'Váš strom je zasazený',
    preview: 'Kdy, kde a kdo ho zasadil.',
    text: 'Strom za váš web je zasazený. Na certifikátu je teď uvedeno, kdy a kde. Pokud máte vytištěný ten předchozí, stáhněte si nový.',
  },
};
