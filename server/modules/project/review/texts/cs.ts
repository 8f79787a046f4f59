import type { ReviewEmailTexts } from './texts.ts';

export const cs: ReviewEmailTexts = {
  subject: 'Jak jste spokojeni se svým webem?',
  preview: 'Hodnocení na dvě minuty pomůže nám i těm, kdo právě vybírají.',
  greeting: 'Dobrý den, {name}!',
  lead: 'Váš web běží už dva týdny. Jak se vám s námi spolupracovalo a jak se vám výsledek líbí?',
  form: 'Hodnocení zabere dvě minuty: vyberte počet hvězdiček, napište pár slov a rozhodněte, jaké jméno smíme zobrazit. Hodnocení zveřejňujeme tak, jak jsou napsaná, a nic na nich neměníme.',
  button: 'Napsat hodnocení',
  linkNote:
    'Tento odkaz je jen pro vás. Patří k objednávce {orderId} a platí {linkDays} dnů. Hodnocení můžete upravovat ještě {editDays} dnů po jeho napsání.',
  once: 'Ptáme se jen jednou. Pokud s webem není něco v pořádku, odpovězte na tento e-mail a napravíme to.',
};
