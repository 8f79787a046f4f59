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
  greeting: 'Dobar dan!',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  receipt: {
    subject: 'Hvala na narudžbi ({orderId})',
    preview: 'Primili smo vašu uplatu. Još kratak obrazac i krećemo.',
    lead: 'Hvala na narudžbi. Primili smo vašu uplatu.',
    labels: { order: 'Broj narudžbe', package: 'Usluga', price: 'Cijena' },
    form: 'Sada nam recite nešto o svojem poslu. Ispunjavanje obrasca traje oko {minutes}\u00a0minuta.',
    button: 'Ispunite obrazac',
    formNote:
      'Ova je poveznica samo za vas. Povezuje vaše odgovore s narudžbom {orderId} i vrijedi {days} dana.',
    nextHeading: 'Što slijedi',
    steps: [
      'Ispunjavate obrazac: čime se bavite i koju domenu želite, i prilažete logotip.',
      'U roku od {designHours}\u00a0sata od slanja obrasca na izbor imate {designs}\u00a0prijedloga.',
      'Odabirete jedan i prema njemu izrađujemo stranicu. Broj izmjena nije ograničen.',
      `U roku od ${times.workingDays}\u00a0radnih dana ({workingHours}\u00a0radnih sati) od vašeg odabira stranica je spremna za pregled. Kad je odobrite, objavljujemo je i dobivate potvrdu o svom stablu.`,
    ],
    included: `Plaćate jednom. U cijenu su uključeni web-stranica, hosting i domena za prvu godinu, {supportMonths}\u00a0mjeseci podrške te posađeno stablo. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Potvrda o plaćanju narudžbe {orderId}',
    labels: {
      seller: 'Prodavatelj',
      address: 'Adresa',
      companyNumber: 'Registarski broj',
      vatNumber: 'PDV ID broj',
      email: 'E-mail',
      buyer: 'Kupac',
      paidOn: 'Datum uplate',
      currency: 'Valuta',
      refunded: 'Ukupno vraćeno',
    },
    note: 'Ova potvrda dokazuje da smo primili vašu uplatu. To nije račun s PDV-om. Ako vam je račun potreban, odgovorite na bilo koji naš e-mail.',
  },
  projectLink: {
    subject: 'Narudžba {orderId}: poveznica na stranicu projekta',
    lead: 'Zatražili ste poveznicu na stranicu svojeg projekta. Evo je.',
    button: 'Otvorite stranicu projekta',
    linkNote:
      'Ova je poveznica samo za vas. Otvara stranicu projekta (narudžba {orderId}) sa svim koracima, datotekama i porukama.',
    ignore: 'Ako je niste zatražili, slobodno zanemarite ovaj e-mail.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Dobar dan!',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Broj narudžbe',
    package: 'Usluga',
    price: 'Cijena',
    reason: 'Razlog',
    totalRefunded: 'Ukupno vraćeno',
    returned: 'Vraćeno nama',
    business: 'Tvrtka ili obrt',
    description: 'Djelatnost',
    domain: 'Domena',
    logo: 'Logotip',
    notes: 'Napomene',
  },
  formLink: {
    subject: 'Narudžba {orderId}: recite nam nešto o svojem poslu',
    preview: 'Ispunjavanje obrasca traje oko {minutes}\u00a0minuta. Zatim krećemo s izradom prijedloga.',
    lead: 'Da bismo krenuli s vašom stranicom, moramo znati nešto o vašem poslu. Ispunjavanje obrasca traje oko {minutes}\u00a0minuta.',
  },
  formReminder: {
    subject: 'Narudžba {orderId}: čekamo vaš obrazac',
    preview: 'Pošaljite nam obrazac i krećemo s izradom prijedloga.',
    lead: 'Rado bismo krenuli s vašom stranicom. Nedostaje nam samo kratak obrazac o vašem poslu; ispunit ćete ga za oko {minutes}\u00a0minuta.',
    promise: 'U roku od {designHours}\u00a0sata od slanja obrasca na izbor imate {designs}\u00a0prijedloga.',
    help: 'Još nemate logotip ili se dvoumite oko domene? Ostavite otvoreno, riješit ćemo to zajedno. Ako negdje zapnete, samo odgovorite na ovaj e-mail.',
    lastReminder:
      'Ovo je naš posljednji podsjetnik. Narudžba ostaje otvorena i krećemo čim primimo vaš obrazac.',
    refundUntil: `Predomislili ste se? ${refundRule} Posljednji dan: {date}`,
  },
  cancelled: {
    subject: 'Vaša je narudžba {orderId} otkazana',
    preview: 'Što smo otkazali i kako nam se javiti.',
    lead: 'Otkazali smo vašu narudžbu i prekinuli rad na njoj.',
    refund: 'Ako imate pravo na povrat novca, javit ćemo vam zasebnim e-mailom čim ga pošaljemo.',
    contact:
      'Niste to očekivali ili imate pitanje o plaćanju? Odgovorite na ovaj e-mail ili nazovite {phone} pa ćemo provjeriti.',
  },
  refundedInFull: {
    subject: 'Narudžba {orderId}: vratili smo vam {amount}',
    preview: 'Vaš je novac na putu.',
    lead: 'Vratili smo vam cijelu uplatu i zatvorili narudžbu.',
  },
  refundedInPart: {
    subject: 'Narudžba {orderId}: vratili smo vam {amount}',
    preview: 'Dio vašeg novca je na putu.',
    lead: 'Vratili smo vam dio uplate.',
    workContinues: 'Na narudžbi radimo dalje prema dogovoru.',
  },
  refundDuration:
    'Vraćeni je iznos na računu obično vidljiv za 5 do 10\u00a0dana. Imate pitanja? Samo odgovorite na ovaj e-mail.',
  refundFailed: {
    subject: 'Narudžba {orderId}: vaša nam je banka vratila novac',
    preview: 'Pošaljite nam telefonski broj pa ćemo dogovoriti drugi način povrata novca.',
    lead: 'Vratili smo vam {amount}, ali vaša banka ili izdavatelj kartice poslali su nam novac natrag.',
    reply:
      'Odgovorite na ovaj e-mail i napišite telefonski broj pa ćemo dogovoriti drugi način povrata novca.',
    warning: 'Molimo vas da podatke o kartici ne šaljete e-mailom.',
  },
  answers: {
    subject: 'Narudžba {orderId}: primili smo vaš obrazac',
    preview: 'U roku od {designHours}\u00a0sata dobit ćete {designs}\u00a0prijedloga.',
    lead: 'Hvala. Imamo sve što nam treba za početak. U roku od {designHours}\u00a0sata dobit ćete {designs}\u00a0prijedloga za web-stranicu „{business}”.',
    heading: 'Ovo ste nam napisali:',
    domainOpen: 'Odabrat ćemo je zajedno',
    logoReceived: 'Primljen',
    logoMissing: 'Još nije primljen',
    corrections: 'Želite nešto dodati ili ispraviti? Samo odgovorite na ovaj e-mail.',
  },
  workStarted: {
    subject: 'Krenuli smo s izradom vaše stranice',
    preview: 'Kada ćete dobiti prijedloge i kada će stranica biti gotova.',
    lead: 'Krenuli smo s izradom web-stranice „{business}”.',
  },
  workCompleted: {
    subject: 'Vaša je stranica objavljena',
    preview: 'Danas počinje {supportMonths}\u00a0mjeseci podrške.',
    lead: 'Web-stranica „{business}” je objavljena.',
    certificate:
      'Za svaku narudžbu sadimo stablo. Ako još niste dobili potvrdu o svom stablu, odgovorite na ovaj e-mail i poslat ćemo vam je.',
    support:
      'Od danas vrijede hosting i {supportMonths}\u00a0mjeseci održavanja i podrške. Trebate li manju izmjenu, samo odgovorite na ovaj e-mail.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Dobar dan!',
  noteHeading: 'Napomena našeg tima',
  linkNote:
    'Ova je poveznica samo za vas. Otvara stranicu projekta (narudžba {orderId}) sa svim koracima, datotekama i porukama.',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  designsHeading: 'Vaši prijedlozi',
  openSite: 'Otvori stranicu',
  addressLabel: 'Adresa',
  choiceLabel: 'Vaš odabir',
  designsReady: {
    subject: 'Vaši su prijedlozi gotovi',
    preview: 'Odaberite onaj koji vam se najviše sviđa ili nam javite što treba izmijeniti.',
    lead: 'Vaši su prijedlozi gotovi. Usporedite ih na miru i odaberite onaj koji vam se najviše sviđa.',
    next: 'Nakon vašeg odabira stranica će biti gotova u roku od {workingDays}\u00a0radnih dana ({workingHours}\u00a0radnih sati). Nešto nedostaje? Javite nam što treba izmijeniti: broj izmjena nije ograničen.',
    button: 'Pogledajte prijedloge',
  },
  designsChanged: {
    subject: 'Vaši su novi prijedlozi gotovi',
    preview: 'Unijeli smo izmjene koje ste tražili.',
    lead: 'Unijeli smo izmjene koje ste tražili. Novi prijedlozi čekaju da ih pogledate.',
    next: 'Odaberite jedan i stranica će biti gotova u roku od {workingDays}\u00a0radnih dana ({workingHours}\u00a0radnih sati). Želite još nešto promijeniti? Javite nam: broj izmjena nije ograničen.',
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
    next: 'Od danas vrijede hosting i {supportMonths}\u00a0mjeseci održavanja i podrške. Trebate li manju izmjenu, samo odgovorite na ovaj e-mail.',
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

export const review: ReviewEmailTexts = {
  subject: 'Kako vam se sviđa vaša stranica?',
  preview: 'Recenzija od dvije minute pomaže nama i onima koji tek biraju.',
  greeting: 'Dobar dan!',
  lead: 'Vaša je stranica objavljena prije dva tjedna. Koliko ste zadovoljni suradnjom i kako vam se sviđa rezultat?',
  form: 'Za recenziju su dovoljne dvije minute: odaberite broj zvjezdica, napišite nekoliko riječi i odlučite koje ime smijemo prikazati. Recenzije objavljujemo onako kako su napisane i nikad ne mijenjamo ni riječ.',
  button: 'Napišite recenziju',
  linkNote:
    'Ova je poveznica samo za vas. Odnosi se na narudžbu {orderId} i vrijedi {linkDays} dana. Recenziju možete mijenjati još {editDays} dana nakon što je napišete.',
  once: 'Pitamo samo jednom. Ako na stranici nešto nije u redu, odgovorite na ovaj e-mail i mi ćemo to ispraviti.',
};

export const recovery: RecoveryTexts = {
  subject: 'Dovršite narudžbu kad vam odgovara',
  preview: 'Poveznica natrag na plaćanje. Cijena je ostala ista.',
  greeting: 'Dobar dan!',
  intro:
    'Započeli ste narudžbu kod nas i zatražili poveznicu kako biste je dovršili poslije. Evo je. Cijena je ostala ista.',
  packageLabel: 'Usluga',
  priceLabel: 'Cijena',
  button: 'Nastavite na plaćanje',
  validUntil: 'Poveznica vrijedi do {date}',
  noAction:
    'Predomislili ste se? Ne morate ništa poduzimati. Ništa vam nismo naplatili i više vam nećemo pisati o ovoj narudžbi.',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  stopLink: 'Ne želim više primati ovakve e-mailove',
  stopTitle: 'Ne želim više primati ovakve e-mailove',
  stopQuestion:
    'Pritisnite gumb i nikad vam više nećemo pisati o nedovršenoj narudžbi. E-mailove o plaćenim narudžbama i dalje ćete dobivati.',
  stoppedTitle: 'Više vam nećemo pisati o tome',
  stopped: 'Zabilježili smo. E-mailove o plaćenim narudžbama i dalje ćete dobivati.',
  backHome: 'Natrag na početnu stranicu',
};

export const tree: TreeEmailTexts = {
  greeting: 'Dobar dan!',
  closing: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  button: 'Otvorite potvrdu',
  reserved: {
    subject: 'Potvrda o vašem stablu',
    preview: 'Vaša je stranica objavljena i za nju je rezervirano stablo.',
    text: 'Vaša je stranica objavljena pa smo za nju rezervirali stablo. Evo potvrde: stranica za dijeljenje i PDF za ispis. Javit ćemo se opet kad stablo bude u zemlji.',
    choice:
      'Vi odlučujete što će na njoj pisati: naziv tvrtke ili obrta, vaše ime, inicijali ili ništa. Odaberite na stranici svog projekta.',
  },
  planted: {
    subject: 'Vaše je stablo posađeno',
    preview: 'Kada, gdje i tko ga je posadio.',
    text: 'Stablo za vašu stranicu posađeno je. Na potvrdi sada piše kada i gdje. Ako ste ispisali raniju, preuzmite novu.',
  },
};
