import type { ReviewEmailTexts } from './texts.ts';

export const lt: ReviewEmailTexts = {
  subject: 'Ar patinka jūsų svetainė?',
  preview: 'Dviejų minučių atsiliepimas padėtų mums ir tiems, kurie dar renkasi.',
  greeting: 'Sveiki, {name}!',
  lead: 'Jūsų svetainė veikia jau dvi savaites. Kaip sekėsi su mumis dirbti ir ar patinka rezultatas?',
  form: 'Atsiliepimas užtruks dvi minutes: parinkite žvaigždutes, parašykite kelis žodžius ir nuspręskite, kokį vardą galime rodyti. Atsiliepimus skelbiame tokius, kokie parašyti, ir niekada nekeičiame nė žodžio.',
  button: 'Rašyti atsiliepimą',
  linkNote:
    'Ši nuoroda skirta tik jums. Ji susieta su užsakymu Nr.\u00a0{orderId} ir galioja {linkDays}\u00a0d. Parašytą atsiliepimą galėsite keisti dar {editDays}\u00a0d.',
  once: 'Prašome tik vieną kartą. Jei su svetaine kas nors ne taip, atsakykite į šį laišką ir sutvarkysime.',
};
