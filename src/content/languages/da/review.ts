import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Din anmeldelse',
  write: 'Skriv en anmeldelse',
  intro:
    'Hvordan var det at arbejde sammen med os? Din anmeldelse af bestilling {orderId} hjælper andre med at vælge.',
  stars: 'Din vurdering',
  starCount: { one: '{n} stjerne', other: '{n} stjerner' },
  text: 'Din anmeldelse',
  textHint: 'Op til {max} tegn. På vores sider vises cirka de første {shown}.',
  name: 'Navn, der vises',
  nameHint: 'Navnet står under din anmeldelse.',
  nameSuggestions: 'Brug et af disse:',
  consent: 'I må offentliggøre min anmeldelse med dette navn på jeres hjemmeside.',
  consentHint: 'Du kan altid trække dit samtykke tilbage: Svar bare på vores mail.',
  send: 'Send anmeldelsen',
  saveChanges: 'Gem ændringerne',
  required: 'Udfyld alle felter.',
  problem: 'Noget skal rettes',
  errors: {
    stars: 'Vælg 1 til 5 stjerner.',
    text: 'Skriv et par ord.',
    textTooLong: 'Brug højst {max} tegn.',
    name: 'Skriv det navn, vi skal vise.',
    nameNotPlain: 'Brug et navn uden webadresser, e-mailadresser og usynlige tegn.',
    consent: 'Sæt kryds ved, at vi må offentliggøre anmeldelsen. Ellers kan vi ikke bruge den.',
    failed: 'Anmeldelsen kunne ikke sendes. Alt, hvad du har skrevet, er her stadig: Prøv igen.',
  },
  thanks: {
    title: 'Tak for din anmeldelse',
    text: 'Vi læser den, før den vises på vores hjemmeside. Vi ændrer aldrig et ord.',
  },
  yours: {
    title: 'Din anmeldelse',
    written: 'Vi læser din anmeldelse, før den vises på vores hjemmeside.',
    published: 'Din anmeldelse vises på vores hjemmeside.',
    declined: 'Vi har ikke offentliggjort anmeldelsen. Svar på vores mail, hvis du vil vide hvorfor.',
    editUntil: 'Du kan ændre den indtil den {date}.',
    edit: 'Ret anmeldelsen',
    editNote: 'Vi læser den nye version, før den vises på vores hjemmeside.',
    cancel: 'Behold den, som den er',
  },
  tooLate: {
    title: 'Anmeldelsen kan ikke længere ændres',
    text: 'Fristen er udløbet. Vil du alligevel fortælle os noget? Svar på vores mail.',
  },
  expired: {
    title: 'Linket er udløbet',
    text: 'Du kan skrive en anmeldelse i {days} dage efter vores mail. Vil du alligevel fortælle os noget? Svar på mailen.',
  },
  badLink: {
    title: 'Linket virker ikke',
    text: 'Åbn linket i vores mail igen. Virker det stadig ikke, så bed om et link til din projektside; der finder du også anmeldelsen.',
  },
  notLoaded: {
    title: 'Din anmeldelse kunne ikke hentes',
    text: 'Tjek din forbindelse, og prøv igen.',
    retry: 'Prøv igen',
  },
  loading: 'Henter din anmeldelse\u00a0…',
  project: 'Følg dit projekt',
};
