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
  greeting: 'Tere, {name}!',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  receipt: {
    subject: 'Täname tellimuse eest ({orderId})',
    preview: 'Makse on laekunud. Veel üks lühike vorm ja alustame.',
    lead: 'Täname tellimuse eest. Sinu makse on meile laekunud.',
    labels: { order: 'Tellimuse number', package: 'Pakett', price: 'Hind' },
    form: 'Nüüd räägi meile oma ettevõttest. Vormi täitmiseks kulub umbes {minutes} minutit.',
    button: 'Täida vorm',
    formNote:
      'See link on ainult sulle ja seob sinu vastused tellimusega {orderId}. Link kehtib {days} päeva.',
    nextHeading: 'Mis saab edasi',
    steps: [
      'Täidad vormi: ettevõtte tegevus, domeen ja logo.',
      '{designHours} tunni jooksul pärast vormi saatmist saad {designs} kavandit, mille vahel valida.',
      'Valid ühe ja me teeme selle valmis. Muudatuste arv ei ole piiratud.',
      `${times.workingDays}\u00a0tööpäeva ({workingHours}\u00a0töötunni) jooksul pärast valikut on koduleht ülevaatamiseks valmis. Kui kiidad selle heaks, avame lehe ja sa saad oma puu tunnistuse.`,
    ],
    included: `Maksad ühe korra. Hind sisaldab kodulehte, esimese aasta majutust ja domeeni, {supportMonths}\u00a0kuud tuge ning istutatud puud. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Tellimuse {orderId} kviitung',
    labels: {
      seller: 'Müüja',
      address: 'Aadress',
      companyNumber: 'Registrikood',
      vatNumber: 'KMKR-number',
      email: 'E-post',
      buyer: 'Ostja',
      paidOn: 'Makstud',
      currency: 'Valuuta',
      refunded: 'Kokku tagastatud',
    },
    note: 'Kviitung kinnitab, et sinu makse on meile laekunud. See ei ole käibemaksuarve. Kui vajad arvet, vasta ükskõik millisele meie kirjale.',
  },
  projectLink: {
    subject: 'Tellimus {orderId}: link sinu projekti lehele',
    lead: 'Palusid linki oma projekti lehele. Siin see on.',
    button: 'Ava projekti leht',
    linkNote:
      'See link on ainult sulle ja avab tellimuse {orderId} projekti lehe, kus on kõik etapid, failid ja sõnumid.',
    ignore: 'Kui sa seda ei palunud, jäta see kiri tähelepanuta.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Tere, {name}!',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Tellimuse number',
    package: 'Pakett',
    price: 'Hind',
    reason: 'Põhjus',
    totalRefunded: 'Kokku tagastatud',
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
      '{designHours}\u00a0tunni jooksul pärast vormi saatmist saad {designs}\u00a0kavandit, mille vahel valida.',
    help: 'Logo veel ei ole või domeen on lahtine? Jäta see koht tühjaks ja otsustame koos. Kui jääd kuskil hätta, vasta lihtsalt sellele kirjale.',
    lastReminder:
      'See on meie viimane meeldetuletus. Tellimus jääb avatuks ja alustame kohe, kui oleme sinu vormi kätte saanud.',
    refundUntil: `Kas mõtlesid ümber? ${refundRule} Viimane päev selleks on {date}.`,
  },
  cancelled: {
    subject: 'Sinu tellimus {orderId} on tühistatud',
    preview: 'Mida tühistasime ja kuidas meiega ühendust saad.',
    lead: 'Oleme sinu tellimuse tühistanud ja töö lõpetanud.',
    refund: 'Kui sul on õigus raha tagasi saada, saadame eraldi kirja kohe, kui oleme tagasimakse teinud.',
    contact:
      'Kui see tuli ootamatult või kui sul on mõne makse kohta küsimusi, vasta sellele kirjale või helista numbril {phone} ja me uurime järele.',
  },
  refundedInFull: {
    subject: 'Tellimus {orderId}: tagastasime {amount}',
    preview: 'Sinu raha on teel tagasi.',
    lead: 'Maksime sulle kogu summa tagasi ja sulgesime tellimuse.',
  },
  refundedInPart: {
    subject: 'Tellimus {orderId}: tagastasime {amount}',
    preview: 'Osa sinu rahast on teel tagasi.',
    lead: 'Maksime sulle osa summast tagasi.',
    workContinues: 'Tellimusega jätkame nii, nagu kokku leppisime.',
  },
  refundDuration:
    'Tavaliselt on tagasimakse pangas näha 5–10\u00a0päeva pärast. Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  refundFailed: {
    subject: 'Tellimus {orderId}: pank saatis raha meile tagasi',
    preview: 'Saada meile oma telefoninumber ja lepime kokku, kuidas sulle raha muul viisil maksta.',
    lead: 'Tagastasime sulle {amount}, kuid sinu pank või kaardi väljastaja saatis raha meile tagasi.',
    reply:
      'Vasta sellele kirjale, lisa oma telefoninumber ja lepime kokku, kuidas sulle raha muul viisil maksta.',
    warning: 'Palun ära saada kaardiandmeid e-kirjaga.',
  },
  answers: {
    subject: 'Tellimus {orderId}: saime sinu vastused kätte',
    preview: '{designHours} tunni jooksul saad {designs} kavandit, mille vahel valida.',
    lead: 'Aitäh! Alustamiseks on meil kõik olemas. {designHours}\u00a0tunni jooksul saad ettevõtte {business} kodulehe jaoks {designs}\u00a0kavandit.',
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
    subject: 'Sinu koduleht on avatud',
    preview: 'Täna algab sinu {supportMonths}-kuuline hooldus ja tugi.',
    lead: 'Ettevõtte {business} koduleht on avatud.',
    certificate:
      'Iga tellimuse eest istutame puu. Kui sa oma puu tunnistust veel ei ole saanud, vasta sellele kirjale ja me saadame selle sulle.',
    support:
      'Täna algavad sinu majutus ning {supportMonths}\u00a0kuud hooldust ja tuge. Kui vajad väikest muudatust, vasta lihtsalt sellele kirjale.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Tere, {name}!',
  noteHeading: 'Sõnum meie tiimilt',
  linkNote:
    'See link on ainult sulle ja avab tellimuse {orderId} projekti lehe, kus on kõik etapid, failid ja sõnumid.',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  designsHeading: 'Sinu kavandid',
  openSite: 'Ava koduleht',
  addressLabel: 'Aadress',
  choiceLabel: 'Sinu valik',
  designsReady: {
    subject: 'Sinu kavandid on valmis',
    preview: 'Vali endale meelepärane või kirjuta, mida muuta.',
    lead: 'Sinu kavandid on valmis. Võrdle neid rahulikult ja vali see, mis sulle kõige rohkem meeldib.',
    next: 'Pärast valikut saab leht valmis {workingDays}\u00a0tööpäeva ({workingHours}\u00a0töötunni) jooksul. Kas midagi on puudu? Kirjuta, mida muuta: muudatuste arv ei ole piiratud.',
    button: 'Vaata kavandeid',
  },
  designsChanged: {
    subject: 'Sinu uued kavandid on valmis',
    preview: 'Soovitud muudatused on tehtud.',
    lead: 'Soovitud muudatused on tehtud. Uued kavandid ootavad sind.',
    next: 'Vali üks välja ja leht saab valmis {workingDays}\u00a0tööpäeva ({workingHours}\u00a0töötunni) jooksul. Soovid veel midagi muuta? Kirjuta meile: muudatuste arv ei ole piiratud.',
    button: 'Vaata uusi kavandeid',
  },
  reviewReady: {
    subject: 'Sinu koduleht ootab ülevaatamist',
    preview: 'Kiida leht heaks või kirjuta, mida muuta.',
    lead: 'Sinu koduleht on valmis. Palun vaata kõik lehed üle, nii arvutis kui ka telefonis.',
    next: 'Kui kõik sobib, kiida leht heaks ja me avame selle. Kui mitte, kirjuta, mida muuta: muudatuste arv ei ole piiratud.',
    button: 'Vaata koduleht üle',
  },
  reviewChanged: {
    subject: 'Soovitud muudatused ootavad ülevaatamist',
    preview: 'Soovitud muudatused on tehtud.',
    lead: 'Soovitud muudatused on tehtud. Palun vaata koduleht veel kord üle.',
    next: 'Kui kõik sobib, kiida leht heaks ja me avame selle. Soovid veel midagi muuta? Kirjuta meile: muudatuste arv ei ole piiratud.',
    button: 'Vaata muudatused üle',
  },
  live: {
    subject: 'Sinu koduleht on avatud',
    preview: 'Nüüd saavad seda vaadata kõik. Siin on aadress.',
    lead: 'Sinu koduleht on avatud. Nüüd saavad seda vaadata kõik.',
    next: 'Täna algavad sinu majutus ning {supportMonths}\u00a0kuud hooldust ja tuge. Kui vajad väikest muudatust, vasta lihtsalt sellele kirjale.',
    button: 'Ava projekti leht',
  },
  choiceReminder: {
    subject: 'Kas kavand on juba valitud?',
    preview: 'Kui oled valinud, hakkame kohe lehte tegema.',
    lead: 'Sinu kavandid ootavad. Kui oled ühe välja valinud, hakkame kohe kodulehte tegema.',
    next: 'Ükski pole veel päris õige? Kirjuta, mida muuta. Muudatuste arv ei ole piiratud.',
    button: 'Vali kavand',
  },
  approvalReminder: {
    subject: 'Kas võime sinu kodulehe avada?',
    preview: 'Avame lehe kohe, kui oled selle heaks kiitnud.',
    lead: 'Sinu koduleht ootab ülevaatamist. Avame lehe kohe, kui oled selle heaks kiitnud.',
    next: 'Kas miski vajab veel parandamist? Kirjuta, mida muuta. Muudatuste arv ei ole piiratud.',
    button: 'Vaata koduleht üle',
  },
  lastReminder:
    'See on meie viimane meeldetuletus. Projekt jääb avatuks ja jätkame kohe, kui sinust kuuleme.',
  message: {
    subject: 'Sõnum tellimuse {orderId} kohta',
    preview: 'Meie tiimil on sulle sõnum.',
    lead: 'Sõnum sinu kodulehe kohta:',
    next: 'Vastata saad projekti lehel või otse sellele kirjale.',
    button: 'Loe ja vasta',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Kuidas oled oma kodulehega rahul?',
  preview: 'Kahe minuti pikkune arvustus on abiks meile ja neile, kes alles valivad.',
  greeting: 'Tere, {name}!',
  lead: 'Sinu koduleht on olnud avatud kaks nädalat. Kuidas oli meiega koostööd teha ja kuidas sulle tulemus meeldib?',
  form: 'Arvustuseks kulub kaks minutit: anna üks kuni viis tärni, kirjuta mõni sõna ja otsusta, millist nime tohime näidata. Avaldame arvustused nii, nagu need on kirjutatud, ega muuda neis sõnagi.',
  button: 'Kirjuta arvustus',
  linkNote:
    'See link on ainult sulle. Link kuulub tellimuse {orderId} juurde ja kehtib {linkDays} päeva. Pärast kirjutamist saad arvustust muuta {editDays} päeva jooksul.',
  once: 'Küsime ainult üks kord. Kui kodulehega on midagi valesti, vasta sellele kirjale ja me teeme selle korda.',
};

export const recovery: RecoveryTexts = {
  subject: 'Vii tellimus lõpuni siis, kui sulle sobib',
  preview: 'Link, millega saad maksmist jätkata. Hind on sama.',
  greeting: 'Tere!',
  intro:
    'Alustasid meie lehel tellimist ja palusid linki, et see hiljem lõpuni viia. Siin see on. Hind on sama.',
  packageLabel: 'Pakett',
  priceLabel: 'Hind',
  button: 'Jätka maksmisega',
  validUntil: 'Lingi viimane kehtivuspäev on {date}.',
  noAction:
    'Mõtlesid ümber? Sa ei pea midagi tegema. Raha ei ole maha võetud ja selle tellimuse kohta me rohkem ei kirjuta.',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  stopLink: 'Ei soovi rohkem kirju',
  stopTitle: 'Ei soovi rohkem kirju',
  stopQuestion:
    'Vajuta nuppu ja me ei kirjuta sulle enam kunagi pooleli jäänud tellimuste kohta. Makstud tellimuste kohta saad e-kirju ka edaspidi.',
  stoppedTitle: 'Sellest me sulle enam ei kirjuta',
  stopped: 'Panime kirja. Makstud tellimuste kohta saad e-kirju ka edaspidi.',
  backHome: 'Tagasi avalehele',
};

export const tree: TreeEmailTexts = {
  greeting: 'Tere, {name}!',
  closing: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  button: 'Ava tunnistus',
  reserved: {
    subject: 'Sinu puu tunnistus',
    preview: 'Sinu koduleht on avatud ja selle jaoks on reserveeritud puu.',
    text: 'Sinu koduleht on avatud ja oleme selle jaoks puu reserveerinud. Siin on tunnistus: leht jagamiseks ja PDF printimiseks. Kirjutame uuesti, kui puu on istutatud.',
    choice:
      'Sina otsustad, mis nimi tunnistusel on: ettevõtte nimi, sinu oma nimi või initsiaalid. Võid selle ka nimeta jätta. Vali see oma projekti lehel.',
  },
  planted: {
    subject: 'Sinu puu on istutatud',
    preview: 'Millal, kus ja kes selle istutas.',
    text: 'Sinu kodulehe puu on istutatud. Tunnistusel on nüüd kirjas, millal ja kus. Kui oled varasema välja printinud, laadi alla uus.',
  },
};
