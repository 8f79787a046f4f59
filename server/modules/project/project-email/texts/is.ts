import type { ProjectEmailTexts } from './texts.ts';

export const is: ProjectEmailTexts = {
  greeting: 'Góðan dag, {name}.',
  noteHeading: 'Skilaboð frá okkur',
  linkNote:
    'Þessi tengill er aðeins fyrir þig. Hann opnar síðu pöntunar nr. {orderId} með öllum skrefum, skrám og skilaboðum.',
  questions: 'Einhverjar spurningar? Svaraðu bara þessum pósti.',
  designsHeading: 'Tillögurnar þínar',
  addressLabel: 'Veffang',
  choiceLabel: 'Þitt val',
  designsReady: {
    subject: 'Tillögurnar þínar eru tilbúnar',
    preview: 'Veldu þá sem þér líst best á eða segðu okkur hverju á að breyta.',
    lead: 'Tillögurnar þínar eru tilbúnar. Berðu þær saman og veldu þá sem þér líst best á.',
    next: 'Þegar þú hefur valið klárum við vefinn innan {workingHours}\u00a0vinnustunda ({workingDays}\u00a0virkra daga). Vantar eitthvað? Biddu um breytingar: þær eru ótakmarkaðar.',
    button: 'Skoða tillögurnar',
  },
  designsChanged: {
    subject: 'Nýju tillögurnar eru tilbúnar',
    preview: 'Við höfum gert breytingarnar sem þú baðst um.',
    lead: 'Við höfum gert breytingarnar sem þú baðst um. Nú geturðu skoðað nýju tillögurnar.',
    next: 'Veldu eina þeirra og við klárum vefinn innan {workingHours}\u00a0vinnustunda ({workingDays}\u00a0virkra daga). Viltu breyta fleiru? Láttu okkur vita: breytingar eru ótakmarkaðar.',
    button: 'Skoða nýju tillögurnar',
  },
  reviewReady: {
    subject: 'Nú geturðu skoðað vefinn þinn',
    preview: 'Samþykktu hann eða segðu okkur hverju á að breyta.',
    lead: 'Vefurinn þinn er tilbúinn til skoðunar. Skoðaðu allar síðurnar, bæði í tölvu og síma.',
    next: 'Ef allt er eins og þú vilt hafa það samþykkirðu vefinn og við setjum hann í loftið. Annars segirðu okkur hverju á að breyta: breytingar eru ótakmarkaðar.',
    button: 'Skoða vefinn',
  },
  reviewChanged: {
    subject: 'Nú geturðu skoðað breytingarnar',
    preview: 'Við höfum gert breytingarnar sem þú baðst um.',
    lead: 'Við höfum gert breytingarnar sem þú baðst um. Skoðaðu vefinn aftur.',
    next: 'Ef allt er eins og þú vilt hafa það samþykkirðu vefinn og við setjum hann í loftið. Viltu breyta fleiru? Láttu okkur vita: breytingar eru ótakmarkaðar.',
    button: 'Skoða breytingarnar',
  },
  live: {
    subject: 'Vefurinn þinn er kominn í loftið',
    preview: 'Nú geta allir skoðað hann. Veffangið er í póstinum.',
    lead: 'Vefurinn þinn er kominn í loftið. Nú geta allir skoðað hann.',
    next: 'Hýsingin, lénið og {supportMonths}\u00a0mánaða viðhald og aðstoð hefjast í dag. Ef þú vilt breyta einhverju svararðu bara þessum pósti.',
    button: 'Opna verkefnissíðuna',
  },
  choiceReminder: {
    subject: 'Hefurðu valið tillögu?',
    preview: 'Við byrjum á vefnum um leið og þú hefur valið.',
    lead: 'Tillögurnar bíða þín. Um leið og þú hefur valið byrjum við á vefnum.',
    next: 'Ef engin þeirra er alveg eins og þú vilt hafa hana segirðu okkur hverju á að breyta. Breytingar eru ótakmarkaðar.',
    button: 'Velja tillögu',
  },
  approvalReminder: {
    subject: 'Má vefurinn fara í loftið?',
    preview: 'Við setjum hann í loftið um leið og þú samþykkir hann.',
    lead: 'Vefurinn bíður eftir að þú skoðir hann. Um leið og þú samþykkir setjum við hann í loftið.',
    next: 'Ef eitthvað er ekki eins og það á að vera segirðu okkur hverju á að breyta. Breytingar eru ótakmarkaðar.',
    button: 'Skoða vefinn',
  },
  lastReminder:
    'Þetta er síðasta áminningin. Verkefnið er áfram opið og við höldum áfram um leið og við heyrum frá þér.',
  message: {
    subject: 'Skilaboð um pöntun nr. {orderId}',
    preview: 'Við höfum skrifað þér um vefinn þinn.',
    lead: 'Við skrifuðum þér um vefinn þinn:',
    next: 'Þú getur svarað á verkefnissíðunni eða beint í þessum pósti.',
    button: 'Lesa og svara',
  },
};
