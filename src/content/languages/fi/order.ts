import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Sen jälkeen muokkaamme, kunnes sivut ovat kohdallaan, ja palautamme maksun vain, jos myöhästymme tai emme saa sivuja valmiiksi.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Ammattilaisen tekemät kotisivut, enintään {pages}\u00a0sivua',
      '{designs} erilaista ehdotusta {designHours}\u00a0tunnin kuluessa',
      'Valmiit {workingDays}\u00a0työpäivässä ({workingHours}\u00a0työtunnissa)',
      '1\u00a0vuoden webhotelli',
      '1\u00a0vuoden verkkotunnus',
      '{supportMonths}\u00a0kuukauden ylläpito ja tuki',
      'Laskutusohjelma, ensimmäinen vuosi ilmaiseksi',
      'Rajattomasti muutoksia',
      'Istutettu puu ja todistus',
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
      title: 'Yksi hinta, ja mitä sen jälkeen tulee',
      lead: 'Koko paketti maksaa {price} kertamaksuna.',
      kind: 'KAIKKI YHDESSÄ PAKETISSA',
      once: 'kertamaksu',
      included: 'Mitä hintaan kuuluu',
      demo: '(demokassa)',
      noCard: 'Tämä on demo: et tarvitse korttia, eikä rahaa veloiteta.',
      currency: 'Hinnat valuutassa {code} – {change}',
      change: 'vaihda',
      secure: 'Turvallinen korttimaksu. Kysyttävää ennen tilausta? {chat}',
      later: 'Toisesta vuodesta alkaen',
      hosting: 'Webhotelli',
      maintenance: 'Ylläpito',
      domain: 'Verkkotunnus',
      billing: 'Laskutusohjelma, jos haluat sen',
      perYear: '{amount} vuodessa',
      domainPrice: 'markkinahinta, yleensä {domainFrom}–{domainTo} vuodessa',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Nämä hinnat on ilmoitettu Yhdysvaltain dollareina, ja ne koskevat sinua vain, jos jatkat.',
      unreachable: 'Maksupalveluun ei juuri nyt saada yhteyttä. Yritä hetken kuluttua uudelleen.',
    },
    faq: {
      title: 'Usein kysyttyä ennen tilausta',
      list: [
        [
          'Mitä hintaan ({price}) tarkalleen kuuluu?',
          'Ammattilaisen tekemät kotisivut, vuoden webhotellin, vuoden verkkotunnuksen, {supportMonths}\u00a0kuukauden ylläpidon ja tuen, laskutusohjelman ensimmäiseksi vuodeksi ilmaiseksi ja istutetun puun. Yksi maksu, eikä loppusummaan tule lisiä.',
        ],
        [
          'Mitä sivuihin kuuluu?',
          'Enintään {pages} sivua. Lähetät muistiinpanoja ja kuvia, me kirjoitamme tekstit ja sinä tarkistat ne. Pieniä muutoksia teemme {supportMonths}\u00a0kuukauden ajan. Verkkokauppa, ajanvaraus ja sähköpostilaatikot eivät kuulu hintaan; linkitämme palveluihin, joita jo käytät.',
        ],
        ['Kuinka nopeasti se oikeasti käy?', landing.timeNote],
        [
          'Mitä toinen vuosi maksaa?',
          'Webhotelli maksaa {hosting} ja ylläpito {maintenance} vuodessa. Verkkotunnuksen uusiminen maksaa markkinahinnan, yleensä {domainFrom}–{domainTo}. Laskutusohjelma maksaa {billing} vuodessa, jos haluat pitää sen. Voit irtisanoa osat erikseen ja ottaa sivut mukaasi.',
        ],
        [
          'Entä jos en pidä ehdotuksista?',
          `Kerro meille, niin teemme uudet: muutoksia saa pyytää rajattomasti. ${refundRule} ${refundAfter} Jos kotisivujasi ei ole julkaistu {lateDays}\u00a0päivän kuluttua tilauksesta, voit silloinkin perua ja saat koko hinnan takaisin; päiviä, joina odotamme vastaustasi, ei lasketa.`,
        ],
        [
          'Pitääkö minun valmistella jotain?',
          'Muutama lause yrityksestäsi ja kuvia, joista pidät, riittää alkuun. Logo, aukioloajat ja hinnat ehtivät myöhemminkin.',
        ],
        [
          'Minulla on jo verkkotunnus. Voinko pitää sen?',
          'Kyllä. Kirjoita se lomakkeelle, niin yhdistämme sen. Sähköpostiosoitteesi toimivat koko ajan.',
        ],
        [
          'Mistä puussa on kyse?',
          'Kotisivut kuluttavat sähköä joka kerta, kun joku avaa ne. Teemme kevyitä sivuja, jotka kuluttavat vähemmän, ja jokaisista kotisivuista istutetaan vähintään yksi puu. Saat todistuksen, kun sivusi julkaistaan; paikka ja päivä lisätään, kun puu on istutettu.',
        ],
      ],
    },
    checkout: {
      title: 'Demokassa',
      lead: 'Tämä on demo. Et tarvitse korttia, rahaa ei veloiteta eikä kotisivuja rakenneta. Muuten tilauksesi toimii kuin oikea.',
      when: 'Mitä tapahtuu ja milloin',
      steps: [
        'Heti tilauksen jälkeen: lomake yrityksestäsi. Sen täyttäminen vie noin {minutes}\u00a0minuuttia.',
        '{designHours}\u00a0tunnin kuluessa lomakkeen lähettämisestä: {designs} ehdotusta, joista valita.',
        '{workingDays}\u00a0työpäivän ({workingHours}\u00a0työtunnin) kuluessa valinnastasi: sivusi valmiina tarkistettaviksi. Kun hyväksyt ne, julkaisemme ne.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Kuluttajilla EU:ssa ja Britanniassa on 14\u00a0päivän peruuttamisoikeus tilauksen tekemisestä. Tilaamalla pyydät meitä aloittamaan heti; omat palautusehtomme ovat voimassa peruuttamisoikeuden lisäksi. {terms}, {privacy}',
      details: 'Omat tietosi',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Lähetä minulle linkki, jos jätän tilauksen tähän',
      laterNote: 'Yksi viesti tunnin kuluttua, ei muita.',
      currency: emails.printed.labels.currency,
      pay: 'Tee demotilaus',
      nameMissing: 'Kirjoita nimesi.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Demotilaus ei mennyt perille. Kirjoittamasi tiedot ovat tallessa: yritä uudelleen.',
    },
    done: {
      number: 'Demotilauksesi numero on {order}. Oikea kauppa olisi veloittanut {price}.',
      mailbox:
        'Sama linkki on viestissä, jonka lähetimme sinulle. Tässä demossa voit lukea sen täällä: {mailbox}.',
      mailboxLink: 'demon postilaatikko',
      noEmail: 'Oikea kauppa lähettäisi linkin myös sähköpostitse.',
    },
  },
  thanks: {
    title: 'Kiitos tilauksestasi',
    titleUnknown: 'Maksoitko juuri?',
    hello: 'Kiitos tilauksestasi, {name}',
    paid: 'Maksusi ({amount}) on saapunut. Tilausnumerosi on {orderId}.',
    button: receipt.button,
    sameLink: 'Sama linkki on viestissä, jossa on kuittisi.',
    confirming: 'Maksuasi vahvistetaan parhaillaan; tilausnumero ja lomake ilmestyvät tähän hetken kuluttua.',
    emailComing:
      'Jos maksoit juuri, viesti, jossa ovat kuittisi ja linkki lomakkeeseen, on matkalla osoitteeseen, jonka annoit maksaessasi.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Täytä lomake: siihen menee noin {minutes}\u00a0minuuttia.',
      'Jos lähetät sen nyt, saat {designs} ehdotusta viimeistään: {date}.',
      'Jos valitset niistä yhden samana päivänä, sivusi ovat valmiina tarkistettaviksi viimeistään: {date}. Muutoksia saa pyytää rajattomasti; ne siirtävät päivää.',
    ],
    noEmail:
      'Eikö viestiä näy kymmenen minuutin kuluttua? Katso roskapostista tai kirjoita osoitteeseen {email} ja mainitse tilausnumerosi.',
    noEmailUnknown:
      'Eikö viestiä näy kymmenen minuutin kuluttua? Katso roskapostista tai kirjoita osoitteeseen {email} ja mainitse kortissasi oleva nimi.',
  },
  form: {
    title: 'Lomake tilaustasi varten',
    intro:
      'Siihen menee noin {minutes}\u00a0minuuttia. {designHours}\u00a0tunnin kuluessa siitä sinulla on {designs} erilaista ehdotusta.',
    required: landing.form.requiredNote,
    kept: 'Kirjoittamasi teksti säilyy tällä laitteella, kunnes lähetät sen tai suljet tämän välilehden.',
    parts: { you: '1/3: Sinä', business: '2/3: Yrityksesi', domain: '3/3: Verkkotunnus ja logo' },
    labels: {
      fullName: 'Etu- ja sukunimi',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Mistä kuulit meistä?',
      businessName: 'Yrityksen nimi',
      businessDescription: 'Mitä yritys tekee',
      billingDetails: 'Laskutustiedot',
      additionalNotes: 'Lisätietoja',
      preferredDomain: 'Toivottu verkkotunnus',
      domainOwnership: 'Onko verkkotunnus jo sinun?',
      logo: 'Lisää logo',
    },
    hints: {
      businessDescription: 'Mitä teet, kenelle ja missä.',
      billingDetails: 'Nimi ja osoite kuittiin.',
      preferredDomain: 'Esimerkiksi yrityksesi.com. Yksi vuosi kuuluu hintaan.',
      logo: 'JPG, PNG tai SVG, enintään 5\u00a0Mt. Ei vielä logoa? Jätä kenttä tyhjäksi.',
    },
    chooseFile: 'Valitse tiedosto tai vedä se tähän',
    yes: 'Kyllä',
    no: 'Ei',
    unsure: 'En ole varma',
    referral: 'Suositus',
    other: 'Muu',
    confirm: 'Vahvistan tilaukseni ja ymmärrän, että maksu ({price}) kattaa 1\u00a0vuoden palvelun',
    confirmUnpriced: 'Vahvistan tilaukseni ja ymmärrän, että maksu kattaa 1\u00a0vuoden palvelun',
    submit: 'Vahvista tilaus',
    problem: 'Tarkista tietosi',
    errorTitle: 'Virhe:',
    errors: {
      fullName: 'Kirjoita etu- ja sukunimesi.',
      notPlain:
        'Nimessä ei saa olla verkko- tai sähköpostiosoitteita eikä näkymättömiä merkkejä. Kirjoita se uudelleen ja lisää välilyönti jokaisen pisteen jälkeen.',
      email: landing.form.invalidEmail,
      businessName: 'Kirjoita yrityksen nimi.',
      businessDescription: 'Kuvaile yritystäsi vähintään 10\u00a0merkillä.',
      domainOwnership: 'Valitse vaihtoehto.',
      orderConfirmed: 'Vahvista tilauksesi, niin pääset eteenpäin.',
      tooLong: 'Käytä enintään {max} merkkiä.',
      failedTitle: 'Lomaketta ei lähetetty',
      failed: 'Kirjoittamasi tiedot ovat tallessa. Lähetä lomake uudelleen.',
      tooMany: 'Liian monta yritystä. Odota muutama minuutti ja yritä sitten uudelleen.',
      alreadySent: 'Tämä tilaus on jo vahvistettu.',
    },
    link: {
      unproven:
        'Avaa tämä sivu viestissäsi olevasta linkistä. Tai täytä lomake tässä, niin yhdistämme sen tilaukseesi.',
      expired: 'Linkki ei ole enää voimassa. Voit silti täyttää lomakkeen; yhdistämme sen tilaukseesi.',
      failed: 'Tietojasi ei voitu hakea. Voit silti täyttää lomakkeen.',
      retry: 'Yritä uudelleen',
      newLink: 'Lähetä minulle uusi linkki',
    },
    logo: {
      uploading: 'Lähetetään…',
      uploadedTitle: 'Logo lisätty',
      uploaded: 'Logosi on lisätty.',
      remove: 'Poista logo',
      yours: 'Logosi',
      type: { title: 'Tiedostomuoto ei kelpaa', text: 'Valitse JPG-, PNG- tai SVG-tiedosto.' },
      size: {
        title: 'Tiedosto on liian suuri',
        text: 'Valitse tiedosto, joka on alle 5\u00a0Mt.',
      },
      svgSize: {
        title: 'Tiedosto on liian suuri',
        text: 'Valitse SVG, joka on alle 512\u00a0kt, tai tallenna logo PNG-muotoon.',
      },
      complexity: {
        title: 'Logo on liian monimutkainen',
        text: 'Kuva on liian monimutkainen käsiteltäväksi. Valitse yksinkertaisempi versio tai tallenna se PNG-muotoon.',
      },
      failed: { title: 'Lähetys epäonnistui', text: 'Yritä lisätä logo uudelleen.' },
    },
    sent: {
      title: 'Lomake on lähetetty!',
      text: 'Kiitos! Vahvistamme sen sähköpostitse {replyHours}\u00a0tunnin kuluessa ja alamme suunnitella ehdotuksia.',
      order: 'Tilaus {orderId} on vahvistettu. Saat ehdotukset viimeistään: {date}.',
      unmatched:
        'Lomakkeesi on perillä. Yhdistämme sen tilaukseesi ja kirjoitamme sinulle {replyHours}\u00a0tunnin kuluessa.',
      follow: 'Seuraa projektiasi',
    },
    given: {
      title: 'Tämä tilaus on jo vahvistettu.',
      due: 'Saat ehdotukset viimeistään: {date}.',
      change: 'Jos haluat muuttaa jotain, vastaa viestiin, jonka sait meiltä.',
      heading: 'Tämän kerroit meille',
      sent: 'Lähetetty',
      ownDomain: 'Verkkotunnus on sinun',
      logo: 'Lisätty',
    },
  },
  print: 'Tulosta',
  links: {
    expired: {
      title: 'Linkki on vanhentunut',
      text: 'Se johti takaisin keskeneräisen tilauksen maksamiseen. Voit tilata uudelleen milloin vain.',
      button: 'Tilaa uudelleen',
    },
    incomplete: {
      title: 'Linkki on vaillinainen',
      text: 'Kopioi koko linkki viestistä tai vastaa viestiin.',
    },
  },
};
