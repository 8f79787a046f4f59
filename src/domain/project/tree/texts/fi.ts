import type { TreeTexts } from './texts.ts';

export const fi: TreeTexts = {
  title: 'Puutodistus',
  headline: { reserved: 'Yksi puu, varattu', planted: 'Yksi puu, istutettu' },
  statement: {
    reserved:
      'Näitä kotisivuja varten on varattu yksi puu. Kun se on istutettu, päivä ja paikka löytyvät koodin takaa avautuvalta sivulta.',
    planted: 'Näiden kotisivujen puu on istutettu. Se kasvaa alla mainitussa paikassa.',
  },
  inTheNameOf: 'Todistuksen saaja',
  labels: {
    number: 'Todistuksen numero',
    status: 'Tila',
    issued: 'Myönnetty',
    planted: 'Istutettu',
    place: 'Paikka',
    partner: 'Istuttaja',
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
  own: {
    question: 'Mikä nimi todistukseen tulee?',
    choices: {
      full: 'Oma nimeni',
      business: 'Yritykseni nimi',
      initials: 'Vain nimikirjaimeni',
      hidden: 'Ei nimeä',
    },
    open: 'Avaa todistus',
    saved: 'Todistus on muutettu.',
    later: 'Saat puusi todistuksen, kun kotisivusi on julkaistu.',
  },
  emails: {
    greeting: 'Hei {name}!',
    closing: 'Kysyttävää? Vastaa vain tähän viestiin.',
    button: 'Avaa todistuksesi',
    project: 'Projektisi',
    reserved: {
      subject: 'Todistus puustasi',
      preview: 'Kotisivusi on julkaistu, ja niille on varattu puu.',
      text: 'Kotisivusi on julkaistu, joten niille on nyt varattu puu. Tässä on todistus: sivu, jonka voit jakaa, ja PDF, jonka voit tulostaa. Kirjoitamme uudelleen, kun puu on maassa.',
      choice:
        'Sinä päätät, mikä nimi siinä näkyy: yrityksesi, omasi, nimikirjaimesi vai ei mitään. Valitse projektisi sivulla.',
    },
    planted: {
      subject: 'Puusi on istutettu',
      preview: 'Milloin, missä ja kuka sen istutti.',
      text: 'Kotisivujesi puu on istutettu. Todistuksessa lukee nyt, milloin ja missä. Jos tulostit aiemman, voit ladata uuden.',
    },
  },
};
