import type { TreeTexts } from './texts.ts';

export const hr: TreeTexts = {
  title: 'Potvrda o stablu',
  headline: { reserved: 'Stablo je rezervirano', planted: 'Stablo je posađeno' },
  statement: {
    reserved:
      'Za ovu je stranicu rezervirano jedno stablo. Kad bude posađeno, dan i mjesto pisat će na stranici koju otvara kôd.',
    planted: 'Za ovu je stranicu posađeno jedno stablo. Raste na mjestu navedenom u nastavku.',
  },
  inTheNameOf: 'Na ime',
  labels: {
    number: 'Broj potvrde',
    status: 'Status',
    issued: 'Izdano',
    planted: 'Posađeno',
    place: 'Mjesto',
    partner: 'Tko sadi',
  },
  status: { reserved: 'Rezervirano', planted: 'Posađeno' },
  scan: 'Skenirajte kôd i provjerite ovu potvrdu.',
  pictures: {
    tree: 'Crtež stabla na brežuljku ispred sunca',
    code: 'QR kôd koji otvara stranicu ove potvrde',
  },
  page: {
    description: {
      reserved: 'Za ovu je stranicu rezervirano jedno stablo. Bit će posađeno pri sljedećoj sadnji.',
      planted: 'Za ovu je stranicu posađeno jedno stablo.',
    },
    download: 'Preuzmi potvrdu (PDF)',
    why: 'Za svaku stranicu koju izradimo posadimo jedno stablo.',
    whyLink: 'Zašto to radimo',
    share: 'Podijelite ovu potvrdu',
    shareButton: 'Podijeli…',
    copyLink: 'Kopiraj poveznicu',
    copied: 'Poveznica je kopirana',
    byEmail: 'E-mail',
    newTab: '(otvara se u novoj kartici)',
    shareText: 'Naša stranica ima svoje stablo.',
  },
  own: {
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
  emails: {
    greeting: 'Dobar dan, {name}!',
    closing: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
    button: 'Otvorite potvrdu',
    project: 'Vaš projekt',
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
  },
};
