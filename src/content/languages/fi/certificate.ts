import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Todistus puusta',
  headline: { reserved: 'Puu on varattu', planted: 'Puu on istutettu' },
  statement: {
    reserved:
      'Näitä kotisivuja varten on varattu yksi puu. Kun se on istutettu, päivä ja paikka löytyvät sivulta, jonka koodi avaa.',
    planted: 'Näiden kotisivujen puu on istutettu. Se kasvaa alla mainitussa paikassa.',
  },
  inTheNameOf: 'Todistuksen saaja',
  labels: {
    number: 'Todistuksen numero',
    status: 'Tila',
    issued: 'Myönnetty',
    planted: 'Istutettu',
    place: 'Paikka',
    partner: 'Istuttava järjestö',
  },
  status: { reserved: 'Varattu', planted: 'Istutettu' },
  scan: 'Tarkista todistus skannaamalla koodi.',
  pictures: {
    tree: 'Piirros: puu kukkulalla auringon edessä',
    code: 'QR-koodi, joka avaa tämän todistuksen sivun',
  },
  page: {
    description: {
      reserved: 'Näitä kotisivuja varten on varattu yksi puu. Se istutetaan seuraavassa erässä.',
      planted: 'Näiden kotisivujen puu on istutettu.',
    },
    download: 'Lataa todistus (PDF)',
    why: 'Istutamme puun jokaisista tekemistämme kotisivuista.',
    whyLink: 'Miksi teemme niin',
    share: 'Jaa todistus',
    shareButton: 'Jaa…',
    copyLink: 'Kopioi linkki',
    copied: 'Linkki kopioitu',
    byEmail: 'Sähköposti',
    newTab: '(avautuu uuteen välilehteen)',
    shareText: 'Kotisivuillamme on oma puu.',
  },
};
