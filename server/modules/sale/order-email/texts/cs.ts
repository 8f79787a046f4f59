import type { OrderUpdateTexts } from './texts.ts';

export const cs: OrderUpdateTexts = {
  greeting: 'Dobrý den, {name}!',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  links: { project: 'Váš projekt', refundPolicy: 'Vrácení peněz' },
  labels: {
    order: 'Číslo objednávky',
    package: 'Balíček',
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
    refundUntil:
      'Pokud jste si to rozmysleli, můžete objednávku do {date} zrušit a vrátíme vám celou částku.',
  },
  cancelled: {
    subject: 'Vaše objednávka {orderId} byla zrušena',
    preview: 'Co jsme zrušili a jak se s námi spojit.',
    lead: 'Vaši objednávku jsme zrušili a práci na ní zastavili.',
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
    lead: 'Vrátili jsme vám část platby. Na objednávce pracujeme dál podle dohody.',
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
    subject: 'Objednávka {orderId}: vaše odpovědi dorazily',
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
    subject: 'Váš web je hotový',
    preview: 'Dnešním dnem začíná {supportMonths}\u00a0měsíců podpory.',
    lead: 'Web firmy {business} je hotový.',
    certificate:
      'Za každou objednávku sázíme strom. Pokud jste certifikát ke svému stromu ještě nedostali, odpovězte na tento e-mail a pošleme vám ho.',
    support:
      'Dnešním dnem začíná hosting, doména a {supportMonths}\u00a0měsíců údržby a podpory. Chcete něco změnit? Stačí odpovědět na tento e-mail.',
  },
};
