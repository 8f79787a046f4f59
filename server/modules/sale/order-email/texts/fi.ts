import type { OrderUpdateTexts } from './texts.ts';

export const fi: OrderUpdateTexts = {
  greeting: 'Hei {name}!',
  questions: 'Kysyttävää? Vastaa vain tähän viestiin.',
  links: { project: 'Projektisi', refundPolicy: 'Rahojen palautus' },
  labels: {
    order: 'Tilausnumero',
    package: 'Paketti',
    price: 'Hinta',
    reason: 'Syy',
    totalRefunded: 'Palautettu yhteensä',
    returned: 'Palautui meille',
    business: 'Yritys',
    description: 'Toiminta',
    domain: 'Verkkotunnus',
    logo: 'Logo',
    notes: 'Lisätiedot',
  },
  formLink: {
    subject: 'Tilaus {orderId}: kerro yrityksestäsi',
    preview: 'Lomakkeen täyttäminen vie noin {minutes} minuuttia. Sitten alamme suunnitella.',
    lead: 'Ennen kuin aloitamme kotisivujesi teon, haluamme tietää hieman yrityksestäsi. Lomakkeen täyttäminen vie noin {minutes} minuuttia.',
  },
  formReminder: {
    subject: 'Tilaus {orderId}: odotamme lomakettasi',
    preview: 'Lähetä se, niin alamme suunnitella.',
    lead: 'Aloittaisimme mielellämme kotisivujesi teon. Enää puuttuu vain lyhyt lomake yrityksestäsi. Sen täyttäminen vie noin {minutes} minuuttia.',
    promise:
      '{designHours}\u00a0tunnin kuluessa lomakkeen lähettämisestä sinulla on {designs}\u00a0ehdotusta, joista valita.',
    help: 'Eikö logoa vielä ole, tai onko verkkotunnus päättämättä? Jätä kohta tyhjäksi, niin mietitään sitä yhdessä. Jos jokin on epäselvää, vastaa vain tähän viestiin.',
    lastReminder:
      'Tämä on viimeinen muistutuksemme. Tilauksesi pysyy auki, ja aloitamme heti, kun saamme lomakkeesi.',
    refundUntil:
      'Jos tulit toisiin ajatuksiin, voit {date} asti perua tilauksen ja saada kaikki rahat takaisin.',
  },
  cancelled: {
    subject: 'Tilauksesi {orderId} on peruttu',
    preview: 'Mitä peruimme ja miten tavoitat meidät.',
    lead: 'Olemme peruneet tilauksesi ja lopettaneet työn.',
    contact:
      'Tuliko tämä yllätyksenä, tai onko sinulla kysyttävää maksusta? Vastaa tähän viestiin tai soita numeroon {phone}, niin selvitämme asian.',
  },
  refundedInFull: {
    subject: 'Tilaus {orderId}: palautimme {amount}',
    preview: 'Rahasi ovat matkalla.',
    lead: 'Olemme palauttaneet sinulle koko summan ja päättäneet tilauksesi.',
  },
  refundedInPart: {
    subject: 'Tilaus {orderId}: palautimme {amount}',
    preview: 'Osa rahoistasi on matkalla.',
    lead: 'Olemme palauttaneet sinulle osan summasta. Tilauksesi etenee muuten sovitusti.',
  },
  refundDuration:
    'Palautus näkyy pankissa yleensä 5–10\u00a0päivän kuluessa. Kysyttävää? Vastaa vain tähän viestiin.',
  refundFailed: {
    subject: 'Tilaus {orderId}: pankkisi lähetti rahat takaisin',
    preview: 'Lähetä meille puhelinnumerosi, niin sovimme, miten saat rahasi.',
    lead: 'Palautimme sinulle {amount}, mutta pankkisi tai korttiyhtiösi lähetti rahat takaisin meille.',
    reply:
      'Vastaa tähän viestiin ja kerro puhelinnumerosi, niin sovimme, miten maksamme rahat sinulle muulla tavalla.',
    warning: 'Älä lähetä kortin tietoja sähköpostilla.',
  },
  answers: {
    subject: 'Tilaus {orderId}: vastauksesi ovat perillä',
    preview: '{designHours} tunnin kuluessa sinulla on {designs} ehdotusta, joista valita.',
    lead: 'Kiitos! Nyt meillä on kaikki, mitä aloittamiseen tarvitaan. {designHours}\u00a0tunnin kuluessa sinulla on {designs}\u00a0ehdotusta yrityksen {business} kotisivuiksi.',
    heading: 'Näin vastasit:',
    domainOpen: 'Valitaan yhdessä',
    logoReceived: 'Saapunut',
    logoMissing: 'Ei vielä lähetetty',
    corrections: 'Haluatko lisätä tai korjata jotain? Vastaa vain tähän viestiin.',
  },
  workStarted: {
    subject: 'Kotisivusi ovat nyt työn alla',
    preview: 'Milloin saat ehdotukset ja milloin kaikki on valmista.',
    lead: 'Olemme alkaneet tehdä yrityksen {business} kotisivuja.',
  },
  workCompleted: {
    subject: 'Kotisivusi ovat valmiit',
    preview: '{supportMonths} kuukauden tuki alkaa tänään.',
    lead: 'Yrityksen {business} kotisivut ovat valmiit.',
    certificate:
      'Istutamme puun jokaisesta tilauksesta. Jos et ole vielä saanut puusi todistusta, vastaa tähän viestiin, niin lähetämme sen.',
    support:
      'Webhotelli, verkkotunnus sekä {supportMonths}\u00a0kuukauden ylläpito ja tuki alkavat tänään. Haluatko muuttaa jotain? Vastaa vain tähän viestiin.',
  },
};
