import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Ezután addig dolgozunk rajta, amíg jó nem lesz, és csak akkor jár visszatérítés, ha késünk, vagy nem tudjuk befejezni a weboldalt.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Professzionális weboldal, legfeljebb {pages}\u00a0oldal',
      '{designs} egyedi terv {designHours}\u00a0órán belül',
      'Kész {workingDays}\u00a0munkanapon ({workingHours}\u00a0munkaórán) belül',
      '1\u00a0év tárhely',
      '1\u00a0év domain',
      '{supportMonths}\u00a0hónap karbantartás és támogatás',
      'Számlázóprogram, az első évben ingyen',
      'Korlátlan számú módosítás',
      'Egy elültetett fa, tanúsítvánnyal',
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
      title: 'Egy ár, és ami utána jön',
      lead: 'A teljes csomag ára {price}. Csak egyszer fizet.',
      kind: 'MINDEN EGY CSOMAGBAN',
      once: 'egyszeri díj',
      included: 'Mit tartalmaz az ár',
      demo: '(próbapénztár)',
      noCard: 'Ez egy bemutató: nem kérünk kártyát, és nem vonunk le pénzt.',
      currency: 'Árak pénzneme: {code} – {change}',
      change: 'módosítás',
      secure: 'Biztonságos kártyás fizetés. Előbb kérdezne? {chat}',
      later: 'A második évtől',
      hosting: 'Tárhely',
      maintenance: 'Karbantartás',
      domain: 'Domain',
      billing: 'Számlázóprogram, ha kéri',
      perYear: '{amount} évente',
      domainPrice: 'piaci ár, általában {domainFrom} és {domainTo} között évente',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Ezek az árak amerikai dollárban értendők, és csak hosszabbítás esetén érvényesek.',
      unreachable: 'A fizetési szolgáltatás most nem érhető el. Kérjük, próbálja meg kicsit később.',
    },
    faq: {
      title: 'Amit megrendelés előtt kérdezni szoktak',
      list: [
        [
          'Pontosan mit kapok a csomag áráért ({price})?',
          'Professzionális weboldalt, egy év tárhelyet, egy év domaint, {supportMonths}\u00a0hónap karbantartást és támogatást, az első évben ingyenes számlázóprogramot és egy elültetett fát. Csak egyszer fizet, a végén nem jön rá semmi.',
        ],
        [
          'Mit tartalmaz a weboldal?',
          'Legfeljebb {pages} oldalt. Ön jegyzeteket és fotókat küld, mi megírjuk a szövegeket, Ön pedig jelzi, mit javítsunk. A kis módosításokat {supportMonths}\u00a0hónapig elvégezzük. Webáruház, foglalási rendszer és postafiók nem tartozik hozzá; belinkeljük azokat a szolgáltatásokat, amelyeket már használ.',
        ],
        ['Valójában mennyi idő alatt készül el?', landing.timeNote],
        [
          'Mennyibe kerül a második év?',
          'A tárhely {hosting}, a karbantartás {maintenance} évente. A domain piaci áron hosszabbítható, általában {domainFrom} és {domainTo} között. A számlázóprogram {billing} évente, ha meg szeretné tartani. Mindegyik külön is lemondható, a weboldalt pedig magával viheti.',
        ],
        [
          'És ha nem tetszenek a tervek?',
          `Szóljon, és újakat készítünk: a módosítások száma korlátlan. ${refundRule} ${refundAfter} Ha a weboldala a megrendelés után {lateDays}\u00a0nappal sem indult el, akkor is lemondhatja a megrendelést, és visszatérítjük a teljes árat; azok a napok, amikor az Ön válaszára várunk, nem számítanak bele.`,
        ],
        [
          'Kell valamit előkészítenem?',
          'Kezdésnek elég néhány mondat a vállalkozásáról és pár kép, amely tetszik Önnek. A logó, a nyitvatartás és az árak később is jöhetnek.',
        ],
        [
          'Van már domainem. Megtarthatom?',
          'Igen. Adja meg az űrlapon, és mi összekapcsoljuk a weboldallal. Az e-mail-címei közben is működnek.',
        ],
        [
          'És mi a helyzet a fával?',
          'Egy weboldal minden megnyitáskor áramot fogyaszt. Könnyű oldalakat készítünk, amelyek kevesebbet használnak, és minden weboldalért legalább egy fát elültetnek. A tanúsítványt akkor kapja meg, amikor elindul a weboldala; a hely és a nap akkor kerül rá, amikor a fát elültették.',
        ],
      ],
    },
    checkout: {
      title: 'Próbapénztár',
      lead: 'Ez egy bemutató. Nem kérünk kártyát, nem vonunk le pénzt, és nem készül weboldal. Egyébként a megrendelése úgy működik, mint egy igazi.',
      when: 'Mi mikor történik',
      steps: [
        'Rögtön a megrendelés után: egy űrlap a vállalkozásáról. Körülbelül {minutes} perc.',
        'Az űrlap elküldése után {designHours}\u00a0órán belül: {designs} terv, amelyek közül választhat.',
        'A választás után {workingDays}\u00a0munkanapon ({workingHours}\u00a0munkaórán) belül: az elkészült weboldal, hogy átnézze. Amint jóváhagyja, elindítjuk.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Az EU-ban és az Egyesült Királyságban a fogyasztók a megrendeléstől számított 14\u00a0napon belül elállhatnak a szerződéstől. A megrendeléssel arra kér minket, hogy azonnal kezdjük el a munkát; visszatérítési szabályzatunk ezen a jogon felül érvényes. {terms}, {privacy}',
      details: 'Az Ön adatai',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Küldjenek linket, ha most nem fejezem be a megrendelést',
      laterNote: 'Egyetlen e-mail egy óra múlva, több nem.',
      currency: emails.printed.labels.currency,
      pay: 'Próbamegrendelés elküldése',
      nameMissing: 'Kérjük, adja meg a nevét.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'A próbamegrendelést nem sikerült elküldeni. Amit beírt, megmaradt: kérjük, próbálja újra.',
    },
    done: {
      number: 'Próbamegrendelésének száma {order}. Egy igazi üzlet most {price} összeget vont volna le.',
      mailbox:
        'Ugyanez a link szerepel az elküldött e-mailben. Ebben a bemutatóban itt olvashatja el: {mailbox}.',
      mailboxLink: 'próba-postafiók',
      noEmail: 'Egy igazi üzlet e-mailben is elküldené Önnek ezt a linket.',
    },
  },
  thanks: {
    title: 'Köszönjük a megrendelést',
    titleUnknown: 'Most fizetett?',
    hello: 'Köszönjük a megrendelést!',
    paid: 'Megérkezett a befizetése: {amount}. A megrendelés száma: {orderId}.',
    button: receipt.button,
    sameLink: 'Ugyanez a link szerepel a fizetési igazolást tartalmazó e-mailben.',
    confirming:
      'A fizetés visszaigazolása folyamatban van; a megrendelés száma és az űrlap mindjárt megjelenik itt.',
    emailComing:
      'Ha most fizetett, a fizetési igazolást és az űrlap linkjét tartalmazó e-mail úton van a fizetéskor megadott címre.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Töltse ki az űrlapot: körülbelül {minutes} perc.',
      'Ha most elküldi, {designs} tervet kap legkésőbb eddig: {date}.',
      'Ha még aznap választ, a weboldal átnézhető változata legkésőbb eddig elkészül: {date}. A módosítások száma korlátlan; ezek eltolják a határidőt.',
    ],
    noEmail:
      'Tíz perc után sincs e-mail? Nézze meg a levélszemét mappát, vagy írjon a megrendelés számával ide: {email}.',
    noEmailUnknown:
      'Tíz perc után sincs e-mail? Nézze meg a levélszemét mappát, vagy írjon a kártyáján szereplő névvel ide: {email}.',
  },
  form: {
    title: 'Űrlap a megrendeléshez',
    intro:
      'Körülbelül {minutes} perc. Az elküldés után {designHours}\u00a0órán belül {designs} egyedi tervet kap.',
    required: landing.form.requiredNote,
    kept: 'Amit beír, az elküldésig vagy a lap bezárásáig ezen az eszközön marad.',
    parts: { you: '1/3: Ön', business: '2/3: A vállalkozása', domain: '3/3: Domain és logó' },
    labels: {
      fullName: 'Teljes név',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Honnan hallott rólunk?',
      businessName: 'A vállalkozás neve',
      businessDescription: 'Mivel foglalkozik a vállalkozás?',
      billingDetails: 'Számlázási adatok',
      additionalNotes: 'Megjegyzések',
      preferredDomain: 'Kívánt domain',
      domainOwnership: 'Az Öné már ez a domain?',
      logo: 'Logó feltöltése',
    },
    hints: {
      businessDescription: 'Mit csinál, kinek és hol.',
      billingDetails: 'Név és cím a fizetési igazoláshoz.',
      preferredDomain: 'Például sajatceg.com. Egy év benne van az árban.',
      logo: 'JPG, PNG vagy SVG, legfeljebb 5\u00a0MB. Még nincs logója? Hagyja üresen.',
    },
    chooseFile: 'Válasszon fájlt, vagy húzza ide',
    yes: 'Igen',
    no: 'Nem',
    unsure: 'Nem tudom',
    referral: 'Ajánlás',
    other: 'Egyéb',
    confirm:
      'Megerősítem a megrendelést, és tudomásul veszem, hogy a kifizetett összeg ({price}) 1\u00a0év szolgáltatást fedez',
    confirmUnpriced:
      'Megerősítem a megrendelést, és tudomásul veszem, hogy a kifizetett összeg 1\u00a0év szolgáltatást fedez',
    submit: 'Megrendelés megerősítése',
    problem: 'Kérjük, ellenőrizze az adatait',
    errorTitle: 'Hiba:',
    errors: {
      fullName: 'Kérjük, adja meg a teljes nevét.',
      notPlain:
        'A név nem tartalmazhat web- vagy e-mail-címet, sem láthatatlan karaktert. Kérjük, írja be újra, minden pont után szóközzel.',
      email: landing.form.invalidEmail,
      businessName: 'Kérjük, adja meg a vállalkozás nevét.',
      businessDescription: 'Kérjük, legalább 10\u00a0karakterben írja le, mivel foglalkozik.',
      domainOwnership: 'Kérjük, válasszon egyet.',
      orderConfirmed: 'A folytatáshoz erősítse meg a megrendelést.',
      tooLong: 'Legfeljebb {max} karaktert használjon.',
      failedTitle: 'Az űrlapot nem sikerült elküldeni',
      failed: 'Amit beírt, megmaradt. Kérjük, küldje el újra az űrlapot.',
      tooMany: 'Túl sok próbálkozás. Várjon néhány percet, majd próbálja újra.',
      alreadySent: 'Ezt a megrendelést már megerősítették.',
    },
    link: {
      unproven:
        'Nyissa meg ezt az oldalt az e-mailben kapott linkkel. Vagy töltse ki itt az űrlapot, és mi a megrendeléséhez kapcsoljuk.',
      expired: 'Ez a link már nem érvényes. Az űrlapot így is kitöltheti; mi a megrendeléséhez kapcsoljuk.',
      failed: 'Az adatait nem sikerült betölteni. Az űrlapot így is kitöltheti.',
      retry: 'Újrapróbálkozás',
      newLink: 'Új link kérése',
    },
    logo: {
      uploading: 'Feltöltés…',
      uploadedTitle: 'A logó feltöltve',
      uploaded: 'A logóját feltöltöttük.',
      remove: 'Logó eltávolítása',
      yours: 'Az Ön logója',
      type: { title: 'Ez a fájltípus nem használható', text: 'Válasszon JPG, PNG vagy SVG fájlt.' },
      size: {
        title: 'A fájl túl nagy',
        text: 'Válasszon 5\u00a0MB-nál kisebb fájlt.',
      },
      svgSize: {
        title: 'A fájl túl nagy',
        text: 'Válasszon 512\u00a0kB-nál kisebb SVG-t, vagy mentse a logót PNG-ként.',
      },
      complexity: {
        title: 'A logó túl bonyolult',
        text: 'Ez a kép túl bonyolult a feldolgozáshoz. Válasszon egyszerűbb változatot, vagy mentse PNG-ként.',
      },
      failed: { title: 'A feltöltés nem sikerült', text: 'Próbálja meg újra feltölteni a logót.' },
    },
    sent: {
      title: 'Az űrlap megérkezett!',
      text: 'Köszönjük! {replyHours}\u00a0órán belül e-mailben visszaigazoljuk, és nekilátunk a terveknek.',
      order: 'Megerősítettük a megrendelést ({orderId}). A terveket legkésőbb eddig kapja meg: {date}.',
      unmatched:
        'Az űrlap megérkezett. A megrendeléséhez kapcsoljuk, és {replyHours}\u00a0órán belül írunk Önnek.',
      follow: 'Követem a projektet',
    },
    given: {
      title: 'Ezt a megrendelést már megerősítették.',
      due: 'A terveket legkésőbb eddig kapja meg: {date}.',
      change: 'Ha valamin változtatna, válaszoljon a tőlünk kapott e-mailre.',
      heading: 'Ezeket írta nekünk',
      sent: 'Elküldve',
      ownDomain: 'A domain az Öné',
      logo: 'Feltöltve',
    },
  },
  print: 'Nyomtatás',
  links: {
    expired: {
      title: 'Ez a link lejárt',
      text: 'Egy félbehagyott megrendelés fizetéséhez vezetett vissza. Bármikor rendelhet újra.',
      button: 'Új megrendelés',
    },
    incomplete: {
      title: 'Ez a link hiányos',
      text: 'Másolja ki az egész linket az e-mailből, vagy válaszoljon az e-mailre.',
    },
  },
};
