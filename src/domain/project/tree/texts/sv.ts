import type { TreeTexts } from './texts.ts';

export const sv: TreeTexts = {
  title: 'Trädcertifikat',
  headline: { reserved: 'Ett träd, reserverat', planted: 'Ett träd, planterat' },
  statement: {
    reserved:
      'Ett träd är reserverat för den här hemsidan. När det är planterat står dag och plats på sidan bakom koden.',
    planted: 'Ett träd är planterat för den här hemsidan. Det växer på platsen nedan.',
  },
  inTheNameOf: 'Utfärdat till',
  labels: {
    number: 'Certifikatnummer',
    status: 'Status',
    issued: 'Utfärdat',
    planted: 'Planterat',
    place: 'Plats',
    partner: 'Organisation bakom planteringen',
  },
  status: { reserved: 'Reserverat', planted: 'Planterat' },
  scan: 'Skanna koden för att kontrollera certifikatet.',
  pictures: {
    tree: 'Teckning av ett träd på en kulle framför solen',
    code: 'QR-kod som öppnar certifikatets sida',
  },
  page: {
    description: {
      reserved: 'Ett träd är reserverat för den här hemsidan. Det planteras i nästa omgång.',
      planted: 'Ett träd är planterat för den här hemsidan.',
    },
    download: 'Ladda ner certifikatet (pdf)',
    why: 'För varje hemsida vi bygger planterar vi ett träd.',
    whyLink: 'Varför vi gör det',
    share: 'Dela certifikatet',
    shareButton: 'Dela\u00a0…',
    copyLink: 'Kopiera länken',
    copied: 'Länken är kopierad',
    byEmail: 'E-post',
    newTab: '(öppnas i en ny flik)',
    shareText: 'Vår hemsida har ett träd.',
  },
  own: {
    question: 'Vilket namn ska stå på certifikatet?',
    choices: {
      full: 'Mitt namn',
      business: 'Företagets namn',
      initials: 'Bara mina initialer',
      hidden: 'Inget namn',
    },
    open: 'Öppna certifikatet',
    saved: 'Certifikatet är ändrat.',
    later: 'Du får certifikatet för ditt träd när hemsidan är live.',
  },
  emails: {
    greeting: 'Hej {name}!',
    closing: 'Har du frågor? Svara bara på det här mejlet.',
    button: 'Öppna ditt certifikat',
    project: 'Ditt projekt',
    reserved: {
      subject: 'Certifikatet för ditt träd',
      preview: 'Din hemsida är live, och ett träd är reserverat för den.',
      text: 'Din hemsida är live, så nu är ett träd reserverat för den. Här är certifikatet, som en sida att dela och en pdf att skriva ut. Vi hör av oss igen när trädet är i jorden.',
      choice:
        'Du bestämmer vilket namn som visas: företagets, ditt eget, dina initialer eller inget alls. Välj på sidan för ditt projekt.',
    },
    planted: {
      subject: 'Ditt träd är planterat',
      preview: 'När, var och av vem det planterades.',
      text: 'Trädet för din hemsida är planterat. Nu står det på certifikatet när och var. Har du skrivit ut det tidigare? Ladda ner det nya.',
    },
  },
};
