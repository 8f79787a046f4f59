import type { OrderUpdateTexts } from './texts.ts';

export const is: OrderUpdateTexts = {
  greeting: 'Góðan dag, {name}.',
  questions: 'Einhverjar spurningar? Svaraðu bara þessum pósti.',
  links: { project: 'Verkefnið þitt', refundPolicy: 'Endurgreiðslustefna' },
  labels: {
    order: 'Pöntunarnúmer',
    package: 'Pakki',
    price: 'Verð',
    reason: 'Ástæða',
    totalRefunded: 'Endurgreitt alls',
    returned: 'Endursent til okkar',
    business: 'Fyrirtæki',
    description: 'Starfsemi',
    domain: 'Lén',
    logo: 'Merki',
    notes: 'Athugasemdir',
  },
  formLink: {
    subject: 'Pöntun nr. {orderId}: segðu okkur frá fyrirtækinu',
    preview: 'Eyðublaðið tekur um {minutes} mínútur. Svo byrjum við á tillögunum.',
    lead: 'Áður en við byrjum á vefnum þínum þurfum við að vita svolítið um fyrirtækið. Eyðublaðið tekur um {minutes}\u00a0mínútur.',
  },
  formReminder: {
    subject: 'Pöntun nr. {orderId}: við bíðum eftir eyðublaðinu',
    preview: 'Sendu það og við byrjum á tillögunum.',
    lead: 'Okkur langar að byrja á vefnum þínum. Nú vantar bara stutta eyðublaðið um fyrirtækið. Það tekur um {minutes}\u00a0mínútur.',
    promise:
      'Innan {designHours}\u00a0klukkustunda frá því að þú sendir það hefur þú {designs}\u00a0tillögur að velja úr.',
    help: 'Áttu ekki merki enn eða er lénið óákveðið? Hafðu reitinn auðan og við finnum út úr því saman. Ef þú lendir í vandræðum svararðu bara þessum pósti.',
    lastReminder:
      'Þetta er síðasta áminningin. Pöntunin er áfram opin og við byrjum um leið og eyðublaðið berst.',
    refundUntil: 'Ef þér hefur snúist hugur geturðu til og með {date} hætt við og fengið allt endurgreitt.',
  },
  cancelled: {
    subject: 'Pöntun nr. {orderId} hefur verið felld niður',
    preview: 'Hvað var fellt niður og hvernig þú nærð í okkur.',
    lead: 'Við höfum fellt pöntunina þína niður og hætt vinnu við hana.',
    contact:
      'Kemur þetta á óvart eða ertu með spurningu um greiðslu? Svaraðu þessum pósti eða hringdu í {phone} og við könnum málið.',
  },
  refundedInFull: {
    subject: 'Pöntun nr. {orderId}: við endurgreiddum {amount}',
    preview: 'Endurgreiðslan er á leiðinni til þín.',
    lead: 'Við höfum endurgreitt þér alla upphæðina og lokað pöntuninni.',
  },
  refundedInPart: {
    subject: 'Pöntun nr. {orderId}: við endurgreiddum {amount}',
    preview: 'Endurgreiðsla á hluta upphæðarinnar er á leiðinni til þín.',
    lead: 'Við höfum endurgreitt þér hluta upphæðarinnar. Vinnan við pöntunina heldur áfram eins og um var samið.',
  },
  refundDuration:
    'Yfirleitt líða 5–10\u00a0dagar þar til endurgreiðslan sést í bankanum. Einhverjar spurningar? Svaraðu bara þessum pósti.',
  refundFailed: {
    subject: 'Pöntun nr. {orderId}: bankinn endursendi greiðsluna',
    preview: 'Sendu okkur símanúmerið þitt og við finnum aðra leið til að greiða þér.',
    lead: 'Við endurgreiddum þér {amount} en bankinn þinn eða kortafyrirtækið sendi peningana aftur til okkar.',
    reply: 'Svaraðu þessum pósti með símanúmerinu þínu og við finnum aðra leið til að greiða þér.',
    warning: 'Ekki senda kortaupplýsingar í tölvupósti.',
  },
  answers: {
    subject: 'Pöntun nr. {orderId}: svörin þín eru komin',
    preview: 'Innan {designHours} klukkustunda hefur þú {designs} tillögur að velja úr.',
    lead: 'Takk fyrir. Nú höfum við allt sem þarf til að byrja. Innan {designHours}\u00a0klukkustunda hefur þú {designs}\u00a0tillögur að vef fyrirtækisins {business}.',
    heading: 'Þetta sagðir þú okkur:',
    domainOpen: 'Við veljum það saman',
    logoReceived: 'Móttekið',
    logoMissing: 'Ekki komið enn',
    corrections: 'Viltu bæta einhverju við eða leiðrétta? Svaraðu bara þessum pósti.',
  },
  workStarted: {
    subject: 'Við erum byrjuð á vefnum þínum',
    preview: 'Hvenær tillögurnar koma og hvenær vefurinn verður tilbúinn.',
    lead: 'Við erum byrjuð á vef fyrirtækisins {business}.',
  },
  workCompleted: {
    subject: 'Vefurinn þinn er tilbúinn',
    preview: 'Í dag hefst {supportMonths} mánaða aðstoð.',
    lead: 'Vefur fyrirtækisins {business} er tilbúinn.',
    certificate:
      'Við gróðursetjum tré fyrir hverja pöntun. Ef skírteinið fyrir tréð þitt hefur ekki borist svararðu þessum pósti og við sendum þér það.',
    support:
      'Hýsingin, lénið og {supportMonths}\u00a0mánaða viðhald og aðstoð hefjast í dag. Ef þú vilt breyta einhverju svararðu bara þessum pósti.',
  },
};
