import type { OrderUpdateTexts } from './texts.ts';

export const sl: OrderUpdateTexts = {
  greeting: 'Pozdravljeni, {name}!',
  questions: 'Imate vprašanje? Preprosto odgovorite na to e-sporočilo.',
  links: { project: 'Vaš projekt', refundPolicy: 'Vračilo denarja' },
  labels: {
    order: 'Številka naročila',
    package: 'Paket',
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
    preview: 'Obrazec vzame približno {minutes}\u00a0minut. Potem se lotimo osnutkov.',
    lead: 'Preden se lotimo vaše strani, bi radi nekaj izvedeli o vašem podjetju. Obrazec vzame približno {minutes}\u00a0minut.',
  },
  formReminder: {
    subject: 'Naročilo {orderId}: čakamo na vaš obrazec',
    preview: 'Pošljite nam obrazec in lotimo se osnutkov.',
    lead: 'Radi bi se lotili vaše strani. Manjka nam samo še kratek obrazec o vašem podjetju, ki vzame približno {minutes}\u00a0minut.',
    promise: 'V {designHours}\u00a0urah po oddanem obrazcu lahko izbirate med {designs}\u00a0osnutki.',
    help: 'Še nimate logotipa ali se ne morete odločiti za domeno? Pustite odprto, to uredimo skupaj. Če se vam kje zatakne, preprosto odgovorite na to e-sporočilo.',
    lastReminder:
      'To je naš zadnji opomnik. Naročilo ostaja odprto in začeli bomo, takoj ko prejmemo vaš obrazec.',
    refundUntil:
      'Če ste si premislili, lahko naročilo prekličete in vrnili vam bomo ves denar. Zadnji dan za preklic je {date}.',
  },
  cancelled: {
    subject: 'Vaše naročilo {orderId} je preklicano',
    preview: 'Kaj smo preklicali in kako stopite v stik z nami.',
    lead: 'Vaše naročilo smo preklicali in delo ustavili.',
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
    lead: 'Vrnili smo vam del plačila. Delo pri vašem naročilu se nadaljuje po dogovoru.',
  },
  refundDuration:
    'Vrnjeni znesek je na računu običajno viden v 5 do 10\u00a0dneh. Imate vprašanje? Preprosto odgovorite na to e-sporočilo.',
  refundFailed: {
    subject: 'Naročilo {orderId}: vaša banka nam je vrnila denar',
    preview: 'Pošljite nam telefonsko številko in dogovorili se bomo, kako vam vrnemo denar drugače.',
    lead: 'Vrnili smo vam {amount}, vendar nam je vaša banka ali izdajatelj kartice denar poslal nazaj.',
    reply:
      'Odgovorite na to e-sporočilo in pripišite telefonsko številko. Dogovorili se bomo, kako vam vrnemo denar drugače.',
    warning: 'Prosimo, podatkov o kartici ne pošiljajte po e-pošti.',
  },
  answers: {
    subject: 'Naročilo {orderId}: prejeli smo vaše odgovore',
    preview: 'V {designHours}\u00a0urah boste dobili {designs}\u00a0osnutke.',
    lead: 'Hvala. Imamo vse, kar potrebujemo za začetek. V {designHours}\u00a0urah boste dobili {designs}\u00a0osnutke za podjetje {business}.',
    heading: 'To ste nam napisali:',
    domainOpen: 'Izberemo jo skupaj',
    logoReceived: 'Prejet',
    logoMissing: 'Še ni prejet',
    corrections: 'Bi radi kaj dodali ali popravili? Preprosto odgovorite na to e-sporočilo.',
  },
  workStarted: {
    subject: 'Lotili smo se vaše strani',
    preview: 'Kdaj boste dobili osnutke in kdaj bo stran končana.',
    lead: 'Lotili smo se spletne strani za podjetje {business}.',
  },
  workCompleted: {
    subject: 'Vaša stran je končana',
    preview: 'Danes se začne {supportMonths}\u00a0mesecev podpore.',
    lead: 'Spletna stran za podjetje {business} je končana.',
    certificate:
      'Za vsako naročilo posadimo drevo. Če potrdila o svojem drevesu še niste dobili, odgovorite na to e-sporočilo in vam ga pošljemo.',
    support:
      'Danes se začnejo gostovanje, domena in {supportMonths}\u00a0mesecev vzdrževanja in podpore. Če želite kaj spremeniti, preprosto odgovorite na to e-sporočilo.',
  },
};
