import type { ProjectEmailTexts } from './texts.ts';

export const sk: ProjectEmailTexts = {
  greeting: 'Dobrý deň, {name}!',
  noteHeading: 'Poznámka od nášho tímu',
  linkNote:
    'Tento odkaz je len pre vás. Otvorí stránku objednávky {orderId} so všetkými krokmi, súbormi a správami.',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  designsHeading: 'Vaše návrhy',
  addressLabel: 'Adresa',
  choiceLabel: 'Váš výber',
  designsReady: {
    subject: 'Vaše návrhy sú hotové',
    preview: 'Vyberte si ten, ktorý sa vám páči najviac, alebo napíšte, čo máme upraviť.',
    lead: 'Vaše návrhy sú hotové. Pokojne si ich porovnajte a vyberte ten, ktorý sa vám páči najviac.',
    next: 'Po vašom výbere dokončíme web do {workingHours}\u00a0pracovných hodín ({workingDays}\u00a0pracovných dní). Niečo vám chýba? Napíšte nám, čo máme upraviť: počet úprav nie je obmedzený.',
    button: 'Pozrieť si návrhy',
  },
  designsChanged: {
    subject: 'Vaše nové návrhy sú hotové',
    preview: 'Úpravy, o ktoré ste nás požiadali, sú hotové.',
    lead: 'Úpravy, o ktoré ste nás požiadali, sú hotové. Nové návrhy si už môžete pozrieť.',
    next: 'Vyberte si jeden a web dokončíme do {workingHours}\u00a0pracovných hodín ({workingDays}\u00a0pracovných dní). Chcete zmeniť ešte niečo? Napíšte nám: počet úprav nie je obmedzený.',
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
    next: 'Dnešným dňom sa začína hosting, doména a {supportMonths}\u00a0mesiacov údržby a podpory. Chcete niečo zmeniť? Stačí odpovedať na tento e-mail.',
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
