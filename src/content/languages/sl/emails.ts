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
  greeting: 'Pozdravljeni, {name}!',
  questions: 'Imate vprašanje? Odgovorite kar na to e-sporočilo.',
  receipt: {
    subject: 'Hvala za naročilo ({orderId})',
    preview: 'Vaše plačilo smo prejeli. Še kratek obrazec in začnemo.',
    lead: 'Hvala za naročilo. Vaše plačilo smo prejeli.',
    labels: { order: 'Številka naročila', package: 'Storitev', price: 'Cena' },
    form: 'Zdaj nam povejte kaj o svojem podjetju. Izpolnjevanje vam bo vzelo približno {minutes}\u00a0minut.',
    button: 'Izpolnite obrazec',
    formNote: 'Ta povezava je samo za vas. Vaše odgovore poveže z naročilom {orderId} in velja {days} dni.',
    nextHeading: 'Kaj sledi',
    steps: [
      'Izpolnite obrazec: s čim se ukvarjate in katero domeno želite, ter priložite logotip.',
      'V {designHours}\u00a0urah po oddaji obrazca lahko izbirate med {designs}\u00a0osnutki.',
      'Izberete enega in po njem izdelamo stran. Število popravkov ni omejeno.',
      `V ${times.workingDays}\u00a0delovnih dneh ({workingHours}\u00a0delovnih urah) po vaši izbiri je stran pripravljena na pregled. Ko jo potrdite, jo objavimo in dobite potrdilo o svojem drevesu.`,
    ],
    included: `Plačate enkrat. V ceni so spletna stran, gostovanje in domena za prvo leto, {supportMonths}\u00a0mesecev podpore ter posajeno drevo. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Potrdilo o plačilu naročila {orderId}',
    labels: {
      seller: 'Prodajalec',
      address: 'Naslov',
      companyNumber: 'Matična številka',
      vatNumber: 'ID za DDV',
      email: 'E-pošta',
      buyer: 'Kupec',
      paidOn: 'Datum plačila',
      currency: 'Valuta',
      refunded: 'Skupaj vrnjeno',
    },
    note: 'To potrdilo dokazuje, da smo prejeli vaše plačilo. To ni račun z DDV. Če ga potrebujete, odgovorite na katero od naših e-sporočil.',
  },
  projectLink: {
    subject: 'Naročilo {orderId}: povezava do strani vašega projekta',
    lead: 'Zaprosili ste za povezavo do strani svojega projekta. Tukaj je.',
    button: 'Odprite stran projekta',
    linkNote:
      'Ta povezava je samo za vas. Odpre stran projekta (naročilo {orderId}) z vsemi koraki, datotekami in sporočili.',
    ignore: 'Če zanjo niste zaprosili, lahko to e-sporočilo prezrete.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Pozdravljeni, {name}!',
  questions: 'Imate vprašanje? Odgovorite kar na to e-sporočilo.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Številka naročila',
    package: 'Storitev',
    price: 'Cena',
    reason: 'Razlog',
    totalRefunded: 'Skupaj vrnjeno',
    returned: 'Vrnjeno nam',
    business: 'Podjetje',
    description: 'Dejavnost',
    domain: 'Domena',
    logo: 'Logotip',
    notes: 'Opombe',
  },
  formLink: {
    subject: 'Naročilo {orderId}: povejte nam kaj o svojem podjetju',
    preview: 'Izpolnjevanje obrazca vam bo vzelo približno {minutes}\u00a0minut. Potem se lotimo osnutkov.',
    lead: 'Preden se lotimo vaše strani, bi radi nekaj izvedeli o vašem podjetju. Izpolnjevanje obrazca vam bo vzelo približno {minutes}\u00a0minut.',
  },
  formReminder: {
    subject: 'Naročilo {orderId}: čakamo na vaš obrazec',
    preview: 'Pošljite nam obrazec in lotimo se osnutkov.',
    lead: 'Radi bi se lotili vaše strani. Manjka nam samo še kratek obrazec o vašem podjetju, ki vam bo vzel približno {minutes}\u00a0minut.',
    promise: 'V {designHours}\u00a0urah po oddaji obrazca lahko izbirate med {designs}\u00a0osnutki.',
    help: 'Še nimate logotipa ali se ne morete odločiti za domeno? Pustite odprto, to uredimo skupaj. Če se vam kje zatakne, odgovorite kar na to e-sporočilo.',
    lastReminder:
      'To je naš zadnji opomnik. Naročilo ostaja odprto in začeli bomo, takoj ko prejmemo vaš obrazec.',
    refundUntil: `Ste si premislili? ${refundRule} Zadnji dan za preklic je {date}.`,
  },
  cancelled: {
    subject: 'Vaše naročilo {orderId} je preklicano',
    preview: 'Kaj smo preklicali in kako stopite v stik z nami.',
    lead: 'Vaše naročilo smo preklicali in delo ustavili.',
    refund: 'Če vam pripada vračilo, vam pošljemo ločeno e-sporočilo takoj, ko ga nakažemo.',
    contact:
      'Tega niste pričakovali ali imate vprašanje o plačilu? Odgovorite na to e-sporočilo ali pokličite {phone}, pa bomo preverili.',
  },
  refundedInFull: {
    subject: 'Naročilo {orderId}: vrnili smo vam {amount}',
    preview: 'Vaš denar je na poti.',
    lead: 'Vrnili smo vam celotno plačilo in zaključili naročilo.',
  },
  refundedInPart: {
    subject: 'Naročilo {orderId}: vrnili smo vam {amount}',
    preview: 'Del vašega denarja je na poti.',
    lead: 'Vrnili smo vam del plačila.',
    workContinues: 'Delo pri vašem naročilu se nadaljuje po dogovoru.',
  },
  refundDuration:
    'Vrnjeni znesek je na računu običajno viden v 5 do 10\u00a0dneh. Imate vprašanje? Odgovorite kar na to e-sporočilo.',
  refundFailed: {
    subject: 'Naročilo {orderId}: vaša banka nam je vrnila denar',
    preview: 'Pošljite nam telefonsko številko in dogovorili se bomo, kako vam vrnemo denar drugače.',
    lead: 'Vrnili smo vam {amount}, vendar nam je vaša banka ali izdajatelj kartice denar poslal nazaj.',
    reply:
      'Odgovorite na to e-sporočilo in pripišite telefonsko številko. Dogovorili se bomo, kako vam vrnemo denar drugače.',
    warning: 'Prosimo, podatkov o kartici ne pošiljajte po e-pošti.',
  },
  answers: {
    subject: 'Naročilo {orderId}: prejeli smo vaš obrazec',
    preview: 'V {designHours}\u00a0urah boste dobili {designs}\u00a0osnutke.',
    lead: 'Hvala. Imamo vse, kar potrebujemo za začetek. V {designHours}\u00a0urah boste dobili {designs}\u00a0osnutke za podjetje {business}.',
    heading: 'To ste nam napisali:',
    domainOpen: 'Izberemo jo skupaj',
    logoReceived: 'Prejet',
    logoMissing: 'Še ni prejet',
    corrections: 'Bi radi kaj dodali ali popravili? Odgovorite kar na to e-sporočilo.',
  },
  workStarted: {
    subject: 'Lotili smo se vaše strani',
    preview: 'Kdaj boste dobili osnutke in kdaj bo stran končana.',
    lead: 'Lotili smo se spletne strani za podjetje {business}.',
  },
  workCompleted: {
    subject: 'Vaša stran je objavljena',
    preview: 'Danes se začne {supportMonths}\u00a0mesecev podpore.',
    lead: 'Spletna stran za podjetje {business} je objavljena.',
    certificate:
      'Za vsako naročilo posadimo drevo. Če potrdila o svojem drevesu še niste dobili, odgovorite na to e-sporočilo in vam ga pošljemo.',
    support:
      'Od danes tečejo gostovanje ter {supportMonths}\u00a0mesecev vzdrževanja in podpore. Za manjše popravke odgovorite kar na to e-sporočilo.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Pozdravljeni, {name}!',
  noteHeading: 'Sporočilo naše ekipe',
  linkNote:
    'Ta povezava je samo za vas. Odpre stran projekta (naročilo {orderId}) z vsemi koraki, datotekami in sporočili.',
  questions: 'Imate vprašanje? Odgovorite kar na to e-sporočilo.',
  designsHeading: 'Vaši osnutki',
  openSite: 'Odpri stran',
  addressLabel: 'Naslov',
  choiceLabel: 'Vaša izbira',
  designsReady: {
    subject: 'Vaši osnutki so pripravljeni',
    preview: 'Izberite tistega, ki vam je najbolj všeč, ali nam pišite, kaj naj popravimo.',
    lead: 'Vaši osnutki so pripravljeni. V miru jih primerjajte in izberite tistega, ki vam je najbolj všeč.',
    next: 'Ko izberete, bo stran končana v {workingDays}\u00a0delovnih dneh ({workingHours}\u00a0delovnih urah). Kaj manjka? Pišite nam, kaj naj popravimo: število popravkov ni omejeno.',
    button: 'Oglejte si osnutke',
  },
  designsChanged: {
    subject: 'Vaši novi osnutki so pripravljeni',
    preview: 'Popravili smo, kar ste želeli.',
    lead: 'Popravili smo, kar ste želeli. Novi osnutki vas že čakajo.',
    next: 'Izberite enega in stran bo končana v {workingDays}\u00a0delovnih dneh ({workingHours}\u00a0delovnih urah). Bi radi še kaj spremenili? Pišite nam: število popravkov ni omejeno.',
    button: 'Oglejte si nove osnutke',
  },
  reviewReady: {
    subject: 'Vaša stran je pripravljena na pregled',
    preview: 'Potrdite jo ali nam pišite, kaj naj popravimo.',
    lead: 'Vašo stran smo izdelali. Preglejte jo v celoti, na računalniku in na telefonu.',
    next: 'Če vam je všeč, jo potrdite in jo bomo objavili. Če ne, nam pišite, kaj naj popravimo: število popravkov ni omejeno.',
    button: 'Preglejte stran',
  },
  reviewChanged: {
    subject: 'Vaši popravki so pripravljeni na pregled',
    preview: 'Popravili smo, kar ste želeli.',
    lead: 'Popravili smo, kar ste želeli. Oglejte si stran še enkrat.',
    next: 'Če vam je všeč, jo potrdite in jo bomo objavili. Bi radi še kaj spremenili? Pišite nam: število popravkov ni omejeno.',
    button: 'Preglejte popravke',
  },
  live: {
    subject: 'Vaša stran je objavljena',
    preview: 'Zdaj jo lahko obišče vsak. Tukaj je njen naslov.',
    lead: 'Vaša stran je objavljena. Od zdaj jo lahko obišče vsak.',
    next: 'Od danes tečejo gostovanje ter {supportMonths}\u00a0mesecev vzdrževanja in podpore. Za manjše popravke odgovorite kar na to e-sporočilo.',
    button: 'Odprite stran projekta',
  },
  choiceReminder: {
    subject: 'Ste že izbrali osnutek?',
    preview: 'Ko izberete, se takoj lotimo izdelave.',
    lead: 'Vaši osnutki vas čakajo. Ko izberete enega, se takoj lotimo izdelave strani.',
    next: 'Ni nobeden čisto pravi? Pišite nam, kaj naj popravimo. Število popravkov ni omejeno.',
    button: 'Izberite osnutek',
  },
  approvalReminder: {
    subject: 'Lahko objavimo vašo stran?',
    preview: 'Objavili jo bomo, takoj ko jo potrdite.',
    lead: 'Vaša stran čaka samo še na vas. Takoj ko jo potrdite, jo bomo objavili.',
    next: 'Kaj še ni tako, kot mora biti? Pišite nam, kaj naj popravimo. Število popravkov ni omejeno.',
    button: 'Preglejte stran',
  },
  lastReminder:
    'To je naš zadnji opomnik. Projekt ostaja odprt in nadaljevali bomo, takoj ko se nam oglasite.',
  message: {
    subject: 'Sporočilo o naročilu {orderId}',
    preview: 'Naša ekipa vam je pisala o vaši strani.',
    lead: 'Pišemo vam o vaši strani:',
    next: 'Odgovorite lahko na strani projekta ali kar na to e-sporočilo.',
    button: 'Preberite in odgovorite',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Kako ste zadovoljni s svojo stranjo?',
  preview: 'Dvominutna ocena pomaga nam in tistim, ki še izbirajo.',
  greeting: 'Pozdravljeni, {name}!',
  lead: 'Vaša stran je objavljena že dva tedna. Kako je bilo sodelovati z nami in ali ste z rezultatom zadovoljni?',
  form: 'Ocena vam vzame dve minuti: izberite število zvezdic, napišite nekaj besed in določite, katero ime smemo prikazati. Ocene objavimo takšne, kot so napisane, in nikoli ne spremenimo niti besede.',
  button: 'Napišite oceno',
  linkNote:
    'Ta povezava je samo za vas. Nanaša se na naročilo {orderId} in velja {linkDays} dni. Oceno lahko spreminjate še {editDays} dni po tem, ko jo napišete.',
  once: 'Vprašamo samo enkrat. Če s stranjo kaj ni v redu, odgovorite na to e-sporočilo in to bomo uredili.',
};

export const recovery: RecoveryTexts = {
  subject: 'Dokončajte naročilo, ko vam ustreza',
  preview: 'Povezava nazaj do plačila. Cena se ni spremenila.',
  greeting: 'Pozdravljeni!',
  intro:
    'Pri nas ste začeli oddajati naročilo in prosili za povezavo, da ga dokončate pozneje. Tukaj je. Cena se ni spremenila.',
  packageLabel: 'Storitev',
  priceLabel: 'Cena',
  button: 'Nadaljujte na plačilo',
  validUntil: 'Zadnji dan veljavnosti povezave je {date}.',
  noAction:
    'Ste si premislili? Ni vam treba storiti ničesar. Ničesar vam nismo zaračunali in o tem naročilu vam ne bomo več pisali.',
  questions: 'Imate vprašanje? Odgovorite kar na to e-sporočilo.',
  stopLink: 'Takih sporočil ne želim več prejemati',
  stopTitle: 'Takih sporočil ne želim več prejemati',
  stopQuestion:
    'Pritisnite gumb in o nedokončanih naročilih vam ne bomo nikoli več pisali. E-pošto o plačanih naročilih boste še naprej prejemali.',
  stoppedTitle: 'O tem vam ne bomo več pisali',
  stopped: 'Zabeležili smo. E-pošto o plačanih naročilih boste še naprej prejemali.',
  backHome: 'Nazaj na domačo stran',
};

export const tree: TreeEmailTexts = {
  greeting: 'Pozdravljeni, {name}!',
  closing: 'Imate vprašanje? Odgovorite kar na to e-sporočilo.',
  button: 'Odprite potrdilo',
  reserved: {
    subject: 'Potrdilo o vašem drevesu',
    preview: 'Vaša stran je objavljena in zanjo je rezervirano drevo.',
    text: 'Vaša stran je objavljena, zato smo zanjo rezervirali drevo. Tukaj je potrdilo: stran, ki jo lahko delite, in PDF za tiskanje. Ko bo drevo v zemlji, se znova oglasimo.',
    choice:
      'Sami odločate, kaj bo na njem: ime podjetja, vaše ime, začetnice ali nič. Izberite na strani svojega projekta.',
  },
  planted: {
    subject: 'Vaše drevo je posajeno',
    preview: 'Kdaj, kje in kdo ga je posadil.',
    text: 'Drevo za vašo stran je posajeno. Na potrdilu zdaj piše, kdaj in kje. Če ste natisnili prejšnje, prenesite novo.',
  },
};
