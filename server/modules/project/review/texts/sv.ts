import type { ReviewEmailTexts } from './texts.ts';

export const sv: ReviewEmailTexts = {
  subject: 'Vad tycker du om din hemsida?',
  preview: 'Två minuter för ett omdöme hjälper oss och andra som ska välja.',
  greeting: 'Hej {name}!',
  lead: 'Din hemsida har varit live i två veckor. Hur var det att arbeta med oss, och vad tycker du om resultatet?',
  form: 'Ett omdöme tar två minuter: välj antal stjärnor, skriv några ord och bestäm vilket namn vi får visa. Vi publicerar omdömen som de är skrivna och ändrar aldrig ett ord.',
  button: 'Skriv ett omdöme',
  linkNote:
    'Länken är bara till dig. Den hör till beställning {orderId} och gäller i {linkDays} dagar. Du kan ändra omdömet i {editDays} dagar efter att du har skrivit det.',
  once: 'Vi frågar bara en gång. Är något fel med hemsidan? Svara på det här mejlet, så rättar vi till det.',
};
