import type { OrderEmailTexts } from './texts.ts';

export const sk: OrderEmailTexts = {
  greeting: 'Dobrý deň, {name}!',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  receipt: {
    subject: 'Ďakujeme za objednávku ({orderId})',
    preview: 'Platba dorazila. Ešte krátky formulár a začneme.',
    lead: 'Ďakujeme za objednávku. Vašu platbu sme prijali.',
    labels: { order: 'Číslo objednávky', package: 'Balík', price: 'Cena' },
    form: 'Teraz nám povedzte niečo o svojej firme. Formulár zaberie asi {minutes} minút.',
    button: 'Vyplniť formulár',
    formNote:
      'Tento odkaz je len pre vás. Spojí vaše odpovede s objednávkou {orderId}, dá sa použiť raz a platí {days} dní.',
    nextHeading: 'Čo bude ďalej',
    steps: [
      'Vyplníte formulár: čomu sa venujete, akú chcete doménu a logo.',
      'Do {designHours} hodín od odoslania formulára máte na výber {designs} návrhy.',
      'Jeden si vyberiete a my ho spracujeme. Počet úprav nie je obmedzený.',
      'Do {workingHours} pracovných hodín od výberu je web hotový a dostanete aj certifikát k svojmu stromu.',
    ],
    included:
      'Zaplatíte raz. V cene sú web, hosting a doména na prvý rok a {supportMonths} mesiacov podpory.',
    follow: 'Váš projekt',
    terms: 'Obchodné podmienky',
    refund: 'Vrátenie peňazí',
  },
  printed: {
    title: 'Doklad k objednávke {orderId}',
    labels: {
      seller: 'Predávajúci',
      address: 'Adresa',
      companyNumber: 'Registračné číslo',
      vatNumber: 'IČ DPH',
      email: 'E-mail',
      buyer: 'Kupujúci',
      paidOn: 'Zaplatené',
      currency: 'Mena',
      refunded: 'Spolu vrátené',
    },
    note: 'Tento doklad potvrdzuje, že sme vašu platbu prijali. Nie je to faktúra s DPH. Ak ju potrebujete, odpovedzte na niektorý z našich e-mailov.',
  },
  projectLink: {
    subject: 'Objednávka {orderId}: odkaz na váš projekt',
    lead: 'Tu je odkaz na váš projekt, o ktorý ste požiadali.',
    button: 'Otvoriť stránku projektu',
    linkNote:
      'Tento odkaz je len pre vás. Otvorí stránku objednávky {orderId} so všetkými krokmi, súbormi a správami.',
    ignore: 'Ak ste oň nežiadali, tento e-mail môžete ignorovať.',
  },
};
