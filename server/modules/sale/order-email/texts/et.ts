import type { OrderUpdateTexts } from './texts.ts';

export const et: OrderUpdateTexts = {
  greeting: 'Tere, {name}!',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  links: { project: 'Sinu projekt', refundPolicy: 'Raha tagastamine' },
  labels: {
    order: 'Tellimuse number',
    package: 'Pakett',
    price: 'Hind',
    reason: 'Põhjus',
    totalRefunded: 'Tagastatud kokku',
    returned: 'Meile tagasi saadetud',
    business: 'Ettevõte',
    description: 'Tegevusala',
    domain: 'Domeen',
    logo: 'Logo',
    notes: 'Märkused',
  },
  formLink: {
    subject: 'Tellimus {orderId}: räägi meile oma ettevõttest',
    preview: 'Vormi täitmiseks kulub umbes {minutes} minutit. Siis hakkame kavandeid tegema.',
    lead: 'Enne kui sinu kodulehega alustame, tahame sinu ettevõttest veidi rohkem teada. Vormi täitmiseks kulub umbes {minutes} minutit.',
  },
  formReminder: {
    subject: 'Tellimus {orderId}: ootame sinu vormi',
    preview: 'Saada see ära ja me hakkame kavandeid tegema.',
    lead: 'Alustaksime hea meelega sinu kodulehega. Puudu on veel ainult lühike vorm sinu ettevõtte kohta. Selle täitmiseks kulub umbes {minutes} minutit.',
    promise:
      '{designHours}\u00a0tunni jooksul pärast vormi saatmist on sul valida {designs}\u00a0kavandi vahel.',
    help: 'Logo veel ei ole või domeen on lahtine? Jäta see koht tühjaks ja otsustame koos. Kui jääd kuskil hätta, vasta lihtsalt sellele kirjale.',
    lastReminder:
      'See on meie viimane meeldetuletus. Tellimus jääb avatuks ja alustame kohe, kui oleme sinu vormi kätte saanud.',
    refundUntil:
      'Kui oled ümber mõelnud, võid tellimuse tühistada ja maksame kogu raha tagasi. Viimane päev selleks on {date}.',
  },
  cancelled: {
    subject: 'Sinu tellimus {orderId} on tühistatud',
    preview: 'Mida tühistasime ja kuidas meiega ühendust saad.',
    lead: 'Tühistasime sinu tellimuse ja rohkem me sellega ei tööta.',
    contact:
      'Kui see tuli ootamatult või on sul küsimusi mõne makse kohta, vasta sellele kirjale või helista {phone} ja me uurime järele.',
  },
  refundedInFull: {
    subject: 'Tellimus {orderId}: tagastasime {amount}',
    preview: 'Sinu raha on teel tagasi.',
    lead: 'Maksime sulle kogu summa tagasi ja sulgesime tellimuse.',
  },
  refundedInPart: {
    subject: 'Tellimus {orderId}: tagastasime {amount}',
    preview: 'Osa sinu rahast on teel tagasi.',
    lead: 'Maksime sulle osa summast tagasi. Tellimusega jätkame nii, nagu kokku leppisime.',
  },
  refundDuration:
    'Tavaliselt on tagasimakse pangas näha 5–10\u00a0päeva pärast. Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  refundFailed: {
    subject: 'Tellimus {orderId}: pank saatis raha meile tagasi',
    preview: 'Saada meile oma telefoninumber ja lepime kokku, kuidas sulle raha maksta.',
    lead: 'Tagastasime sulle {amount}, kuid sinu pank või kaardi väljastaja saatis raha meile tagasi.',
    reply:
      'Vasta sellele kirjale, lisa oma telefoninumber ja lepime kokku, kuidas sulle raha muul viisil maksta.',
    warning: 'Palun ära saada kaardiandmeid e-kirjaga.',
  },
  answers: {
    subject: 'Tellimus {orderId}: saime sinu vastused kätte',
    preview: '{designHours} tunni jooksul on sul valida {designs} kavandi vahel.',
    lead: 'Aitäh! Alustamiseks on meil kõik olemas. {designHours}\u00a0tunni jooksul on sul ettevõtte {business} kodulehe jaoks valida {designs}\u00a0kavandi vahel.',
    heading: 'Sinu vastused:',
    domainOpen: 'Valime koos',
    logoReceived: 'Kätte saadud',
    logoMissing: 'Veel saatmata',
    corrections: 'Soovid midagi lisada või parandada? Vasta lihtsalt sellele kirjale.',
  },
  workStarted: {
    subject: 'Hakkasime sinu kodulehte tegema',
    preview: 'Millal saad kavandid ja millal on kõik valmis.',
    lead: 'Hakkasime tegema ettevõtte {business} kodulehte.',
  },
  workCompleted: {
    subject: 'Sinu koduleht on valmis',
    preview: 'Täna algab sinu {supportMonths}-kuuline tugi.',
    lead: 'Ettevõtte {business} koduleht on valmis.',
    certificate:
      'Iga tellimuse eest istutame puu. Kui sa ei ole oma puu tunnistust veel saanud, vasta sellele kirjale ja me saadame selle.',
    support:
      'Täna algavad sinu majutus, domeen ning {supportMonths}\u00a0kuud hooldust ja tuge. Kui soovid midagi muuta, vasta lihtsalt sellele kirjale.',
  },
};
