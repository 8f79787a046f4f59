import type { TreeTexts } from './texts.ts';

export const da: TreeTexts = {
  title: 'Træcertifikat',
  headline: { reserved: 'Ét træ, reserveret', planted: 'Ét træ, plantet' },
  statement: {
    reserved:
      'Et træ er reserveret til denne hjemmeside. Når det er plantet, står dag og sted på siden bag koden.',
    planted: 'Et træ er plantet for denne hjemmeside. Det gror på det sted, der står nedenfor.',
  },
  inTheNameOf: 'Udstedt til',
  labels: {
    number: 'Certifikatnummer',
    status: 'Status',
    issued: 'Udstedt',
    planted: 'Plantet',
    place: 'Sted',
    partner: 'Organisation bag plantningen',
  },
  status: { reserved: 'Reserveret', planted: 'Plantet' },
  scan: 'Scan koden for at kontrollere certifikatet.',
  pictures: {
    tree: 'Tegning af et træ på en bakke foran solen',
    code: 'QR-kode, der åbner certifikatets side',
  },
  page: {
    description: {
      reserved: 'Et træ er reserveret til denne hjemmeside. Det bliver plantet i næste omgang.',
      planted: 'Et træ er plantet for denne hjemmeside.',
    },
    download: 'Hent certifikatet (PDF)',
    why: 'For hver hjemmeside, vi bygger, planter vi et træ.',
    whyLink: 'Derfor gør vi det',
    share: 'Del certifikatet',
    shareButton: 'Del\u00a0…',
    copyLink: 'Kopiér link',
    copied: 'Linket er kopieret',
    byEmail: 'E-mail',
    newTab: '(åbner i en ny fane)',
    shareText: 'Vores hjemmeside har et træ.',
  },
  own: {
    question: 'Hvilket navn skal stå på certifikatet?',
    choices: {
      full: 'Mit navn',
      business: 'Virksomhedens navn',
      initials: 'Kun mine initialer',
      hidden: 'Intet navn',
    },
    open: 'Åbn certifikatet',
    saved: 'Certifikatet er ændret.',
    later: 'Du får certifikatet for dit træ, når hjemmesiden er online.',
  },
  emails: {
    greeting: 'Hej {name}!',
    closing: 'Har du spørgsmål? Svar bare på denne mail.',
    button: 'Åbn dit certifikat',
    project: 'Dit projekt',
    reserved: {
      subject: 'Certifikatet for dit træ',
      preview: 'Din hjemmeside er online, og et træ er reserveret til den.',
      text: 'Din hjemmeside er online, så nu er et træ reserveret til den. Her er certifikatet, både som en side, du kan dele, og som en PDF, du kan printe. Vi skriver igen, når træet er i jorden.',
      choice:
        'Du bestemmer, hvilket navn der står: virksomhedens, dit eget, dine initialer eller slet intet. Vælg på siden for dit projekt.',
    },
    planted: {
      subject: 'Dit træ er plantet',
      preview: 'Hvornår, hvor og af hvem det blev plantet.',
      text: 'Træet for din hjemmeside er plantet. Nu står der på certifikatet, hvornår og hvor. Har du printet det forrige, kan du hente det nye.',
    },
  },
};
