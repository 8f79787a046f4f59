import type { ReviewEmailTexts } from './texts.ts';

export const nb: ReviewEmailTexts = {
  subject: 'Hva synes du om nettsiden din?',
  preview: 'To minutter til en anmeldelse hjelper både oss og andre som skal velge.',
  greeting: 'Hei, {name}!',
  lead: 'Nettsiden din har vært på nett i to uker. Hvordan var det å jobbe med oss, og hva synes du om resultatet?',
  form: 'En anmeldelse tar to minutter: Velg antall stjerner, skriv noen ord og bestem hvilket navn vi kan vise. Vi publiserer anmeldelser slik de er skrevet, og endrer aldri et ord.',
  button: 'Skriv en anmeldelse',
  linkNote:
    'Denne lenken er bare til deg. Den hører til bestilling {orderId} og er gyldig i {linkDays} dager. Du kan endre anmeldelsen i {editDays} dager etter at du har skrevet den.',
  once: 'Vi spør bare én gang. Er det noe galt med nettsiden? Svar på denne e-posten, så ordner vi det.',
};
