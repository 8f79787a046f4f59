import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Vėliau taisome, kol bus gerai, o pinigus grąžiname tik tada, jei vėluojame arba negalime svetainės užbaigti.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesionaliai sukurta svetainė, iki {pages}\u00a0puslapių',
      '{designs} individualūs eskizai per {designHours}\u00a0valandas',
      'Parengta per {workingDays}\u00a0darbo dienas ({workingHours}\u00a0darbo valandas)',
      'Priegloba 1\u00a0metams',
      'Domenas 1\u00a0metams',
      '{supportMonths}\u00a0mėnesių priežiūra ir pagalba',
      'Sąskaitų išrašymo programa, pirmaisiais metais nemokama',
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
    firstScreen,
    pricing: {
      title: 'Viena kaina, o kas vėliau?',
      lead: 'Visas paketas kainuoja {price}. Mokate vieną kartą.',
      kind: 'VISKAS VIENAME PAKETE',
      once: 'vienkartinis mokėjimas',
      included: 'Kas įskaičiuota',
      demo: '(demonstracija)',
      noCard: 'Tai demonstracija: kortelės neprašome ir pinigų nenuskaičiuojame.',
      currency: 'Kainos: {code} – {change}',
      change: 'keisti',
      secure: 'Saugus mokėjimas kortele. Norite pirma paklausti? {chat}',
      later: 'Nuo antrų metų',
      hosting: 'Priegloba',
      maintenance: 'Priežiūra',
      domain: 'Domenas',
      billing: 'Sąskaitų išrašymo programa, jei jos norite',
      perYear: '{amount} per metus',
      domainPrice: 'rinkos kaina, paprastai {domainFrom}–{domainTo} per metus',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Šios kainos nurodytos JAV doleriais ir galioja tik pratęsiant paslaugas.',
      unreachable: 'Mokėjimo sistema šiuo metu neatsako. Pabandykite dar kartą po kelių minučių.',
    },
    faq: {
      title: 'Ko klausiama prieš užsakant',
      list: [
        [
          'Ką tiksliai gaunu už {price}?',
          'Profesionaliai sukurtą svetainę, prieglobą ir domeną vieneriems metams, {supportMonths}\u00a0mėnesių priežiūrą ir pagalbą, sąskaitų išrašymo programą, kuri pirmaisiais metais nemokama, ir pasodintą medį. Vienas mokėjimas, jokių priemokų.',
        ],
        [
          'Ką apima svetainė?',
          'Iki {pages} puslapių. Atsiunčiate trumpus užrašus ir nuotraukas, mes parašome tekstus, o jūs juos patikslinate. Nedidelius pakeitimus darome {supportMonths}\u00a0mėnesių. Parduotuvė, rezervacijos sistema ir pašto dėžutės neįskaičiuotos; pridedame nuorodas į paslaugas, kuriomis jau naudojatės.',
        ],
        ['Kiek iš tikrųjų tai trunka?', landing.timeNote],
        [
          'Kiek kainuoja antri metai?',
          'Priegloba kainuoja {hosting}, priežiūra – {maintenance} per metus. Domenas pratęsiamas rinkos kaina, paprastai {domainFrom}–{domainTo}. Sąskaitų išrašymo programa kainuoja {billing} per metus, jei norite ją pasilikti. Kiekvienos paslaugos galite atsisakyti atskirai, o svetainę pasiimti su savimi.',
        ],
        [
          'O jei eskizai nepatiks?',
          `Pasakykite, ir sukursime kitus: pataisymų skaičius neribotas. ${refundRule} ${refundAfter} Jei praėjus {lateDays}\u00a0dienų nuo užsakymo svetainė dar neveikia, vis tiek galite užsakymą atšaukti, ir grąžinsime visą sumą; dienų, kai laukiame jūsų atsakymo, neskaičiuojame.`,
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
          'Svetainė naudoja elektrą kaskart, kai kas nors ją atidaro. Kuriame lengvus puslapius, kurie jos naudoja mažiau, ir už kiekvieną svetainę pasodinamas bent vienas medis. Sertifikatą gausite, kai svetainė bus paleista; vieta ir data atsiras, kai medis bus pasodintas.',
        ],
      ],
    },
    checkout: {
      title: 'Bandomasis užsakymas',
      lead: 'Tai demonstracija. Kortelės neprašome, pinigų nenuskaičiuojame ir jokios svetainės nekursime. Visa kita vyksta kaip su tikru užsakymu.',
      when: 'Kas ir kada vyksta',
      steps: [
        'Iškart po užsakymo: anketa apie jūsų verslą. Jai prireiks apie {minutes}\u00a0minučių.',
        'Per {designHours}\u00a0valandas nuo anketos išsiuntimo: {designs} eskizai, iš kurių rinksitės.',
        'Per {workingDays}\u00a0darbo dienas ({workingHours}\u00a0darbo valandas) nuo jūsų pasirinkimo: svetainė, parengta peržiūrėti. Kai ją patvirtinsite, paleisime.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Vartotojai Europos Sąjungoje ir Jungtinėje Karalystėje gali atsisakyti sutarties per 14\u00a0dienų nuo užsakymo. Užsakydami prašote mūsų pradėti iš karto; mūsų grąžinimo sąlygos galioja greta šios teisės. {terms}, {privacy}',
      details: 'Jūsų duomenys',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Atsiųskite man nuorodą, jei užsakymo dabar neužbaigsiu',
      laterNote: 'Vienas laiškas po valandos, ir daugiau nė vieno.',
      currency: emails.printed.labels.currency,
      pay: 'Pateikti bandomąjį užsakymą',
      nameMissing: 'Įrašykite savo vardą.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Bandomojo užsakymo pateikti nepavyko. Jūsų įrašyti duomenys išsaugoti: pabandykite dar kartą.',
    },
    done: {
      number: 'Jūsų bandomojo užsakymo numeris: {order}. Tikra parduotuvė būtų nuskaičiavusi {price}.',
      mailbox:
        'Ta pati nuoroda yra laiške, kurį jums išsiuntėme. Šioje demonstracijoje jį perskaitysite čia: {mailbox}.',
      mailboxLink: 'bandomoji pašto dėžutė',
      noEmail: 'Tikra parduotuvė šią nuorodą atsiųstų ir el.\u00a0paštu.',
    },
  },
  thanks: {
    title: 'Ačiū už užsakymą',
    titleUnknown: 'Ką tik sumokėjote?',
    hello: 'Ačiū už užsakymą!',
    paid: 'Gavome jūsų mokėjimą: {amount}. Jūsų užsakymo numeris: {orderId}.',
    button: receipt.button,
    sameLink: 'Ta pati nuoroda yra laiške su kvitu.',
    confirming: 'Jūsų mokėjimas tvirtinamas; užsakymo numeris ir anketa čia pasirodys netrukus.',
    emailComing:
      'Jei ką tik sumokėjote, laiškas su kvitu ir nuoroda į anketą jau keliauja adresu, kurį nurodėte mokėdami.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Užpildykite anketą: jai prireiks apie {minutes}\u00a0minučių.',
      'Išsiųskite ją dabar, ir gausite {designs} eskizus. Terminas: {date}.',
      'Jei tą pačią dieną vieną išsirinksite, svetainės parengimo terminas bus {date}. Pataisymų skaičius neribotas, tačiau pataisymai šį terminą nukelia.',
    ],
    noEmail:
      'Po dešimties minučių laiško vis dar nėra? Patikrinkite šlamšto aplanką arba parašykite adresu {email} ir nurodykite užsakymo numerį.',
    noEmailUnknown:
      'Po dešimties minučių laiško vis dar nėra? Patikrinkite šlamšto aplanką arba parašykite adresu {email} ir nurodykite ant kortelės įrašytą vardą.',
  },
  form: {
    title: 'Jūsų užsakymo anketa',
    intro:
      'Anketai prireiks apie {minutes}\u00a0minučių. Tada per {designHours}\u00a0valandas gausite {designs} individualius eskizus.',
    required: landing.form.requiredNote,
    kept: 'Tai, ką įrašote, saugoma šiame įrenginyje, kol išsiųsite arba uždarysite šį skirtuką.',
    parts: {
      you: '1 iš 3: Jūsų duomenys',
      business: '2 iš 3: Jūsų verslas',
      domain: '3 iš 3: Domenas ir logotipas',
    },
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
      billingDetails: 'Pavadinimas ir adresas kvitui.',
      preferredDomain: 'Pavyzdžiui, jusuimone.com. Vieni metai įskaičiuoti.',
      logo: 'JPG, PNG arba SVG, iki 5\u00a0MB. Logotipo dar neturite? Palikite laukelį tuščią.',
    },
    chooseFile: 'Pasirinkite failą arba nutempkite jį čia',
    yes: 'Taip',
    no: 'Ne',
    unsure: 'Nežinau',
    referral: 'Rekomendacija',
    other: 'Kitaip',
    confirm: 'Patvirtinu savo užsakymą ir suprantu, kad mokėjimas ({price}) apima 1\u00a0metų paslaugas',
    confirmUnpriced: 'Patvirtinu savo užsakymą ir suprantu, kad mokėjimas apima 1\u00a0metų paslaugas',
    submit: 'Patvirtinti užsakymą',
    problem: 'Patikrinkite duomenis',
    errorTitle: 'Klaida:',
    errors: {
      fullName: 'Įrašykite vardą ir pavardę.',
      notPlain:
        'Varde ar pavadinime negali būti nei svetainės ar el.\u00a0pašto adreso, nei nematomų ženklų. Įrašykite iš naujo ir po kiekvieno taško palikite tarpą.',
      email: landing.form.invalidEmail,
      businessName: 'Įrašykite įmonės pavadinimą.',
      businessDescription: 'Apie įmonės veiklą parašykite bent 10\u00a0ženklų.',
      domainOwnership: 'Pasirinkite atsakymą.',
      orderConfirmed: 'Norėdami tęsti, patvirtinkite užsakymą.',
      tooLong: 'Įrašykite ne daugiau kaip {max} ženklų.',
      failedTitle: 'Anketos išsiųsti nepavyko',
      failed: 'Jūsų įrašyti duomenys išsaugoti. Išsiųskite anketą dar kartą.',
      tooMany: 'Per daug bandymų. Palaukite kelias minutes ir pabandykite dar kartą.',
      alreadySent: 'Šis užsakymas jau patvirtintas.',
    },
    link: {
      unproven:
        'Atidarykite šį puslapį paspaudę nuorodą mūsų laiške arba užpildykite anketą čia, o mes ją susiesime su jūsų užsakymu.',
      expired: 'Ši nuoroda nebegalioja. Anketą vis tiek galite užpildyti; susiesime ją su jūsų užsakymu.',
      failed: 'Jūsų duomenų įkelti nepavyko. Anketą vis tiek galite užpildyti.',
      retry: 'Bandyti dar kartą',
      newLink: 'Atsiųsti naują nuorodą',
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
        text: 'Šis paveikslėlis per sudėtingas, todėl jo apdoroti nepavyko. Pasirinkite paprastesnį arba išsaugokite logotipą kaip PNG.',
      },
      failed: { title: 'Įkelti nepavyko', text: 'Pabandykite logotipą įkelti dar kartą.' },
    },
    sent: {
      title: 'Anketa išsiųsta!',
      text: 'Ačiū! Per {replyHours}\u00a0valandas atsiųsime patvirtinimą el.\u00a0paštu ir imsimės eskizų.',
      order: 'Užsakymas Nr.\u00a0{orderId} patvirtintas. Eskizų terminas: {date}.',
      unmatched:
        'Jūsų anketa gauta. Susiesime ją su užsakymu ir parašysime jums per {replyHours}\u00a0valandas.',
      follow: 'Sekti savo projektą',
    },
    given: {
      title: 'Šis užsakymas jau patvirtintas.',
      due: 'Eskizų terminas: {date}.',
      change: 'Jei norite ką nors pakeisti, atsakykite į mūsų atsiųstą laišką.',
      heading: 'Anketoje nurodėte',
      sent: 'Išsiųsta',
      ownDomain: 'Domenas jau jūsų',
      logo: 'Įkeltas',
    },
  },
  print: 'Spausdinti',
  links: {
    expired: {
      title: 'Nuoroda nebegalioja',
      text: 'Ji vedė atgal į nebaigto užsakymo apmokėjimą. Užsakyti iš naujo galite bet kada.',
      button: 'Užsakyti iš naujo',
    },
    incomplete: {
      title: 'Trūksta dalies nuorodos',
      text: 'Nukopijuokite iš laiško visą nuorodą arba atsakykite į laišką.',
    },
  },
};
