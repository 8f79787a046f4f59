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
  greeting: 'Dobrý deň, {name}!',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  receipt: {
    subject: 'Ďakujeme za objednávku ({orderId})',
    preview: 'Vašu platbu sme prijali. Ešte krátky formulár a začneme.',
    lead: 'Ďakujeme za objednávku. Vašu platbu sme prijali.',
    labels: { order: 'Číslo objednávky', package: 'Služba', price: 'Cena' },
    form: 'Teraz nám povedzte niečo o svojej firme. Vyplnenie formulára zaberie asi {minutes}\u00a0minút.',
    button: 'Vyplniť formulár',
    formNote: 'Tento odkaz je len pre vás. Spojí vaše odpovede s objednávkou {orderId} a platí {days} dní.',
    nextHeading: 'Čo bude ďalej',
    steps: [
      'Vyplníte formulár: čomu sa venujete a akú chcete doménu, a pridáte logo.',
      'Do {designHours} hodín od odoslania formulára máte na výber {designs} návrhy.',
      'Jeden si vyberiete a my podľa neho vytvoríme web. Počet úprav nie je obmedzený.',
      `Do ${times.workingDays}\u00a0pracovných dní ({workingHours}\u00a0pracovných hodín) od výberu je web pripravený na kontrolu. Keď ho schválite, spustíme ho a dostanete certifikát k svojmu stromu.`,
    ],
    included: `Zaplatíte raz. V cene sú web, hosting a doména na prvý rok, {supportMonths}\u00a0mesiacov podpory a zasadený strom. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Potvrdenie o platbe k objednávke {orderId}',
    labels: {
      seller: 'Predávajúci',
      address: 'Adresa',
      companyNumber: 'Registračné číslo',
      vatNumber: 'IČ DPH',
      email: 'E-mail',
      buyer: 'Kupujúci',
      paidOn: 'Dátum platby',
      currency: 'Mena',
      refunded: 'Spolu vrátené',
    },
    note: 'Týmto potvrdzujeme, že sme vašu platbu prijali. Nie je to faktúra s DPH. Ak ju potrebujete, odpovedzte na niektorý z našich e-mailov.',
  },
  projectLink: {
    subject: 'Objednávka {orderId}: odkaz na stránku projektu',
    lead: 'Požiadali ste o odkaz na stránku svojho projektu. Tu je.',
    button: 'Otvoriť stránku projektu',
    linkNote:
      'Tento odkaz je len pre vás. Otvorí stránku projektu (objednávka {orderId}) so všetkými krokmi, súbormi a správami.',
    ignore: 'Ak ste oň nežiadali, tento e-mail môžete ignorovať.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Dobrý deň, {name}!',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Číslo objednávky',
    package: 'Služba',
    price: 'Cena',
    reason: 'Dôvod',
    totalRefunded: 'Spolu vrátené',
    returned: 'Vrátilo sa nám',
    business: 'Firma',
    description: 'Čomu sa venuje',
    domain: 'Doména',
    logo: 'Logo',
    notes: 'Poznámky',
  },
  formLink: {
    subject: 'Objednávka {orderId}: povedzte nám niečo o svojej firme',
    preview: 'Vyplnenie formulára zaberie asi {minutes}\u00a0minút. Potom sa pustíme do návrhov.',
    lead: 'Skôr než sa pustíme do vášho webu, potrebujeme o vašej firme niečo vedieť. Vyplnenie formulára zaberie asi {minutes}\u00a0minút.',
  },
  formReminder: {
    subject: 'Objednávka {orderId}: čakáme na váš formulár',
    preview: 'Pošlite nám formulár a my začneme s návrhmi.',
    lead: 'Radi by sme sa pustili do vášho webu. Chýba nám len krátky formulár o vašej firme, ktorého vyplnenie zaberie asi {minutes}\u00a0minút.',
    promise: 'Do {designHours}\u00a0hodín od jeho odoslania máte na výber {designs}\u00a0návrhy.',
    help: 'Nemáte ešte logo alebo váhate s doménou? Nechajte to otvorené, vyriešime to spolu. Ak si nebudete vedieť rady, stačí odpovedať na tento e-mail.',
    lastReminder:
      'Toto je naša posledná pripomienka. Objednávka zostáva otvorená, a keď dostaneme formulár, hneď začneme.',
    refundUntil: `Rozmysleli ste si to? ${refundRule} Čas na to máte do {date}.`,
  },
  cancelled: {
    subject: 'Vaša objednávka {orderId} bola zrušená',
    preview: 'Čo sme zrušili a ako sa s nami spojiť.',
    lead: 'Vašu objednávku sme zrušili a prácu na nej zastavili.',
    refund: 'Ak máte nárok na vrátenie peňazí, pošleme vám samostatný e-mail hneď, ako ich odošleme.',
    contact:
      'Nečakali ste to alebo máte otázku k platbe? Odpovedzte na tento e-mail alebo zavolajte na {phone} a my to preveríme.',
  },
  refundedInFull: {
    subject: 'Objednávka {orderId}: vrátili sme vám {amount}',
    preview: 'Vaše peniaze sú na ceste.',
    lead: 'Vrátili sme vám celú platbu a objednávku sme uzavreli.',
  },
  refundedInPart: {
    subject: 'Objednávka {orderId}: vrátili sme vám {amount}',
    preview: 'Časť vašich peňazí je na ceste.',
    lead: 'Vrátili sme vám časť platby.',
    workContinues: 'Na objednávke pracujeme ďalej podľa dohody.',
  },
  refundDuration:
    'Vrátené peniaze sa na účte zvyčajne objavia o 5 až 10\u00a0dní. Máte otázky? Stačí odpovedať na tento e-mail.',
  refundFailed: {
    subject: 'Objednávka {orderId}: banka nám vaše peniaze poslala späť',
    preview: 'Pošlite nám telefónne číslo a dohodneme sa, ako vám peniaze vrátiť inak.',
    lead: 'Vrátili sme vám {amount}, ale vaša banka alebo vydavateľ karty nám peniaze poslali späť.',
    reply:
      'Odpovedzte na tento e-mail a napíšte nám telefónne číslo. Dohodneme sa, ako vám peniaze vrátiť inak.',
    warning: 'Údaje o platobnej karte, prosím, neposielajte e-mailom.',
  },
  answers: {
    subject: 'Objednávka {orderId}: váš formulár dorazil',
    preview: 'Do {designHours}\u00a0hodín budete mať {designs}\u00a0návrhy.',
    lead: 'Ďakujeme. Máme všetko, čo k práci potrebujeme. Do {designHours}\u00a0hodín budete mať {designs}\u00a0návrhy pre firmu {business}.',
    heading: 'Čo ste nám napísali:',
    domainOpen: 'Vyberieme ju spolu',
    logoReceived: 'Prijaté',
    logoMissing: 'Zatiaľ neprišlo',
    corrections: 'Chcete niečo doplniť alebo opraviť? Stačí odpovedať na tento e-mail.',
  },
  workStarted: {
    subject: 'Pustili sme sa do vášho webu',
    preview: 'Kedy budete mať návrhy a kedy bude web hotový.',
    lead: 'Pustili sme sa do webu firmy {business}.',
  },
  workCompleted: {
    subject: 'Váš web je spustený',
    preview: 'Dnešným dňom sa začína {supportMonths}\u00a0mesiacov podpory.',
    lead: 'Web firmy {business} je spustený.',
    certificate:
      'Za každú objednávku zasadíme strom. Ak ste certifikát k svojmu stromu ešte nedostali, odpovedzte na tento e-mail a pošleme vám ho.',
    support:
      'Odo dneška beží hosting aj {supportMonths}\u00a0mesiacov údržby a podpory. Potrebujete drobnú úpravu? Stačí odpovedať na tento e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Dobrý deň, {name}!',
  noteHeading: 'Poznámka od nášho tímu',
  linkNote:
    'Tento odkaz je len pre vás. Otvorí stránku projektu (objednávka {orderId}) so všetkými krokmi, súbormi a správami.',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  designsHeading: 'Vaše návrhy',
  openSite: 'Otvoriť web',
  addressLabel: 'Adresa',
  choiceLabel: 'Váš výber',
  designsReady: {
    subject: 'Vaše návrhy sú hotové',
    preview: 'Vyberte si ten, ktorý sa vám páči najviac, alebo napíšte, čo máme upraviť.',
    lead: 'Vaše návrhy sú hotové. V pokoji si ich porovnajte a vyberte ten, ktorý sa vám páči najviac.',
    next: 'Po vašom výbere dokončíme web do {workingDays}\u00a0pracovných dní ({workingHours}\u00a0pracovných hodín). Niečo vám chýba? Napíšte nám, čo máme upraviť: počet úprav nie je obmedzený.',
    button: 'Pozrieť si návrhy',
  },
  designsChanged: {
    subject: 'Vaše nové návrhy sú hotové',
    preview: 'Úpravy, o ktoré ste nás požiadali, sú hotové.',
    lead: 'Úpravy, o ktoré ste nás požiadali, sú hotové. Nové návrhy si už môžete pozrieť.',
    next: 'Vyberte si jeden a web dokončíme do {workingDays}\u00a0pracovných dní ({workingHours}\u00a0pracovných hodín). Chcete zmeniť ešte niečo? Napíšte nám: počet úprav nie je obmedzený.',
    button: 'Pozrieť si nové návrhy',
  },
  reviewReady: {
    subject: 'Váš web je pripravený na schválenie',
    preview: 'Schváľte ho alebo napíšte, čo máme upraviť.',
    lead: 'Váš web je hotový. Prejdite si, prosím, všetky stránky na počítači aj v telefóne.',
    next: 'Páči sa vám? Schváľte ho a my ho spustíme. Ak nie, napíšte, čo máme upraviť: počet úprav nie je obmedzený.',
    button: 'Skontrolovať web',
  },
  reviewChanged: {
    subject: 'Úpravy vášho webu sú hotové',
    preview: 'Pozrite si, prosím, web ešte raz.',
    lead: 'Úpravy, o ktoré ste nás požiadali, sú hotové. Pozrite si, prosím, web ešte raz.',
    next: 'Páči sa vám? Schváľte ho a my ho spustíme. Chcete zmeniť ešte niečo? Napíšte nám: počet úprav nie je obmedzený.',
    button: 'Skontrolovať úpravy',
  },
  live: {
    subject: 'Váš web je spustený',
    preview: 'Odteraz ho môže navštíviť každý. Tu je jeho adresa.',
    lead: 'Váš web je spustený. Odteraz ho môže navštíviť každý.',
    next: 'Odo dneška beží hosting aj {supportMonths}\u00a0mesiacov údržby a podpory. Potrebujete drobnú úpravu? Stačí odpovedať na tento e-mail.',
    button: 'Otvoriť stránku projektu',
  },
  choiceReminder: {
    subject: 'Máte už vybraný návrh?',
    preview: 'Keď si vyberiete, hneď sa pustíme do webu.',
    lead: 'Vaše návrhy na vás čakajú. Keď si jeden vyberiete, hneď sa pustíme do webu.',
    next: 'Nie je ani jeden celkom podľa vašich predstáv? Napíšte, čo máme upraviť. Počet úprav nie je obmedzený.',
    button: 'Vybrať návrh',
  },
  approvalReminder: {
    subject: 'Môžeme váš web spustiť?',
    preview: 'Spustíme ho hneď, ako ho schválite.',
    lead: 'Váš web čaká už len na vás. Hneď ako ho schválite, spustíme ho.',
    next: 'Niečo ešte nie je, ako má byť? Napíšte, čo máme upraviť. Počet úprav nie je obmedzený.',
    button: 'Skontrolovať web',
  },
  lastReminder:
    'Toto je naša posledná pripomienka. Projekt zostáva otvorený, a keď sa ozvete, budeme pokračovať.',
  message: {
    subject: 'Správa k objednávke {orderId}',
    preview: 'Náš tím vám píše o vašom webe.',
    lead: 'Píšeme vám o vašom webe:',
    next: 'Odpovedať môžete na stránke projektu alebo priamo na tento e-mail.',
    button: 'Prečítať a odpovedať',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Ako ste spokojní so svojím webom?',
  preview: 'Dvojminútová recenzia pomôže nám aj tým, ktorí si práve vyberajú.',
  greeting: 'Dobrý deň, {name}!',
  lead: 'Váš web beží už dva týždne. Ako sa vám s nami spolupracovalo a ako sa vám páči výsledok?',
  form: 'Recenzia zaberie dve minúty: vyberte počet hviezdičiek, napíšte pár slov a rozhodnite, aké meno smieme zobraziť. Recenzie zverejňujeme tak, ako ich napíšete, a nič v nich nemeníme.',
  button: 'Napísať recenziu',
  linkNote:
    'Tento odkaz je len pre vás. Patrí k objednávke {orderId} a platí {linkDays} dní. Recenziu môžete meniť ešte {editDays} dní po napísaní.',
  once: 'Pýtame sa len raz. Ak s webom niečo nie je v poriadku, odpovedzte na tento e-mail a napravíme to.',
};

export const recovery: RecoveryTexts = {
  subject: 'Dokončite objednávku, keď sa vám to bude hodiť',
  preview: 'Odkaz späť k platbe. Cena sa nezmenila.',
  greeting: 'Dobrý deň!',
  intro:
    'Začali ste u nás objednávku a požiadali o odkaz, aby ste ju mohli dokončiť neskôr. Tu je. Cena sa nezmenila.',
  packageLabel: 'Služba',
  priceLabel: 'Cena',
  button: 'Pokračovať k platbe',
  validUntil: 'Odkaz platí do {date}.',
  noAction:
    'Rozmysleli ste si to? Nemusíte nič robiť. Nič sme vám nestrhli a o tejto objednávke vám už písať nebudeme.',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  stopLink: 'Neposielať mi už takéto e-maily',
  stopTitle: 'Neposielať mi už takéto e-maily',
  stopQuestion:
    'Stlačte tlačidlo a už nikdy vám nenapíšeme o nedokončenej objednávke. E-maily k zaplateným objednávkam budete dostávať ďalej.',
  stoppedTitle: 'Tieto e-maily už nedostanete',
  stopped: 'Máme to poznačené. E-maily k zaplateným objednávkam budete dostávať ďalej.',
  backHome: 'Späť na úvodnú stránku',
};

export const tree: TreeEmailTexts = {
  greeting: 'Dobrý deň, {name}!',
  closing: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  button: 'Otvoriť certifikát',
  reserved: {
    subject: 'Certifikát k vášmu stromu',
    preview: 'Váš web je spustený a má svoj rezervovaný strom.',
    text: 'Váš web je spustený, a tak sme preň rezervovali strom. Tu je certifikát: stránka na zdieľanie a PDF na vytlačenie. Ozveme sa znova, keď bude strom v zemi.',
    choice:
      'Je na vás, čo na ňom bude: názov firmy, vaše meno, iniciály alebo nič. Vyberte si na stránke svojho projektu.',
  },
  planted: {
    subject: 'Váš strom je zasadený',
    preview: 'Dozviete sa, kedy, kde a kto ho zasadil.',
    text: 'Strom za váš web je zasadený. Na certifikáte je teraz uvedené, kedy a kde. Ak máte vytlačený ten predchádzajúci, stiahnite si nový.',
  },
};
