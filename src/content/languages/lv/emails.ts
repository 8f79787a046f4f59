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
  greeting: 'Labdien!',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  receipt: {
    subject: 'Paldies par pasūtījumu ({orderId})',
    preview: 'Maksājums ir saņemts. Vēl īsa anketa, un sākam.',
    lead: 'Paldies par pasūtījumu. Jūsu maksājums ir saņemts.',
    labels: { order: 'Pasūtījuma numurs', package: 'Pakete', price: 'Cena' },
    form: 'Tagad pastāstiet mums par savu uzņēmumu. Anketa aizņems apmēram {minutes}\u00a0minūtes.',
    button: 'Aizpildīt anketu',
    formNote:
      'Šī saite ir paredzēta tikai jums. Tā sasaista jūsu anketu ar pasūtījumu Nr.\u00a0{orderId} un ir derīga {days}\u00a0dienas.',
    nextHeading: 'Kas notiks tālāk',
    steps: [
      'Jūs aizpildāt anketu: ar ko nodarbojaties, kādu domēnu vēlaties un kāds ir jūsu logotips.',
      '{designHours} stundu laikā pēc anketas nosūtīšanas saņemsiet {designs} dizaina variantus, no kuriem izvēlēties.',
      'Izvēlaties vienu, un mēs pēc tā veidojam mājaslapu. Labojumu skaits nav ierobežots.',
      `${times.workingDays}\u00a0darba dienu ({workingHours}\u00a0darba stundu) laikā pēc tam, kad būsiet izvēlējušies, mājaslapa būs gatava pārbaudei. Kad to apstiprināsiet, mēs to palaidīsim, un jūs saņemsiet sertifikātu par savu koku.`,
    ],
    included: `Maksājat tikai vienreiz. Cenā iekļauta mājaslapa, pirmā gada hostings un domēns, {supportMonths}\u00a0mēnešu atbalsts, kā arī iestādīts koks. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Kvīts par pasūtījumu Nr. {orderId}',
    labels: {
      seller: 'Pārdevējs',
      address: 'Adrese',
      companyNumber: 'Reģistrācijas numurs',
      vatNumber: 'PVN numurs',
      email: 'E-pasts',
      buyer: 'Pircējs',
      paidOn: 'Samaksāts',
      currency: 'Valūta',
      refunded: 'Kopā atmaksāts',
    },
    note: 'Kvīts apliecina, ka jūsu maksājums ir saņemts. Tas nav PVN rēķins. Ja jums tāds vajadzīgs, atbildiet uz kādu no mūsu e-pastiem.',
  },
  projectLink: {
    subject: 'Pasūtījums Nr. {orderId}: saite uz projektu',
    lead: 'Jūs lūdzāt saiti uz savu projektu. Te tā ir.',
    button: 'Atvērt projekta lapu',
    linkNote:
      'Šī saite ir paredzēta tikai jums. Tā atver pasūtījuma Nr.\u00a0{orderId} projekta lapu ar visiem posmiem, failiem un ziņojumiem.',
    ignore: 'Ja to nelūdzāt, varat šo e-pastu neņemt vērā.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Labdien!',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Pasūtījuma numurs',
    package: 'Pakete',
    price: 'Cena',
    reason: 'Iemesls',
    totalRefunded: 'Kopā atmaksāts',
    returned: 'Atgriezts mums',
    business: 'Uzņēmums',
    description: 'Ar ko nodarbojas',
    domain: 'Domēns',
    logo: 'Logotips',
    notes: 'Piezīmes',
  },
  formLink: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: pastāstiet par uzņēmumu',
    preview: 'Anketa aizņems apmēram {minutes}\u00a0minūtes. Pēc tam sāksim veidot dizainu.',
    lead: 'Pirms sākam veidot mājaslapu, vēlamies vairāk uzzināt par jūsu uzņēmumu. Anketa aizņems apmēram {minutes}\u00a0minūtes.',
  },
  formReminder: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: gaidām jūsu anketu',
    preview: 'Atsūtiet anketu, un sāksim veidot dizainu.',
    lead: 'Mēs labprāt sāktu veidot jūsu mājaslapu. Trūkst tikai īsās anketas par jūsu uzņēmumu. Tā aizņems apmēram {minutes}\u00a0minūtes.',
    promise:
      '{designHours}\u00a0stundu laikā pēc anketas nosūtīšanas saņemsiet {designs}\u00a0dizaina variantus, no kuriem izvēlēties.',
    help: 'Vēl nav logotipa vai nav skaidrs, kāds būs domēns? Atstājiet šo lauku tukšu, un to izlemsim kopā. Ja rodas grūtības, vienkārši atbildiet uz šo e-pastu.',
    lastReminder:
      'Šis ir mūsu pēdējais atgādinājums. Pasūtījums paliek atvērts, un mēs sāksim, tiklīdz saņemsim anketu.',
    refundUntil: `Pārdomājāt? ${refundRule} Pēdējā diena, kad to var izdarīt: {date}.`,
  },
  cancelled: {
    subject: 'Jūsu pasūtījums Nr.\u00a0{orderId} ir atcelts',
    preview: 'Kas ir atcelts un kā ar mums sazināties.',
    lead: 'Esam atcēluši jūsu pasūtījumu un pārtraukuši darbu pie tā.',
    refund: 'Ja jums pienākas atmaksa, nosūtīsim atsevišķu e-pastu, tiklīdz būsim to veikuši.',
    contact:
      'Ja šī ziņa ir negaidīta vai jums ir jautājumi par maksājumu, atbildiet uz šo e-pastu vai zvaniet pa tālruni {phone}, un mēs visu noskaidrosim.',
  },
  refundedInFull: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: atmaksājām {amount}',
    preview: 'Nauda jau ir ceļā pie jums.',
    lead: 'Esam jums atmaksājuši visu summu un slēguši pasūtījumu.',
  },
  refundedInPart: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: atmaksājām {amount}',
    preview: 'Daļa naudas jau ir ceļā pie jums.',
    lead: 'Esam jums atmaksājuši daļu summas.',
    workContinues: 'Darbu pie pasūtījuma turpinām, kā norunāts.',
  },
  refundDuration:
    'Atmaksa bankas kontā parasti parādās 5–10\u00a0dienu laikā. Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  refundFailed: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: jūsu banka atgrieza mums naudu',
    preview: 'Atsūtiet savu tālruņa numuru, un vienosimies, kā citādi jums samaksāt.',
    lead: 'Atmaksājām jums {amount}, taču jūsu banka vai kartes izdevējs naudu mums atgrieza.',
    reply: 'Atbildiet uz šo e-pastu, norādot savu tālruņa numuru, un vienosimies, kā citādi jums samaksāt.',
    warning: 'Lūdzu, nesūtiet kartes datus pa e-pastu.',
  },
  answers: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: saņēmām jūsu anketu',
    preview: '{designHours} stundu laikā saņemsiet {designs} dizaina variantus.',
    lead: 'Paldies! Mums ir viss, kas vajadzīgs, lai sāktu. {designHours}\u00a0stundu laikā saņemsiet {designs}\u00a0dizaina variantus uzņēmuma {business} mājaslapai.',
    heading: 'Anketā norādījāt:',
    domainOpen: 'Izvēlēsimies kopā',
    logoReceived: 'Saņemts',
    logoMissing: 'Vēl nav saņemts',
    corrections: 'Vēlaties ko papildināt vai labot? Vienkārši atbildiet uz šo e-pastu.',
  },
  workStarted: {
    subject: 'Sākām veidot jūsu mājaslapu',
    preview: 'Kad saņemsiet dizaina variantus un kad viss būs gatavs.',
    lead: 'Sākām veidot uzņēmuma {business} mājaslapu.',
  },
  workCompleted: {
    subject: 'Jūsu mājaslapa ir palaista',
    preview: 'Šodien sākas {supportMonths} mēnešu atbalsts.',
    lead: 'Uzņēmuma {business} mājaslapa ir palaista.',
    certificate:
      'Par katru pasūtījumu iestādām koku. Ja sertifikātu par savu koku vēl neesat saņēmuši, atbildiet uz šo e-pastu, un mēs to atsūtīsim.',
    support:
      'Šodien sākas hostings, kā arī {supportMonths}\u00a0mēnešu uzturēšana un atbalsts. Ja vajadzīgas nelielas izmaiņas, vienkārši atbildiet uz šo e-pastu.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Labdien!',
  noteHeading: 'Ziņa no mūsu komandas',
  linkNote:
    'Šī saite ir paredzēta tikai jums. Tā atver pasūtījuma Nr.\u00a0{orderId} projekta lapu ar visiem posmiem, failiem un ziņojumiem.',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  designsHeading: 'Jūsu dizaina varianti',
  openSite: 'Atvērt mājaslapu',
  addressLabel: 'Adrese',
  choiceLabel: 'Jūsu izvēle',
  designsReady: {
    subject: 'Jūsu dizaina varianti ir gatavi',
    preview: 'Izvēlieties to, kas patīk vislabāk, vai rakstiet, ko mainīt.',
    lead: 'Jūsu dizaina varianti ir gatavi. Salīdziniet tos un izvēlieties to, kas patīk vislabāk.',
    next: 'Kad būsiet izvēlējušies, mājaslapu pabeigsim {workingDays}\u00a0darba dienu ({workingHours}\u00a0darba stundu) laikā. Kaut kā trūkst? Lūdziet labojumus: to skaits nav ierobežots.',
    button: 'Skatīt variantus',
  },
  designsChanged: {
    subject: 'Jaunie dizaina varianti ir gatavi',
    preview: 'Izlabojām to, ko lūdzāt.',
    lead: 'Izlabojām to, ko lūdzāt. Jaunos variantus jau varat apskatīt.',
    next: 'Izvēlieties vienu, un mājaslapu pabeigsim {workingDays}\u00a0darba dienu ({workingHours}\u00a0darba stundu) laikā. Vēlaties mainīt vēl kaut ko? Rakstiet mums: labojumu skaits nav ierobežots.',
    button: 'Skatīt jaunos variantus',
  },
  reviewReady: {
    subject: 'Jūsu mājaslapu jau var apskatīt',
    preview: 'Apstipriniet to vai rakstiet, ko mainīt.',
    lead: 'Jūsu mājaslapa ir izveidota. Lūdzu, apskatiet visas tās sadaļas gan datorā, gan telefonā.',
    next: 'Ja viss patīk, apstipriniet mājaslapu, un mēs to palaidīsim. Ja ne, rakstiet, ko mainīt: labojumu skaits nav ierobežots.',
    button: 'Apskatīt mājaslapu',
  },
  reviewChanged: {
    subject: 'Izlaboto mājaslapu jau var apskatīt',
    preview: 'Izlabojām to, ko lūdzāt.',
    lead: 'Izlabojām to, ko lūdzāt. Lūdzu, apskatiet mājaslapu vēlreiz.',
    next: 'Ja viss patīk, apstipriniet mājaslapu, un mēs to palaidīsim. Vēlaties mainīt vēl kaut ko? Rakstiet mums: labojumu skaits nav ierobežots.',
    button: 'Apskatīt labojumus',
  },
  live: {
    subject: 'Jūsu mājaslapa ir palaista',
    preview: 'Tagad to var apmeklēt ikviens. Adrese ir šajā e-pastā.',
    lead: 'Jūsu mājaslapa ir palaista. Tagad to var apmeklēt ikviens.',
    next: 'Šodien sākas hostings, kā arī {supportMonths}\u00a0mēnešu uzturēšana un atbalsts. Ja vajadzīgas nelielas izmaiņas, vienkārši atbildiet uz šo e-pastu.',
    button: 'Atvērt projekta lapu',
  },
  choiceReminder: {
    subject: 'Vai jau izvēlējāties variantu?',
    preview: 'Tiklīdz izvēlēsieties, sāksim veidot mājaslapu.',
    lead: 'Jūsu dizaina varianti gaida. Tiklīdz izvēlēsieties, sāksim veidot mājaslapu.',
    next: 'Ja neviens vēl nav īsti tāds, kā gribētos, rakstiet, ko mainīt. Labojumu skaits nav ierobežots.',
    button: 'Izvēlēties variantu',
  },
  approvalReminder: {
    subject: 'Vai varam palaist jūsu mājaslapu?',
    preview: 'Palaidīsim to, tiklīdz apstiprināsiet.',
    lead: 'Jūsu mājaslapa gaida apstiprinājumu. Tiklīdz to apstiprināsiet, mēs to palaidīsim.',
    next: 'Ja kaut kas vēl nav tā, kā gribētos, rakstiet, ko mainīt. Labojumu skaits nav ierobežots.',
    button: 'Apskatīt mājaslapu',
  },
  lastReminder:
    'Šis ir mūsu pēdējais atgādinājums. Projekts paliek atvērts, un mēs turpināsim, tiklīdz saņemsim no jums ziņu.',
  message: {
    subject: 'Ziņojums par pasūtījumu Nr.\u00a0{orderId}',
    preview: 'Jums ir ziņojums no mūsu komandas.',
    lead: 'Ziņojums par jūsu mājaslapu:',
    next: 'Varat atbildēt projekta lapā vai vienkārši atbildēt uz šo e-pastu.',
    button: 'Lasīt un atbildēt',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Kā jums patīk jaunā mājaslapa?',
  preview: 'Divu minūšu atsauksme palīdzētu mums un tiem, kas vēl izvēlas.',
  greeting: 'Labdien!',
  lead: 'Jūsu mājaslapa darbojas jau divas nedēļas. Kā jums patika ar mums sadarboties, un vai esat apmierināti ar rezultātu?',
  form: 'Atsauksme aizņems divas minūtes: izvēlieties no vienas līdz piecām zvaigznēm, uzrakstiet pāris teikumu un izlemiet, kāds vārds būs redzams. Atsauksmes publicējam tādas, kādas tās uzrakstītas, un nekad nemainām ne vārda.',
  button: 'Rakstīt atsauksmi',
  linkNote:
    'Šī saite ir paredzēta tikai jums. Tā attiecas uz pasūtījumu Nr.\u00a0{orderId} un ir derīga {linkDays}\u00a0dienas. Uzrakstīto atsauksmi varēsiet mainīt vēl {editDays}\u00a0dienas.',
  once: 'Jautājam tikai vienu reizi. Ja ar mājaslapu kaut kas nav kārtībā, atbildiet uz šo e-pastu, un mēs to sakārtosim.',
};

export const recovery: RecoveryTexts = {
  subject: 'Pasūtījumu varat pabeigt, kad jums ērti',
  preview: 'Saite uz iesākto pasūtījumu. Cena nav mainījusies.',
  greeting: 'Labdien!',
  intro:
    'Jūs sākāt noformēt pasūtījumu un palūdzāt saiti, lai pabeigtu vēlāk. Te tā ir; cena ir tā pati, ko redzējāt.',
  packageLabel: 'Pakete',
  priceLabel: 'Cena',
  button: 'Turpināt pasūtījumu',
  validUntil: 'Saite derīga līdz šim datumam: {date}.',
  noAction: 'Pārdomājāt? Nekas nav jādara. Nauda nav ieturēta, un par šo pasūtījumu jums vairs nerakstīsim.',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  stopLink: 'Vairs man nerakstiet',
  stopTitle: 'Vairs man nerakstiet',
  stopQuestion:
    'Nospiediet pogu, un par nepabeigtiem pasūtījumiem jums vairs nerakstīsim. E-pastus par apmaksātiem pasūtījumiem saņemsiet kā parasti.',
  stoppedTitle: 'Par to jums vairs nerakstīsim',
  stopped: 'Esam to ņēmuši vērā. E-pastus par apmaksātiem pasūtījumiem saņemsiet kā parasti.',
  backHome: 'Atpakaļ uz sākumlapu',
};

export const tree: TreeEmailTexts = {
  greeting: 'Labdien!',
  closing: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  button: 'Atvērt sertifikātu',
  reserved: {
    subject: 'Sertifikāts par jūsu koku',
    preview: 'Jūsu mājaslapa darbojas, un esam tai rezervējuši koku.',
    text: 'Jūsu mājaslapa darbojas, un esam tai rezervējuši koku. Te ir tā sertifikāts: lapa, ar ko varat dalīties, un PDF, ko varat izdrukāt. Kad koks būs iestādīts, uzrakstīsim vēlreiz.',
    choice:
      'Jūs izlemjat, kādu vārdu tajā rādīt: uzņēmuma nosaukumu, savu vārdu un uzvārdu, iniciāļus vai nekādu. Izvēlieties to sava projekta lapā.',
  },
  planted: {
    subject: 'Jūsu koks ir iestādīts',
    preview: 'Kad, kur un kas to iestādīja.',
    text: 'Par jūsu mājaslapu ir iestādīts koks. Sertifikātā tagad norādīts, kad un kur. Ja iepriekšējo jau izdrukājāt, lejupielādējiet jauno.',
  },
};
