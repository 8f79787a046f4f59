import type { OrderEmailTexts } from './texts.ts';

export const fi: OrderEmailTexts = {
  greeting: 'Hei {name}!',
  questions: 'Kysyttävää? Vastaa vain tähän viestiin.',
  receipt: {
    subject: 'Kiitos tilauksestasi ({orderId})',
    preview: 'Maksusi on perillä. Vielä lyhyt lomake, niin aloitamme.',
    lead: 'Kiitos tilauksestasi. Maksusi on saapunut.',
    labels: { order: 'Tilausnumero', package: 'Paketti', price: 'Hinta' },
    form: 'Kerro seuraavaksi yrityksestäsi. Lomakkeen täyttäminen vie noin {minutes} minuuttia.',
    button: 'Täytä lomake',
    formNote:
      'Tämä linkki on vain sinulle. Se yhdistää vastauksesi tilaukseen {orderId}, sitä voi käyttää kerran ja se on voimassa {days} päivää.',
    nextHeading: 'Näin tästä jatketaan',
    steps: [
      'Täytät lomakkeen: mitä yrityksesi tekee, verkkotunnus ja logo.',
      '{designHours} tunnin kuluessa lomakkeesta sinulla on {designs} ehdotusta, joista valita.',
      'Valitset yhden, ja me toteutamme sen. Muutoksia saa pyytää rajattomasti.',
      '{workingHours} työtunnin kuluessa valinnastasi kotisivut ovat valmiit, ja saat myös puusi todistuksen.',
    ],
    included:
      'Kertamaksu. Hintaan kuuluvat kotisivut, ensimmäisen vuoden webhotelli ja verkkotunnus sekä {supportMonths}\u00a0kuukauden tuki.',
    follow: 'Projektisi',
    terms: 'Käyttöehdot',
    refund: 'Rahojen palautus',
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
      'Tämä linkki on vain sinulle. Se avaa tilauksen {orderId} sivun, jossa ovat kaikki vaiheet, tiedostot ja viestit.',
    ignore: 'Jos et pyytänyt linkkiä, voit jättää tämän viestin huomiotta.',
  },
};
