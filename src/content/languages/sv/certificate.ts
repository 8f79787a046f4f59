import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Trädcertifikat',
  headline: { reserved: 'Ett träd är reserverat', planted: 'Ett träd är planterat' },
  statement: {
    reserved:
      'Ett träd är reserverat för den här hemsidan. När det är planterat står dag och plats på sidan som koden öppnar.',
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
      reserved: 'Ett träd är reserverat för den här hemsidan. Det planteras vid nästa plantering.',
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
    shareText: 'Vår hemsida har ett eget träd.',
  },
};
