import type { ReviewEmailTexts } from './texts.ts';

export const nl: ReviewEmailTexts = {
  subject: 'Hoe bevalt je website?',
  preview: 'Met twee minuten voor een beoordeling help je ons en iedereen die nog moet kiezen.',
  greeting: 'Hallo {name},',
  lead: 'Je website staat nu twee weken online. Hoe was het om met ons te werken, en wat vind je van het resultaat?',
  form: 'Een beoordeling kost twee minuten: kies de sterren, schrijf een paar woorden en bepaal welke naam we mogen tonen. We plaatsen beoordelingen zoals ze zijn geschreven en veranderen nooit een woord.',
  button: 'Schrijf een beoordeling',
  linkNote:
    'Deze link is alleen voor jou. Hij hoort bij bestelling {orderId} en is {linkDays} dagen geldig. Je kunt je beoordeling daarna nog {editDays} dagen wijzigen.',
  once: 'We vragen het maar één keer. Klopt er iets niet aan je website? Beantwoord deze e-mail, dan maken we het in orde.',
};
