import type { OrderUpdateTexts } from './texts.ts';

export const ro: OrderUpdateTexts = {
  greeting: 'Bună ziua, {name}!',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  links: { project: 'Proiectul tău', refundPolicy: 'Politica de rambursare' },
  labels: {
    order: 'Numărul comenzii',
    package: 'Pachet',
    price: 'Preț',
    reason: 'Motiv',
    totalRefunded: 'Total rambursat',
    returned: 'Sumă returnată',
    business: 'Firmă',
    description: 'Activitate',
    domain: 'Domeniu',
    logo: 'Logo',
    notes: 'Observații',
  },
  formLink: {
    subject: 'Comanda {orderId}: povestește-ne despre afacerea ta',
    preview: 'Formularul durează cam {minutes}\u00a0minute. Apoi ne apucăm de machete.',
    lead: 'Ca să ne apucăm de site, trebuie să știm câte ceva despre afacerea ta. Formularul durează cam {minutes}\u00a0minute.',
  },
  formReminder: {
    subject: 'Comanda {orderId}: așteptăm formularul tău',
    preview: 'Trimite-ne formularul și ne apucăm de machete.',
    lead: 'Abia așteptăm să ne apucăm de site-ul tău. Ne lipsește doar un formular scurt despre afacerea ta, care durează cam {minutes}\u00a0minute.',
    promise: 'În {designHours} de ore de la trimiterea lui ai {designs}\u00a0machete din care să alegi.',
    help: 'Nu ai încă un logo sau nu știi ce domeniu să alegi? Lasă-le pentru mai târziu, le stabilim împreună. Dacă ceva nu e clar, răspunde la acest e-mail.',
    lastReminder:
      'Acesta este ultimul nostru memento. Comanda rămâne deschisă și începem imediat ce primim formularul.',
    refundUntil: 'Dacă te-ai răzgândit, poți anula comanda până pe {date} și îți rambursăm toată suma.',
  },
  cancelled: {
    subject: 'Comanda ta {orderId} a fost anulată',
    preview: 'Ce am anulat și cum ne poți contacta.',
    lead: 'Ți-am anulat comanda și ne-am oprit din lucru.',
    contact:
      'Nu te așteptai la asta sau ai o întrebare despre o plată? Răspunde la acest e-mail sau sună la {phone} și verificăm.',
  },
  refundedInFull: {
    subject: 'Comanda {orderId}: rambursare de {amount}',
    preview: 'Banii tăi sunt pe drum.',
    lead: 'Ți-am rambursat integral plata și am închis comanda.',
  },
  refundedInPart: {
    subject: 'Comanda {orderId}: rambursare de {amount}',
    preview: 'O parte din bani e pe drum.',
    lead: 'Ți-am rambursat o parte din plată. Comanda ta merge mai departe, așa cum am stabilit.',
  },
  refundDuration:
    'De obicei, banii apar în cont după 5-10\u00a0zile. Ai întrebări? Răspunde la acest e-mail.',
  refundFailed: {
    subject: 'Comanda {orderId}: banca ne-a returnat rambursarea',
    preview: 'Trimite-ne un număr de telefon și găsim o altă cale să-ți dăm banii înapoi.',
    lead: 'Ți-am rambursat {amount}, dar banca ta sau emitentul cardului ne-a returnat suma.',
    reply:
      'Răspunde la acest e-mail cu un număr de telefon și stabilim împreună o altă cale să-ți dăm banii înapoi.',
    warning: 'Te rugăm să nu trimiți datele cardului prin e-mail.',
  },
  answers: {
    subject: 'Comanda {orderId}: am primit răspunsurile tale',
    preview: 'În {designHours} de ore ai {designs}\u00a0machete.',
    lead: 'Îți mulțumim. Avem tot ce ne trebuie ca să începem. În {designHours} de ore ai {designs}\u00a0machete pentru {business}.',
    heading: 'Iată ce ne-ai spus:',
    domainOpen: 'Îl alegem împreună',
    logoReceived: 'Primit',
    logoMissing: 'Neprimit încă',
    corrections: 'Vrei să adaugi sau să corectezi ceva? Răspunde la acest e-mail.',
  },
  workStarted: {
    subject: 'Ne-am apucat de site-ul tău',
    preview: 'Când primești machetele și când e gata site-ul.',
    lead: 'Ne-am apucat de site-ul pentru {business}.',
  },
  workCompleted: {
    subject: 'Site-ul tău e gata',
    preview: 'Cele {supportMonths}\u00a0luni de asistență încep astăzi.',
    lead: 'Site-ul pentru {business} e gata.',
    certificate:
      'Plantăm un copac pentru fiecare comandă. Dacă nu ai primit încă certificatul copacului tău, răspunde la acest e-mail și ți-l trimitem.',
    support:
      'Găzduirea, domeniul și cele {supportMonths}\u00a0luni de mentenanță și asistență încep astăzi. Dacă vrei să schimbi ceva, răspunde la acest e-mail.',
  },
};
