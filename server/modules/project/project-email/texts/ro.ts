import type { ProjectEmailTexts } from './texts.ts';

export const ro: ProjectEmailTexts = {
  greeting: 'Bună ziua, {name}!',
  noteHeading: 'Un mesaj de la echipa noastră',
  linkNote:
    'Linkul este doar pentru tine. Deschide pagina comenzii {orderId}, cu toate etapele, fișierele și mesajele.',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  designsHeading: 'Machetele tale',
  addressLabel: 'Adresă',
  choiceLabel: 'Alegerea ta',
  designsReady: {
    subject: 'Machetele tale sunt gata',
    preview: 'Alege-o pe cea care îți place cel mai mult sau spune-ne ce să schimbăm.',
    lead: 'Machetele tale sunt gata. Compară-le pe îndelete și alege-o pe cea care îți place cel mai mult.',
    next: 'După ce alegi, site-ul e gata în {workingHours} de ore lucrătoare ({workingDays}\u00a0zile lucrătoare). Lipsește ceva? Cere modificări: sunt nelimitate.',
    button: 'Vezi machetele',
  },
  designsChanged: {
    subject: 'Noile tale machete sunt gata',
    preview: 'Am făcut modificările pe care le-ai cerut.',
    lead: 'Am făcut modificările pe care le-ai cerut. Poți vedea noile machete.',
    next: 'Alege una, iar site-ul e gata în {workingHours} de ore lucrătoare ({workingDays}\u00a0zile lucrătoare). Mai vrei să schimbăm ceva? Spune-ne: modificările sunt nelimitate.',
    button: 'Vezi noile machete',
  },
  reviewReady: {
    subject: 'Site-ul tău te așteaptă să-l verifici',
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
    next: 'Găzduirea, domeniul și cele {supportMonths}\u00a0luni de mentenanță și asistență încep astăzi. Dacă vrei să schimbi ceva, răspunde la acest e-mail.',
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
    'Acesta este ultimul nostru memento. Proiectul rămâne deschis și îl continuăm imediat ce ne dai un semn.',
  message: {
    subject: 'Un mesaj despre comanda ta {orderId}',
    preview: 'Echipa noastră ți-a scris despre site.',
    lead: 'Ți-am scris despre site-ul tău:',
    next: 'Poți răspunde pe pagina proiectului sau direct la acest e-mail.',
    button: 'Citește și răspunde',
  },
};
