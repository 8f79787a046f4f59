import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Pēc tam labojam, līdz viss ir kārtībā, un naudu atmaksājam tikai tad, ja kavējamies vai nevaram mājaslapu pabeigt.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesionāli izveidota mājaslapa, līdz {pages}\u00a0lapām',
      '{designs} individuāli dizaina varianti {designHours}\u00a0stundu laikā',
      'Gatava {workingDays}\u00a0darba dienās ({workingHours}\u00a0darba stundās)',
      'Hostings uz 1\u00a0gadu',
      'Domēns uz 1\u00a0gadu',
      '{supportMonths}\u00a0mēnešu uzturēšana un atbalsts',
      'Rēķinu programma, pirmais gads bez maksas',
      'Neierobežots labojumu skaits',
      'Iestādīts koks ar sertifikātu',
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
      title: 'Viena cena un izmaksas no otrā gada',
      lead: 'Visa pakete maksā {price}. Maksājat tikai vienreiz.',
      kind: 'VISS VIENĀ PAKETĒ',
      once: 'vienreizējs maksājums',
      included: 'Kas ir iekļauts',
      demo: '(izmēģinājuma kase)',
      noCard: 'Šis ir demonstrācijas veikals: karti neprasām un naudu neieturam.',
      currency: 'Cenas: {code} – {change}',
      change: 'mainīt',
      secure: 'Drošs maksājums ar karti. Vispirms vēlaties ko pajautāt? {chat}',
      later: 'No otrā gada',
      hosting: 'Hostings',
      maintenance: 'Uzturēšana',
      domain: 'Domēns',
      billing: 'Rēķinu programma, ja to vēlaties',
      perYear: '{amount} gadā',
      domainPrice: 'tirgus cena, parasti {domainFrom}–{domainTo} gadā',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Šīs cenas ir ASV dolāros un attiecas tikai uz pagarinājumu.',
      unreachable: 'Maksājumu sistēma pašlaik neatbild. Lūdzu, mēģiniet pēc brīža vēlreiz.',
    },
    faq: {
      title: 'Ko jautā pirms pasūtīšanas',
      list: [
        [
          'Ko tieši es saņemu par {price}?',
          'Profesionāli izveidotu mājaslapu, hostingu uz gadu, domēnu uz gadu, {supportMonths}\u00a0mēnešu uzturēšanu un atbalstu, rēķinu programmu, kas pirmo gadu ir bez maksas, un iestādītu koku. Viens maksājums bez piemaksām.',
        ],
        [
          'Kas ietilpst mājaslapā?',
          'Līdz {pages} lapām. Jūs atsūtāt piezīmes un fotogrāfijas, mēs uzrakstām tekstus, un jūs tos precizējat. Nelielas izmaiņas veicam {supportMonths}\u00a0mēnešus. Interneta veikals, rezervācijas un e-pasta kastītes cenā neietilpst; pievienojam saites uz pakalpojumiem, ko jau lietojat.',
        ],
        ['Cik daudz laika tas patiesībā aizņem?', landing.timeNote],
        [
          'Cik maksā otrais gads?',
          'Hostings maksā {hosting}, uzturēšana – {maintenance} gadā. Domēnu pagarina par tirgus cenu, parasti {domainFrom}–{domainTo}. Rēķinu programma maksā {billing} gadā, ja vēlaties to paturēt. Katru pakalpojumu var pārtraukt atsevišķi, un mājaslapu varat ņemt līdzi.',
        ],
        [
          'Ja nu varianti man nepatiks?',
          `Pasakiet, un izveidosim jaunus: labojumu skaits nav ierobežots. ${refundRule} ${refundAfter} Ja {lateDays}\u00a0dienas pēc pasūtījuma mājaslapa nav palaista, pasūtījumu tomēr varat atcelt, un atmaksāsim visu summu; dienas, kad gaidām jūsu atbildi, neskaitām.`,
        ],
        [
          'Vai man kaut kas jāsagatavo?',
          'Sākumam pietiek ar dažiem teikumiem par jūsu uzņēmumu un attēliem, kas jums patīk. Logotipu, darba laiku un cenas var atsūtīt vēlāk.',
        ],
        [
          'Man jau ir domēns. Vai varu to paturēt?',
          'Jā. Norādiet to anketā, un mēs to pieslēgsim. Jūsu e-pasta adreses tikmēr turpina darboties.',
        ],
        [
          'Kāpēc koks?',
          'Mājaslapa patērē elektrību ikreiz, kad kāds to atver. Veidojam vieglas lapas, kas patērē mazāk, un par katru mājaslapu tiek iestādīts vismaz viens koks. Sertifikātu saņemsiet, kad mājaslapa būs palaista; vieta un datums parādīsies, kad koks būs iestādīts.',
        ],
      ],
    },
    checkout: {
      title: 'Izmēģinājuma kase',
      lead: 'Šis ir demonstrācijas veikals. Karti neprasām, naudu neieturam, un mājaslapa netiks veidota. Viss pārējais notiek kā ar īstu pasūtījumu.',
      when: 'Kas un kad notiek',
      steps: [
        'Uzreiz pēc pasūtījuma: anketa par jūsu uzņēmumu. Tā aizņem apmēram {minutes}\u00a0minūtes.',
        '{designHours}\u00a0stundu laikā pēc anketas nosūtīšanas: {designs} dizaina varianti, no kuriem izvēlēties.',
        '{workingDays}\u00a0darba dienu ({workingHours}\u00a0darba stundu) laikā pēc tam, kad būsiet izvēlējušies: mājaslapa, gatava pārbaudei. Kad to apstiprināsiet, mēs to palaidīsim.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Patērētāji Eiropas Savienībā un Apvienotajā Karalistē var atteikties no līguma 14\u00a0dienu laikā pēc pasūtījuma. Pasūtot jūs lūdzat mūs sākt uzreiz; mūsu atmaksas noteikumi ir spēkā papildus šīm tiesībām. {terms}, {privacy}',
      details: 'Jūsu dati',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Atsūtiet man saiti, ja pasūtījumu tagad nepabeigšu',
      laterNote: 'Viens e-pasts pēc stundas, un vairāk nerakstīsim.',
      currency: emails.printed.labels.currency,
      pay: 'Veikt izmēģinājuma pasūtījumu',
      nameMissing: 'Lūdzu, ievadiet savu vārdu.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Izmēģinājuma pasūtījums nav nosūtīts. Ierakstītais ir saglabājies: lūdzu, mēģiniet vēlreiz.',
    },
    done: {
      number: 'Jūsu izmēģinājuma pasūtījuma numurs ir {order}. Īsts veikals būtu ieturējis {price}.',
      mailbox:
        'Tā pati saite ir e-pastā, ko jums nosūtījām. Šajā demonstrācijas veikalā to var izlasīt šeit: {mailbox}.',
      mailboxLink: 'izmēģinājuma pastkastīte',
      noEmail: 'Īsts veikals šo saiti atsūtītu arī pa e-pastu.',
    },
  },
  thanks: {
    title: 'Paldies par pasūtījumu',
    titleUnknown: 'Vai tikko samaksājāt?',
    hello: 'Paldies par pasūtījumu!',
    paid: 'Esam saņēmuši jūsu maksājumu: {amount}. Jūsu pasūtījuma numurs: {orderId}.',
    button: receipt.button,
    sameLink: 'Tā pati saite ir e-pastā ar kvīti.',
    confirming: 'Jūsu maksājums tiek apstiprināts; pasūtījuma numurs un anketa pēc brīža parādīsies šeit.',
    emailComing:
      'Ja tikko samaksājāt, e-pasts ar kvīti un saiti uz anketu ir ceļā uz adresi, ko norādījāt maksājot.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Aizpildiet anketu: tā aizņem apmēram {minutes}\u00a0minūtes.',
      'Ja nosūtīsiet to tagad, {designs} variantu termiņš būs {date}.',
      'Ja tajā pašā dienā kādu izvēlēsieties, gatavas mājaslapas termiņš būs {date}. Labojumu skaits nav ierobežots, taču labojumi šo termiņu pagarina.',
    ],
    noEmail:
      'Pēc desmit minūtēm e-pasta vēl nav? Ieskatieties surogātpasta mapē vai rakstiet uz {email} un norādiet pasūtījuma numuru.',
    noEmailUnknown:
      'Pēc desmit minūtēm e-pasta vēl nav? Ieskatieties surogātpasta mapē vai rakstiet uz {email} un norādiet vārdu, kas ir uz kartes.',
  },
  form: {
    title: 'Jūsu pasūtījuma anketa',
    intro:
      'Tā aizņem apmēram {minutes}\u00a0minūtes. Pēc tam {designHours}\u00a0stundu laikā saņemsiet {designs} individuālus dizaina variantus.',
    required: landing.form.requiredNote,
    kept: 'Ierakstītais saglabājas šajā ierīcē, līdz to nosūtīsiet vai aizvērsiet šo cilni.',
    parts: { you: '1/3: Jūs', business: '2/3: Jūsu uzņēmums', domain: '3/3: Domēns un logotips' },
    labels: {
      fullName: 'Vārds un uzvārds',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Kā par mums uzzinājāt?',
      businessName: 'Uzņēmuma nosaukums',
      businessDescription: 'Ar ko uzņēmums nodarbojas',
      billingDetails: 'Rēķina dati',
      additionalNotes: 'Piezīmes',
      preferredDomain: 'Vēlamais domēns',
      domainOwnership: 'Vai šis domēns jau ir jūsu?',
      logo: 'Augšupielādēt logotipu',
    },
    hints: {
      businessDescription: 'Ko darāt, kam un kur.',
      billingDetails: 'Nosaukums un adrese kvītij.',
      preferredDomain: 'Piemēram, jususuznemums.com. Viens gads ir iekļauts.',
      logo: 'JPG, PNG vai SVG, ne vairāk par 5\u00a0MB. Logotipa vēl nav? Atstājiet lauku tukšu.',
    },
    chooseFile: 'Izvēlieties failu vai ievelciet to šeit',
    yes: 'Jā',
    no: 'Nē',
    unsure: 'Nezinu',
    referral: 'Ieteikums',
    other: 'Citādi',
    confirm: 'Apstiprinu savu pasūtījumu un saprotu, ka maksājums ({price}) sedz 1\u00a0gada pakalpojumus',
    confirmUnpriced: 'Apstiprinu savu pasūtījumu un saprotu, ka maksājums sedz 1\u00a0gada pakalpojumus',
    submit: 'Apstiprināt pasūtījumu',
    problem: 'Lūdzu, pārbaudiet datus',
    errorTitle: 'Kļūda:',
    errors: {
      fullName: 'Lūdzu, ievadiet vārdu un uzvārdu.',
      notPlain:
        'Vārdā vai nosaukumā nedrīkst būt ne tīmekļa vai e-pasta adrešu, ne neredzamu rakstzīmju. Lūdzu, ierakstiet to no jauna un aiz katra punkta atstājiet atstarpi.',
      email: landing.form.invalidEmail,
      businessName: 'Lūdzu, ievadiet uzņēmuma nosaukumu.',
      businessDescription: 'Lūdzu, aprakstiet uzņēmumu vismaz 10\u00a0rakstzīmju garumā.',
      domainOwnership: 'Lūdzu, izvēlieties atbildi.',
      orderConfirmed: 'Lai turpinātu, apstipriniet pasūtījumu.',
      tooLong: 'Teksts ir par garu. Pieļaujamais rakstzīmju skaits: {max}.',
      failedTitle: 'Anketu neizdevās nosūtīt',
      failed: 'Ierakstītais ir saglabājies. Lūdzu, nosūtiet anketu vēlreiz.',
      tooMany: 'Pārāk daudz mēģinājumu. Pagaidiet dažas minūtes un mēģiniet vēlreiz.',
      alreadySent: 'Šis pasūtījums jau ir apstiprināts.',
    },
    link: {
      unproven:
        'Atveriet šo lapu ar saiti no mūsu e-pasta vai aizpildiet anketu tepat, un mēs to sasaistīsim ar jūsu pasūtījumu.',
      expired:
        'Šī saite vairs nav derīga. Anketu tik un tā varat aizpildīt; mēs to sasaistīsim ar jūsu pasūtījumu.',
      failed: 'Jūsu datus neizdevās ielādēt. Anketu tik un tā varat aizpildīt.',
      retry: 'Mēģināt vēlreiz',
      newLink: 'Atsūtīt jaunu saiti',
    },
    logo: {
      uploading: 'Notiek augšupielāde…',
      uploadedTitle: 'Logotips augšupielādēts',
      uploaded: 'Jūsu logotips ir augšupielādēts.',
      remove: 'Noņemt logotipu',
      yours: 'Jūsu logotips',
      type: { title: 'Šāds fails neder', text: 'Lūdzu, izvēlieties JPG, PNG vai SVG failu.' },
      size: {
        title: 'Fails ir pārāk liels',
        text: 'Lūdzu, izvēlieties failu, kas mazāks par 5\u00a0MB.',
      },
      svgSize: {
        title: 'Fails ir pārāk liels',
        text: 'Lūdzu, izvēlieties SVG failu, kas mazāks par 512\u00a0kB, vai saglabājiet logotipu kā PNG.',
      },
      complexity: {
        title: 'Logotips ir pārāk sarežģīts',
        text: 'Šis attēls ir pārāk sarežģīts, lai to apstrādātu. Izvēlieties vienkāršāku vai saglabājiet logotipu kā PNG.',
      },
      failed: { title: 'Augšupielāde neizdevās', text: 'Lūdzu, mēģiniet augšupielādēt logotipu vēlreiz.' },
    },
    sent: {
      title: 'Anketa nosūtīta!',
      text: 'Paldies! {replyHours}\u00a0stundu laikā atsūtīsim apstiprinājumu pa e-pastu un sāksim veidot dizaina variantus.',
      order: 'Pasūtījums Nr.\u00a0{orderId} ir apstiprināts. Variantu termiņš ir {date}.',
      unmatched:
        'Jūsu anketa ir saņemta. Sasaistīsim to ar pasūtījumu un uzrakstīsim jums {replyHours}\u00a0stundu laikā.',
      follow: 'Sekot līdzi projektam',
    },
    given: {
      title: 'Šis pasūtījums jau ir apstiprināts.',
      due: 'Variantu termiņš ir {date}.',
      change: 'Ja vēlaties ko mainīt, atbildiet uz e-pastu, ko no mums saņēmāt.',
      heading: 'Anketā norādījāt',
      sent: 'Nosūtīta',
      ownDomain: 'Domēns ir jūsu',
      logo: 'Augšupielādēts',
    },
  },
  print: 'Drukāt',
  links: {
    expired: {
      title: 'Saite vairs nav derīga',
      text: 'Tā veda atpakaļ uz nepabeigta pasūtījuma apmaksu. Pasūtīt no jauna varat jebkurā laikā.',
      button: 'Pasūtīt no jauna',
    },
    incomplete: {
      title: 'Saite ir nepilnīga',
      text: 'Nokopējiet no e-pasta visu saiti vai atbildiet uz e-pastu.',
    },
  },
};
