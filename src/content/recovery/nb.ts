import type { RecoveryTexts } from './recovery-texts.ts';

export const nb: RecoveryTexts = {
  subject: 'Fullfør bestillingen når det passer deg',
  preview: 'Lenken tilbake til betalingen, med prisen du så.',
  greeting: 'Hei!',
  intro:
    'Du begynte på en bestilling hos oss og ba om en lenke, så du kan fullføre den senere. Her er den, med prisen du så.',
  packageLabel: 'Pakke',
  priceLabel: 'Pris',
  button: 'Fortsett til betaling',
  validUntil: 'Lenken virker til {date}.',
  noAction:
    'Har du ombestemt deg? Da trenger du ikke å gjøre noe. Ingen penger er trukket, og vi sender deg ikke flere e-poster om denne bestillingen.',
  questions: 'Har du spørsmål? Bare svar på denne e-posten.',
  stopLink: 'Ikke send meg slike e-poster',
  stopTitle: 'Ikke send meg slike e-poster',
  stopQuestion:
    'Trykk på knappen, så får du aldri mer e-post fra oss om en bestilling du ikke har fullført. E-post om betalte bestillinger får du fortsatt.',
  stoppedTitle: 'Du får ikke flere slike e-poster',
  stopped: 'Det er notert. E-post om betalte bestillinger får du fortsatt.',
  backHome: 'Til forsiden',
};
