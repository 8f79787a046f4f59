import type { OrderUpdateTexts } from './texts.ts';

export const hr: OrderUpdateTexts = {
  greeting: 'Dobar dan, {name}!',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  links: { project: 'Vaš projekt', refundPolicy: 'Pravila povrata novca' },
  labels: {
    order: 'Broj narudžbe',
    package: 'Paket',
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
    preview: 'Obrazac oduzima oko {minutes}\u00a0minuta. Zatim krećemo s izradom prijedloga.',
    lead: 'Da bismo krenuli s vašom stranicom, moramo znati nešto o vašem poslu. Obrazac oduzima oko {minutes}\u00a0minuta.',
  },
  formReminder: {
    subject: 'Narudžba {orderId}: čekamo vaš obrazac',
    preview: 'Pošaljite nam obrazac i krećemo s izradom prijedloga.',
    lead: 'Rado bismo krenuli s vašom stranicom. Nedostaje nam samo kratak obrazac o vašem poslu, koji oduzima oko {minutes}\u00a0minuta.',
    promise: 'U roku od {designHours}\u00a0sata od slanja obrasca na izbor imate {designs}\u00a0prijedloga.',
    help: 'Još nemate logotip ili se dvoumite oko domene? Ostavite otvoreno, riješit ćemo to zajedno. Ako negdje zapnete, samo odgovorite na ovaj e-mail.',
    lastReminder:
      'Ovo je naš posljednji podsjetnik. Narudžba ostaje otvorena i krećemo čim primimo vaš obrazac.',
    refundUntil:
      'Ako ste se predomislili, do {date} možete otkazati narudžbu i vratit ćemo vam cijeli iznos.',
  },
  cancelled: {
    subject: 'Vaša je narudžba {orderId} otkazana',
    preview: 'Što smo otkazali i kako nam se javiti.',
    lead: 'Otkazali smo vašu narudžbu i prekinuli rad na njoj.',
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
    lead: 'Vratili smo vam dio uplate. Na narudžbi radimo dalje prema dogovoru.',
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
    subject: 'Narudžba {orderId}: primili smo vaše odgovore',
    preview: 'U roku od {designHours}\u00a0sata dobit ćete {designs}\u00a0prijedloga.',
    lead: 'Hvala. Imamo sve što nam treba za početak. U roku od {designHours}\u00a0sata dobit ćete {designs}\u00a0prijedloga za web stranicu „{business}”.',
    heading: 'Ovo ste nam napisali:',
    domainOpen: 'Odabrat ćemo je zajedno',
    logoReceived: 'Primljen',
    logoMissing: 'Još nije primljen',
    corrections: 'Želite nešto dodati ili ispraviti? Samo odgovorite na ovaj e-mail.',
  },
  workStarted: {
    subject: 'Krenuli smo s izradom vaše stranice',
    preview: 'Kada ćete dobiti prijedloge i kada će stranica biti gotova.',
    lead: 'Krenuli smo s izradom web stranice „{business}”.',
  },
  workCompleted: {
    subject: 'Vaša je stranica gotova',
    preview: 'Danas počinje {supportMonths}\u00a0mjeseci podrške.',
    lead: 'Web stranica „{business}” je gotova.',
    certificate:
      'Za svaku narudžbu sadimo stablo. Ako još niste dobili potvrdu o svom stablu, odgovorite na ovaj e-mail i poslat ćemo vam je.',
    support:
      'Danas počinju teći hosting, domena i {supportMonths}\u00a0mjeseci održavanja i podrške. Želite nešto promijeniti? Samo odgovorite na ovaj e-mail.',
  },
};
