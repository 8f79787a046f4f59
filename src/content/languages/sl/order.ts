import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Potem popravljamo, dokler ni prav, denar pa vrnemo le, če zamujamo ali strani ne moremo dokončati.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Strokovno izdelana spletna stran, do {pages}\u00a0podstrani',
      '{designs} osnutki po meri v {designHours}\u00a0urah',
      'Končano v {workingDays}\u00a0delovnih dneh ({workingHours}\u00a0delovnih urah)',
      '1\u00a0leto gostovanja',
      '1\u00a0leto domene',
      '{supportMonths}\u00a0mesecev vzdrževanja in podpore',
      'Program za izdajanje računov, prvo leto brezplačno',
      'Neomejeno število popravkov',
      'Posajeno drevo s potrdilom',
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
      title: 'Ena cena in kaj sledi potem',
      lead: 'Celoten paket stane {price}. Plačate samo enkrat.',
      kind: 'VSE V ENEM PAKETU',
      once: 'enkratno',
      included: 'Kaj je vključeno',
      demo: '(preizkusna blagajna)',
      noCard: 'To je predstavitev: kartice ne potrebujete in ničesar ne zaračunamo.',
      currency: 'Cene v {code} – {change}',
      change: 'spremeni',
      secure: 'Varno plačilo s kartico. Bi prej kaj vprašali? {chat}',
      later: 'Od drugega leta',
      hosting: 'Gostovanje',
      maintenance: 'Vzdrževanje',
      domain: 'Domena',
      billing: 'Program za izdajanje računov, če ga želite',
      perYear: '{amount} na leto',
      domainPrice: 'tržna cena, običajno od {domainFrom} do {domainTo} na leto',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Te cene so v ameriških dolarjih in veljajo le, če podaljšate.',
      unreachable: 'Plačilna storitev se trenutno ne odziva. Poskusite znova čez nekaj trenutkov.',
    },
    faq: {
      title: 'Kaj nas sprašujejo pred naročilom',
      list: [
        [
          'Kaj natančno dobim za {price}?',
          'Strokovno izdelano spletno stran, leto gostovanja, leto domene, {supportMonths}\u00a0mesecev vzdrževanja in podpore, program za izdajanje računov prvo leto brezplačno in posajeno drevo. Eno plačilo, brez doplačil na koncu.',
        ],
        [
          'Kaj spletna stran obsega?',
          'Do {pages} podstrani. Vi pošljete zapiske in fotografije, mi napišemo besedila, vi pa sporočite popravke. Majhne spremembe delamo {supportMonths}\u00a0mesecev. Spletna trgovina, rezervacije in e-poštni predali niso vključeni; dodamo povezave do storitev, ki jih že uporabljate.',
        ],
        ['Kako hitro gre v resnici?', landing.timeNote],
        [
          'Koliko stane drugo leto?',
          'Gostovanje stane {hosting}, vzdrževanje pa {maintenance} na leto. Domena se podaljša po tržni ceni, običajno od {domainFrom} do {domainTo}. Program za izdajanje računov stane {billing} na leto, če ga želite obdržati. Vsako storitev lahko odpoveste posebej in stran vzamete s seboj.',
        ],
        [
          'Kaj pa, če mi osnutki niso všeč?',
          `Povejte nam in naredimo nove: število popravkov ni omejeno. ${refundRule} ${refundAfter} Če vaša stran {lateDays}\u00a0dni po naročilu še ni objavljena, lahko naročilo tudi takrat prekličete in vam vrnemo celoten znesek; dnevi, ko čakamo na vaš odgovor, se ne štejejo.`,
        ],
        [
          'Moram kaj pripraviti?',
          'Za začetek zadošča nekaj stavkov o vašem podjetju in slike, ki so vam všeč. Logotip, delovni čas in cene lahko pridejo pozneje.',
        ],
        [
          'Domeno že imam. Jo lahko obdržim?',
          'Da. Navedite jo v obrazcu in povezali jo bomo. Vaši e-poštni naslovi medtem delujejo naprej.',
        ],
        [
          'Kaj pa drevo?',
          'Spletna stran porabi elektriko vsakič, ko jo kdo odpre. Delamo lahke strani, ki je porabijo manj, in za vsako stran se posadi vsaj eno drevo. Potrdilo dobite, ko je stran objavljena; kraj in datum dodamo, ko je drevo posajeno.',
        ],
      ],
    },
    checkout: {
      title: 'Preizkusna blagajna',
      lead: 'To je predstavitev. Kartice ne potrebujete, ničesar ne zaračunamo in nobena stran ne bo izdelana. Sicer vaše naročilo deluje kot pravo.',
      when: 'Kaj se kdaj zgodi',
      steps: [
        'Takoj po naročilu: obrazec o vašem podjetju. Vzame približno {minutes}\u00a0minut.',
        'V {designHours}\u00a0urah po oddaji obrazca: {designs} osnutki na izbiro.',
        'V {workingDays}\u00a0delovnih dneh ({workingHours}\u00a0delovnih urah) po vaši izbiri: stran, pripravljena za pregled. Ko jo potrdite, jo objavimo.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Potrošniki v EU in Združenem kraljestvu lahko odstopijo od pogodbe v 14\u00a0dneh po naročilu. Z naročilom nas prosite, naj začnemo takoj; naša pravila o vračilu denarja veljajo poleg te pravice. {terms}, {privacy}',
      details: 'Vaši podatki',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Pošljite mi povezavo, če naročila zdaj ne dokončam',
      laterNote: 'Eno sporočilo čez eno uro in nobenega več.',
      currency: emails.printed.labels.currency,
      pay: 'Oddaj preizkusno naročilo',
      nameMissing: 'Vpišite svoje ime.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Preizkusno naročilo ni prispelo. Kar ste vpisali, je še tu: poskusite znova.',
    },
    done: {
      number: 'Vaše preizkusno naročilo ima številko {order}. Prava trgovina bi zaračunala {price}.',
      mailbox:
        'Ista povezava je v e-sporočilu, ki smo vam ga poslali. V tej predstavitvi ga preberete tukaj: {mailbox}.',
      mailboxLink: 'preizkusni predal',
      noEmail: 'Prava trgovina bi vam to povezavo poslala tudi po e-pošti.',
    },
  },
  thanks: {
    title: 'Hvala za naročilo',
    titleUnknown: 'Ste pravkar plačali?',
    hello: 'Najlepša hvala za naročilo!',
    paid: 'Prejeli smo vaše plačilo v višini {amount}. Številka vašega naročila je {orderId}.',
    button: receipt.button,
    sameLink: 'Ista povezava je v e-sporočilu s potrdilom o plačilu.',
    confirming:
      'Vaše plačilo se pravkar potrjuje; številka naročila in obrazec se bosta tukaj prikazala čez trenutek.',
    emailComing:
      'Če ste pravkar plačali, je e-sporočilo s potrdilom o plačilu in povezavo do obrazca na poti na naslov, ki ste ga navedli ob plačilu.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Izpolnite obrazec: vzame približno {minutes}\u00a0minut.',
      'Če ga pošljete zdaj, bodo {designs} osnutki pripravljeni najpozneje: {date}.',
      'Če istega dne izberete enega, bo stran pripravljena za pregled najpozneje: {date}. Število popravkov ni omejeno; popravki ta rok premaknejo.',
    ],
    noEmail:
      'Po desetih minutah še ni e-sporočila? Poglejte med neželeno pošto ali pišite na {email} in navedite številko naročila.',
    noEmailUnknown:
      'Po desetih minutah še ni e-sporočila? Poglejte med neželeno pošto ali pišite na {email} in navedite ime s kartice.',
  },
  form: {
    title: 'Obrazec k vašemu naročilu',
    intro:
      'Vzame približno {minutes}\u00a0minut. V {designHours}\u00a0urah po oddaji imate {designs} osnutke po meri.',
    required: landing.form.requiredNote,
    kept: 'Kar vpišete, ostane v tej napravi, dokler tega ne pošljete ali ne zaprete tega zavihka.',
    parts: { you: '1 od 3: Vi', business: '2 od 3: Vaše podjetje', domain: '3 od 3: Domena in logotip' },
    labels: {
      fullName: 'Ime in priimek',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Kako ste izvedeli za nas?',
      businessName: 'Ime podjetja',
      businessDescription: 'S čim se ukvarjate',
      billingDetails: 'Podatki za račun',
      additionalNotes: 'Opombe',
      preferredDomain: 'Želena domena',
      domainOwnership: 'Je ta domena že vaša?',
      logo: 'Naložite logotip',
    },
    hints: {
      businessDescription: 'Kaj delate, za koga in kje.',
      billingDetails: 'Ime in naslov za potrdilo o plačilu.',
      preferredDomain: 'Na primer vasepodjetje.com. Eno leto je vključeno.',
      logo: 'JPG, PNG ali SVG, največ 5\u00a0MB. Logotipa še nimate? Pustite prazno.',
    },
    chooseFile: 'Izberite datoteko ali jo povlecite sem',
    yes: 'Da',
    no: 'Ne',
    unsure: 'Ne vem',
    referral: 'Priporočilo',
    other: 'Drugo',
    confirm: 'Potrjujem svoje naročilo in vem, da plačilo {price} zajema 1\u00a0leto storitev',
    confirmUnpriced: 'Potrjujem svoje naročilo in vem, da plačilo zajema 1\u00a0leto storitev',
    submit: 'Potrdi naročilo',
    problem: 'Preverite svoje podatke',
    errorTitle: 'Napaka:',
    errors: {
      fullName: 'Vpišite ime in priimek.',
      notPlain:
        'Ime ne sme vsebovati spletnega ali e-poštnega naslova niti nevidnih znakov. Vpišite ga znova, s presledkom za vsako piko.',
      email: landing.form.invalidEmail,
      businessName: 'Vpišite ime podjetja.',
      businessDescription: 'Opišite svoje podjetje z vsaj 10\u00a0znaki.',
      domainOwnership: 'Izberite odgovor.',
      orderConfirmed: 'Za nadaljevanje potrdite naročilo.',
      tooLong: 'Uporabite največ {max} znakov.',
      failedTitle: 'Obrazec ni bil poslan',
      failed: 'Kar ste vpisali, je še tu. Pošljite obrazec znova.',
      tooMany: 'Preveč poskusov. Počakajte nekaj minut in poskusite znova.',
      alreadySent: 'To naročilo je že potrjeno.',
    },
    link: {
      unproven:
        'Odprite to stran s povezavo v e-sporočilu. Ali pa obrazec izpolnite tukaj in mi ga povežemo z vašim naročilom.',
      expired:
        'Ta povezava ne velja več. Obrazec lahko vseeno izpolnite; povezali ga bomo z vašim naročilom.',
      failed: 'Vaših podatkov ni bilo mogoče naložiti. Obrazec lahko vseeno izpolnite.',
      retry: 'Poskusi znova',
      newLink: 'Pošlji mi novo povezavo',
    },
    logo: {
      uploading: 'Nalaganje …',
      uploadedTitle: 'Logotip je naložen',
      uploaded: 'Vaš logotip je naložen.',
      remove: 'Odstrani logotip',
      yours: 'Vaš logotip',
      type: { title: 'Te vrste datoteke ni mogoče uporabiti', text: 'Izberite datoteko JPG, PNG ali SVG.' },
      size: {
        title: 'Datoteka je prevelika',
        text: 'Izberite datoteko, manjšo od 5\u00a0MB.',
      },
      svgSize: {
        title: 'Datoteka je prevelika',
        text: 'Izberite SVG, manjši od 512\u00a0kB, ali shranite logotip kot PNG.',
      },
      complexity: {
        title: 'Logotip je preveč zapleten',
        text: 'Ta slika je preveč zapletena za obdelavo. Izberite preprostejšo različico ali jo shranite kot PNG.',
      },
      failed: { title: 'Nalaganje ni uspelo', text: 'Poskusite logotip naložiti znova.' },
    },
    sent: {
      title: 'Obrazec je poslan!',
      text: 'Hvala! V {replyHours}\u00a0urah ga potrdimo po e-pošti in začnemo z osnutki.',
      order: 'Naročilo {orderId} je potrjeno. Osnutke boste imeli najpozneje: {date}.',
      unmatched:
        'Vaš obrazec je prispel. Povezali ga bomo z naročilom in vam pisali v {replyHours}\u00a0urah.',
      follow: 'Spremljajte svoj projekt',
    },
    given: {
      title: 'To naročilo je že potrjeno.',
      due: 'Osnutke boste imeli najpozneje: {date}.',
      change: 'Če želite kaj spremeniti, odgovorite na e-sporočilo, ki ste ga dobili od nas.',
      heading: 'Kaj ste nam napisali',
      sent: 'Poslano',
      ownDomain: 'Domena je vaša',
      logo: 'Naloženo',
    },
  },
  print: 'Natisni',
  links: {
    expired: {
      title: 'Ta povezava je potekla',
      text: 'Vodila je nazaj na plačilo naročila, ki ga niste dokončali. Znova lahko naročite kadar koli.',
      button: 'Naročite znova',
    },
    incomplete: {
      title: 'Povezava ni popolna',
      text: 'Kopirajte celotno povezavo iz e-sporočila ali odgovorite nanj.',
    },
  },
};
