import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Potrdilo o drevesu',
  headline: { reserved: 'Drevo je rezervirano', planted: 'Drevo je posajeno' },
  statement: {
    reserved:
      'Za to spletno stran je rezervirano eno drevo. Ko bo posajeno, bosta dan in kraj navedena na strani, ki jo odpre koda.',
    planted: 'Za to spletno stran je bilo posajeno eno drevo. Raste na kraju, navedenem spodaj.',
  },
  inTheNameOf: 'Na ime',
  labels: {
    number: 'Številka potrdila',
    status: 'Stanje',
    issued: 'Izdano',
    planted: 'Posajeno',
    place: 'Kraj',
    partner: 'Organizacija, ki sadi',
  },
  status: { reserved: 'Rezervirano', planted: 'Posajeno' },
  scan: 'Skenirajte kodo in preverite to potrdilo.',
  pictures: {
    tree: 'Risba drevesa na griču pred soncem',
    code: 'Koda QR, ki odpre stran tega potrdila',
  },
  page: {
    description: {
      reserved: 'Za to spletno stran je rezervirano eno drevo. Posajeno bo ob naslednjem sajenju.',
      planted: 'Za to spletno stran je bilo posajeno eno drevo.',
    },
    download: 'Prenesi potrdilo (PDF)',
    why: 'Za vsako stran, ki jo izdelamo, posadimo eno drevo.',
    whyLink: 'Zakaj to počnemo',
    share: 'Deli to potrdilo',
    shareButton: 'Deli …',
    copyLink: 'Kopiraj povezavo',
    copied: 'Povezava je kopirana',
    byEmail: 'E-pošta',
    newTab: '(odpre se v novem zavihku)',
    shareText: 'Naša spletna stran ima svoje drevo.',
  },
};
