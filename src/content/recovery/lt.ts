import type { RecoveryTexts } from './recovery-texts.ts';

export const lt: RecoveryTexts = {
  subject: 'Užsakymą galite užbaigti bet kada',
  preview: 'Nuoroda į apmokėjimą ta pačia kaina, kurią matėte.',
  greeting: 'Sveiki!',
  intro:
    'Pradėjote pildyti užsakymą ir paprašėte nuorodos, kad galėtumėte jį užbaigti vėliau. Štai ji – su ta pačia kaina, kurią matėte.',
  packageLabel: 'Paketas',
  priceLabel: 'Kaina',
  button: 'Tęsti užsakymą',
  validUntil: 'Nuoroda galioja iki {date}',
  noAction:
    'Persigalvojote? Nieko daryti nereikia. Pinigų nenuskaičiavome ir daugiau dėl šio užsakymo jums neberašysime.',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  stopLink: 'Daugiau man neberašykite',
  stopTitle: 'Daugiau man neberašykite',
  stopQuestion:
    'Paspauskite mygtuką, ir daugiau niekada nerašysime jums dėl neužbaigtų užsakymų. Laiškus apie apmokėtus užsakymus gausite kaip įprasta.',
  stoppedTitle: 'Daugiau dėl to neberašysime',
  stopped: 'Pasižymėjome. Laiškus apie apmokėtus užsakymus gausite kaip įprasta.',
  backHome: 'Grįžti į pradžios puslapį',
};
