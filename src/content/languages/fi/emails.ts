import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Hei {name}!',
  questions: 'Kysyttävää? Vastaa tähän viestiin.',
  receipt: {
    subject: 'Kiitos tilauksestasi ({orderId})',
    preview: 'Maksusi on perillä. Vielä lyhyt lomake, niin aloitamme.',
    lead: 'Kiitos tilauksestasi. Maksusi on saapunut.',
    labels: { order: 'Tilausnumero', package: 'Paketti', price: 'Hinta' },
    form: 'Kerro seuraavaksi yrityksestäsi. Lomakkeen täyttäminen vie noin {minutes} minuuttia.',
    button: 'Täytä lomake',
    formNote:
      'Tämä linkki on vain sinulle. Se yhdistää vastauksesi tilaukseen {orderId} ja on voimassa {days} päivää.',
    nextHeading: 'Näin tästä jatketaan',
    steps: [
      'Täytät lomakkeen: mitä yrityksesi tekee, verkkotunnus ja logo.',
      '{designHours} tunnin kuluessa lomakkeen lähettämisestä sinulla on {designs} ehdotusta, joista valita.',
      'Valitset yhden. Muutoksia saa pyytää rajattomasti.',
      `Kotisivut ovat valmiina tarkistettaviksi ${times.workingDays}\u00a0työpäivän ({workingHours}\u00a0työtunnin) kuluessa valinnastasi. Kun hyväksyt ne, julkaisemme ne ja saat todistuksen puustasi.`,
    ],
    included: `Kertamaksu. Hintaan kuuluvat kotisivut, ensimmäisen vuoden webhotelli ja verkkotunnus, {supportMonths}\u00a0kuukauden tuki sekä istutettu puu. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Kuitti tilauksesta {orderId}',
    labels: {
      seller: 'Myyjä',
      address: 'Osoite',
      companyNumber: 'Rekisterinumero',
      vatNumber: 'ALV-numero',
      email: 'Sähköposti',
      buyer: 'Ostaja',
      paidOn: 'Maksettu',
      currency: 'Valuutta',
      refunded: 'Palautettu yhteensä',
    },
    note: 'Kuitti vahvistaa, että maksusi on saapunut. Se ei ole arvonlisäverolasku. Jos tarvitset sellaisen, vastaa johonkin viestiimme.',
  },
  projectLink: {
    subject: 'Tilaus {orderId}: linkki projektiisi',
    lead: 'Tässä on pyytämäsi linkki projektiisi.',
    button: 'Avaa projektisi sivu',
    linkNote:
      'Tämä linkki on vain sinulle. Se avaa tilauksen {orderId} projektisivun, jossa ovat kaikki vaiheet, tiedostot ja viestit.',
    ignore: 'Jos et pyytänyt linkkiä, voit jättää tämän viestin huomiotta.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Hei {name}!',
  questions: 'Kysyttävää? Vastaa tähän viestiin.',
  links: { refundPolicy: landing.chrome.refund },
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
    help: 'Eikö logoa vielä ole, tai onko verkkotunnus päättämättä? Jätä kohta tyhjäksi, niin mietitään sitä yhdessä. Jos jokin on epäselvää, vastaa tähän viestiin.',
    lastReminder:
      'Tämä on viimeinen muistutuksemme. Tilauksesi on edelleen voimassa, ja aloitamme heti, kun saamme lomakkeesi.',
    refundUntil: `Tulitko toisiin ajatuksiin? ${refundRule} Viimeinen päivä on {date}.`,
  },
  cancelled: {
    subject: 'Tilauksesi {orderId} on peruttu',
    preview: 'Mitä peruimme ja miten tavoitat meidät.',
    lead: 'Olemme peruneet tilauksesi ja lopettaneet työn.',
    refund: 'Jos sinulle kuuluu palautus, saat erillisen sähköpostin heti, kun olemme lähettäneet rahat.',
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
    lead: 'Olemme palauttaneet sinulle osan summasta.',
    workContinues: 'Tilauksesi etenee muuten sovitusti.',
  },
  refundDuration:
    'Palautus näkyy pankissa yleensä 5–10\u00a0päivän kuluessa. Kysyttävää? Vastaa tähän viestiin.',
  refundFailed: {
    subject: 'Tilaus {orderId}: pankkisi lähetti rahat takaisin',
    preview: 'Lähetä meille puhelinnumerosi, niin sovimme, miten saat rahasi.',
    lead: 'Palautimme sinulle {amount}, mutta pankkisi tai korttiyhtiösi lähetti rahat takaisin meille.',
    reply:
      'Vastaa tähän viestiin ja kerro puhelinnumerosi, niin sovimme, millä muulla tavalla maksamme rahat sinulle.',
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
    corrections: 'Haluatko lisätä tai korjata jotain? Vastaa tähän viestiin.',
  },
  workStarted: {
    subject: 'Kotisivusi ovat nyt työn alla',
    preview: 'Milloin saat ehdotukset ja milloin kaikki on valmista.',
    lead: 'Olemme alkaneet tehdä yrityksen {business} kotisivuja.',
  },
  workCompleted: {
    subject: 'Kotisivusi on julkaistu',
    preview: '{supportMonths} kuukauden tuki alkaa tänään.',
    lead: 'Yrityksen {business} kotisivut on julkaistu.',
    certificate:
      'Istutamme puun jokaisesta tilauksesta. Jos et ole vielä saanut todistusta puustasi, vastaa tähän viestiin, niin lähetämme sen.',
    support:
      'Webhotelli sekä {supportMonths}\u00a0kuukauden ylläpito ja tuki ovat voimassa tästä päivästä alkaen. Pieniä muutoksia voit pyytää vastaamalla tähän viestiin.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Hei {name}!',
  noteHeading: 'Viesti tekijöiltä',
  linkNote:
    'Tämä linkki on vain sinulle. Se avaa tilauksen {orderId} projektisivun, jossa ovat kaikki vaiheet, tiedostot ja viestit.',
  questions: 'Kysyttävää? Vastaa tähän viestiin.',
  designsHeading: 'Ehdotukset',
  openSite: 'Avaa kotisivusi',
  addressLabel: 'Osoite',
  choiceLabel: 'Valintasi',
  designsReady: {
    subject: 'Ehdotuksemme ovat valmiina',
    preview: 'Valitse mieleisesi tai kerro, mitä muutetaan.',
    lead: 'Ehdotuksemme ovat valmiina. Vertaile niitä rauhassa ja valitse mieleisesi.',
    next: 'Kun olet valinnut, kotisivut valmistuvat {workingDays}\u00a0työpäivän ({workingHours}\u00a0työtunnin) kuluessa. Puuttuuko jotain? Pyydä muutoksia, niin monta kuin tarvitset.',
    button: 'Katso ehdotukset',
  },
  designsChanged: {
    subject: 'Uudet ehdotukset ovat valmiina',
    preview: 'Toivomasi muutokset on tehty.',
    lead: 'Toivomasi muutokset on tehty. Uudet ehdotukset odottavat sinua.',
    next: 'Valitse yksi, niin kotisivut valmistuvat {workingDays}\u00a0työpäivän ({workingHours}\u00a0työtunnin) kuluessa. Haluatko muuttaa vielä jotain? Kerro meille: muutoksia saa pyytää rajattomasti.',
    button: 'Katso uudet ehdotukset',
  },
  reviewReady: {
    subject: 'Kotisivusi odottavat hyväksyntääsi',
    preview: 'Hyväksy ne tai kerro, mitä muutetaan.',
    lead: 'Kotisivusi ovat valmiit. Katso kaikki sivut läpi sekä tietokoneella että puhelimella.',
    next: 'Oletko tyytyväinen? Hyväksy sivut, niin julkaisemme ne. Jos et, kerro, mitä muutetaan: muutoksia saa pyytää rajattomasti.',
    button: 'Katso kotisivut',
  },
  reviewChanged: {
    subject: 'Toivomasi muutokset on tehty',
    preview: 'Katsoisitko kotisivujasi vielä kerran?',
    lead: 'Toivomasi muutokset on tehty. Katso kotisivusi vielä kerran.',
    next: 'Oletko tyytyväinen? Hyväksy sivut, niin julkaisemme ne. Haluatko muuttaa vielä jotain? Kerro meille: muutoksia saa pyytää rajattomasti.',
    button: 'Katso muutokset',
  },
  live: {
    subject: 'Kotisivusi on julkaistu',
    preview: 'Nyt kuka tahansa voi käydä niillä. Tässä on osoite.',
    lead: 'Kotisivusi on julkaistu. Tästä lähtien kuka tahansa voi käydä niillä.',
    next: 'Webhotelli sekä {supportMonths}\u00a0kuukauden ylläpito ja tuki ovat voimassa tästä päivästä alkaen. Pieniä muutoksia voit pyytää vastaamalla tähän viestiin.',
    button: 'Avaa projektisi sivu',
  },
  choiceReminder: {
    subject: 'Joko valitsit ehdotuksen?',
    preview: 'Aloitamme heti, kun olet valinnut.',
    lead: 'Ehdotukset odottavat sinua. Heti kun olet valinnut, alamme rakentaa kotisivujasi.',
    next: 'Eikö mikään niistä ole aivan oikea? Kerro, mitä muutetaan. Muutoksia saa pyytää rajattomasti.',
    button: 'Valitse ehdotus',
  },
  approvalReminder: {
    subject: 'Saammeko julkaista kotisivusi?',
    preview: 'Julkaisemme ne heti, kun hyväksyt ne.',
    lead: 'Kotisivusi odottavat enää vain sinua. Julkaisemme ne heti, kun hyväksyt ne.',
    next: 'Onko jokin vielä pielessä? Kerro, mitä muutetaan. Muutoksia saa pyytää rajattomasti.',
    button: 'Katso kotisivut',
  },
  lastReminder:
    'Tämä on viimeinen muistutuksemme. Projektisi jää auki, ja jatkamme heti, kun kuulemme sinusta.',
  message: {
    subject: 'Viesti tilauksestasi {orderId}',
    preview: 'Meillä on sinulle viesti kotisivuistasi.',
    lead: 'Meillä on sinulle viesti kotisivuistasi:',
    next: 'Voit vastata projektisi sivulla tai suoraan tähän viestiin.',
    button: 'Lue ja vastaa',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Mitä pidät kotisivuistasi?',
  preview: 'Kahden minuutin arvostelu auttaa meitä ja muita, jotka ovat valitsemassa.',
  greeting: 'Hei {name}!',
  lead: 'Kotisivusi ovat olleet verkossa kaksi viikkoa. Miten yhteistyö sujui, ja mitä pidät lopputuloksesta?',
  form: 'Arvosteluun menee kaksi minuuttia: valitse tähdet, kirjoita muutama sana ja päätä, millä nimellä sen saa näyttää. Julkaisemme arvostelut sellaisina kuin ne on kirjoitettu emmekä muuta sanaakaan.',
  button: 'Kirjoita arvostelu',
  linkNote:
    'Tämä linkki on vain sinulle. Se kuuluu tilaukseen {orderId} ja on voimassa {linkDays} päivää. Voit muuttaa arvosteluasi {editDays} päivän ajan sen kirjoittamisesta.',
  once: 'Kysymme vain kerran. Jos kotisivuissasi on jotain vialla, vastaa tähän viestiin, niin korjaamme asian.',
};

export const recovery: RecoveryTexts = {
  subject: 'Viimeistele tilauksesi, kun sinulle sopii',
  preview: 'Linkki takaisin maksamaan. Hinta on sama kuin aiemmin.',
  greeting: 'Hei!',
  intro:
    'Aloitit tilauksen ja pyysit linkin, jolla voit jatkaa myöhemmin. Tässä se on, ja hinta on sama kuin aiemmin.',
  packageLabel: 'Paketti',
  priceLabel: 'Hinta',
  button: 'Siirry maksamaan',
  validUntil: 'Linkki toimii {date} asti.',
  noAction:
    'Muutitko mielesi? Sinun ei tarvitse tehdä mitään. Rahaa ei ole veloitettu, emmekä lähetä enempää viestejä tästä tilauksesta.',
  questions: 'Kysyttävää? Vastaa tähän viestiin.',
  stopLink: 'En halua enää näitä viestejä',
  stopTitle: 'En halua enää näitä viestejä',
  stopQuestion:
    'Paina painiketta, niin emme enää koskaan lähetä viestejä tilauksesta, joka jäi kesken. Viestit maksetuista tilauksista tulevat edelleen.',
  stoppedTitle: 'Et saa enää näitä viestejä',
  stopped: 'Selvä. Viestit maksetuista tilauksista tulevat edelleen.',
  backHome: 'Takaisin etusivulle',
};

export const tree: TreeEmailTexts = {
  greeting: 'Hei {name}!',
  closing: 'Kysyttävää? Vastaa tähän viestiin.',
  button: 'Avaa todistuksesi',
  reserved: {
    subject: 'Todistus puustasi',
    preview: 'Kotisivusi on julkaistu, ja niille on varattu puu.',
    text: 'Kotisivusi on julkaistu, joten niille on nyt varattu puu. Tässä on todistus: sivu, jonka voit jakaa, ja PDF, jonka voit tulostaa. Kirjoitamme uudelleen, kun puu on istutettu.',
    choice:
      'Sinä päätät, mikä nimi siinä näkyy: yrityksesi, omasi, nimikirjaimesi vai ei nimeä. Valitse projektisi sivulla.',
  },
  planted: {
    subject: 'Puusi on istutettu',
    preview: 'Milloin, missä ja kuka sen istutti.',
    text: 'Kotisivujesi puu on istutettu. Todistuksessa lukee nyt, milloin ja missä. Jos tulostit aiemman, voit ladata uuden.',
  },
};
