import { deliveryDays, times } from '#src/content/landing/promised-times.ts';
import type { Plural } from '#src/content/plural.ts';
import { returnsPolicy } from '#src/domain/offer.ts';
import type { LandingDictionary, QuoteTexts } from '../landing-texts.ts';

/** The refund rule, in the same words on pages and in emails. */
export const refundRule = `Ef þú hættir við innan ${returnsPolicy.freeReturnDays}\u00a0daga frá pöntun, áður en þú færð tillögurnar, endurgreiðum við þér kaupverðið að fullu.`;

export const landing: LandingDictionary = {
  leadOffer: `Þú greiðir {price} einu sinni, velur úr þremur tillögum og vefurinn er kominn í loftið á ${deliveryDays()}\u00a0dögum.`,
  orderNow: 'PANTAÐU NÚNA – AÐEINS {price}',
  call: 'Hringdu í {phone}',
  priceNote: `Þú greiðir einu sinni. Í pakkanum er vefur, hýsing og lén fyrsta árið og aðstoð í ${times.supportMonths}\u00a0mánuði. Verðið er í evrum; bankinn þinn umreiknar í krónur.`,
  whyChoose: '{service}: þess vegna velja fyrirtæki okkur',
  process: '{service}: svona gengur þetta fyrir sig',
  included: 'Þetta er innifalið í pakkanum á {price}',
  includedItems: {
    delivery: {
      title: 'Skjót afhending',
      text: `Við ábyrgjumst að vefurinn verði tilbúinn á ${deliveryDays()}\u00a0dögum`,
    },
    hosting: { title: 'Hýsing í 1\u00a0ár', text: 'Hröð og örugg hýsing fyrsta árið, uppsett fyrir þig' },
    support: { title: 'Aðstoð allt árið', text: `Viðhald í ${times.supportMonths}\u00a0mánuði` },
    team: {
      title: 'Fagfólk',
      text: 'Sama teymi frá fyrstu tillögu þar til vefurinn fer í loftið',
    },
  },
  timeNote: `Þú færð þrjár tillögur innan ${times.draftHours}\u00a0klukkustunda frá því að þú sendir eyðublaðið. Þegar þú hefur valið eina þeirra klárum við vefinn á ${times.workingDays}\u00a0virkum dögum (${times.workingHours}\u00a0vinnustundum). Frá upphafi til enda tekur það ${deliveryDays()}\u00a0daga; dagar sem við bíðum eftir þér teljast ekki með.`,
  serviceAreas: 'Þjónustusvæði',
  clientsSay: 'Þetta segja viðskiptavinirnir',
  testimonials: [
    {
      name: 'Sólveig Hallsdóttir',
      role: 'Eigandi, Gistihúsið Melbrún',
      content:
        'Vefurinn þurfti að rúma gistingu, hestaferðir og súpuna í hádeginu. Það tókst, og samt rata gestirnir strax á það sem þeir leita að.',
    },
    {
      name: 'Ragnar Þór Steinsson',
      role: 'Leiðsögumaður, Fjallaferðir Ragnars',
      content: 'Fyrirspurnirnar koma í tölvupósti og ég svara þeim þegar ég er kominn niður af jöklinum.',
    },
    {
      name: 'Katla Bjarnadóttir',
      role: 'Hársnyrtir, Stofan við Torgið',
      content:
        'Verðskráin mín breytist tvisvar á ári. Ég sendi þeim nýja og þarf ekki að hugsa meira um það.',
    },
  ],
  stars: '5 stjörnur af 5',
  quote: '{service}: hafðu samband í dag',
  quoteIntro: `Segðu okkur hvað fyrirtækið gerir og hverju vefurinn á að skila. Við svörum þér innan ${times.replyHours}\u00a0klukkustunda.`,
  form: {
    name: 'Nafn',
    email: 'Netfang',
    phone: 'Sími',
    company: 'Fyrirtæki',
    message: 'Skilaboð',
    inquiryType: 'Um hvað snýst erindið?',
    inquiryTypes: {
      general: 'Almenn fyrirspurn',
      website: 'Nýr vefur',
      hosting: 'Hýsing og viðhald',
      billing: 'Reikningakerfi',
      support: 'Tækniaðstoð',
    },
    submit: 'Senda skilaboð',
    sending: 'Sendi\u00a0…',
    requiredField: 'Fylltu út þennan reit.',
    invalidEmail: 'Sláðu inn gilt netfang.',
    missingTitle: 'Upplýsingar vantar',
    missingText: 'Fylltu út alla nauðsynlega reiti.',
    failedTitle: 'Ekki tókst að senda skilaboðin',
    failedText: 'Reyndu aftur eftir smástund.',
    successTitle: 'Skilaboðin eru farin!',
    successText: `Við svörum innan ${times.replyHours}\u00a0klukkustunda.`,
    requiredNote: 'Fylla þarf út reiti sem eru merktir með *.',
    sentAt: 'Sent kl. {time}.',
    textKept: 'Textinn þinn er enn hér.',
    sendByEmail: 'Senda frekar í tölvupósti',
  },
  chrome: {
    skipToContent: 'Fara beint í efni',
    home: 'Forsíða',
    portfolio: 'Sýnishorn',
    whyTree: 'Einn vefur, eitt tré',
    howItWorks: 'Svona virkar þetta',
    pricing: 'Verð',
    chat: 'Netspjall',
    chatMessage: 'Hæ {brand}! Mig langar að vita meira um vefinn á {price}.',
    menu: 'Valmynd',
    closeNotice: 'Loka',
    notifications: 'Tilkynningar (F8)',
    theme: 'Þema',
    themeSystem: 'Kerfi',
    themeLight: 'Ljóst',
    themeDark: 'Dökkt',
    blog: 'Blogg',
    privacy: 'Persónuverndarstefna (á ensku)',
    terms: 'Skilmálar (á ensku)',
    refund: 'Endurgreiðslustefna (á ensku)',
    affiliate: 'Samstarfsaðilar',
    affiliateLogin: 'Innskráning samstarfsaðila',
    locations: 'Staðir og atvinnugreinar',
    chooseCountry: 'Veldu land',
    opensInNewTab: 'opnast í nýjum flipa',
    copyright: '© {year} {brand}. Öll réttindi áskilin.',
    about: 'Eitt heiðarlegt verð fyrir vef sem virkar. Og við gróðursetjum tré fyrir hvern vef.',
    referralThanks: 'Takk fyrir komuna! {name} mælti með okkur við þig.',
    referralClear: 'Fjarlægja meðmælin',
    referralAsk: 'Megum við geyma þessi meðmæli?',
    referralKeep: 'Geyma þau í __REFERRAL_DAYS__ daga',
    referralDecline: 'Nei, takk',
    orderNow: 'Panta núna',
    yourPrice: 'Verð til þín: {price}',
    backToPage: 'Til baka á íslensku síðuna',
  },
};

export const quotes: QuoteTexts = {
  verified: 'Staðfest pöntun',
  rated: 'Einkunn: {stars} af 5',
  count: { one: '{count} umsögn', other: '{count} umsagnir' },
  sampleNote: 'Sýnishorn af umsögnum fyrir þessa prufuverslun',
};

export const designHours: Plural = {
  one: 'Tillögur á {hours}\u00a0klukkustund að meðaltali, mælt síðustu {days} daga.',
  other: 'Tillögur á {hours}\u00a0klukkustundum að meðaltali, mælt síðustu {days} daga.',
};
