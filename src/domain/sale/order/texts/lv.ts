import type { OrderEmailTexts } from './texts.ts';

export const lv: OrderEmailTexts = {
  greeting: 'Labdien, {name}!',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  receipt: {
    subject: 'Paldies par pasūtījumu ({orderId})',
    preview: 'Maksājums ir saņemts. Vēl īsa anketa, un sākam.',
    lead: 'Paldies par pasūtījumu. Jūsu maksājums ir saņemts.',
    labels: { order: 'Pasūtījuma numurs', package: 'Pakete', price: 'Cena' },
    form: 'Tagad pastāstiet mums par savu uzņēmumu. Anketa aizņems apmēram {minutes} minūtes.',
    button: 'Aizpildīt anketu',
    formNote:
      'Šī saite ir paredzēta tikai jums. Tā saista jūsu atbildes ar pasūtījumu Nr.\u00a0{orderId}, ir izmantojama vienreiz un derīga {days} dienas.',
    nextHeading: 'Kas notiks tālāk',
    steps: [
      'Jūs aizpildāt anketu: ar ko nodarbojaties, kādu domēnu vēlaties un kāds ir jūsu logotips.',
      '{designHours} stundu laikā pēc anketas varat izvēlēties no {designs} dizaina variantiem.',
      'Izvēlaties vienu, un mēs to izveidojam. Labojumu skaits nav ierobežots.',
      '{workingHours} darba stundu laikā pēc jūsu izvēles mājaslapa ir gatava, un jūs saņemat arī sava koka sertifikātu.',
    ],
    included:
      'Maksājat tikai vienreiz. Cenā iekļauta mājaslapa, pirmā gada hostings un domēns, kā arī {supportMonths}\u00a0mēnešu atbalsts.',
    follow: 'Jūsu projekts',
    terms: 'Pakalpojuma noteikumi',
    refund: 'Naudas atmaksas noteikumi',
  },
  printed: {
    title: 'Pasūtījuma Nr. {orderId} kvīts',
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
    note: 'Kvīts apliecina, ka jūsu maksājums ir saņemts. Tā nav PVN rēķins. Ja jums tāds vajadzīgs, atbildiet uz kādu no mūsu e-pastiem.',
  },
  projectLink: {
    subject: 'Pasūtījums Nr. {orderId}: saite uz projektu',
    lead: 'Šeit ir saite uz jūsu projektu, ko lūdzāt.',
    button: 'Atvērt projekta lapu',
    linkNote:
      'Šī saite ir paredzēta tikai jums. Tā atver pasūtījuma Nr.\u00a0{orderId} lapu ar visiem posmiem, failiem un ziņojumiem.',
    ignore: 'Ja to nelūdzāt, varat šo e-pastu neņemt vērā.',
  },
};
