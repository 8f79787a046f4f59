import type { TreeTexts } from './texts.ts';

export const is: TreeTexts = {
  title: 'Trjáskírteini',
  headline: { reserved: 'Eitt tré frátekið', planted: 'Eitt tré gróðursett' },
  statement: {
    reserved:
      'Eitt tré er frátekið fyrir þennan vef. Þegar það hefur verið gróðursett sjást dagurinn og staðurinn á síðunni sem kóðinn opnar.',
    planted: 'Eitt tré var gróðursett fyrir þennan vef. Það vex á staðnum hér fyrir neðan.',
  },
  inTheNameOf: 'Skráð á',
  labels: {
    number: 'Númer skírteinis',
    status: 'Staða',
    issued: 'Gefið út',
    planted: 'Gróðursett',
    place: 'Staður',
    partner: 'Gróðursetning á vegum',
  },
  status: { reserved: 'Frátekið', planted: 'Gróðursett' },
  scan: 'Skannaðu kóðann til að sannreyna skírteinið.',
  pictures: {
    tree: 'Teikning af tré á hæð fyrir framan sólina',
    code: 'QR-kóði sem opnar síðu skírteinisins',
  },
  page: {
    description: {
      reserved: 'Eitt tré er frátekið fyrir þennan vef. Það fer í jörðina við næstu gróðursetningu.',
      planted: 'Eitt tré var gróðursett fyrir þennan vef.',
    },
    download: 'Sækja skírteinið (PDF)',
    why: 'Fyrir hvern vef sem við smíðum er eitt tré gróðursett.',
    whyLink: 'Þess vegna gerum við það',
    share: 'Deildu skírteininu',
    shareButton: 'Deila\u00a0…',
    copyLink: 'Afrita tengil',
    copied: 'Tengill afritaður',
    byEmail: 'Tölvupóstur',
    newTab: '(opnast í nýjum flipa)',
    shareText: 'Vefurinn okkar á sitt eigið tré.',
  },
  own: {
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
  emails: {
    greeting: 'Góðan dag, {name}.',
    closing: 'Einhverjar spurningar? Svaraðu bara þessum pósti.',
    button: 'Opna skírteinið',
    project: 'Verkefnið þitt',
    reserved: {
      subject: 'Skírteinið fyrir tréð þitt',
      preview: 'Vefurinn þinn er í loftinu og eitt tré er frátekið fyrir hann.',
      text: 'Vefurinn þinn er í loftinu og því er eitt tré frátekið fyrir hann. Hér er skírteinið, bæði síða til að deila og PDF-skjal til að prenta út. Við skrifum þér aftur þegar tréð er komið í jörðina.',
      choice:
        'Þú ræður hvaða nafn stendur á því: nafn fyrirtækisins, þitt eigið, upphafsstafirnir eða ekkert. Veldu á verkefnissíðunni þinni.',
    },
    planted: {
      subject: 'Tréð þitt er komið í jörðina',
      preview: 'Hvenær, hvar og hver gróðursetti það.',
      text: 'Tréð fyrir vefinn þinn hefur verið gróðursett. Nú stendur á skírteininu hvenær og hvar. Sæktu það aftur ef þú hefur prentað út eldri útgáfuna.',
    },
  },
};
