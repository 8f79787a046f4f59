import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certifikát k stromu',
  headline: { reserved: 'Strom je rezervovaný', planted: 'Strom je zasadený' },
  statement: {
    reserved:
      'Pre tento web je rezervovaný jeden strom. Keď ho zasadíme, deň a miesto nájdete na stránke, ktorú otvorí kód.',
    planted: 'Za tento web bol zasadený jeden strom. Rastie na mieste uvedenom nižšie.',
  },
  inTheNameOf: 'Na meno',
  labels: {
    number: 'Číslo certifikátu',
    status: 'Stav',
    issued: 'Vystavené',
    planted: 'Zasadené',
    place: 'Miesto',
    partner: 'Výsadbu zabezpečuje',
  },
  status: { reserved: 'Rezervovaný', planted: 'Zasadený' },
  scan: 'Naskenovaním kódu certifikát overíte.',
  pictures: {
    tree: 'Kresba stromu na kopci pred slnkom',
    code: 'QR kód, ktorý otvorí stránku tohto certifikátu',
  },
  page: {
    description: {
      reserved: 'Pre tento web je rezervovaný jeden strom. Zasadíme ho pri najbližšej výsadbe.',
      planted: 'Za tento web bol zasadený jeden strom.',
    },
    download: 'Stiahnuť certifikát (PDF)',
    why: 'Za každý web, ktorý vytvoríme, zasadíme jeden strom.',
    whyLink: 'Prečo to robíme',
    share: 'Zdieľať certifikát',
    shareButton: 'Zdieľať…',
    copyLink: 'Kopírovať odkaz',
    copied: 'Odkaz je skopírovaný',
    byEmail: 'E-mail',
    newTab: '(otvorí sa na novej karte)',
    shareText: 'Náš web má svoj strom.',
  },
};
