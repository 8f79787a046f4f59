import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesionaliai sukurta svetainė',
      '{designs} atskiri eskizai per {designHours}\u00a0valandas',
      'Baigta per {workingHours} darbo valandas',
      '1\u00a0metai prieglobos',
      '1\u00a0metai domeno',
      '{supportMonths}\u00a0mėnesių priežiūros ir pagalbos',
      'Sąskaitų programa, pirmi metai nemokamai',
      'Neribotas pataisymų skaičius',
      'Pasodintas medis su sertifikatu',
    ],
    orderNow: landing.orderNow,
    chat: landing.chrome.chat,
    newTab: landing.chrome.opensInNewTab,
    refundLink: landing.chrome.refund,
    termsLink: landing.chrome.terms,
    privacyLink: landing.chrome.privacy,
    treeLink: landing.chrome.whyTree,
    pricing: {
      title: 'Viena kaina ir kas po jos',
      lead: 'Visas paketas kainuoja {price}, vieną kartą.',
      kind: 'VISKAS VIENAME PAKETE',
      once: 'vienkartinis mokestis',
      demo: '(bandomoji kasa)',
      noCard: 'Tai demonstracija: kortelės neprašome ir pinigų nenuskaičiuojame.',
      currency: 'Kainos: {code} – {change}',
      change: 'keisti',
      secure: 'Saugus mokėjimas kortele. Norite pirma paklausti? {chat}',
      later: 'Nuo antrų metų',
      hosting: 'Priegloba',
      maintenance: 'Priežiūra',
      domain: 'Domenas',
      billing: 'Sąskaitų programa, jei jos norite',
      perYear: '{amount} per metus',
      domainPrice: 'rinkos kaina, paprastai {domainFrom}–{domainTo} per metus',
      refund: `${refundRule} Vėliau taisome be apribojimų. {refund}`,
      note: 'Šios kainos nurodytos JAV doleriais ir galioja tik tada, jei pratęsiate.',
      unreachable: 'Mokėjimo paslauga šiuo metu neatsako. Pabandykite netrukus dar kartą.',
    },
    faq: {
      title: 'Ko klausiama prieš užsakant',
      intro: 'Rūpi dar kas nors? Parašykite žemiau esančioje formoje arba pokalbyje.',
      list: [
        [
          'Ką tiksliai gaunu už {price}?',
          'Profesionaliai sukurtą svetainę, metus prieglobos, metus domeno, {supportMonths}\u00a0mėnesių priežiūros ir pagalbos, sąskaitų programą, kuri pirmus metus nemokama, ir pasodintą medį. Vienas mokėjimas, pabaigoje niekas neprisideda.',
        ],
        [
          'Kas įeina į svetainę?',
          'Iki {pages} puslapių. Atsiunčiate pastabas ir nuotraukas, mes parašome tekstus, o jūs pataisote. Nedidelius pakeitimus darome {supportMonths}\u00a0mėnesių. Parduotuvė, rezervacija ir pašto dėžutės neįeina; pridedame nuorodas į paslaugas, kuriomis jau naudojatės.',
        ],
        ['Kaip greitai iš tikrųjų?', landing.timeNote],
        [
          'Kiek kainuoja antri metai?',
          'Priegloba kainuoja {hosting}, o priežiūra {maintenance} per metus. Domenas pratęsiamas rinkos kaina, paprastai {domainFrom}–{domainTo}. Sąskaitų programa kainuoja {billing} per metus, jei norite ją pasilikti. Kiekvienos paslaugos galite atsisakyti atskirai, o svetainę pasiimti su savimi.',
        ],
        [
          'O jei eskizai nepatiks?',
          `Pasakykite, ir padarysime kitus: pataisymų skaičius neribotas. ${refundRule} Vėliau pinigų nebegrąžiname, bet taisome, kol bus gerai.`,
        ],
        [
          'Ar man reikia ką nors paruošti?',
          'Pradžiai užtenka kelių sakinių apie jūsų verslą ir jums patinkančių nuotraukų. Logotipą, darbo laiką ir kainas galima atsiųsti vėliau.',
        ],
        [
          'Domeną jau turiu. Ar galiu jį pasilikti?',
          'Taip. Nurodykite jį anketoje, ir mes jį prijungsime. Jūsų el.\u00a0pašto adresai tuo metu veikia toliau.',
        ],
        [
          'Kuo čia dėtas medis?',
          'Svetainė naudoja elektrą kaskart, kai kas nors ją atidaro. Kuriame lengvus puslapius, kurie jos naudoja mažiau, ir už kiekvieną svetainę pasodinamas bent vienas medis. Sertifikatą gausite, kai svetainė bus paskelbta; vieta ir data atsiras, kai medis bus pasodintas.',
        ],
      ],
    },
    checkout: {
      title: 'Bandomoji kasa',
      lead: 'Tai demonstracija. Kortelės neprašome, pinigų nenuskaičiuojame ir jokios svetainės nekursime. Visa kita vyksta kaip su tikru užsakymu.',
      total: '{price} vieną kartą, pabaigoje niekas neprisideda',
      when: 'Kas ir kada vyksta',
      steps: [
        'Iškart po užsakymo: anketa apie jūsų verslą. Jai prireiks apie {minutes}\u00a0min.',
        'Per {designHours}\u00a0valandas nuo anketos: {designs} eskizai, iš kurių rinksitės.',
        'Per {workingDays}\u00a0darbo dienas ({workingHours}\u00a0darbo valandas) nuo jūsų pasirinkimo: svetainė, parengta peržiūrėti. Kai ją patvirtinsite, paskelbsime.',
      ],
      refund: `${refundRule} {refund}`,
      consumer:
        'Vartotojai Europos Sąjungoje ir Jungtinėje Karalystėje gali atsisakyti sutarties per 14\u00a0dienų nuo užsakymo. Užsakydami prašote mūsų pradėti iš karto; mūsų grąžinimo taisyklė galioja greta šios teisės. {terms}, {privacy}',
      details: 'Jūsų duomenys',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Atsiųskite man nuorodą, jei čia sustosiu',
      laterNote: 'Vienas laiškas po valandos, ir daugiau nė vieno.',
      currency: emails.printed.labels.currency,
      pay: 'Pateikti bandomąjį užsakymą',
      nameMissing: 'Įrašykite savo vardą.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Bandomojo užsakymo pateikti nepavyko. Tai, ką įrašėte, tebėra čia: pabandykite dar kartą.',
    },
    done: {
      number: 'Jūsų bandomojo užsakymo numeris {order}. Tikra parduotuvė būtų nuskaičiavusi {price}.',
      mailbox:
        'Ta pati nuoroda yra laiške, kurį jums išsiuntėme. Šioje demonstracijoje jį perskaitysite čia: {mailbox}.',
      mailboxLink: 'bandomoji pašto dėžutė',
      noEmail: 'Tikra parduotuvė šią nuorodą atsiųstų ir el.\u00a0paštu.',
    },
  },
  thanks: {
    title: 'Ačiū už užsakymą',
    hello: 'Ačiū už užsakymą!',
    paid: 'Gavome jūsų mokėjimą: {amount}. Jūsų užsakymo numeris: {orderId}.',
    button: receipt.button,
    sameLink: 'Ta pati nuoroda yra laiške su mokėjimo patvirtinimu.',
    confirming: 'Jūsų mokėjimas tvirtinamas; užsakymo numeris ir anketa čia pasirodys netrukus.',
    emailComing:
      'Laiškas su mokėjimo patvirtinimu ir nuoroda į anketą jau keliauja adresu, kurį nurodėte mokėdami.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Užpildykite anketą: jai prireiks apie {minutes}\u00a0min.',
      'Jei išsiųsite ją dabar, {designs} eskizus gausite ne vėliau kaip: {date}.',
      'Jei tą pačią dieną vieną išsirinksite, svetainė bus parengta peržiūrėti ne vėliau kaip: {date}. Pataisymų skaičius neribotas; jie šį terminą nukelia.',
    ],
    noEmail:
      'Po dešimties minučių laiško vis dar nėra? Pažiūrėkite šlamšto aplanke arba parašykite {email} ir nurodykite užsakymo numerį.',
    noEmailUnknown:
      'Po dešimties minučių laiško vis dar nėra? Pažiūrėkite šlamšto aplanke arba parašykite {email} ir nurodykite ant kortelės esantį vardą.',
  },
  form: {
    title: 'Jūsų užsakymo anketa',
    intro:
      'Jai prireiks apie {minutes}\u00a0min. Per {designHours}\u00a0valandas po to turėsite {designs} atskirus eskizus.',
    required: landing.form.requiredNote,
    kept: 'Tai, ką įrašote, lieka šiame įrenginyje, kol išsiųsite.',
    parts: { you: '1 iš 3: Jūs', business: '2 iš 3: Jūsų verslas', domain: '3 iš 3: Domenas ir logotipas' },
    labels: {
      fullName: 'Vardas ir pavardė',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Kaip apie mus sužinojote?',
      businessName: 'Įmonės pavadinimas',
      businessDescription: 'Kuo užsiima įmonė',
      billingDetails: 'Duomenys sąskaitai',
      additionalNotes: 'Pastabos',
      preferredDomain: 'Pageidaujamas domenas',
      domainOwnership: 'Ar šis domenas jau jūsų?',
      logo: 'Įkelti logotipą',
    },
    hints: {
      businessDescription: 'Ką darote, kam ir kur.',
      billingDetails: 'Pavadinimas ir adresas sąskaitai.',
      preferredDomain: 'Pavyzdžiui, jusuimone.com. Vieni metai įskaičiuoti.',
      logo: 'JPG, PNG arba SVG, iki 5\u00a0MB. Logotipo dar neturite? Palikite tuščią.',
    },
    chooseFile: 'Pasirinkite failą arba nutempkite jį čia',
    yes: 'Taip',
    no: 'Ne',
    unsure: 'Nežinau',
    referral: 'Rekomendacija',
    other: 'Kita',
    confirm: 'Patvirtinu savo užsakymą ir suprantu, kad mokėjimas ({price}) apima 1\u00a0metų paslaugas',
    confirmUnpriced: 'Patvirtinu savo užsakymą ir suprantu, kad mokėjimas apima 1\u00a0metų paslaugas',
    submit: 'Patvirtinti užsakymą',
    problem: 'Patikrinkite duomenis',
    errorTitle: 'Klaida:',
    errors: {
      fullName: 'Įrašykite vardą ir pavardę.',
      notPlain:
        'Varde ar pavadinime negali būti svetainės ar el.\u00a0pašto adreso ir nematomų ženklų. Įrašykite iš naujo.',
      email: landing.form.invalidEmail,
      businessName: 'Įrašykite įmonės pavadinimą.',
      businessDescription: 'Apibūdinkite savo įmonę bent 10\u00a0ženklų.',
      domainOwnership: 'Pasirinkite atsakymą.',
      orderConfirmed: 'Kad tęstumėte, patvirtinkite užsakymą.',
      tooLong: 'Įrašykite ne daugiau kaip {max} ženklų.',
      failedTitle: 'Anketa neišsiųsta',
      failed: 'Tai, ką įrašėte, tebėra čia. Išsiųskite anketą dar kartą.',
      tooMany: 'Per daug bandymų. Palaukite kelias minutes ir pabandykite dar kartą.',
      alreadySent: 'Šis užsakymas jau patvirtintas.',
    },
    link: {
      unproven:
        'Atidarykite šį puslapį iš nuorodos savo laiške. Arba užpildykite anketą čia, o mes ją susiesime su jūsų užsakymu.',
      expired: 'Ši nuoroda nebegalioja. Anketą vis tiek galite užpildyti; susiesime ją su jūsų užsakymu.',
      failed: 'Jūsų duomenų įkelti nepavyko. Anketą vis tiek galite užpildyti.',
      retry: 'Bandyti dar kartą',
    },
    logo: {
      uploading: 'Įkeliama…',
      uploadedTitle: 'Logotipas įkeltas',
      uploaded: 'Jūsų logotipas įkeltas.',
      remove: 'Pašalinti logotipą',
      yours: 'Jūsų logotipas',
      type: { title: 'Toks failas netinka', text: 'Pasirinkite JPG, PNG arba SVG failą.' },
      size: {
        title: 'Failas per didelis',
        text: 'Pasirinkite mažesnį nei 5\u00a0MB failą.',
      },
      svgSize: {
        title: 'Failas per didelis',
        text: 'Pasirinkite mažesnį nei 512\u00a0kB SVG failą arba išsaugokite logotipą kaip PNG.',
      },
      complexity: {
        title: 'Logotipas per sudėtingas',
        text: 'Šis paveikslėlis per sudėtingas apdoroti. Pasirinkite paprastesnį variantą arba išsaugokite kaip PNG.',
      },
      failed: { title: 'Įkelti nepavyko', text: 'Pabandykite logotipą įkelti dar kartą.' },
    },
    sent: {
      title: 'Anketa išsiųsta!',
      text: 'Ačiū! Per {replyHours}\u00a0valandas patvirtinsime ją el.\u00a0paštu ir pradėsime eskizus.',
      order: 'Užsakymas {orderId} patvirtintas. Eskizus gausite ne vėliau kaip: {date}.',
      unmatched:
        'Jūsų anketa gauta. Susiesime ją su užsakymu ir parašysime jums per {replyHours}\u00a0valandas.',
    },
    given: {
      title: 'Šis užsakymas jau patvirtintas.',
      due: 'Eskizus gausite ne vėliau kaip: {date}.',
      change: 'Jei norite ką nors pakeisti, atsakykite į mūsų atsiųstą laišką.',
      heading: 'Ką mums papasakojote',
      sent: 'Išsiųsta',
      ownDomain: 'Domenas jūsų',
      logo: 'Įkeltas',
    },
  },
  links: {
    expired: {
      title: 'Nuoroda nebegalioja',
      text: 'Kainą rasite mūsų pradžios puslapyje; ten galite pradėti iš naujo.',
    },
    incomplete: {
      title: 'Nuoroda nepilna',
      text: 'Nukopijuokite iš laiško visą nuorodą arba atsakykite į laišką.',
    },
  },
};
