import type { ReviewEmailTexts } from './texts.ts';

export const sk: ReviewEmailTexts = {
  subject: 'Ako ste spokojní so svojím webom?',
  preview: 'Recenzia na dve minúty pomôže nám aj tým, ktorí si práve vyberajú.',
  greeting: 'Dobrý deň, {name}!',
  lead: 'Váš web beží už dva týždne. Ako sa vám s nami spolupracovalo a ako sa vám páči výsledok?',
  form: 'Recenzia zaberie dve minúty: vyberte počet hviezdičiek, napíšte pár slov a rozhodnite, aké meno smieme zobraziť. Recenzie zverejňujeme tak, ako ich napíšete, a nič v nich nemeníme.',
  button: 'Napísať recenziu',
  linkNote:
    'Tento odkaz je len pre vás. Patrí k objednávke {orderId} a platí {linkDays} dní. Recenziu môžete meniť ešte {editDays} dní po napísaní.',
  once: 'Pýtame sa len raz. Ak s webom niečo nie je v poriadku, odpovedzte na tento e-mail a napravíme to.',
};
