import type { ProjectEmailTexts } from './texts.ts';

export const lv: ProjectEmailTexts = {
  greeting: 'Labdien, {name}!',
  noteHeading: 'Mūsu komandas piezīme',
  linkNote:
    'Šī saite ir paredzēta tikai jums. Tā atver pasūtījuma Nr.\u00a0{orderId} lapu ar visiem posmiem, failiem un ziņojumiem.',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  designsHeading: 'Jūsu varianti',
  addressLabel: 'Adrese',
  choiceLabel: 'Jūsu izvēle',
  designsReady: {
    subject: 'Jūsu dizaina varianti ir gatavi',
    preview: 'Izvēlieties to, kas patīk vislabāk, vai rakstiet, ko mainīt.',
    lead: 'Jūsu dizaina varianti ir gatavi. Salīdziniet tos un izvēlieties to, kas patīk vislabāk.',
    next: 'Kad būsiet izvēlējušies, mājaslapu pabeigsim {workingHours}\u00a0darba stundu ({workingDays}\u00a0darba dienu) laikā. Kaut kā trūkst? Lūdziet labojumus: to skaits nav ierobežots.',
    button: 'Skatīt variantus',
  },
  designsChanged: {
    subject: 'Jaunie dizaina varianti ir gatavi',
    preview: 'Izlabojām to, ko lūdzāt.',
    lead: 'Izlabojām to, ko lūdzāt. Jaunos variantus jau varat apskatīt.',
    next: 'Izvēlieties vienu, un mājaslapu pabeigsim {workingHours}\u00a0darba stundu ({workingDays}\u00a0darba dienu) laikā. Gribat mainīt vēl kaut ko? Rakstiet mums: labojumu skaits nav ierobežots.',
    button: 'Skatīt jaunos variantus',
  },
  reviewReady: {
    subject: 'Jūsu mājaslapu jau var apskatīt',
    preview: 'Apstipriniet to vai rakstiet, ko mainīt.',
    lead: 'Jūsu mājaslapa ir izveidota. Lūdzu, apskatiet visas tās sadaļas gan datorā, gan telefonā.',
    next: 'Ja viss patīk, apstipriniet, un mēs mājaslapu palaidīsim. Ja ne, rakstiet, ko mainīt: labojumu skaits nav ierobežots.',
    button: 'Apskatīt mājaslapu',
  },
  reviewChanged: {
    subject: 'Izlaboto mājaslapu jau var apskatīt',
    preview: 'Izlabojām to, ko lūdzāt.',
    lead: 'Izlabojām to, ko lūdzāt. Lūdzu, apskatiet mājaslapu vēlreiz.',
    next: 'Ja viss patīk, apstipriniet, un mēs mājaslapu palaidīsim. Gribat mainīt vēl kaut ko? Rakstiet mums: labojumu skaits nav ierobežots.',
    button: 'Apskatīt labojumus',
  },
  live: {
    subject: 'Jūsu mājaslapa ir palaista',
    preview: 'Tagad to var apmeklēt ikviens. Adrese ir šajā e-pastā.',
    lead: 'Jūsu mājaslapa ir palaista. Tagad to var apmeklēt ikviens.',
    next: 'No šodienas darbojas hostings un domēns, un sākas {supportMonths}\u00a0mēnešu uzturēšana un atbalsts. Ja gribat ko mainīt, vienkārši atbildiet uz šo e-pastu.',
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
    'Šis ir mūsu pēdējais atgādinājums. Projekts paliek atvērts: turpināsim, tiklīdz saņemsim no jums ziņu.',
  message: {
    subject: 'Ziņojums par pasūtījumu Nr.\u00a0{orderId}',
    preview: 'Mūsu komanda jums uzrakstīja par jūsu mājaslapu.',
    lead: 'Uzrakstījām jums par jūsu mājaslapu:',
    next: 'Varat atbildēt projekta lapā vai vienkārši atbildēt uz šo e-pastu.',
    button: 'Lasīt un atbildēt',
  },
};
