import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Eftir það breytum við þar til allt er eins og það á að vera og endurgreiðum aðeins ef okkur seinkar eða við getum ekki klárað vefinn.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Fagmannlega smíðaður vefur, að hámarki {pages}\u00a0síður',
      '{designs} ólíkar tillögur innan {designHours}\u00a0klukkustunda',
      'Tilbúinn á {workingDays}\u00a0virkum dögum ({workingHours}\u00a0vinnustundum)',
      'Hýsing í 1\u00a0ár',
      'Lén í 1\u00a0ár',
      'Viðhald og aðstoð í {supportMonths}\u00a0mánuði',
      'Reikningakerfi, ókeypis fyrsta árið',
      'Ótakmarkaðar breytingar',
      'Gróðursett tré með skírteini',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    firstScreen,
    pricing: {
      title: 'Eitt verð – og kostnaðurinn eftir fyrsta árið',
      lead: 'Allur pakkinn kostar {price}. Þú greiðir einu sinni.',
      kind: 'ALLT Í EINUM PAKKA',
      once: 'greitt einu sinni',
      included: 'Þetta er innifalið',
      demo: '(prufukaup)',
      noCard: 'Þetta er prufuverslun: ekki er beðið um kort og ekkert er skuldfært.',
      currency: 'Verð í {code} – {change}',
      change: 'breyta',
      secure: 'Örugg kortagreiðsla. Viltu spyrja fyrst? {chat}',
      later: 'Frá og með öðru ári',
      hosting: 'Hýsing',
      maintenance: 'Viðhald',
      domain: 'Lén',
      billing: 'Reikningakerfi, ef þú vilt',
      perYear: '{amount} á ári',
      domainPrice: 'markaðsverð, yfirleitt {domainFrom}–{domainTo} á ári',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Þessar upphæðir eru í Bandaríkjadölum og eiga aðeins við ef þú endurnýjar.',
      unreachable: 'Ekki næst samband við greiðsluþjónustuna. Reyndu aftur eftir smástund.',
    },
    faq: {
      title: 'Það sem fólk spyr um áður en það pantar',
      list: [
        [
          'Hvað fæ ég nákvæmlega fyrir {price}?',
          'Fagmannlega smíðaðan vef, hýsingu í eitt ár, lén í eitt ár, viðhald og aðstoð í {supportMonths}\u00a0mánuði, reikningakerfi ókeypis fyrsta árið og gróðursett tré. Ein greiðsla og ekkert bætist við.',
        ],
        [
          'Hvað er innifalið í vefnum?',
          'Að hámarki {pages} síður. Þú sendir punkta og myndir, við skrifum textann og þú leiðréttir. Smábreytingar gerum við í {supportMonths}\u00a0mánuði. Vefverslun, bókunarkerfi og pósthólf eru ekki innifalin; við setjum tengla á þá þjónustu sem þú notar nú þegar.',
        ],
        ['Hvað tekur þetta langan tíma í raun?', landing.timeNote],
        [
          'Hvað kostar annað árið?',
          'Hýsing kostar {hosting} og viðhald {maintenance} á ári. Lénið endurnýjast á markaðsverði, yfirleitt {domainFrom}–{domainTo}. Reikningakerfið kostar {billing} á ári ef þú vilt halda því. Þú getur sagt upp hverjum hluta fyrir sig og tekið vefinn með þér.',
        ],
        [
          'Hvað ef mér líka ekki tillögurnar?',
          `Láttu okkur vita og við gerum nýjar, eins oft og þú vilt. ${refundRule} ${refundAfter} Ef vefurinn þinn er ekki kominn í loftið {lateDays}\u00a0dögum eftir pöntun geturðu samt hætt við og fengið kaupverðið endurgreitt að fullu; dagar sem við bíðum eftir þér teljast ekki með.`,
        ],
        [
          'Þarf ég að undirbúa eitthvað?',
          'Nokkrar setningar um fyrirtækið og myndir sem þér líkar duga til að byrja. Merki, opnunartími og verð mega koma síðar.',
        ],
        [
          'Ég á nú þegar lén. Get ég haldið því?',
          'Já. Skrifaðu það á eyðublaðið og við tengjum það. Netföngin þín virka áfram.',
        ],
        [
          'Hvers vegna tré?',
          'Vefur notar rafmagn í hvert sinn sem einhver opnar hann. Við smíðum létta vefi sem nota minna og fyrir hvern vef er gróðursett að minnsta kosti eitt tré. Þú færð skírteinið þegar vefurinn fer í loftið; staður og dagur bætast við þegar tréð hefur verið gróðursett.',
        ],
      ],
    },
    checkout: {
      title: 'Prufukaup',
      lead: 'Þetta er prufuverslun. Ekki er beðið um kort, ekkert er skuldfært og enginn vefur verður smíðaður. Að öðru leyti virkar pöntunin eins og venjuleg pöntun.',
      when: 'Hvað gerist og hvenær',
      steps: [
        'Strax eftir pöntun: eyðublað um fyrirtækið þitt. Það tekur um {minutes}\u00a0mínútur.',
        'Innan {designHours}\u00a0klukkustunda frá því að þú sendir eyðublaðið: {designs} tillögur til að velja úr.',
        'Innan {workingDays}\u00a0virkra daga ({workingHours}\u00a0vinnustunda) frá því að þú velur: vefurinn, tilbúinn til skoðunar. Þegar þú samþykkir hann setjum við hann í loftið.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Neytendur á EES-svæðinu og í Bretlandi geta fallið frá kaupunum innan 14\u00a0daga frá pöntun. Með pöntuninni biður þú okkur að byrja strax; endurgreiðslureglan okkar gildir til viðbótar þeim rétti. {terms}, {privacy}',
      details: 'Upplýsingar um þig',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Sendið mér tengil ef ég lýk ekki við pöntunina',
      laterNote: 'Einn tölvupóstur eftir klukkustund og ekki fleiri.',
      currency: emails.printed.labels.currency,
      pay: 'Senda prufupöntun',
      nameMissing: 'Skrifaðu nafnið þitt.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Prufupöntunin komst ekki til skila. Það sem þú skrifaðir er hér enn: reyndu aftur.',
    },
    done: {
      number: 'Prufupöntunin þín er númer {order}. Venjuleg verslun hefði skuldfært {price}.',
      mailbox:
        'Sami tengill er í tölvupóstinum sem við sendum þér. Í þessari prufuverslun má lesa hann hér: {mailbox}.',
      mailboxLink: 'prufupósthólf',
      noEmail: 'Venjuleg verslun myndi líka senda þér tengilinn í tölvupósti.',
    },
  },
  thanks: {
    title: 'Takk fyrir pöntunina',
    titleUnknown: 'Varstu að greiða?',
    hello: 'Takk fyrir pöntunina, {name}',
    paid: 'Við höfum móttekið greiðsluna þína, {amount}. Pöntunarnúmerið þitt er {orderId}.',
    button: receipt.button,
    sameLink: 'Sami tengill er í tölvupóstinum með kvittuninni þinni.',
    confirming:
      'Verið er að staðfesta greiðsluna; pöntunarnúmerið og eyðublaðið birtast hér eftir augnablik.',
    emailComing:
      'Ef þú varst að greiða er tölvupóstur með kvittuninni og tengli á eyðublaðið á leiðinni á netfangið sem þú skráðir við greiðslu.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Fylltu út eyðublaðið: það tekur um {minutes}\u00a0mínútur.',
      'Ef þú sendir það núna færðu {designs} tillögur. Síðasti skilatími er {date}.',
      'Ef þú velur eina samdægurs er síðasti skiladagur vefsins {date} og þá geturðu skoðað hann. Þú getur beðið um breytingar eins oft og þú vilt en þá færist dagurinn aftar.',
    ],
    noEmail:
      'Enginn tölvupóstur eftir tíu mínútur? Gáðu í ruslpóstinn eða skrifaðu á {email} og taktu fram pöntunarnúmerið.',
    noEmailUnknown:
      'Enginn tölvupóstur eftir tíu mínútur? Gáðu í ruslpóstinn eða skrifaðu á {email} og taktu fram nafnið á kortinu þínu.',
  },
  form: {
    title: 'Eyðublað fyrir pöntunina',
    intro:
      'Það tekur um {minutes}\u00a0mínútur. Síðan færðu {designs} ólíkar tillögur innan {designHours}\u00a0klukkustunda.',
    required: landing.form.requiredNote,
    kept: 'Það sem þú skrifar geymist í þessu tæki þar til þú sendir það eða lokar þessum flipa.',
    parts: { you: '1 af 3: Þú', business: '2 af 3: Fyrirtækið þitt', domain: '3 af 3: Lén og merki' },
    labels: {
      fullName: 'Fullt nafn',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Hvernig fréttirðu af okkur?',
      businessName: 'Heiti fyrirtækisins',
      businessDescription: 'Hvað fyrirtækið gerir',
      billingDetails: 'Upplýsingar fyrir reikning',
      additionalNotes: 'Athugasemdir',
      preferredDomain: 'Lénið sem þú vilt',
      domainOwnership: 'Átt þú lénið nú þegar?',
      logo: 'Hlaða upp merki',
    },
    hints: {
      businessDescription: 'Hvað þú gerir, fyrir hvern og hvar.',
      billingDetails: 'Nafn og heimilisfang fyrir kvittunina.',
      preferredDomain: 'Til dæmis fyrirtaekid.com. Eitt ár er innifalið.',
      logo: 'JPG, PNG eða SVG, að hámarki 5\u00a0MB. Ekkert merki enn? Hafðu reitinn auðan.',
    },
    chooseFile: 'Veldu skrá eða dragðu hana hingað',
    yes: 'Já',
    no: 'Nei',
    unsure: 'Ekki viss',
    referral: 'Meðmæli',
    other: 'Annað',
    confirm: 'Ég staðfesti pöntunina og skil að greiðslan, {price}, nær yfir 1\u00a0árs þjónustu',
    confirmUnpriced: 'Ég staðfesti pöntunina og skil að greiðslan nær yfir 1\u00a0árs þjónustu',
    submit: 'Staðfesta pöntun',
    problem: 'Farðu yfir upplýsingarnar',
    errorTitle: 'Villa:',
    errors: {
      fullName: 'Skrifaðu fullt nafn.',
      notPlain:
        'Nafn má ekki innihalda vefslóð, netfang eða ósýnileg tákn. Skrifaðu það aftur, með bili á eftir hverjum punkti.',
      email: landing.form.invalidEmail,
      businessName: 'Skrifaðu heiti fyrirtækisins.',
      businessDescription: 'Lýstu fyrirtækinu með að minnsta kosti 10\u00a0stöfum.',
      domainOwnership: 'Veldu svar.',
      orderConfirmed: 'Staðfestu pöntunina til að halda áfram.',
      tooLong: 'Notaðu í mesta lagi {max} stafi.',
      failedTitle: 'Ekki tókst að senda eyðublaðið',
      failed: 'Það sem þú skrifaðir er hér enn. Sendu eyðublaðið aftur.',
      tooMany: 'Of margar tilraunir. Bíddu í nokkrar mínútur og reyndu aftur.',
      alreadySent: 'Þessi pöntun hefur þegar verið staðfest.',
    },
    link: {
      unproven:
        'Opnaðu síðuna með tenglinum í tölvupóstinum. Eða fylltu út eyðublaðið hér; við tengjum það við pöntunina þína.',
      expired:
        'Tengillinn gildir ekki lengur. Þú getur samt fyllt út eyðublaðið; við tengjum það við pöntunina þína.',
      failed: 'Ekki tókst að sækja upplýsingarnar þínar. Þú getur samt fyllt út eyðublaðið.',
      retry: 'Reyna aftur',
      newLink: 'Senda mér nýjan tengil',
    },
    logo: {
      uploading: 'Hleð upp\u00a0…',
      uploadedTitle: 'Merkinu var hlaðið upp',
      uploaded: 'Merkinu þínu var hlaðið upp.',
      remove: 'Fjarlægja merkið',
      yours: 'Merkið þitt',
      type: { title: 'Ekki er hægt að nota þessa skráargerð', text: 'Veldu JPG-, PNG- eða SVG-skrá.' },
      size: {
        title: 'Skráin er of stór',
        text: 'Veldu skrá sem er minni en 5\u00a0MB.',
      },
      svgSize: {
        title: 'Skráin er of stór',
        text: 'Veldu SVG-skrá sem er minni en 512\u00a0kB eða vistaðu merkið sem PNG.',
      },
      complexity: {
        title: 'Merkið er of flókið',
        text: 'Myndin er of flókin til að hægt sé að vinna með hana. Veldu einfaldari útgáfu eða vistaðu hana sem PNG.',
      },
      failed: { title: 'Upphleðsla mistókst', text: 'Reyndu að hlaða merkinu upp aftur.' },
    },
    sent: {
      title: 'Eyðublaðið hefur verið sent!',
      text: 'Takk! Við staðfestum það í tölvupósti innan {replyHours}\u00a0klukkustunda og hefjumst handa við tillögurnar.',
      order: 'Pöntun nr. {orderId} er staðfest. Síðasti skilatími tillagnanna er {date}.',
      unmatched:
        'Eyðublaðið er komið til okkar. Við tengjum það við pöntunina þína og skrifum þér innan {replyHours}\u00a0klukkustunda.',
      follow: 'Fylgjast með verkefninu',
    },
    given: {
      title: 'Þessi pöntun hefur þegar verið staðfest.',
      due: 'Síðasti skilatími tillagnanna er {date}.',
      change: 'Ef þú vilt breyta einhverju skaltu svara tölvupóstinum frá okkur.',
      heading: 'Svörin þín',
      sent: 'Sent',
      ownDomain: 'Þú átt lénið',
      logo: 'Hlaðið upp',
    },
  },
  print: 'Prenta',
  links: {
    expired: {
      title: 'Tengillinn er útrunninn',
      text: 'Hann lá aftur í greiðslu á pöntun sem ekki var lokið við. Þú getur pantað aftur hvenær sem er.',
      button: 'Panta aftur',
    },
    incomplete: {
      title: 'Hluta af tenglinum vantar',
      text: 'Afritaðu allan tengilinn úr tölvupóstinum eða svaraðu tölvupóstinum.',
    },
  },
};
