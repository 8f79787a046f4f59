import type { ReviewEmailTexts } from './texts.ts';

export const da: ReviewEmailTexts = {
  subject: 'Hvad synes du om din hjemmeside?',
  preview: 'To minutter til en anmeldelse hjælper både os og andre, der skal vælge.',
  greeting: 'Hej {name}!',
  lead: 'Din hjemmeside har været online i to uger. Hvordan var det at arbejde sammen med os, og hvad synes du om resultatet?',
  form: 'En anmeldelse tager to minutter: Vælg antal stjerner, skriv et par ord, og bestem, hvilket navn vi må vise. Vi offentliggør anmeldelser, som de er skrevet, og ændrer aldrig et ord.',
  button: 'Skriv en anmeldelse',
  linkNote:
    'Linket er kun til dig. Det hører til bestilling {orderId} og gælder i {linkDays} dage. Du kan rette anmeldelsen i {editDays} dage, efter at du har skrevet den.',
  once: 'Vi spørger kun én gang. Er der noget galt med din hjemmeside? Svar på denne mail, så ordner vi det.',
};
