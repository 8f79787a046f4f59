import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Góðan dag, {name}.',
  questions: 'Ertu með spurningar? Svaraðu bara þessum pósti.',
  receipt: {
    subject: 'Takk fyrir pöntunina ({orderId})',
    preview: 'Greiðslan er komin. Eitt stutt eyðublað og við byrjum.',
    lead: 'Takk fyrir pöntunina. Við höfum móttekið greiðsluna þína.',
    labels: { order: 'Pöntunarnúmer', package: 'Pakki', price: 'Verð' },
    form: 'Segðu okkur nú frá fyrirtækinu þínu. Eyðublaðið tekur um {minutes}\u00a0mínútur.',
    button: 'Fylla út eyðublaðið',
    formNote:
      'Þessi tengill er aðeins fyrir þig. Hann tengir svörin þín við pöntun nr. {orderId} og gildir í {days}\u00a0daga.',
    nextHeading: 'Næstu skref',
    steps: [
      'Þú fyllir út eyðublaðið: hvað fyrirtækið gerir, lénið þitt og merkið þitt.',
      'Innan {designHours} klukkustunda frá því að þú sendir eyðublaðið færðu {designs} tillögur til að velja úr.',
      'Þú velur eina. Þú getur beðið um breytingar eins oft og þú vilt.',
      `Innan ${times.workingDays}\u00a0virkra daga ({workingHours}\u00a0vinnustunda) frá því að þú velur er vefurinn tilbúinn til skoðunar. Þegar þú samþykkir hann setjum við hann í loftið og þú færð skírteinið fyrir tréð þitt.`,
    ],
    included: `Þú greiðir einu sinni. Í pakkanum er vefur, hýsing og lén fyrsta árið, aðstoð í {supportMonths}\u00a0mánuði og gróðursett tré. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Kvittun fyrir pöntun nr. {orderId}',
    labels: {
      seller: 'Seljandi',
      address: 'Heimilisfang',
      companyNumber: 'Skráningarnúmer',
      vatNumber: 'VSK-númer',
      email: 'Netfang',
      buyer: 'Kaupandi',
      paidOn: 'Greitt',
      currency: 'Gjaldmiðill',
      refunded: 'Endurgreitt alls',
    },
    note: 'Kvittunin staðfestir að við höfum móttekið greiðsluna þína. Hún er ekki reikningur með virðisaukaskatti. Ef þú þarft slíkan reikning skaltu svara einhverjum pósti frá okkur.',
  },
  projectLink: {
    subject: 'Pöntun nr. {orderId}: tengill á verkefnissíðuna þína',
    lead: 'Hér er tengillinn á verkefnissíðuna, eins og þú baðst um.',
    button: 'Opna verkefnissíðuna',
    linkNote:
      'Þessi tengill er aðeins fyrir þig. Hann opnar verkefnissíðuna fyrir pöntun nr. {orderId} með öllum skrefum, skrám og skilaboðum.',
    ignore: 'Ef þú baðst ekki um hann máttu hunsa þennan póst.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Góðan dag, {name}.',
  questions: 'Ertu með spurningar? Svaraðu bara þessum pósti.',
  links: { refundPolicy: landing.chrome.refund },
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
    lead: 'Okkur langar að byrja á vefnum þínum. Nú vantar bara stutt eyðublað um fyrirtækið. Það tekur um {minutes}\u00a0mínútur.',
    promise:
      'Innan {designHours}\u00a0klukkustunda frá því að þú sendir það færðu {designs}\u00a0tillögur til að velja úr.',
    help: 'Áttu ekki merki enn eða er lénið óákveðið? Hafðu reitinn auðan og við finnum út úr því saman. Ef þú lendir í vandræðum skaltu bara svara þessum pósti.',
    lastReminder:
      'Þetta er síðasta áminningin. Pöntunin er áfram opin og við byrjum um leið og eyðublaðið berst.',
    refundUntil: `Hefur þér snúist hugur? ${refundRule} Síðasti dagurinn til þess er {date}.`,
  },
  cancelled: {
    subject: 'Pöntun nr. {orderId} hefur verið felld niður',
    preview: 'Hvað var fellt niður og hvernig þú nærð í okkur.',
    lead: 'Við höfum fellt pöntunina þína niður og hætt vinnu við hana.',
    refund: 'Eigir þú rétt á endurgreiðslu færðu sérstakan póst um leið og við höfum sent hana.',
    contact:
      'Kemur þetta á óvart eða ertu með spurningu um greiðslu? Svaraðu þessum pósti eða hringdu í síma {phone} og við könnum málið.',
  },
  refundedInFull: {
    subject: 'Pöntun nr. {orderId}: við endurgreiddum {amount}',
    preview: 'Endurgreiðslan er á leiðinni til þín.',
    lead: 'Við höfum endurgreitt þér alla upphæðina og lokað pöntuninni.',
  },
  refundedInPart: {
    subject: 'Pöntun nr. {orderId}: við endurgreiddum {amount}',
    preview: 'Endurgreiðsla á hluta upphæðarinnar er á leiðinni til þín.',
    lead: 'Við höfum endurgreitt þér hluta upphæðarinnar.',
    workContinues: 'Vinnan við pöntunina heldur áfram eins og um var samið.',
  },
  refundDuration:
    'Yfirleitt líða 5–10\u00a0dagar þar til endurgreiðslan sést í bankanum. Ertu með spurningar? Svaraðu bara þessum pósti.',
  refundFailed: {
    subject: 'Pöntun nr. {orderId}: bankinn sendi endurgreiðsluna til baka',
    preview: 'Sendu okkur símanúmerið þitt og við finnum aðra leið til að greiða þér.',
    lead: 'Við endurgreiddum þér {amount} en bankinn þinn eða kortafyrirtækið sendi peningana aftur til okkar.',
    reply: 'Svaraðu þessum pósti með símanúmerinu þínu og við finnum aðra leið til að greiða þér.',
    warning: 'Ekki senda kortaupplýsingar í tölvupósti.',
  },
  answers: {
    subject: 'Pöntun nr. {orderId}: svörin þín eru komin',
    preview: 'Innan {designHours} klukkustunda færðu {designs} tillögur til að velja úr.',
    lead: 'Takk fyrir. Nú höfum við allt sem þarf til að byrja. Innan {designHours}\u00a0klukkustunda færðu {designs}\u00a0tillögur að vef fyrirtækisins {business}.',
    heading: 'Svörin þín:',
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
    subject: 'Vefurinn þinn er kominn í loftið',
    preview: 'Í dag hefst {supportMonths} mánaða aðstoð.',
    lead: 'Vefur fyrirtækisins {business} er kominn í loftið.',
    certificate:
      'Við gróðursetjum tré fyrir hverja pöntun. Ef skírteinið fyrir tréð þitt hefur ekki borist skaltu svara þessum pósti og við sendum þér það.',
    support:
      'Hýsingin og {supportMonths}\u00a0mánaða viðhald og aðstoð gilda frá deginum í dag. Vantar þig smábreytingu? Svaraðu bara þessum pósti.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Góðan dag, {name}.',
  noteHeading: 'Skilaboð frá okkur',
  linkNote:
    'Þessi tengill er aðeins fyrir þig. Hann opnar verkefnissíðuna fyrir pöntun nr. {orderId} með öllum skrefum, skrám og skilaboðum.',
  questions: 'Ertu með spurningar? Svaraðu bara þessum pósti.',
  designsHeading: 'Tillögurnar þínar',
  openSite: 'Opna vefinn',
  addressLabel: 'Veffang',
  choiceLabel: 'Þitt val',
  designsReady: {
    subject: 'Tillögurnar þínar eru tilbúnar',
    preview: 'Veldu þá sem þér líst best á eða segðu okkur hverju á að breyta.',
    lead: 'Tillögurnar þínar eru tilbúnar. Berðu þær saman og veldu þá sem þér líst best á.',
    next: 'Þegar þú hefur valið klárum við vefinn innan {workingDays}\u00a0virkra daga ({workingHours}\u00a0vinnustunda). Vantar eitthvað? Biddu um breytingar, eins oft og þú vilt.',
    button: 'Skoða tillögurnar',
  },
  designsChanged: {
    subject: 'Nýju tillögurnar eru tilbúnar',
    preview: 'Við höfum gert breytingarnar sem þú baðst um.',
    lead: 'Við höfum gert breytingarnar sem þú baðst um. Nú geturðu skoðað nýju tillögurnar.',
    next: 'Veldu eina þeirra og við klárum vefinn innan {workingDays}\u00a0virkra daga ({workingHours}\u00a0vinnustunda). Viltu breyta fleiru? Láttu okkur vita: þú getur beðið um breytingar eins oft og þú vilt.',
    button: 'Skoða nýju tillögurnar',
  },
  reviewReady: {
    subject: 'Nú geturðu skoðað vefinn þinn',
    preview: 'Samþykktu hann eða segðu okkur hverju á að breyta.',
    lead: 'Vefurinn þinn er tilbúinn til skoðunar. Skoðaðu allar síðurnar, bæði í tölvu og síma.',
    next: 'Samþykktu vefinn ef allt er eins og þú vilt hafa það og við setjum hann í loftið. Segðu okkur annars hverju á að breyta: þú getur beðið um breytingar eins oft og þú vilt.',
    button: 'Skoða vefinn',
  },
  reviewChanged: {
    subject: 'Nú geturðu skoðað breytingarnar',
    preview: 'Við höfum gert breytingarnar sem þú baðst um.',
    lead: 'Við höfum gert breytingarnar sem þú baðst um. Skoðaðu vefinn aftur.',
    next: 'Samþykktu vefinn ef allt er eins og þú vilt hafa það og við setjum hann í loftið. Viltu breyta fleiru? Láttu okkur vita: þú getur beðið um breytingar eins oft og þú vilt.',
    button: 'Skoða breytingarnar',
  },
  live: {
    subject: 'Vefurinn þinn er kominn í loftið',
    preview: 'Nú geta allir skoðað hann. Veffangið er í póstinum.',
    lead: 'Vefurinn þinn er kominn í loftið. Nú geta allir skoðað hann.',
    next: 'Hýsingin og {supportMonths}\u00a0mánaða viðhald og aðstoð gilda frá deginum í dag. Vantar þig smábreytingu? Svaraðu bara þessum pósti.',
    button: 'Opna verkefnissíðuna',
  },
  choiceReminder: {
    subject: 'Hefurðu valið tillögu?',
    preview: 'Við byrjum á vefnum um leið og þú hefur valið.',
    lead: 'Tillögurnar bíða þín. Um leið og þú hefur valið byrjum við á vefnum.',
    next: 'Er engin þeirra alveg eins og þú vilt hafa hana? Segðu okkur hverju á að breyta, eins oft og þú vilt.',
    button: 'Velja tillögu',
  },
  approvalReminder: {
    subject: 'Má vefurinn fara í loftið?',
    preview: 'Við setjum hann í loftið um leið og þú samþykkir hann.',
    lead: 'Vefurinn bíður eftir því að þú skoðir hann. Um leið og þú samþykkir setjum við hann í loftið.',
    next: 'Er eitthvað ekki eins og það á að vera? Segðu okkur hverju á að breyta, eins oft og þú vilt.',
    button: 'Skoða vefinn',
  },
  lastReminder:
    'Þetta er síðasta áminningin. Verkefnið er áfram opið og við höldum áfram um leið og við heyrum frá þér.',
  message: {
    subject: 'Skilaboð um pöntun nr. {orderId}',
    preview: 'Við erum með skilaboð til þín.',
    lead: 'Skilaboð um vefinn þinn:',
    next: 'Þú getur svarað á verkefnissíðunni eða svarað þessum pósti beint.',
    button: 'Lesa og svara',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Hvernig líkar þér vefurinn?',
  preview: 'Tveggja mínútna umsögn kæmi sér vel fyrir okkur og þá sem eru að velja.',
  greeting: 'Góðan dag, {name}.',
  lead: 'Vefurinn þinn hefur verið í loftinu í tvær vikur. Hvernig var að vinna með okkur og hvernig líkar þér útkoman?',
  form: 'Umsögnin tekur tvær mínútur: gefðu eina til fimm stjörnur, skrifaðu nokkur orð og ákveddu hvaða nafn við megum birta. Við birtum umsagnir eins og þær eru skrifaðar og breytum aldrei orði.',
  button: 'Skrifa umsögn',
  linkNote:
    'Þessi tengill er aðeins fyrir þig. Hann tilheyrir pöntun nr. {orderId} og gildir í {linkDays}\u00a0daga. Þú getur breytt umsögninni í {editDays}\u00a0daga eftir að þú skrifar hana.',
  once: 'Við spyrjum aðeins einu sinni. Ef eitthvað er að vefnum skaltu svara þessum pósti og við lögum það.',
};

export const recovery: RecoveryTexts = {
  subject: 'Kláraðu pöntunina þegar þér hentar',
  preview: 'Hér er tengill á pöntunina. Verðið er óbreytt.',
  greeting: 'Góðan dag.',
  intro:
    'Þú byrjaðir á pöntun hjá okkur og baðst um tengil til að klára hana síðar. Hér er hann. Verðið er óbreytt.',
  packageLabel: 'Pakki',
  priceLabel: 'Verð',
  button: 'Halda áfram með pöntunina',
  validUntil: 'Tengillinn gildir til {date}.',
  noAction:
    'Snerist þér hugur? Þá þarftu ekkert að gera. Ekkert var skuldfært og við skrifum þér ekki aftur um þessa pöntun.',
  questions: 'Ertu með spurningar? Svaraðu bara þessum pósti.',
  stopLink: 'Ekki senda mér fleiri pósta',
  stopTitle: 'Ekki senda mér fleiri pósta',
  stopQuestion:
    'Smelltu á hnappinn og við sendum þér aldrei aftur póst um pöntun sem þú kláraðir ekki. Þú færð áfram pósta um pantanir sem þú hefur greitt.',
  stoppedTitle: 'Við skrifum þér ekki aftur um þetta',
  stopped: 'Við höfum skráð það. Þú færð áfram pósta um pantanir sem þú hefur greitt.',
  backHome: 'Aftur á forsíðu',
};

export const tree: TreeEmailTexts = {
  greeting: 'Góðan dag, {name}.',
  closing: 'Ertu með spurningar? Svaraðu bara þessum pósti.',
  button: 'Opna skírteinið',
  reserved: {
    subject: 'Skírteinið fyrir tréð þitt',
    preview: 'Vefurinn þinn er í loftinu og eitt tré er frátekið fyrir hann.',
    text: 'Vefurinn þinn er í loftinu og því er eitt tré frátekið fyrir hann. Hér er skírteinið, bæði síða til að deila og PDF-skjal til að prenta út. Við skrifum þér aftur þegar búið er að gróðursetja tréð.',
    choice:
      'Þú ræður hvaða nafn stendur á því: nafn fyrirtækisins, þitt eigið, upphafsstafirnir eða ekkert nafn. Veldu á verkefnissíðunni þinni.',
  },
  planted: {
    subject: 'Búið er að gróðursetja tréð þitt',
    preview: 'Sjáðu hvenær og hvar það var gróðursett og hver sá um það.',
    text: 'Tréð fyrir vefinn þinn hefur verið gróðursett. Nú stendur á skírteininu hvenær og hvar. Sæktu það aftur ef þú hefur prentað út eldri útgáfuna.',
  },
};
