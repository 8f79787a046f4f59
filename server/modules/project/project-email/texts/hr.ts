import type { ProjectEmailTexts } from './texts.ts';

export const hr: ProjectEmailTexts = {
  greeting: 'Dobar dan, {name}!',
  noteHeading: 'Napomena našeg tima',
  linkNote:
    'Ova je poveznica samo za vas. Otvara stranicu narudžbe {orderId} sa svim koracima, datotekama i porukama.',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  designsHeading: 'Vaši prijedlozi',
  addressLabel: 'Adresa',
  choiceLabel: 'Vaš odabir',
  designsReady: {
    subject: 'Vaši su prijedlozi gotovi',
    preview: 'Odaberite onaj koji vam se najviše sviđa ili nam javite što treba izmijeniti.',
    lead: 'Vaši su prijedlozi gotovi. Usporedite ih na miru i odaberite onaj koji vam se najviše sviđa.',
    next: 'Nakon vašeg odabira stranica će biti gotova u roku od {workingHours}\u00a0radnih sati ({workingDays}\u00a0radnih dana). Nešto nedostaje? Javite nam što treba izmijeniti: broj izmjena nije ograničen.',
    button: 'Pogledajte prijedloge',
  },
  designsChanged: {
    subject: 'Vaši su novi prijedlozi gotovi',
    preview: 'Unijeli smo izmjene koje ste tražili.',
    lead: 'Unijeli smo izmjene koje ste tražili. Novi prijedlozi čekaju da ih pogledate.',
    next: 'Odaberite jedan i stranica će biti gotova u roku od {workingHours}\u00a0radnih sati ({workingDays}\u00a0radnih dana). Želite još nešto promijeniti? Javite nam: broj izmjena nije ograničen.',
    button: 'Pogledajte nove prijedloge',
  },
  reviewReady: {
    subject: 'Vaša je stranica spremna za pregled',
    preview: 'Odobrite je ili nam javite što treba izmijeniti.',
    lead: 'Vaša je stranica izrađena. Pregledajte je cijelu, na računalu i na mobitelu.',
    next: 'Ako ste zadovoljni, odobrite je i mi ćemo je objaviti. Ako niste, javite nam što treba izmijeniti: broj izmjena nije ograničen.',
    button: 'Pregledajte stranicu',
  },
  reviewChanged: {
    subject: 'Vaše su izmjene spremne za pregled',
    preview: 'Unijeli smo izmjene koje ste tražili.',
    lead: 'Unijeli smo izmjene koje ste tražili. Pogledajte stranicu još jednom.',
    next: 'Ako ste zadovoljni, odobrite je i mi ćemo je objaviti. Želite još nešto promijeniti? Javite nam: broj izmjena nije ograničen.',
    button: 'Pregledajte izmjene',
  },
  live: {
    subject: 'Vaša je stranica objavljena',
    preview: 'Od sada je svi mogu posjetiti. Evo njezine adrese.',
    lead: 'Vaša je stranica objavljena. Od sada je svi mogu posjetiti.',
    next: 'Danas počinju teći hosting, domena i {supportMonths}\u00a0mjeseci održavanja i podrške. Želite nešto promijeniti? Samo odgovorite na ovaj e-mail.',
    button: 'Otvorite stranicu projekta',
  },
  choiceReminder: {
    subject: 'Jeste li već odabrali prijedlog?',
    preview: 'Čim odaberete, krećemo s izradom.',
    lead: 'Vaši prijedlozi čekaju. Čim odaberete jedan, krećemo s izradom stranice.',
    next: 'Nijedan nije baš ono što ste zamislili? Javite nam što treba izmijeniti. Broj izmjena nije ograničen.',
    button: 'Odaberite prijedlog',
  },
  approvalReminder: {
    subject: 'Možemo li objaviti vašu stranicu?',
    preview: 'Objavit ćemo je čim je odobrite.',
    lead: 'Vaša stranica čeka još samo vas. Čim je odobrite, objavit ćemo je.',
    next: 'Nešto još nije kako treba? Javite nam što treba izmijeniti. Broj izmjena nije ograničen.',
    button: 'Pregledajte stranicu',
  },
  lastReminder: 'Ovo je naš posljednji podsjetnik. Projekt ostaje otvoren i nastavljamo čim nam se javite.',
  message: {
    subject: 'Poruka o narudžbi {orderId}',
    preview: 'Naš vam je tim pisao o vašoj stranici.',
    lead: 'Pišemo vam o vašoj stranici:',
    next: 'Odgovoriti možete na stranici projekta ili izravno na ovaj e-mail.',
    button: 'Pročitajte i odgovorite',
  },
};
