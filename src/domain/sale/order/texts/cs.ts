import type { OrderEmailTexts } from './texts.ts';

export const cs: OrderEmailTexts = {
  greeting: 'Dobrý den, {name}!',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  receipt: {
    subject: 'Děkujeme za objednávku ({orderId})',
    preview: 'Platba dorazila. Stačí krátký formulář a začneme s návrhy.',
    lead: 'Děkujeme za objednávku. Vaši platbu jsme přijali.',
    labels: { order: 'Číslo objednávky', package: 'Balíček', price: 'Cena' },
    form: 'Teď nám řekněte něco o své firmě. Formulář zabere asi {minutes} minut.',
    button: 'Vyplnit formulář',
    formNote:
      'Tento odkaz je jen pro vás. Spojí vaše odpovědi s objednávkou {orderId}, lze ho použít jednou a platí {days} dní.',
    nextHeading: 'Co bude dál',
    steps: [
      'Vyplníte formulář: čím se vaše firma zabývá, jakou chcete doménu a logo.',
      'Do {designHours} hodin od odeslání formuláře máte na výběr {designs} návrhy.',
      'Jeden si vyberete a my ho zpracujeme. Počet úprav není omezený.',
      'Do {workingHours} pracovních hodin od výběru je web hotový a dostanete i certifikát ke svému stromu.',
    ],
    included:
      'Zaplatíte jednou. V ceně jsou web, hosting a doména na první rok a {supportMonths} měsíců podpory.',
    follow: 'Váš projekt',
    terms: 'Obchodní podmínky',
    refund: 'Vrácení peněz',
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
    subject: 'Objednávka {orderId}: odkaz na váš projekt',
    lead: 'Tady je odkaz na váš projekt, o který jste požádali.',
    button: 'Otevřít stránku projektu',
    linkNote:
      'Tento odkaz je jen pro vás. Otevře stránku objednávky {orderId} se všemi kroky, soubory a zprávami.',
    ignore: 'Pokud jste o něj nežádali, můžete tento e-mail ignorovat.',
  },
};
