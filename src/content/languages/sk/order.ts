import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Potom upravujeme, kým nebudete spokojní, a peniaze vraciame len vtedy, keď meškáme alebo web nedokončíme.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesionálne vytvorený web, až {pages}\u00a0stránok',
      '{designs} návrhy na mieru do {designHours}\u00a0hodín',
      'Hotovo za {workingDays}\u00a0pracovných dní ({workingHours}\u00a0pracovných hodín)',
      'Hosting na 1\u00a0rok',
      'Doména na 1\u00a0rok',
      '{supportMonths}\u00a0mesiacov údržby a podpory',
      'Fakturačný program, prvý rok zadarmo',
      'Neobmedzený počet úprav',
      'Zasadený strom s certifikátom',
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
      title: 'Jedna cena a čo bude potom',
      lead: 'Celý balík stojí {price}. Zaplatíte len raz.',
      kind: 'VŠETKO V JEDNOM BALÍKU',
      once: 'jednorazovo',
      included: 'Čo je v cene',
      demo: '(skúšobná pokladňa)',
      noCard: 'Toto je ukážka: kartu od vás nepýtame a nič nestrhneme.',
      currency: 'Ceny v {code} – {change}',
      change: 'zmeniť',
      secure: 'Bezpečná platba kartou. Chcete sa najprv niečo spýtať? {chat}',
      later: 'Od druhého roka',
      hosting: 'Hosting',
      maintenance: 'Údržba',
      domain: 'Doména',
      billing: 'Fakturačný program, ak ho chcete',
      perYear: '{amount} ročne',
      domainPrice: 'trhová cena, zvyčajne {domainFrom} až {domainTo} ročne',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Tieto ceny sú v amerických dolároch a platia len pri predĺžení.',
      unreachable: 'Platobná služba teraz neodpovedá. Skúste to, prosím, o chvíľu.',
    },
    faq: {
      title: 'Na čo sa ľudia pýtajú pred objednávkou',
      list: [
        [
          'Čo presne dostanem za {price}?',
          'Profesionálne vytvorený web, rok hostingu, rok domény, {supportMonths}\u00a0mesiacov údržby a podpory, fakturačný program na prvý rok zadarmo a zasadený strom. Jedna platba, na konci nič nepribudne.',
        ],
        [
          'Čo všetko web zahŕňa?',
          'Až {pages} stránok. Vy pošlete poznámky a fotky, my napíšeme texty a vy ich pripomienkujete. Drobné zmeny robíme {supportMonths}\u00a0mesiacov. E-shop, rezervácie a e-mailové schránky v cene nie sú; odkážeme na služby, ktoré už používate.',
        ],
        ['Ako rýchlo to naozaj ide?', landing.timeNote],
        [
          'Koľko stojí druhý rok?',
          'Hosting stojí {hosting} a údržba {maintenance} ročne. Doména sa predlžuje za trhovú cenu, zvyčajne {domainFrom} až {domainTo}. Fakturačný program stojí {billing} ročne, ak si ho chcete nechať. Každú službu môžete ukončiť osobitne a web si vziať so sebou.',
        ],
        [
          'A čo ak sa mi návrhy nebudú páčiť?',
          `Povedzte nám to a vytvoríme iné: počet úprav nie je obmedzený. ${refundRule} ${refundAfter} Ak váš web nie je do {lateDays}\u00a0dní od objednávky spustený, môžete objednávku zrušiť aj potom a vrátime vám celú sumu; dni, keď čakáme na vašu odpoveď, sa nepočítajú.`,
        ],
        [
          'Musím si niečo pripraviť?',
          'Na začiatok stačí pár viet o vašej firme a obrázky, ktoré sa vám páčia. Logo, otváracie hodiny a ceny môžu prísť neskôr.',
        ],
        [
          'Doménu už mám. Môžem si ju nechať?',
          'Áno. Uveďte ju vo formulári a my ju pripojíme. Vaše e-mailové adresy pritom fungujú ďalej.',
        ],
        [
          'Ako je to s tým stromom?',
          'Web spotrebuje elektrinu vždy, keď ho niekto otvorí. Robíme úsporné stránky, ktoré jej potrebujú menej, a za každý web sa zasadí aspoň jeden strom. Certifikát dostanete pri spustení webu; miesto a dátum pribudnú, keď bude strom zasadený.',
        ],
      ],
    },
    checkout: {
      title: 'Skúšobná pokladňa',
      lead: 'Toto je ukážka. Kartu od vás nepýtame, nič nestrhneme a žiadny web nevznikne. Inak sa vaša objednávka správa ako skutočná.',
      when: 'Čo sa kedy stane',
      steps: [
        'Hneď po objednávke: formulár o vašej firme. Zaberie asi {minutes}\u00a0minút.',
        'Do {designHours}\u00a0hodín od odoslania formulára: {designs} návrhy na výber.',
        'Do {workingDays}\u00a0pracovných dní ({workingHours}\u00a0pracovných hodín) od výberu: web pripravený na kontrolu. Keď ho schválite, spustíme ho.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Spotrebitelia v EÚ a v Spojenom kráľovstve môžu od zmluvy odstúpiť do 14\u00a0dní od objednávky. Objednávkou nás žiadate, aby sme začali hneď; naše pravidlá vrátenia peňazí platia popri tomto práve. {terms}, {privacy}',
      details: 'Vaše údaje',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Pošlite mi odkaz, ak objednávku teraz nedokončím',
      laterNote: 'Jeden e-mail po hodine a žiadny ďalší.',
      currency: emails.printed.labels.currency,
      pay: 'Odoslať skúšobnú objednávku',
      nameMissing: 'Vyplňte, prosím, svoje meno.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Skúšobnú objednávku sa nepodarilo odoslať. Vaše údaje tu zostali: skúste to znova.',
    },
    done: {
      number: 'Vaša skúšobná objednávka má číslo {order}. Skutočný obchod by strhol {price}.',
      mailbox:
        'Rovnaký odkaz je v e-maile, ktorý sme vám poslali. V tejto ukážke si ho prečítate tu: {mailbox}.',
      mailboxLink: 'skúšobná schránka',
      noEmail: 'Skutočný obchod by vám tento odkaz poslal aj e-mailom.',
    },
  },
  thanks: {
    title: 'Ďakujeme za objednávku',
    titleUnknown: 'Práve ste zaplatili?',
    hello: 'Ďakujeme za objednávku!',
    paid: 'Prijali sme vašu platbu vo výške {amount}. Číslo vašej objednávky je {orderId}.',
    button: receipt.button,
    sameLink: 'Rovnaký odkaz je v e-maile s potvrdením o platbe.',
    confirming: 'Vaša platba sa práve potvrdzuje; číslo objednávky a formulár sa tu o chvíľu zobrazia.',
    emailComing:
      'Ak ste práve zaplatili, e-mail s potvrdením o platbe a odkazom na formulár je na ceste na adresu, ktorú ste uviedli pri platení.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Vyplňte formulár: zaberie asi {minutes}\u00a0minút.',
      'Ak ho odošlete teraz, {designs} návrhy budete mať najneskôr: {date}.',
      'Ak si ešte v ten deň jeden vyberiete, web bude pripravený na kontrolu najneskôr: {date}. Počet úprav nie je obmedzený; úpravy tento termín posúvajú.',
    ],
    noEmail:
      'Ani po desiatich minútach žiadny e-mail? Pozrite sa do spamu alebo napíšte na {email} a uveďte číslo objednávky.',
    noEmailUnknown:
      'Ani po desiatich minútach žiadny e-mail? Pozrite sa do spamu alebo napíšte na {email} a uveďte meno z karty.',
  },
  form: {
    title: 'Formulár k vašej objednávke',
    intro:
      'Zaberie asi {minutes}\u00a0minút. Do {designHours}\u00a0hodín od odoslania máte {designs} návrhy na mieru.',
    required: landing.form.requiredNote,
    kept: 'Čo napíšete, zostane v tomto zariadení, kým to neodošlete alebo nezavriete túto kartu.',
    parts: { you: '1 z 3: Vy', business: '2 z 3: Vaša firma', domain: '3 z 3: Doména a logo' },
    labels: {
      fullName: 'Meno a priezvisko',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Ako ste sa o nás dozvedeli?',
      businessName: 'Názov firmy',
      businessDescription: 'Čomu sa firma venuje',
      billingDetails: 'Fakturačné údaje',
      additionalNotes: 'Poznámky',
      preferredDomain: 'Doména, ktorú chcete',
      domainOwnership: 'Patrí vám už táto doména?',
      logo: 'Nahrať logo',
    },
    hints: {
      businessDescription: 'Čo robíte, pre koho a kde.',
      billingDetails: 'Meno a adresa na potvrdenie o platbe.',
      preferredDomain: 'Napríklad vasafirma.com. Jeden rok je v cene.',
      logo: 'JPG, PNG alebo SVG, najviac 5\u00a0MB. Logo ešte nemáte? Nechajte pole prázdne.',
    },
    chooseFile: 'Vyberte súbor alebo ho sem presuňte',
    yes: 'Áno',
    no: 'Nie',
    unsure: 'Neviem',
    referral: 'Odporúčanie',
    other: 'Inak',
    confirm: 'Potvrdzujem svoju objednávku a beriem na vedomie, že platba {price} pokrýva 1\u00a0rok služieb',
    confirmUnpriced: 'Potvrdzujem svoju objednávku a beriem na vedomie, že platba pokrýva 1\u00a0rok služieb',
    submit: 'Potvrdiť objednávku',
    problem: 'Skontrolujte, prosím, svoje údaje',
    errorTitle: 'Chyba:',
    errors: {
      fullName: 'Vyplňte, prosím, meno a priezvisko.',
      notPlain:
        'Meno nesmie obsahovať webovú ani e-mailovú adresu ani neviditeľné znaky. Napíšte ho, prosím, znova, s medzerou za každou bodkou.',
      email: landing.form.invalidEmail,
      businessName: 'Vyplňte, prosím, názov firmy.',
      businessDescription: 'Opíšte svoju firmu aspoň 10\u00a0znakmi.',
      domainOwnership: 'Vyberte, prosím, jednu možnosť.',
      orderConfirmed: 'Ak chcete pokračovať, potvrďte objednávku.',
      tooLong: 'Použite najviac {max} znakov.',
      failedTitle: 'Formulár sa neodoslal',
      failed: 'Vaše údaje tu zostali. Odošlite, prosím, formulár znova.',
      tooMany: 'Príliš veľa pokusov. Počkajte niekoľko minút a skúste to znova.',
      alreadySent: 'Táto objednávka je už potvrdená.',
    },
    link: {
      unproven:
        'Otvorte túto stránku z odkazu v e-maile. Alebo formulár vyplňte tu a my ho k vašej objednávke priradíme.',
      expired: 'Tento odkaz už neplatí. Formulár aj tak môžete vyplniť; k vašej objednávke ho priradíme.',
      failed: 'Vaše údaje sa nepodarilo načítať. Formulár aj tak môžete vyplniť.',
      retry: 'Skúsiť znova',
      newLink: 'Poslať nový odkaz',
    },
    logo: {
      uploading: 'Nahrávame…',
      uploadedTitle: 'Logo je nahrané',
      uploaded: 'Vaše logo je nahrané.',
      remove: 'Odstrániť logo',
      yours: 'Vaše logo',
      type: { title: 'Tento typ súboru sa nedá použiť', text: 'Vyberte, prosím, súbor JPG, PNG alebo SVG.' },
      size: {
        title: 'Súbor je príliš veľký',
        text: 'Vyberte, prosím, súbor menší ako 5\u00a0MB.',
      },
      svgSize: {
        title: 'Súbor je príliš veľký',
        text: 'Vyberte, prosím, SVG menšie ako 512\u00a0kB alebo logo uložte ako PNG.',
      },
      complexity: {
        title: 'Logo je príliš zložité',
        text: 'Tento obrázok je na spracovanie príliš zložitý. Vyberte jednoduchšiu verziu alebo ho uložte ako PNG.',
      },
      failed: { title: 'Nahranie sa nepodarilo', text: 'Skúste, prosím, logo nahrať znova.' },
    },
    sent: {
      title: 'Formulár je odoslaný!',
      text: 'Ďakujeme! Do {replyHours}\u00a0hodín vám ho potvrdíme e-mailom a začneme s návrhmi.',
      order: 'Objednávka {orderId} je potvrdená. Návrhy budete mať najneskôr: {date}.',
      unmatched: 'Váš formulár dorazil. Priradíme ho k objednávke a do {replyHours}\u00a0hodín vám napíšeme.',
      follow: 'Sledovať projekt',
    },
    given: {
      title: 'Táto objednávka je už potvrdená.',
      due: 'Návrhy budete mať najneskôr: {date}.',
      change: 'Ak chcete niečo zmeniť, odpovedzte na e-mail, ktorý ste od nás dostali.',
      heading: 'Čo ste nám napísali',
      sent: 'Odoslané',
      ownDomain: 'Doména je vaša',
      logo: 'Nahrané',
    },
  },
  print: 'Vytlačiť',
  links: {
    expired: {
      title: 'Platnosť odkazu sa skončila',
      text: 'Viedol späť k platbe objednávky, ktorú ste nedokončili. Objednať môžete kedykoľvek znova.',
      button: 'Objednať znova',
    },
    incomplete: {
      title: 'Odkaz nie je úplný',
      text: 'Skopírujte z e-mailu celý odkaz alebo na e-mail odpovedzte.',
    },
  },
};
