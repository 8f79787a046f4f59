import type { OrderUpdateTexts } from './texts.ts';

export const lv: OrderUpdateTexts = {
  greeting: 'Labdien, {name}!',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  links: { project: 'Jūsu projekts', refundPolicy: 'Naudas atmaksas noteikumi' },
  labels: {
    order: 'Pasūtījuma numurs',
    package: 'Pakete',
    price: 'Cena',
    reason: 'Iemesls',
    totalRefunded: 'Kopā atmaksāts',
    returned: 'Atgriezts mums',
    business: 'Uzņēmums',
    description: 'Nodarbošanās',
    domain: 'Domēns',
    logo: 'Logotips',
    notes: 'Piezīmes',
  },
  formLink: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: pastāstiet par uzņēmumu',
    preview: 'Anketa aizņems apmēram {minutes} minūtes. Pēc tam sāksim veidot dizainu.',
    lead: 'Pirms sākam veidot mājaslapu, vēlamies vairāk uzzināt par jūsu uzņēmumu. Anketa aizņems apmēram {minutes} minūtes.',
  },
  formReminder: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: gaidām jūsu anketu',
    preview: 'Atsūtiet to, un sāksim veidot dizainu.',
    lead: 'Mēs labprāt sāktu veidot jūsu mājaslapu. Trūkst tikai īsās anketas par jūsu uzņēmumu. Tā aizņems apmēram {minutes} minūtes.',
    promise:
      '{designHours}\u00a0stundu laikā pēc anketas nosūtīšanas varēsiet izvēlēties no {designs}\u00a0dizaina variantiem.',
    help: 'Vēl nav logotipa vai nav skaidrs, kāds būs domēns? Atstājiet šo lauku tukšu, un to izlemsim kopā. Ja kaut kur iestrēgstat, vienkārši atbildiet uz šo e-pastu.',
    lastReminder:
      'Šis ir mūsu pēdējais atgādinājums. Pasūtījums paliek atvērts: sāksim, tiklīdz saņemsim anketu.',
    refundUntil:
      'Ja pārdomājāt, varat atcelt pasūtījumu un saņemt atpakaļ visu naudu. Pēdējā diena, kad to var izdarīt: {date}.',
  },
  cancelled: {
    subject: 'Jūsu pasūtījums Nr.\u00a0{orderId} ir atcelts',
    preview: 'Kas ir atcelts un kā ar mums sazināties.',
    lead: 'Esam atcēluši jūsu pasūtījumu un pārtraukuši darbu pie tā.',
    contact:
      'Ja šī ziņa ir negaidīta vai jums ir jautājumi par maksājumu, atbildiet uz šo e-pastu vai zvaniet pa tālruni {phone}, un mēs visu noskaidrosim.',
  },
  refundedInFull: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: atmaksājām {amount}',
    preview: 'Nauda jau ir ceļā pie jums.',
    lead: 'Atmaksājām jums visu summu un slēdzām pasūtījumu.',
  },
  refundedInPart: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: atmaksājām {amount}',
    preview: 'Daļa naudas jau ir ceļā pie jums.',
    lead: 'Atmaksājām jums daļu summas. Darbu pie pasūtījuma turpinām, kā norunāts.',
  },
  refundDuration:
    'Parasti atmaksa bankā ir redzama 5–10\u00a0dienu laikā. Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  refundFailed: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: jūsu banka atgrieza mums naudu',
    preview: 'Atsūtiet savu tālruņa numuru, un vienosimies, kā citādi jums samaksāt.',
    lead: 'Atmaksājām jums {amount}, taču jūsu banka vai kartes izdevējs šo naudu mums atsūtīja atpakaļ.',
    reply: 'Atbildiet uz šo e-pastu, norādot savu tālruņa numuru, un vienosimies, kā citādi jums samaksāt.',
    warning: 'Lūdzu, nesūtiet kartes datus pa e-pastu.',
  },
  answers: {
    subject: 'Pasūtījums Nr.\u00a0{orderId}: saņēmām jūsu atbildes',
    preview: '{designHours} stundu laikā varēsiet izvēlēties no {designs} dizaina variantiem.',
    lead: 'Paldies! Mums ir viss, kas vajadzīgs, lai sāktu. {designHours}\u00a0stundu laikā uzņēmuma {business} mājaslapai varēsiet izvēlēties no {designs}\u00a0dizaina variantiem.',
    heading: 'Anketā norādījāt:',
    domainOpen: 'Izvēlēsimies kopā',
    logoReceived: 'Saņemts',
    logoMissing: 'Vēl nav saņemts',
    corrections: 'Gribat ko papildināt vai labot? Vienkārši atbildiet uz šo e-pastu.',
  },
  workStarted: {
    subject: 'Sākām veidot jūsu mājaslapu',
    preview: 'Kad saņemsiet dizaina variantus un kad viss būs gatavs.',
    lead: 'Sākām veidot uzņēmuma {business} mājaslapu.',
  },
  workCompleted: {
    subject: 'Jūsu mājaslapa ir gatava',
    preview: 'Šodien sākas {supportMonths} mēnešu atbalsts.',
    lead: 'Uzņēmuma {business} mājaslapa ir gatava.',
    certificate:
      'Par katru pasūtījumu iestādām koku. Ja jūsu koka sertifikāts vēl nav atnācis, atbildiet uz šo e-pastu, un mēs to atsūtīsim.',
    support:
      'No šodienas darbojas hostings un domēns, un sākas {supportMonths}\u00a0mēnešu uzturēšana un atbalsts. Ja gribat ko mainīt, vienkārši atbildiet uz šo e-pastu.',
  },
};
