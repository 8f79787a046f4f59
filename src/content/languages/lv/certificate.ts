import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Sertifikāts par koku',
  headline: { reserved: 'Viens koks rezervēts', planted: 'Viens koks iestādīts' },
  statement: {
    reserved:
      'Šai mājaslapai ir rezervēts viens koks. Kad tas būs iestādīts, noskenējiet kodu un uzzināsiet, kur un kad.',
    planted: 'Par šo mājaslapu ir iestādīts viens koks. Tas aug zemāk norādītajā vietā.',
  },
  inTheNameOf: 'Sertifikāta saņēmējs',
  labels: {
    number: 'Sertifikāta numurs',
    status: 'Statuss',
    issued: 'Izsniegts',
    planted: 'Iestādīts',
    place: 'Vieta',
    partner: 'Koku stāda',
  },
  status: { reserved: 'Rezervēts', planted: 'Iestādīts' },
  scan: 'Lai pārbaudītu šo sertifikātu, noskenējiet kodu.',
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
};
