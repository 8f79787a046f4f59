import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'is',

  page: {
    title: 'Verkefnið þitt, pöntun nr. {order}',
    titleWithoutOrder: 'Verkefnið þitt',
    order: 'Pöntun nr. {order}',
    loading: 'Sæki verkefnið þitt.',
    newTab: 'opnast í nýjum flipa',
    contact: 'Tengiliður þinn: {name}',
    close: 'Loka',
    dismiss: 'Loka',
  },

  stages: {
    label: 'Skrefin í verkefninu þínu',
    awaiting_form: 'Eyðublaðið þitt',
    designing: 'Tillögur í vinnslu',
    choosing: 'Þitt val',
    building: 'Vefur í vinnslu',
    reviewing: 'Þitt samþykki',
    live: 'Í loftinu',
    done: 'lokið',
    current: 'núna',
    upcoming: 'fram undan',
    expected: 'áætlað: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Segðu okkur frá fyrirtækinu',
      text: 'Það tekur um tíu mínútur. Tillögurnar koma innan {hours}\u00a0klukkustunda frá því að þú sendir eyðublaðið.',
    },
    designing: {
      title: 'Við erum að vinna að tillögunum þínum',
      text: 'Þú færð {count} tillögur til að velja úr. Við sendum þér tölvupóst þegar þær eru tilbúnar.',
    },
    redesigning: {
      title: 'Við erum að breyta tillögunum',
      text: 'Athugasemdirnar þínar eru komnar til okkar. Við sendum þér tölvupóst þegar nýju tillögurnar eru tilbúnar.',
    },
    choosing: {
      title: 'Tillögurnar þínar eru tilbúnar',
      text: 'Taktu þér þann tíma sem þú þarft. Veldu þá sem þér líst best á eða biddu um breytingar, eins oft og þarf.',
    },
    building: {
      title: 'Við erum að smíða vefinn þinn',
      text: 'Við sendum þér tölvupóst þegar þú getur skoðað hann.',
    },
    rebuilding: {
      title: 'Við erum að gera breytingarnar',
      text: 'Athugasemdirnar þínar eru komnar til okkar. Við sendum þér tölvupóst þegar þú getur skoðað útkomuna.',
    },
    reviewing: {
      title: 'Nú geturðu skoðað vefinn þinn',
      text: 'Skoðaðu allar síðurnar. Samþykktu vefinn og við setjum hann í loftið, eða biddu um breytingar.',
    },
    approved: {
      title: 'Við erum að setja vefinn þinn í loftið',
      text: 'Takk fyrir samþykkið. Við sendum þér tölvupóst þegar vefurinn er kominn í loftið.',
    },
    live: {
      title: 'Vefurinn þinn er í loftinu',
      text: 'Allir geta skoðað hann.',
      write: 'Skrifaðu okkur hér ef þig vantar eitthvað.',
    },
    closed: {
      title: 'Þessari pöntun hefur verið lokað',
      text: 'Hún var felld niður eða endurgreidd og því höfum við hætt vinnu við hana. Skilaboðin þín og skrárnar verða áfram hér.',
    },
  },

  clock: {
    label: 'Hvenær þetta er tilbúið',
    designs: 'Tillögur í síðasta lagi: {when}',
    website: 'Vefur í síðasta lagi: {when}',
    launch: 'Í loftið í síðasta lagi: {when}',
    when: '{day} kl.\u00a0{time}',
    left: '{duration} eftir',
    leftWorking: '{duration} af vinnutíma eftir',
    late: '{duration} á eftir áætlun',
    hoursAndMinutes: '{hours}\u00a0klst. {minutes}\u00a0mín.',
    hours: '{hours}\u00a0klst.',
    minutes: '{minutes}\u00a0mín.',
    underMinute: 'innan við 1\u00a0mín.',
    atShop: 'Kl.\u00a0{time} hjá okkur ({city})',
    notStarted: 'Klukkan fer af stað þegar þú sendir eyðublaðið.',
    paused: 'Klukkan bíður þar til við heyrum frá þér.',
    chosenToday: 'Ef þú velur eina í dag er síðasti skiladagur vefsins {day} og þá geturðu skoðað hann.',
    resting: 'Nú er lokað hjá okkur. Klukkan fer aftur af stað: {when}.',
    explain: 'Svona teljum við tímann',
    promise: landing.timeNote,
    workingHours:
      'Við vinnum frá mánudegi til föstudags kl.\u00a0{opens}–{closes} að staðartíma ({city}), nema á almennum frídögum. Sá tími sem við bíðum eftir svari frá þér telst ekki með.',
  },

  late: {
    title: 'Við erum á eftir áætlun og biðjumst afsökunar',
    text: 'Skilatíminn var {when}. Nú gengur verkefnið þitt fyrir öllu öðru. Þú þarft ekkert að gera; ef þú vilt ná í okkur skaltu skrifa skilaboð hér fyrir neðan eða tölvupóst á {email}.',
  },

  next: {
    form: 'Fylla út eyðublaðið',
    choose: 'Velja tillögu',
    approve: 'Samþykkja vefinn',
    domain: 'Staðfesta lénið',
    openSite: 'Opna vefinn',
    meanwhile: 'Farðu yfir veffangið þitt á meðan við vinnum.',
    nothing: 'Þú þarft ekkert að gera eins og er.',
  },

  designs: {
    title: 'Tillögurnar þínar',
    earlier: 'Eldri tillögur',
    round: '{n}. umferð',
    view: 'Sjá á öllum skjánum',
    viewNamed: 'Sjá „{title}“ á öllum skjánum',
    picture: 'Tillagan „{title}“',
    note: 'Frá hönnuðinum',
    openPdf: 'Sækja PDF-skjalið',
    openLink: 'Opna tillöguna',
    choose: 'Velja þessa tillögu',
    chooseNamed: 'Velja „{title}“',
    chosen: 'Þitt val',
    swipe: 'Strjúktu til hliðar til að sjá allar {count}.',
    confirm: {
      title: 'Velja „{title}“?',
      text: 'Við smíðum vefinn eftir þessari tillögu. Hann verður tilbúinn innan {days}\u00a0virkra daga ({hours}\u00a0vinnustunda).',
      later: 'Þú getur líka beðið um breytingar þegar vefurinn er tilbúinn til skoðunar.',
      note: 'Er eitthvað sem við ættum að vita? (valkvætt)',
      cancel: 'Ekki strax',
    },
    done: { title: 'Tillaga valin', text: 'Við erum byrjuð á vefnum þínum.' },
  },

  viewer: {
    position: 'Tillaga {n} af {total}',
    previous: 'Fyrri tillaga',
    next: 'Næsta tillaga',
    zoomIn: 'Stækka',
    zoomOut: 'Minnka',
    hint: 'Örvalyklarnir skipta um tillögu, + og − stækka og minnka, Esc lokar.',
    noPreview: 'Þessi tillaga er án forskoðunar.',
    failed: 'Ekki tókst að sækja myndina.',
  },

  changes: {
    button: 'Biðja um breytingar',
    label: 'Hverju eigum við að breyta?',
    hint: 'Skrifaðu allt í ein skilaboð, þá breytum við öllu í einu. Þú getur beðið um breytingar eins oft og þarf; það kostar ekkert.',
    send: 'Senda athugasemdir',
    done: {
      title: 'Athugasemdir sendar',
      text: 'Við sendum þér tölvupóst þegar breytingarnar eru tilbúnar.',
    },
    openTitle: 'Breytingarnar sem þú baðst um',
    openText: 'Sent: {when}. Þegar þær eru tilbúnar geturðu beðið um fleiri.',
  },

  review: {
    title: 'Vefurinn þinn',
    open: 'Opna vefinn',
    confirm: {
      title: 'Samþykkja vefinn?',
      text: 'Þá setjum við hann í loftið. Eftir það eru smábreytingar innifaldar í aðstoðinni í {months}\u00a0mánuði.',
      cancel: 'Ekki strax',
    },
    done: { title: 'Vefur samþykktur', text: 'Við sendum þér tölvupóst þegar hann er kominn í loftið.' },
  },

  domain: {
    title: 'Lén',
    label: 'Lén',
    ask: 'Hvaða veffang á vefurinn að hafa?',
    check: 'Þú baðst um {domain}. Athugaðu hvort það sé rétt skrifað og staðfestu.',
    confirm: 'Staðfesta lénið',
    change: 'Nota annað lén',
    cancel: 'Hætta við',
    confirmed: 'Staðfest: {when}',
    done: { title: 'Lén staðfest', text: 'Veffangið þitt verður {domain}.' },
  },

  messages: {
    title: 'Skilaboð',
    label: 'Skrifaðu okkur',
    send: 'Senda skilaboð',
    empty:
      'Engin skilaboð enn. Spurðu okkur að hverju sem er: við svörum innan {hours}\u00a0klukkustunda, oftast fyrr.',
    you: 'Þú',
    problem: 'Vandamál',
    change_request: 'Breytingar',
    inProgress: 'í vinnslu',
    answered: 'lokið ({when})',
    earlier: plural({
      one: 'Sýna {n} eldri skilaboð',
      other: 'Sýna {n} eldri skilaboð',
    }),
    done: { title: 'Skilaboð send', text: 'Við svörum innan {hours}\u00a0klukkustunda.' },
  },

  files: {
    title: 'Skrár',
    add: 'Bæta við skrám',
    limits: 'Að hámarki {count} skrár, hver um sig mest {size}: myndir eða PDF-skjöl.',
    uploading: 'Hleð upp {name}: {percent}%',
    ready: 'Skránni {name} var bætt við.',
    remove: 'Fjarlægja {name}',
    tooMany: 'Of margar skrár. Hámarksfjöldi: {count}.',
    tooLarge: 'Skráin {name} er stærri en {size}. Veldu minni skrá.',
    wrongType: 'Skráin {name} er hvorki mynd né PDF. Veldu JPG-, PNG-, WebP-, SVG- eða PDF-skrá.',
    tooComplex: 'Skráin {name} er of flókin til að hægt sé að vinna með hana. Veldu minni útgáfu.',
    full: 'Ekki er pláss fyrir fleiri skrár í verkefninu. Skrifaðu okkur og við losum um pláss.',
    failed: 'Ekki tókst að hlaða upp skránni {name}. Athugaðu nettenginguna og veldu skrána aftur.',
    wait: 'Bíddu þar til skránum hefur verið hlaðið upp og sendu svo aftur.',
    all: plural({ one: 'Sýna {n} skrá', other: 'Sýna allar skrár ({n})' }),
    fromYou: 'frá þér',
    fromUs: 'frá okkur',
  },

  problem: {
    button: 'Tilkynna vandamál',
    title: 'Tilkynna vandamál',
    label: 'Hvað er að?',
    hint: 'Segðu okkur hvað þú gerðir og hvað þú sást; skjámynd hjálpar. Vandamál ganga alltaf fyrir.',
    send: 'Senda tilkynningu',
    done: { title: 'Vandamál tilkynnt', text: 'Við skoðum það á undan öðru og skrifum þér.' },
  },

  order: {
    title: 'Pöntunin þín',
    number: 'Pöntunarnúmer',
    package: 'Pakki',
    price: 'Verð',
    paid: 'Greitt',
    receipt: 'Opna kvittunina',
  },

  live: {
    address: 'Vefurinn þinn',
    since: 'Fór í loftið: {date}',
    included: 'Hýsing og aðstoð eru innifalin til {date}',
    firstWeek: {
      title: 'Fyrstu vikuna',
      steps: [
        'Opnaðu vefinn í símanum og athugaðu símanúmer, heimilisfang og opnunartíma.',
        'Prófaðu að senda þér fyrirspurn, eins og viðskiptavinur myndi gera.',
        'Settu veffangið á Google-fyrirtækjasíðuna, samfélagsmiðla og í undirskrift tölvupóstsins.',
        'Þarf að breyta einhverju? Skrifaðu okkur: smábreytingar eru innifaldar í {months}\u00a0mánuði.',
      ],
    },
    history: {
      title: 'Saga',
      contents: 'Skref, tillögur, skrár og kvittunin þín',
    },
  },

  link: {
    missing: {
      title: 'Verkefnissíðan þín',
      text: 'Opnaðu þessa síðu með tenglinum í einhverjum af póstunum okkar um pöntunina. Ef þú finnur hann ekki sendum við þér nýjan.',
    },
    expired: {
      title: 'Tengillinn er útrunninn',
      text: 'Tenglar hætta að virka 180 dögum eftir síðasta póst frá okkur. Við sendum þér nýjan.',
    },
    revoked: {
      title: 'Þessi tengill virkar ekki lengur',
      text: 'Nýrri tengill hefur verið sendur eða þessi er ekki heill. Opnaðu tengilinn í nýjasta póstinum frá okkur eða biddu um nýjan.',
    },
    order: 'Pöntunarnúmer',
    orderHint: 'Það er í öllum póstum um pöntunina, til dæmis 482019375.',
    email: 'Netfang',
    emailHint: 'Netfangið sem þú skráðir þegar þú pantaðir.',
    send: 'Senda mér nýjan tengil',
    sentTitle: 'Athugaðu tölvupóstinn',
    sentText:
      'Ef pöntunarnúmerið og netfangið passa saman er nýr tengill á leiðinni. Enginn póstur eftir tíu mínútur? Gáðu í ruslpóstinn eða skrifaðu á {email}.',
    again: 'Prófa aðrar upplýsingar',
  },

  draft: 'Það sem þú skrifar geymist í þessu tæki þar til þú sendir það eða lokar þessum flipa.',

  errors: {
    load: {
      title: 'Ekki tókst að sækja verkefnið',
      text: 'Athugaðu nettenginguna og reyndu aftur. Ef það dugar ekki skaltu skrifa á {email}.',
      retry: 'Reyna aftur',
    },
    offline:
      'Engin nettenging. Svona var staðan kl.\u00a0{time}; hún uppfærist þegar tengingin kemst á aftur.',
    text: 'Skrifaðu nokkur orð.',
    tooLong: 'Textinn er of langur. Hámarksfjöldi stafa: {count}.',
    domain: 'Sláðu inn lén, til dæmis melbrun-bakari.example.',
    order: 'Sláðu inn pöntunarnúmerið með tölustöfum, til dæmis 482019375.',
    email: 'Sláðu inn gilt netfang.',
    failed: 'Ekki tókst að senda þetta. Textinn þinn er enn hér: athugaðu nettenginguna og sendu aftur.',
    changed: 'Verkefnið hefur breyst í millitíðinni. Skoðaðu hvað er nýtt og sendu svo aftur.',
    tooMany: 'Of margar tilraunir. Bíddu í nokkrar mínútur og reyndu aftur.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
    question: 'Hvaða nafn á að standa á skírteininu?',
    choices: {
      full: 'Nafnið mitt',
      business: 'Nafn fyrirtækisins',
      initials: 'Aðeins upphafsstafirnir',
      hidden: 'Ekkert nafn',
    },
    open: 'Opna skírteinið',
    saved: 'Skírteininu hefur verið breytt.',
    later: 'Þú færð skírteinið fyrir tréð þitt þegar vefurinn fer í loftið.',
  },
};
