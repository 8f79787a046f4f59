import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
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
    partner: 'Organizacija koja sadi',
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
    share: 'Podijeli ovu potvrdu',
    shareButton: 'Podijeli…',
    copyLink: 'Kopiraj poveznicu',
    copied: 'Poveznica je kopirana',
    byEmail: 'E-mail',
    newTab: '(otvara se u novoj kartici)',
    shareText: 'Naša stranica ima svoje stablo.',
  },
};
