import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certifikát ke stromu',
  headline: { reserved: 'Strom je rezervovaný', planted: 'Strom je zasazený' },
  statement: {
    reserved:
      'Pro tento web je rezervovaný jeden strom. Až bude zasazený, najdete den a místo na stránce, kterou otevře kód.',
    planted: 'Za tento web byl zasazen jeden strom. Roste na místě uvedeném níže.',
  },
  inTheNameOf: 'Vystaveno pro',
  labels: {
    number: 'Číslo certifikátu',
    status: 'Stav',
    issued: 'Vystaveno',
    planted: 'Zasazeno',
    place: 'Místo',
    partner: 'Výsadbu zajišťuje',
  },
  status: { reserved: 'Rezervováno', planted: 'Zasazeno' },
  scan: 'Naskenováním kódu certifikát ověříte.',
  pictures: {
    tree: 'Kresba stromu na kopci před sluncem',
    code: 'QR kód, který otevře stránku tohoto certifikátu',
  },
  page: {
    description: {
      reserved: 'Pro tento web je rezervovaný jeden strom. Zasadíme ho při příští výsadbě.',
      planted: 'Za tento web byl zasazen jeden strom.',
    },
    download: 'Stáhnout certifikát (PDF)',
    why: 'Za každý web, který vytvoříme, zasadíme jeden strom.',
    whyLink: 'Proč to děláme',
    share: 'Sdílet certifikát',
    shareButton: 'Sdílet…',
    copyLink: 'Kopírovat odkaz',
    copied: 'Odkaz zkopírován',
    byEmail: 'E-mail',
    newTab: '(otevře se na nové kartě)',
    shareText: 'Náš web má svůj strom.',
  },
};
