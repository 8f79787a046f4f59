import type { TreeTexts } from './texts.ts';

export const nb: TreeTexts = {
  title: 'Tresertifikat',
  headline: { reserved: 'Ett tre, reservert', planted: 'Ett tre, plantet' },
  statement: {
    reserved:
      'Et tre er reservert for denne nettsiden. Når det er plantet, står dag og sted på siden bak koden.',
    planted: 'Et tre er plantet for denne nettsiden. Det vokser på stedet nedenfor.',
  },
  inTheNameOf: 'Utstedt til',
  labels: {
    number: 'Sertifikatnummer',
    status: 'Status',
    issued: 'Utstedt',
    planted: 'Plantet',
    place: 'Sted',
    partner: 'Organisasjon bak plantingen',
  },
  status: { reserved: 'Reservert', planted: 'Plantet' },
  scan: 'Skann koden for å sjekke sertifikatet.',
  pictures: {
    tree: 'Tegning av et tre på en høyde foran solen',
    code: 'QR-kode som åpner siden for sertifikatet',
  },
  page: {
    description: {
      reserved: 'Et tre er reservert for denne nettsiden. Det blir plantet i neste runde.',
      planted: 'Et tre er plantet for denne nettsiden.',
    },
    download: 'Last ned sertifikatet (PDF)',
    why: 'For hver nettside vi bygger, planter vi et tre.',
    whyLink: 'Derfor gjør vi det',
    share: 'Del sertifikatet',
    shareButton: 'Del\u00a0…',
    copyLink: 'Kopier lenken',
    copied: 'Lenken er kopiert',
    byEmail: 'E-post',
    newTab: '(åpnes i ny fane)',
    shareText: 'Nettsiden vår har et tre.',
  },
  own: {
    question: 'Hvilket navn skal stå på sertifikatet?',
    choices: {
      full: 'Navnet mitt',
      business: 'Navnet på bedriften',
      initials: 'Bare initialene mine',
      hidden: 'Ikke noe navn',
    },
    open: 'Åpne sertifikatet',
    saved: 'Sertifikatet er endret.',
    later: 'Du får sertifikatet for treet ditt når nettsiden er på nett.',
  },
  emails: {
    greeting: 'Hei, {name}!',
    closing: 'Har du spørsmål? Bare svar på denne e-posten.',
    button: 'Åpne sertifikatet',
    project: 'Prosjektet ditt',
    reserved: {
      subject: 'Sertifikatet for treet ditt',
      preview: 'Nettsiden din er på nett, og et tre er reservert for den.',
      text: 'Nettsiden din er på nett, og dermed er et tre reservert for den. Her er sertifikatet, som en side du kan dele, og en PDF du kan skrive ut. Vi skriver igjen når treet er i jorda.',
      choice:
        'Du bestemmer hvilket navn som står der: bedriftens, ditt eget, initialene dine eller ikke noe. Velg på siden for prosjektet.',
    },
    planted: {
      subject: 'Treet ditt er plantet',
      preview: 'Når, hvor og av hvem det ble plantet.',
      text: 'Treet for nettsiden din er plantet. Nå står det på sertifikatet når og hvor. Har du skrevet ut det forrige, kan du laste ned det nye.',
    },
  },
};
