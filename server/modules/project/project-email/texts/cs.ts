import type { ProjectEmailTexts } from './texts.ts';

export const cs: ProjectEmailTexts = {
  greeting: 'Dobrý den, {name}!',
  noteHeading: 'Poznámka od našeho týmu',
  linkNote:
    'Tento odkaz je jen pro vás. Otevře stránku objednávky {orderId} se všemi kroky, soubory a zprávami.',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  designsHeading: 'Vaše návrhy',
  addressLabel: 'Adresa',
  choiceLabel: 'Váš výběr',
  designsReady: {
    subject: 'Vaše návrhy jsou hotové',
    preview: 'Vyberte si ten, který se vám líbí nejvíc, nebo napište, co upravit.',
    lead: 'Vaše návrhy jsou hotové. V klidu si je porovnejte a vyberte ten, který se vám líbí nejvíc.',
    next: 'Po vašem výběru dokončíme web do {workingHours}\u00a0pracovních hodin ({workingDays}\u00a0pracovních dnů). Něco chybí? Napište nám, co upravit: počet úprav není omezený.',
    button: 'Prohlédnout návrhy',
  },
  designsChanged: {
    subject: 'Vaše nové návrhy jsou hotové',
    preview: 'Úpravy, o které jste požádali, máme hotové.',
    lead: 'Úpravy, o které jste požádali, máme hotové. Nové návrhy na vás čekají.',
    next: 'Vyberte si jeden a web dokončíme do {workingHours}\u00a0pracovních hodin ({workingDays}\u00a0pracovních dnů). Chcete ještě něco změnit? Napište nám: počet úprav není omezený.',
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
    next: 'Dnešním dnem začíná hosting, doména a {supportMonths}\u00a0měsíců údržby a podpory. Chcete něco změnit? Stačí odpovědět na tento e-mail.',
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
    preview: 'Náš tým vám napsal ohledně vašeho webu.',
    lead: 'Píšeme vám ohledně vašeho webu:',
    next: 'Odpovědět můžete na stránce projektu nebo přímo na tento e-mail.',
    button: 'Přečíst a odpovědět',
  },
};
