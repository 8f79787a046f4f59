import type { TreeTexts } from './texts.ts';

export const lv: TreeTexts = {
  title: 'Koka sertifikāts',
  headline: { reserved: 'Viens koks rezervēts', planted: 'Viens koks iestādīts' },
  statement: {
    reserved:
      'Šai mājaslapai ir rezervēts viens koks. Kad tas būs iestādīts, lapā, ko atver kods, būs redzama diena un vieta.',
    planted: 'Par šo mājaslapu ir iestādīts viens koks. Tas aug zemāk norādītajā vietā.',
  },
  inTheNameOf: 'Kā vārdā',
  labels: {
    number: 'Sertifikāta numurs',
    status: 'Statuss',
    issued: 'Izsniegts',
    planted: 'Iestādīts',
    place: 'Vieta',
    partner: 'Stādītājs',
  },
  status: { reserved: 'Rezervēts', planted: 'Iestādīts' },
  scan: 'Noskenējiet kodu, lai pārbaudītu šo sertifikātu.',
  pictures: {
    tree: 'Zīmējums: koks pakalnā saules priekšā',
    code: 'QR kods, kas atver šī sertifikāta lapu',
  },
  page: {
    description: {
      reserved: 'Šai mājaslapai ir rezervēts viens koks. To iestādīs nākamajā stādīšanas reizē.',
      planted: 'Par šo mājaslapu ir iestādīts viens koks.',
    },
    download: 'Lejupielādēt sertifikātu (PDF)',
    why: 'Par katru mūsu veidoto mājaslapu tiek iestādīts koks.',
    whyLink: 'Kāpēc mēs to darām',
    share: 'Dalieties ar sertifikātu',
    shareButton: 'Dalīties…',
    copyLink: 'Kopēt saiti',
    copied: 'Saite nokopēta',
    byEmail: 'E-pasts',
    newTab: '(atveras jaunā cilnē)',
    shareText: 'Mūsu mājaslapai ir savs koks.',
  },
  own: {
    question: 'Kādu vārdu rādīt sertifikātā?',
    choices: {
      full: 'Manu vārdu un uzvārdu',
      business: 'Uzņēmuma nosaukumu',
      initials: 'Tikai iniciāļus',
      hidden: 'Bez vārda',
    },
    open: 'Atvērt sertifikātu',
    saved: 'Sertifikāts ir mainīts.',
    later: 'Koka sertifikātu saņemsiet, kad mājaslapa būs palaista.',
  },
  emails: {
    greeting: 'Labdien, {name}!',
    closing: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
    button: 'Atvērt sertifikātu',
    project: 'Jūsu projekts',
    reserved: {
      subject: 'Jūsu koka sertifikāts',
      preview: 'Jūsu mājaslapa darbojas, un tai ir rezervēts viens koks.',
      text: 'Jūsu mājaslapa darbojas, tāpēc tai ir rezervēts viens koks. Te ir sertifikāts: lapa, ar ko dalīties, un PDF, ko izdrukāt. Kad koks būs iestādīts, uzrakstīsim vēlreiz.',
      choice:
        'Jūs izlemjat, kāds vārds tajā redzams: uzņēmuma nosaukums, jūsu vārds, iniciāļi vai nekāds. Izvēlēties varat sava projekta lapā.',
    },
    planted: {
      subject: 'Jūsu koks ir iestādīts',
      preview: 'Kad, kur un kas to iestādīja.',
      text: 'Jūsu mājaslapas koks ir iestādīts. Sertifikātā tagad norādīts, kad un kur. Ja iepriekšējo jau izdrukājāt, lejupielādējiet jauno.',
    },
  },
};
