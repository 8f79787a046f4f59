import type { ReviewEmailTexts } from './texts.ts';

export const is: ReviewEmailTexts = {
  subject: 'Hvernig líkar þér vefurinn?',
  preview: 'Tveggja mínútna umsögn kæmi sér vel fyrir okkur og þá sem eru að velja.',
  greeting: 'Góðan dag, {name}.',
  lead: 'Vefurinn þinn hefur verið í loftinu í tvær vikur. Hvernig var að vinna með okkur og hvernig líkar þér útkoman?',
  form: 'Umsögnin tekur tvær mínútur: veldu stjörnur, skrifaðu nokkur orð og ákveddu hvaða nafn við megum birta. Við birtum umsagnir eins og þær eru skrifaðar og breytum aldrei orði.',
  button: 'Skrifa umsögn',
  linkNote:
    'Þessi tengill er aðeins fyrir þig. Hann tilheyrir pöntun nr. {orderId} og gildir í {linkDays}\u00a0daga. Þú getur breytt umsögninni í {editDays}\u00a0daga eftir að þú skrifar hana.',
  once: 'Við spyrjum aðeins einu sinni. Ef eitthvað er að vefnum svararðu þessum pósti og við lögum það.',
};
