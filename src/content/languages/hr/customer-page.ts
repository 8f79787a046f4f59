import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'hr',

  page: {
    title: 'Vaš projekt, narudžba br. {order}',
    titleWithoutOrder: 'Vaš projekt',
    order: 'Narudžba br. {order}',
    loading: 'Učitavamo vaš projekt.',
    newTab: 'otvara se u novoj kartici',
    contact: 'Vaša osoba za kontakt: {name}',
    close: 'Zatvori',
    dismiss: 'Zatvori',
  },

  stages: {
    label: 'Koraci vašeg projekta',
    awaiting_form: 'Vaš obrazac',
    designing: 'Prijedlozi u izradi',
    choosing: 'Vaš odabir',
    building: 'Stranica u izradi',
    reviewing: 'Vaš pregled',
    live: 'Objavljeno',
    done: 'gotovo',
    current: 'sada',
    upcoming: 'tek slijedi',
    expected: 'očekuje se {day}',
  },

  now: {
    awaiting_form: {
      title: 'Recite nam nešto o svom poslu',
      text: 'Trebat će vam desetak minuta. Prijedlozi stižu u roku od {hours}\u00a0sata nakon što pošaljete obrazac.',
    },
    designing: {
      title: 'Izrađujemo vaše prijedloge',
      text: 'Moći ćete birati između {count} prijedloga. Javit ćemo vam e-mailom kad budu gotovi.',
    },
    redesigning: {
      title: 'Mijenjamo vaše prijedloge',
      text: 'Primili smo vaš zahtjev za izmjene. Javit ćemo vam e-mailom kad novi prijedlozi budu gotovi.',
    },
    choosing: {
      title: 'Vaši su prijedlozi gotovi',
      text: 'Ne morate žuriti. Odaberite onaj koji vam se najviše sviđa ili zatražite izmjene, koliko god ih treba.',
    },
    building: {
      title: 'Izrađujemo vašu stranicu',
      text: 'Javit ćemo vam e-mailom kad je budete mogli pogledati.',
    },
    rebuilding: {
      title: 'Unosimo izmjene koje ste tražili',
      text: 'Primili smo vaš zahtjev za izmjene. Javit ćemo vam e-mailom kad izmjene budete mogli pogledati.',
    },
    reviewing: {
      title: 'Vaša je stranica spremna za pregled',
      text: 'Pregledajte je cijelu. Odobrite je i mi ćemo je objaviti, ili zatražite izmjene.',
    },
    approved: {
      title: 'Objavljujemo vašu stranicu',
      text: 'Hvala na odobrenju. Javit ćemo vam e-mailom kad bude objavljena.',
    },
    live: {
      title: 'Vaša je stranica objavljena',
      text: 'Svi je mogu posjetiti.',
      write: 'Kad vam nešto zatreba, pišite nam ovdje.',
    },
    closed: {
      title: 'Ova je narudžba zatvorena',
      text: 'Otkazana je ili vam je novac vraćen, pa na njoj više ne radimo. Vaše poruke i datoteke ostaju ovdje.',
    },
  },

  clock: {
    label: 'Rok',
    designs: 'Rok za prijedloge: {when}',
    website: 'Rok za stranicu: {when}',
    launch: 'Rok za objavu: {when}',
    when: '{day} u {time}',
    left: 'još {duration}',
    leftWorking: 'još {duration} radnog vremena',
    late: 'kasnimo {duration}',
    hoursAndMinutes: '{hours}\u00a0h {minutes}\u00a0min',
    hours: '{hours}\u00a0h',
    minutes: '{minutes}\u00a0min',
    underMinute: 'manje od minute',
    atShop: '{time} po našem vremenu ({city})',
    notStarted: 'Vrijeme počinje teći kad pošaljete obrazac.',
    paused: 'Vrijeme ne teče dok nam se ne javite.',
    chosenToday: 'Odaberete li jedan danas, stranica će biti spremna za pregled najkasnije: {day}.',
    resting: 'Sada ne radimo. Vrijeme nastavlja teći: {when}.',
    explain: 'Kako računamo vrijeme',
    promise: landing.timeNote,
    workingHours:
      'Radimo od ponedjeljka do petka od {opens} do {closes} (lokalno vrijeme, {city}), osim državnih praznika. Vrijeme dok čekamo vaš odgovor ne računa se.',
  },

  late: {
    title: 'Kasnimo i žao nam je',
    text: 'Rok je bio: {when}. Vaš projekt sada ima prednost pred svime ostalim. Ne morate ništa poduzimati; ako želite razgovarati s nama, napišite poruku u nastavku ili e-mail na {email}.',
  },

  next: {
    form: 'Ispuni obrazac',
    choose: 'Odaberi prijedlog',
    approve: 'Odobri stranicu',
    domain: 'Potvrdi domenu',
    openSite: 'Otvori stranicu',
    meanwhile: 'Dok mi radimo, provjerite adresu svoje stranice.',
    nothing: 'Trenutačno ne morate ništa raditi.',
  },

  designs: {
    title: 'Vaši prijedlozi',
    earlier: 'Raniji prijedlozi',
    round: '{n}. krug',
    view: 'Preko cijelog zaslona',
    viewNamed: 'Prikaži „{title}” preko cijelog zaslona',
    picture: 'Prijedlog „{title}”',
    note: 'Napomena dizajnera',
    openPdf: 'Preuzmi PDF',
    openLink: 'Otvori prijedlog',
    choose: 'Odaberi ovaj prijedlog',
    chooseNamed: 'Odaberi „{title}”',
    chosen: 'Vaš odabir',
    swipe: 'Povucite prstom kako biste vidjeli sve ({count}).',
    confirm: {
      title: 'Odabrati „{title}”?',
      text: 'Prema ovom prijedlogu izradit ćemo vašu stranicu. Bit će gotova u roku od {days}\u00a0radnih dana ({hours}\u00a0radnih sati).',
      later: 'Nove izmjene možete zatražiti i kad budete pregledavali gotovu stranicu.',
      note: 'Trebamo li još nešto znati? (neobavezno)',
      cancel: 'Još ne',
    },
    done: { title: 'Prijedlog je odabran', text: 'Krenuli smo s izradom vaše stranice.' },
  },

  viewer: {
    position: 'Prijedlog {n} od {total}',
    previous: 'Prethodni prijedlog',
    next: 'Sljedeći prijedlog',
    zoomIn: 'Povećaj',
    zoomOut: 'Smanji',
    hint: 'Strelicama mijenjate prijedlog, tipkama + i − povećavate i smanjujete, tipkom Esc zatvarate.',
    noPreview: 'Ovaj prijedlog nema pregled.',
    failed: 'Slika se nije učitala.',
  },

  changes: {
    button: 'Zatraži izmjene',
    label: 'Što treba izmijeniti?',
    hint: 'Napišite sve u jednu poruku, pa ćemo sve izmijeniti odjednom. Izmjene možete tražiti koliko god puta treba; ne naplaćujemo ih.',
    send: 'Pošalji zahtjev',
    done: { title: 'Zahtjev je poslan', text: 'Javit ćemo vam e-mailom kad izmjene budu gotove.' },
    openTitle: 'Izmjene koje ste tražili',
    openText: 'Poslano: {when}. Kad budu gotove, možete zatražiti nove.',
  },

  review: {
    title: 'Vaša stranica',
    open: 'Otvori stranicu',
    confirm: {
      title: 'Odobriti stranicu?',
      text: 'Objavit ćemo je. Manje izmjene nakon toga {months}\u00a0mjeseci pokriva podrška.',
      cancel: 'Još ne',
    },
    done: { title: 'Stranica je odobrena', text: 'Javit ćemo vam e-mailom kad bude objavljena.' },
  },

  domain: {
    title: 'Domena',
    label: 'Domena',
    ask: 'Na kojoj adresi želite svoju stranicu?',
    check: 'U obrascu ste naveli {domain}. Provjerite je li točno napisana i potvrdite je.',
    confirm: 'Potvrdi domenu',
    change: 'Upiši drugu domenu',
    cancel: 'Odustani',
    confirmed: 'Potvrđeno: {when}',
    done: { title: 'Domena je potvrđena', text: 'Vaša će stranica biti na adresi {domain}.' },
  },

  messages: {
    title: 'Poruke',
    label: 'Pišite nam',
    send: 'Pošalji poruku',
    empty:
      'Još nema poruka. Pitajte što god želite: odgovaramo u roku od {hours}\u00a0sata, najčešće i prije.',
    you: 'Vi',
    problem: 'Problem',
    change_request: 'Izmjene',
    inProgress: 'u tijeku',
    answered: 'unesene ({when})',
    earlier: plural({
      one: 'Prikaži {n} raniju poruku',
      few: 'Prikaži {n} ranije poruke',
      other: 'Prikaži {n} ranijih poruka',
    }),
    done: { title: 'Poruka je poslana', text: 'Odgovaramo u roku od {hours}\u00a0sata.' },
  },

  files: {
    title: 'Datoteke',
    add: 'Priloži datoteke',
    limits: 'Najveći broj datoteka: {count}, svaka do {size}. Slike ili PDF.',
    uploading: 'Prenosi se {name}: {percent}\u00a0%',
    ready: 'Priloženo: {name}',
    remove: 'Ukloni {name}',
    tooMany: 'Previše datoteka. Najveći broj: {count}.',
    tooLarge: 'Datoteka {name} veća je od {size}. Odaberite manju.',
    wrongType: 'Datoteka {name} nije ni slika ni PDF. Odaberite JPG, PNG, WebP, SVG ili PDF.',
    tooComplex: 'Datoteka {name} presložena je za obradu. Odaberite njezinu manju verziju.',
    full: 'U projektu više nema mjesta za datoteke. Pišite nam i oslobodit ćemo ga.',
    failed: 'Datoteka {name} nije prenesena. Provjerite vezu i odaberite je ponovno.',
    wait: 'Pričekajte da se datoteke prenesu, a zatim pošaljite poruku.',
    all: plural({
      one: 'Prikaži {n} datoteku',
      few: 'Prikaži sve {n} datoteke',
      other: 'Prikaži svih {n} datoteka',
    }),
    fromYou: 'od vas',
    fromUs: 'od nas',
  },

  problem: {
    button: 'Prijavi problem',
    title: 'Prijavi problem',
    label: 'Što ne radi?',
    hint: 'Napišite što ste radili i što ste vidjeli; pomoći će i snimka zaslona. Najprije rješavamo probleme.',
    send: 'Pošalji prijavu',
    done: { title: 'Problem je prijavljen', text: 'Pogledat ćemo ga prije svega ostalog i javiti vam se.' },
  },

  order: {
    title: 'Vaša narudžba',
    number: 'Broj narudžbe',
    package: 'Usluga',
    price: 'Cijena',
    paid: 'Datum uplate',
    receipt: 'Otvori potvrdu o plaćanju',
  },

  live: {
    address: 'Vaša stranica',
    since: 'Objavljeno {date}',
    included: 'Hosting i podrška uključeni su do {date}',
    firstWeek: {
      title: 'U prvom tjednu',
      steps: [
        'Otvorite stranicu na mobitelu i provjerite telefonske brojeve, adresu i radno vrijeme.',
        'Pošaljite sami sebi upit, kao što bi to učinio kupac.',
        'Dodajte adresu na svoj Google poslovni profil, društvene mreže i potpis u e-pošti.',
        'Treba li nešto promijeniti? Pišite nam: manje izmjene uključene su {months}\u00a0mjeseci.',
      ],
    },
    history: {
      title: 'Povijest',
      contents: 'Koraci, prijedlozi, datoteke i potvrda o plaćanju',
    },
  },

  link: {
    missing: {
      title: 'Stranica vašeg projekta',
      text: 'Otvorite ovu stranicu preko poveznice u nekom od naših e-mailova o narudžbi. Ako je ne možete pronaći, poslat ćemo vam novu.',
    },
    expired: {
      title: 'Ova je poveznica istekla',
      text: 'Poveznice prestaju vrijediti 180\u00a0dana nakon našeg posljednjeg e-maila. Poslat ćemo vam novu.',
    },
    revoked: {
      title: 'Ova poveznica više ne vrijedi',
      text: 'Poslali smo noviju ili ova nije cijela. Otvorite poveznicu iz našeg posljednjeg e-maila ili zatražite novu.',
    },
    order: 'Broj narudžbe',
    orderHint: 'Piše u svakom e-mailu o narudžbi, na primjer 482019375.',
    email: 'E-mail',
    emailHint: 'Adresa koju ste naveli pri narudžbi.',
    send: 'Pošalji mi novu poveznicu',
    sentTitle: 'Provjerite e-poštu',
    sentText:
      'Ako broj narudžbe i e-mail adresa pripadaju jedno drugome, nova poveznica već stiže. Nema je ni nakon deset minuta? Pogledajte u neželjenu poštu ili pišite na {email}.',
    again: 'Pokušaj s drugim podacima',
  },

  draft: 'Ono što upišete ostaje na ovom uređaju dok to ne pošaljete ili ne zatvorite ovu karticu.',

  errors: {
    load: {
      title: 'Vaš se projekt nije učitao',
      text: 'Provjerite vezu i pokušajte ponovno. Ako to ne pomogne, pišite na {email}.',
      retry: 'Pokušaj ponovno',
    },
    offline: 'Niste na mreži. Ovo je stanje projekta u {time}; osvježit će se kad se ponovno povežete.',
    text: 'Napišite nekoliko riječi.',
    tooLong: 'Najveći broj znakova: {count}.',
    domain: 'Upišite domenu, na primjer pekara-klas.example.',
    order: 'Upišite broj narudžbe znamenkama, na primjer 482019375.',
    email: 'Upišite ispravnu e-mail adresu.',
    failed: 'Poruka nije poslana. Vaš je tekst i dalje ovdje: provjerite vezu i pošaljite ga ponovno.',
    changed: 'Projekt se u međuvremenu promijenio. Pogledajte što je novo, a zatim pošaljite ponovno.',
    tooMany: 'Previše pokušaja. Pričekajte nekoliko minuta i pokušajte ponovno.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Koje ime treba pisati na potvrdi?',
    choices: {
      full: 'Moje ime',
      business: 'Naziv moje tvrtke ili obrta',
      initials: 'Samo moji inicijali',
      hidden: 'Bez imena',
    },
    open: 'Otvori potvrdu',
    saved: 'Potvrda je izmijenjena.',
    later: 'Potvrdu o svom stablu dobit ćete kad stranica bude objavljena.',
  },
};
