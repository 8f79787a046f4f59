import type { OrderEmailTexts } from './texts.ts';

export const et: OrderEmailTexts = {
  greeting: 'Tere, {name}!',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  receipt: {
    subject: 'Täname tellimuse eest ({orderId})',
    preview: 'Makse on kohal. Veel üks lühike vorm ja alustame.',
    lead: 'Täname tellimuse eest. Sinu makse on meile laekunud.',
    labels: { order: 'Tellimuse number', package: 'Pakett', price: 'Hind' },
    form: 'Nüüd räägi meile oma ettevõttest. Vormi täitmiseks kulub umbes {minutes} minutit.',
    button: 'Täida vorm',
    formNote:
      'See link on ainult sulle. See seob sinu vastused tellimusega {orderId}, seda saab kasutada ühe korra ja see kehtib {days} päeva.',
    nextHeading: 'Mis saab edasi',
    steps: [
      'Täidad vormi: millega su ettevõte tegeleb, milline on su domeen ja logo.',
      '{designHours} tunni jooksul pärast vormi saatmist on sul valida {designs} kavandi vahel.',
      'Valid ühe ja me teeme selle valmis. Muudatuste arv ei ole piiratud.',
      '{workingHours} töötunni jooksul pärast valikut on koduleht valmis ja saad ka oma puu tunnistuse.',
    ],
    included:
      'Maksad ühe korra. Hinnas on koduleht, esimese aasta majutus ja domeen ning {supportMonths}\u00a0kuud tuge.',
    follow: 'Sinu projekt',
    terms: 'Kasutustingimused',
    refund: 'Raha tagastamine',
  },
  printed: {
    title: 'Tellimuse {orderId} kviitung',
    labels: {
      seller: 'Müüja',
      address: 'Aadress',
      companyNumber: 'Registrinumber',
      vatNumber: 'KMKR number',
      email: 'E-post',
      buyer: 'Ostja',
      paidOn: 'Makstud',
      currency: 'Valuuta',
      refunded: 'Tagastatud kokku',
    },
    note: 'Kviitung kinnitab, et sinu makse on meile laekunud. See ei ole käibemaksuga arve. Kui vajad arvet, vasta mõnele meie kirjale.',
  },
  projectLink: {
    subject: 'Tellimus {orderId}: link sinu projektile',
    lead: 'Siin on link sinu projektile, mida palusid.',
    button: 'Ava projekti leht',
    linkNote:
      'See link on ainult sulle. See avab tellimuse {orderId} lehe, kus on kõik etapid, failid ja sõnumid.',
    ignore: 'Kui sa seda ei palunud, jäta see kiri tähelepanuta.',
  },
};
