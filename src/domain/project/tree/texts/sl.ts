import type { TreeTexts } from './texts.ts';

export const sl: TreeTexts = {
  title: 'Potrdilo o drevesu',
  headline: { reserved: 'Drevo je rezervirano', planted: 'Drevo je posajeno' },
  statement: {
    reserved:
      'Za to spletno stran je rezervirano eno drevo. Ko bo posajeno, bosta dan in kraj navedena na strani, ki jo odpre koda.',
    planted: 'Za to spletno stran je bilo posajeno eno drevo. Raste na kraju, navedenem spodaj.',
  },
  inTheNameOf: 'Izdano za',
  labels: {
    number: 'Številka potrdila',
    status: 'Stanje',
    issued: 'Izdano',
    planted: 'Posajeno',
    place: 'Kraj',
    partner: 'Kdo sadi',
  },
  status: { reserved: 'Rezervirano', planted: 'Posajeno' },
  scan: 'Skenirajte kodo in preverite to potrdilo.',
  pictures: {
    tree: 'Risba drevesa na griču pred soncem',
    code: 'Koda QR, ki odpre stran tega potrdila',
  },
  page: {
    description: {
      reserved: 'Za to spletno stran je rezervirano eno drevo. Posajeno bo ob naslednji saditvi.',
      planted: 'Za to spletno stran je bilo posajeno eno drevo.',
    },
    download: 'Prenesi potrdilo (PDF)',
    why: 'Za vsako stran, ki jo izdelamo, posadimo eno drevo.',
    whyLink: 'Zakaj to počnemo',
    share: 'Delite to potrdilo',
    shareButton: 'Deli …',
    copyLink: 'Kopiraj povezavo',
    copied: 'Povezava je kopirana',
    byEmail: 'E-pošta',
    newTab: '(odpre se v novem zavihku)',
    shareText: 'Naša spletna stran ima svoje drevo.',
  },
  own: {
    question: 'Katero ime naj bo na potrdilu?',
    choices: {
      full: 'Moje ime',
      business: 'Ime mojega podjetja',
      initials: 'Samo moje začetnice',
      hidden: 'Brez imena',
    },
    open: 'Odpri potrdilo',
    saved: 'Potrdilo je spremenjeno.',
    later: 'Potrdilo o svojem drevesu boste dobili, ko bo stran objavljena.',
  },
  emails: {
    greeting: 'Pozdravljeni, {name}!',
    closing: 'Imate vprašanje? Preprosto odgovorite na to e-sporočilo.',
    button: 'Odprite potrdilo',
    project: 'Vaš projekt',
    reserved: {
      subject: 'Potrdilo o vašem drevesu',
      preview: 'Vaša stran je objavljena in zanjo je rezervirano drevo.',
      text: 'Vaša stran je objavljena, zato smo zanjo rezervirali drevo. Tukaj je potrdilo: stran, ki jo lahko delite, in PDF za tiskanje. Ko bo drevo v zemlji, se znova oglasimo.',
      choice:
        'Sami odločite, kaj bo na njem: ime podjetja, vaše ime, začetnice ali nič. Izberite na strani svojega projekta.',
    },
    planted: {
      subject: 'Vaše drevo je posajeno',
      preview: 'Kdaj, kje in kdo ga je posadil.',
      text: 'Drevo za vašo stran je posajeno. Na potrdilu zdaj piše, kdaj in kje. Če ste natisnili prejšnje, prenesite novo.',
    },
  },
};
