import type { OrderUpdateTexts } from './texts.ts';

export const sk: OrderUpdateTexts = {
  greeting: 'Dobrý deň, {name}!',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  links: { project: 'Váš projekt', refundPolicy: 'Vrátenie peňazí' },
  labels: {
    order: 'Číslo objednávky',
    package: 'Balík',
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
    preview: 'Formulár zaberie asi {minutes}\u00a0minút. Potom sa pustíme do návrhov.',
    lead: 'Skôr než sa pustíme do vášho webu, potrebujeme o vašej firme niečo vedieť. Formulár zaberie asi {minutes}\u00a0minút.',
  },
  formReminder: {
    subject: 'Objednávka {orderId}: čakáme na váš formulár',
    preview: 'Pošlite nám formulár a my začneme s návrhmi.',
    lead: 'Radi by sme sa pustili do vášho webu. Chýba nám len krátky formulár o vašej firme, ktorý zaberie asi {minutes}\u00a0minút.',
    promise: 'Do {designHours}\u00a0hodín od jeho odoslania máte na výber {designs}\u00a0návrhy.',
    help: 'Nemáte ešte logo alebo váhate s doménou? Nechajte to otvorené, vyriešime to spolu. Ak si nebudete vedieť rady, stačí odpovedať na tento e-mail.',
    lastReminder:
      'Toto je naša posledná pripomienka. Objednávka zostáva otvorená, a keď dostaneme formulár, hneď začneme.',
    refundUntil: 'Ak ste si to rozmysleli, môžete objednávku do {date} zrušiť a vrátime vám celú sumu.',
  },
  cancelled: {
    subject: 'Vaša objednávka {orderId} bola zrušená',
    preview: 'Čo sme zrušili a ako sa s nami spojiť.',
    lead: 'Vašu objednávku sme zrušili a prácu na nej zastavili.',
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
    lead: 'Vrátili sme vám časť platby. Na objednávke pracujeme ďalej podľa dohody.',
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
    subject: 'Objednávka {orderId}: vaše odpovede dorazili',
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
    subject: 'Váš web je hotový',
    preview: 'Dnešným dňom sa začína {supportMonths}\u00a0mesiacov podpory.',
    lead: 'Web firmy {business} je hotový.',
    certificate:
      'Za každú objednávku sadíme strom. Ak ste certifikát k svojmu stromu ešte nedostali, odpovedzte na tento e-mail a pošleme vám ho.',
    support:
      'Dnešným dňom sa začína hosting, doména a {supportMonths}\u00a0mesiacov údržby a podpory. Chcete niečo zmeniť? Stačí odpovedať na tento e-mail.',
  },
};
