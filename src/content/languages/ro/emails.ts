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
  greeting: 'Bună!',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  receipt: {
    subject: 'Îți mulțumim pentru comandă ({orderId})',
    preview: 'Am primit plata. Mai e un formular scurt și începem.',
    lead: 'Îți mulțumim pentru comandă. Am primit plata ta.',
    labels: { order: 'Numărul comenzii', package: 'Produs', price: 'Preț' },
    form: 'Acum povestește-ne despre afacerea ta. Completarea formularului durează circa {minutes}\u00a0minute.',
    button: 'Completează formularul',
    formNote:
      'Linkul este doar pentru tine. Leagă răspunsurile tale de comanda {orderId} și este valabil {days} de zile.',
    nextHeading: 'Ce urmează',
    steps: [
      'Completezi formularul: activitatea ta, domeniul dorit și logoul.',
      'În {designHours} de ore de la trimiterea formularului ai {designs}\u00a0machete din care să alegi.',
      'Alegi una, iar noi facem site-ul după ea. Modificările sunt nelimitate.',
      `În ${times.workingDays}\u00a0zile lucrătoare ({workingHours} de ore de lucru) de la alegerea ta, site-ul e gata de verificat. După ce îl aprobi, îl lansăm și primești certificatul copacului tău.`,
    ],
    included: `Plătești o singură dată. Sunt incluse site-ul, găzduirea și domeniul pentru primul an, {supportMonths}\u00a0luni de asistență și un copac plantat. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Confirmarea plății pentru comanda {orderId}',
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
    note: 'Prin acest document confirmăm că am primit plata ta. Nu este o factură cu TVA. Dacă ai nevoie de una, răspunde la unul dintre e-mailurile noastre.',
  },
  projectLink: {
    subject: 'Comanda {orderId}: linkul către pagina proiectului',
    lead: 'Ai cerut linkul către pagina proiectului. Iată-l.',
    button: 'Vezi pagina proiectului',
    linkNote:
      'Linkul este doar pentru tine. Deschide pagina proiectului (comanda {orderId}), cu toate etapele, fișierele și mesajele.',
    ignore: 'Dacă nu l-ai cerut tu, poți ignora acest e-mail.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Bună!',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Numărul comenzii',
    package: 'Produs',
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
    preview: 'Completarea formularului durează circa {minutes}\u00a0minute. Apoi ne apucăm de machete.',
    lead: 'Ca să ne apucăm de site, trebuie să știm câte ceva despre afacerea ta. Completarea formularului durează circa {minutes}\u00a0minute.',
  },
  formReminder: {
    subject: 'Comanda {orderId}: așteptăm formularul tău',
    preview: 'Trimite-ne formularul și ne apucăm de machete.',
    lead: 'Abia așteptăm să ne apucăm de site-ul tău. Ne lipsește doar un formular scurt despre afacerea ta: îl completezi în circa {minutes}\u00a0minute.',
    promise: 'În {designHours} de ore de la trimiterea lui ai {designs}\u00a0machete din care să alegi.',
    help: 'Nu ai încă un logo sau nu știi ce domeniu să alegi? Lasă-le pentru mai târziu, le stabilim împreună. Dacă ceva nu e clar, răspunde la acest e-mail.',
    lastReminder:
      'Acesta este ultimul nostru mesaj de reamintire. Comanda rămâne deschisă și începem imediat ce primim formularul.',
    refundUntil: `Te-ai răzgândit? ${refundRule} Ultima zi: {date}.`,
  },
  cancelled: {
    subject: 'Comanda ta {orderId} a fost anulată',
    preview: 'Ce am anulat și cum ne poți contacta.',
    lead: 'Ți-am anulat comanda și ne-am oprit din lucru.',
    refund: 'Dacă ai dreptul la o rambursare, îți scriem separat imediat ce am trimis-o.',
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
    lead: 'Ți-am rambursat o parte din plată.',
    workContinues: 'Comanda ta merge mai departe, așa cum am stabilit.',
  },
  refundDuration:
    'De obicei, banii apar în cont după 5–10\u00a0zile. Ai întrebări? Răspunde la acest e-mail.',
  refundFailed: {
    subject: 'Comanda {orderId}: banca ne-a trimis banii înapoi',
    preview: 'Trimite-ne un număr de telefon și găsim o altă cale să-ți dăm banii înapoi.',
    lead: 'Ți-am rambursat {amount}, dar banca ta sau emitentul cardului ne-a returnat suma.',
    reply:
      'Răspunde la acest e-mail cu un număr de telefon și stabilim împreună o altă cale să-ți dăm banii înapoi.',
    warning: 'Te rugăm să nu trimiți datele cardului prin e-mail.',
  },
  answers: {
    subject: 'Comanda {orderId}: am primit formularul tău',
    preview: 'În {designHours} de ore ai {designs}\u00a0machete.',
    lead: 'Îți mulțumim. Avem tot ce ne trebuie ca să începem. În {designHours} de ore ai {designs}\u00a0machete pentru {business}.',
    heading: 'Iată ce ne-ai spus:',
    domainOpen: 'Îl alegem împreună',
    logoReceived: 'Primit',
    logoMissing: 'Încă neprimit',
    corrections: 'Vrei să adaugi sau să corectezi ceva? Răspunde la acest e-mail.',
  },
  workStarted: {
    subject: 'Ne-am apucat de site-ul tău',
    preview: 'Când primești machetele și când e gata site-ul.',
    lead: 'Ne-am apucat de site-ul pentru {business}.',
  },
  workCompleted: {
    subject: 'Site-ul tău este online',
    preview: 'Cele {supportMonths}\u00a0luni de asistență încep astăzi.',
    lead: 'Site-ul pentru {business} este online.',
    certificate:
      'Plantăm un copac pentru fiecare comandă. Dacă nu ai primit încă certificatul copacului tău, răspunde la acest e-mail și ți-l trimitem.',
    support:
      'Găzduirea și cele {supportMonths}\u00a0luni de mentenanță și asistență încep astăzi. Pentru modificări mici, răspunde la acest e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Bună!',
  noteHeading: 'Un mesaj de la echipa noastră',
  linkNote:
    'Linkul este doar pentru tine. Deschide pagina proiectului (comanda {orderId}), cu toate etapele, fișierele și mesajele.',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  designsHeading: 'Machetele tale',
  openSite: 'Deschide site-ul',
  addressLabel: 'Adresă',
  choiceLabel: 'Alegerea ta',
  designsReady: {
    subject: 'Machetele tale sunt gata',
    preview: 'Alege-o pe cea care îți place cel mai mult sau spune-ne ce să schimbăm.',
    lead: 'Machetele tale sunt gata. Compară-le pe îndelete și alege-o pe cea care îți place cel mai mult.',
    next: 'După ce alegi, site-ul e gata în {workingDays}\u00a0zile lucrătoare ({workingHours} de ore de lucru). Lipsește ceva? Cere modificări: sunt nelimitate.',
    button: 'Vezi machetele',
  },
  designsChanged: {
    subject: 'Noile tale machete sunt gata',
    preview: 'Am făcut modificările pe care le-ai cerut.',
    lead: 'Am făcut modificările pe care le-ai cerut. Poți vedea noile machete.',
    next: 'Alege una, iar site-ul e gata în {workingDays}\u00a0zile lucrătoare ({workingHours} de ore de lucru). Mai vrei să schimbăm ceva? Spune-ne: modificările sunt nelimitate.',
    button: 'Vezi noile machete',
  },
  reviewReady: {
    subject: 'Site-ul tău e gata de verificat',
    preview: 'Aprobă-l sau spune-ne ce să schimbăm.',
    lead: 'Site-ul tău e gata. Uită-te prin toate paginile, pe calculator și pe telefon.',
    next: 'Dacă îți place, aprobă-l și îl lansăm. Dacă nu, spune-ne ce să schimbăm: modificările sunt nelimitate.',
    button: 'Verifică site-ul',
  },
  reviewChanged: {
    subject: 'Modificările de pe site sunt gata',
    preview: 'Am făcut modificările pe care le-ai cerut.',
    lead: 'Am făcut modificările pe care le-ai cerut. Mai aruncă o privire pe site.',
    next: 'Dacă îți place, aprobă-l și îl lansăm. Mai vrei să schimbăm ceva? Spune-ne: modificările sunt nelimitate.',
    button: 'Verifică modificările',
  },
  live: {
    subject: 'Site-ul tău este online',
    preview: 'Acum îl poate vizita oricine. Iată adresa.',
    lead: 'Site-ul tău este online. De acum îl poate vizita oricine.',
    next: 'Găzduirea și cele {supportMonths}\u00a0luni de mentenanță și asistență încep astăzi. Pentru modificări mici, răspunde la acest e-mail.',
    button: 'Vezi pagina proiectului',
  },
  choiceReminder: {
    subject: 'Ai ales o machetă?',
    preview: 'Ne apucăm de site imediat ce alegi.',
    lead: 'Machetele tale te așteaptă. Imediat ce alegi una, ne apucăm de site.',
    next: 'Niciuna nu e chiar ce îți doreai? Spune-ne ce să schimbăm: modificările sunt nelimitate.',
    button: 'Alege o machetă',
  },
  approvalReminder: {
    subject: 'Lansăm site-ul?',
    preview: 'Îl lansăm imediat ce îl aprobi.',
    lead: 'Site-ul tău te așteaptă să-l verifici. Imediat ce îl aprobi, îl lansăm.',
    next: 'Mai e ceva de corectat? Spune-ne ce să schimbăm: modificările sunt nelimitate.',
    button: 'Verifică site-ul',
  },
  lastReminder:
    'Acesta este ultimul nostru mesaj de reamintire. Proiectul rămâne deschis și îl continuăm imediat ce ne dai un semn.',
  message: {
    subject: 'Un mesaj despre comanda ta {orderId}',
    preview: 'Echipa noastră ți-a scris despre site.',
    lead: 'Ți-am scris despre site-ul tău:',
    next: 'Poți răspunde pe pagina proiectului sau direct la acest e-mail.',
    button: 'Citește și răspunde',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Îți place site-ul tău?',
  preview: 'O recenzie de două minute ne ajută pe noi și pe cei care încă aleg.',
  greeting: 'Bună!',
  lead: 'Site-ul tău este online de două săptămâni. Cum a fost să lucrezi cu noi și cum ți se pare rezultatul?',
  form: 'Pentru o recenzie ajung două minute: dai între una și cinci stele, scrii câteva cuvinte și hotărăști ce nume afișăm. Publicăm recenziile așa cum au fost scrise și nu schimbăm niciodată niciun cuvânt.',
  button: 'Scrie o recenzie',
  linkNote:
    'Linkul este doar pentru tine. Se referă la comanda {orderId} și este valabil {linkDays} de zile. Poți modifica recenzia timp de {editDays} de zile după ce o scrii.',
  once: 'Te întrebăm o singură dată. Dacă ceva nu e în regulă cu site-ul, răspunde la acest e-mail și rezolvăm.',
};

export const recovery: RecoveryTexts = {
  subject: 'Finalizează comanda când vrei',
  preview: 'Linkul către plată. Prețul a rămas același.',
  greeting: 'Bună!',
  intro:
    'Ai început o comandă la noi și ne-ai cerut un link ca să o finalizezi mai târziu. Iată-l. Prețul a rămas același.',
  packageLabel: 'Produs',
  priceLabel: 'Preț',
  button: 'Continuă spre plată',
  validUntil: 'Linkul este valabil până la {date}.',
  noAction:
    'Te-ai răzgândit? Nu trebuie să faci nimic. Nu am încasat nimic și nu îți mai scriem despre această comandă.',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  stopLink: 'Nu mai vreau astfel de e-mailuri',
  stopTitle: 'Nu mai vreau astfel de e-mailuri',
  stopQuestion:
    'Apasă butonul și nu îți mai scriem niciodată despre o comandă nefinalizată. E-mailurile despre comenzile plătite vor ajunge în continuare la tine.',
  stoppedTitle: 'Nu îți mai scriem despre asta',
  stopped: 'Am notat. E-mailurile despre comenzile plătite vor ajunge în continuare la tine.',
  backHome: 'Înapoi la pagina principală',
};

export const tree: TreeEmailTexts = {
  greeting: 'Bună!',
  closing: 'Ai întrebări? Răspunde la acest e-mail.',
  button: 'Deschide certificatul',
  reserved: {
    subject: 'Certificatul copacului tău',
    preview: 'Site-ul tău este online și i-am rezervat un copac.',
    text: 'Site-ul tău este online și i-am rezervat un copac. Iată certificatul: o pagină de distribuit și un PDF de tipărit. Îți scriem din nou după ce copacul este plantat.',
    choice:
      'Tu hotărăști ce nume apare: al firmei, al tău, inițialele sau niciunul. Alege pe pagina proiectului.',
  },
  planted: {
    subject: 'Copacul tău a fost plantat',
    preview: 'Când, unde și de cine a fost plantat.',
    text: 'Copacul pentru site-ul tău a fost plantat. Certificatul arată acum când și unde. Dacă ai tipărit varianta veche, descarcă varianta nouă.',
  },
};
