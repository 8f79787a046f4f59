import type { OrderEmailTexts } from './texts.ts';

export const ro: OrderEmailTexts = {
  greeting: 'Bună ziua, {name}!',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  receipt: {
    subject: 'Îți mulțumim pentru comandă ({orderId})',
    preview: 'Plata a ajuns. Mai e un formular scurt și începem.',
    lead: 'Îți mulțumim pentru comandă. Am primit plata ta.',
    labels: { order: 'Numărul comenzii', package: 'Pachet', price: 'Preț' },
    form: 'Acum povestește-ne despre afacerea ta. Formularul durează cam {minutes} minute.',
    button: 'Completează formularul',
    formNote:
      'Linkul este doar pentru tine. Leagă răspunsurile tale de comanda {orderId}, funcționează o singură dată și este valabil {days} de zile.',
    nextHeading: 'Ce urmează',
    steps: [
      'Completezi formularul: cu ce te ocupi, ce domeniu vrei și logoul tău.',
      'În {designHours} de ore de la formular ai {designs} machete din care să alegi.',
      'Alegi una, iar noi o construim. Modificările sunt nelimitate.',
      'În {workingHours} de ore lucrătoare de la alegerea ta, site-ul e gata și primești și certificatul copacului tău.',
    ],
    included:
      'Plătești o singură dată. Sunt incluse site-ul, găzduirea și domeniul pentru primul an și {supportMonths} luni de asistență.',
    follow: 'Proiectul tău',
    terms: 'Termeni și condiții',
    refund: 'Politica de rambursare',
  },
  printed: {
    title: 'Chitanța comenzii {orderId}',
    labels: {
      seller: 'Vânzător',
      address: 'Adresă',
      companyNumber: 'Număr de înregistrare',
      vatNumber: 'Cod de TVA',
      email: 'E-mail',
      buyer: 'Cumpărător',
      paidOn: 'Data plății',
      currency: 'Monedă',
      refunded: 'Total rambursat',
    },
    note: 'Chitanța confirmă că am primit plata ta. Nu este o factură cu TVA. Dacă ai nevoie de una, răspunde la unul dintre e-mailurile noastre.',
  },
  projectLink: {
    subject: 'Comanda {orderId}: linkul către proiectul tău',
    lead: 'Iată linkul către proiectul tău pe care l-ai cerut.',
    button: 'Vezi pagina proiectului',
    linkNote:
      'Linkul este doar pentru tine. Deschide pagina comenzii {orderId}, cu toate etapele, fișierele și mesajele.',
    ignore: 'Dacă nu l-ai cerut tu, poți ignora acest e-mail.',
  },
};
