import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Kedves {name}!',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  receipt: {
    subject: 'Köszönjük a megrendelést ({orderId})',
    preview: 'Megkaptuk a befizetését. Egy rövid űrlap, és kezdjük.',
    lead: 'Köszönjük a megrendelést. A befizetése megérkezett.',
    labels: { order: 'Megrendelés száma', package: 'Csomag', price: 'Ár' },
    form: 'Most meséljen a vállalkozásáról. Az űrlap kitöltése körülbelül {minutes} perc.',
    button: 'Kitöltöm az űrlapot',
    formNote:
      'Ez a link csak Önnek szól. Válaszait a megrendeléséhez ({orderId}) kapcsolja, és {days} napig érvényes.',
    nextHeading: 'A következő lépések',
    steps: [
      'Kitölti az űrlapot: mivel foglalkozik a vállalkozása, milyen domaint szeretne, és feltölti a logóját.',
      'Az űrlap elküldése után {designHours}\u00a0órán belül {designs} terv közül választhat.',
      'Kiválasztja az egyiket, és az alapján elkészítjük a weboldalt. A módosítások száma korlátlan.',
      `A választás után ${times.workingDays}\u00a0munkanapon ({workingHours}\u00a0munkaórán) belül átnézheti a kész weboldalt. Amint jóváhagyja, elindítjuk, és megkapja a faültetési tanúsítványát.`,
    ],
    included: `Egyszeri díj. Tartalmazza a weboldalt, az első év tárhelyét és domainjét, {supportMonths}\u00a0hónap támogatást, valamint egy elültetett fát. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Fizetési igazolás, {orderId}. számú megrendelés',
    labels: {
      seller: 'Eladó',
      address: 'Cím',
      companyNumber: 'Cégjegyzékszám',
      vatNumber: 'Közösségi adószám',
      email: 'E-mail-cím',
      buyer: 'Vevő',
      paidOn: 'Fizetés napja',
      currency: 'Pénznem',
      refunded: 'Visszatérítve összesen',
    },
    note: 'Ez a dokumentum igazolja, hogy megkaptuk a befizetését. Nem áfás számla. Ha számlára van szüksége, válaszoljon bármelyik e-mailünkre.',
  },
  projectLink: {
    subject: 'Megrendelés ({orderId}): link a projektoldalához',
    lead: 'Itt van a kért link a projektoldalához.',
    button: 'Megnyitom a projektoldalt',
    linkNote:
      'Ez a link csak Önnek szól. A projektoldalát (megrendelés: {orderId}) nyitja meg az összes lépéssel, fájllal és üzenettel.',
    ignore: 'Ha nem Ön kérte, hagyja figyelmen kívül ezt az e-mailt.',
  },
};

/** The name of a business stands in brackets: it takes no article and no ending. */
export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Kedves {name}!',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Megrendelés száma',
    package: 'Csomag',
    price: 'Ár',
    reason: 'Indok',
    totalRefunded: 'Visszatérítve összesen',
    returned: 'Visszaérkezett hozzánk',
    business: 'Vállalkozás',
    description: 'Tevékenység',
    domain: 'Domain',
    logo: 'Logó',
    notes: 'Megjegyzés',
  },
  formLink: {
    subject: 'Megrendelés ({orderId}): meséljen a vállalkozásáról',
    preview: 'Az űrlap kitöltése körülbelül {minutes} perc. Utána nekilátunk a terveknek.',
    lead: 'Mielőtt nekilátunk a weboldalának, szeretnénk megtudni ezt-azt a vállalkozásáról. Az űrlap kitöltése körülbelül {minutes} perc.',
  },
  formReminder: {
    subject: 'Megrendelés ({orderId}): várjuk az űrlapot',
    preview: 'Amint megérkezik, nekilátunk a terveknek.',
    lead: 'Szívesen nekilátnánk a weboldalának. Már csak egy rövid űrlap hiányzik, amely a vállalkozásáról szól. A kitöltése körülbelül {minutes} perc.',
    promise: 'Az űrlap elküldése után {designHours}\u00a0órán belül {designs}\u00a0terv közül választhat.',
    help: 'Még nincs logója, vagy nem biztos a domainben? Hagyja üresen a mezőt, és közösen megoldjuk. Ha elakad, egyszerűen válaszoljon erre az e-mailre.',
    lastReminder:
      'Ez az utolsó emlékeztetőnk. A megrendelés nyitva marad, és amint megérkezik az űrlap, nekilátunk.',
    refundUntil: `Meggondolta magát? ${refundRule} A lemondás határideje: {date}`,
  },
  cancelled: {
    subject: 'Töröltük a megrendelését ({orderId})',
    preview: 'Mit töröltünk, és hogyan ér el minket.',
    lead: 'Töröltük a megrendelését, és nem dolgozunk rajta tovább.',
    refund: 'Ha visszatérítés jár Önnek, külön e-mailben értesítjük, amint elküldtük.',
    contact:
      'Nem számított erre, vagy kérdése van egy fizetéssel kapcsolatban? Válaszoljon erre az e-mailre, vagy hívjon minket a {phone} számon, és utánanézünk.',
  },
  refundedInFull: {
    subject: 'Megrendelés ({orderId}): {amount} visszatérítve',
    preview: 'A pénz úton van Önhöz.',
    lead: 'A teljes összeget visszatérítettük, és lezártuk a megrendelését.',
  },
  refundedInPart: {
    subject: 'Megrendelés ({orderId}): {amount} visszatérítve',
    preview: 'A pénz egy része úton van Önhöz.',
    lead: 'A kifizetett összeg egy részét visszatérítettük.',
    workContinues: 'A megrendelésén a megbeszéltek szerint dolgozunk tovább.',
  },
  refundDuration:
    'A visszatérítés általában 5–10\u00a0nap alatt jelenik meg a bankszámláján. Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  refundFailed: {
    subject: 'Megrendelés ({orderId}): a bankja visszaküldte a pénzt',
    preview: 'Írja meg a telefonszámát, és megbeszéljük, hogyan juthat a pénzéhez.',
    lead: 'Visszatérítettünk Önnek {amount} összeget, de a bankja vagy a kártyakibocsátója visszaküldte nekünk.',
    reply:
      'Válaszoljon erre az e-mailre, írja meg a telefonszámát, és megbeszéljük, hogyan juttassuk el Önhöz a pénzt más módon.',
    warning: 'Kérjük, ne küldjön kártyaadatokat e-mailben.',
  },
  answers: {
    subject: 'Megrendelés ({orderId}): megkaptuk az űrlapját',
    preview: '{designHours} órán belül {designs} terv közül választhat.',
    lead: 'Köszönjük, minden megvan, ami a kezdéshez kell. {designHours}\u00a0órán belül {designs}\u00a0terv közül választhat a vállalkozása ({business}) weboldalához.',
    heading: 'Ezeket írta nekünk:',
    domainOpen: 'Közösen választjuk ki',
    logoReceived: 'Megérkezett',
    logoMissing: 'Még nem érkezett meg',
    corrections: 'Kiegészítene vagy javítana valamit? Egyszerűen válaszoljon erre az e-mailre.',
  },
  workStarted: {
    subject: 'Nekiláttunk a weboldalának',
    preview: 'Mikor kapja meg a terveket, és mikor készülünk el.',
    lead: 'Nekiláttunk a vállalkozása ({business}) weboldalának.',
  },
  workCompleted: {
    subject: 'Elindult a weboldala',
    preview: 'Ma kezdődik a {supportMonths}\u00a0hónapos támogatás.',
    lead: 'Elindult a vállalkozása ({business}) weboldala.',
    certificate:
      'Minden megrendelés után ültetünk egy fát. Ha még nem kapta meg a fája tanúsítványát, válaszoljon erre az e-mailre, és elküldjük.',
    support:
      'Ma kezdődik a tárhely első éve, valamint a {supportMonths}\u00a0hónapos karbantartás és támogatás. Kisebb módosításokhoz egyszerűen válaszoljon erre az e-mailre.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Kedves {name}!',
  noteHeading: 'Megjegyzés a csapatunktól',
  linkNote:
    'Ez a link csak Önnek szól. A projektoldalát (megrendelés: {orderId}) nyitja meg az összes lépéssel, fájllal és üzenettel.',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  designsHeading: 'Az Ön tervei',
  openSite: 'Weboldal megnyitása',
  addressLabel: 'Cím',
  choiceLabel: 'Az Ön választása',
  designsReady: {
    subject: 'Elkészültek a tervek',
    preview: 'Válassza ki, melyik tetszik a legjobban, vagy írja meg, mit módosítsunk.',
    lead: 'Elkészültek a tervek. Nézze meg őket nyugodtan egymás mellett, és válassza ki, melyik tetszik a legjobban.',
    next: 'A választás után {workingDays}\u00a0munkanapon ({workingHours}\u00a0munkaórán) belül befejezzük a weboldalt. Hiányzik valami? Írja meg: a módosítások száma korlátlan.',
    button: 'Megnézem a terveket',
  },
  designsChanged: {
    subject: 'Elkészültek az új tervek',
    preview: 'Elvégeztük a kért módosításokat.',
    lead: 'Elvégeztük a kért módosításokat. Az új tervek már megtekinthetők.',
    next: 'Válasszon egyet, és {workingDays}\u00a0munkanapon ({workingHours}\u00a0munkaórán) belül befejezzük a weboldalt. Mást is módosítana? Írja meg: a módosítások száma korlátlan.',
    button: 'Megnézem az új terveket',
  },
  reviewReady: {
    subject: 'Weboldala jóváhagyásra vár',
    preview: 'Hagyja jóvá, vagy írja meg, mit módosítsunk.',
    lead: 'Elkészült a weboldala. Kérjük, nézze végig minden oldalát számítógépen és telefonon is.',
    next: 'Ha elégedett vele, hagyja jóvá, és elindítjuk. Ha nem, írja meg, mit módosítsunk: a módosítások száma korlátlan.',
    button: 'Megnézem a weboldalt',
  },
  reviewChanged: {
    subject: 'Elkészültek a kért módosítások',
    preview: 'Kérjük, nézze meg újra a weboldalát.',
    lead: 'Elvégeztük a kért módosításokat. Kérjük, nézze meg újra a weboldalát.',
    next: 'Ha elégedett vele, hagyja jóvá, és elindítjuk. Mást is módosítana? Írja meg: a módosítások száma korlátlan.',
    button: 'Megnézem a módosításokat',
  },
  live: {
    subject: 'Elindult a weboldala',
    preview: 'Mostantól bárki felkeresheti. Itt a címe.',
    lead: 'Elindult a weboldala. Mostantól bárki felkeresheti.',
    next: 'Ma kezdődik a tárhely első éve, valamint a {supportMonths}\u00a0hónapos karbantartás és támogatás. Kisebb módosításokhoz egyszerűen válaszoljon erre az e-mailre.',
    button: 'Megnyitom a projektoldalt',
  },
  choiceReminder: {
    subject: 'Kiválasztotta már a tervet?',
    preview: 'Amint választott, nekilátunk a weboldalnak.',
    lead: 'A tervek Önre várnak. Amint kiválasztotta az egyiket, nekilátunk a weboldalnak.',
    next: 'Egyik sem egészen olyan, amilyet szeretne? Írja meg, mit módosítsunk. A módosítások száma korlátlan.',
    button: 'Kiválasztom a tervet',
  },
  approvalReminder: {
    subject: 'Elindíthatjuk a weboldalát?',
    preview: 'Amint jóváhagyja, elindítjuk.',
    lead: 'A weboldala már csak Önre vár. Amint jóváhagyja, elindítjuk.',
    next: 'Valami még nem jó? Írja meg, mit módosítsunk. A módosítások száma korlátlan.',
    button: 'Megnézem a weboldalt',
  },
  lastReminder: 'Ez az utolsó emlékeztetőnk. A projekt nyitva marad, és amint jelentkezik, folytatjuk.',
  message: {
    subject: 'Üzenet a megrendeléséről ({orderId})',
    preview: 'Csapatunk írt Önnek a weboldaláról.',
    lead: 'A weboldalával kapcsolatban írunk:',
    next: 'Válaszolhat a projektoldalon vagy közvetlenül erre az e-mailre.',
    button: 'Elolvasom és válaszolok',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Hogy tetszik a weboldala?',
  preview: 'Kétperces értékelésével nekünk és a még keresgélőknek is segít.',
  greeting: 'Kedves {name}!',
  lead: 'Két hete indult el a weboldala. Milyen volt a közös munka, és hogy tetszik az eredmény?',
  form: 'Az értékeléshez két perc is elég: válassza ki a csillagok számát, írjon néhány szót, és döntse el, milyen nevet jeleníthetünk meg. Az értékeléseket úgy tesszük közzé, ahogy íródtak; egy szót sem változtatunk rajtuk.',
  button: 'Értékelést írok',
  linkNote:
    'Ez a link csak Önnek szól. Megrendeléséhez ({orderId}) tartozik, és {linkDays} napig érvényes. Az értékelést a megírása után {editDays} napig módosíthatja.',
  once: 'Csak egyszer kérdezzük meg. Ha valami nincs rendben a weboldallal, válaszoljon erre az e-mailre, és rendbe hozzuk.',
};

/** A Hungarian date ends with a full stop. */
export const recovery: RecoveryTexts = {
  subject: 'Fejezze be megrendelését, amikor Önnek megfelel',
  preview: 'Ezzel a linkkel visszatérhet a fizetéshez, változatlan áron.',
  greeting: 'Jó napot kívánunk!',
  intro:
    'Megkezdett nálunk egy megrendelést, és linket kért, hogy később befejezhesse. Itt a link, az ár nem változott.',
  packageLabel: 'Csomag',
  priceLabel: 'Ár',
  button: 'Tovább a fizetéshez',
  validUntil: 'A link eddig működik: {date}',
  noAction:
    'Meggondolta magát? Nincs semmi teendője. Nem vontunk le pénzt, és erről a megrendelésről nem írunk többet.',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  stopLink: 'Nem kérek több ilyen e-mailt',
  stopTitle: 'Nem kérek több ilyen e-mailt',
  stopQuestion:
    'Nyomja meg a gombot, és soha többé nem írunk be nem fejezett megrendelésről. A kifizetett megrendelésekről szóló e-mailek továbbra is megérkeznek.',
  stoppedTitle: 'Erről nem írunk többet',
  stopped: 'Feljegyeztük. A kifizetett megrendelésekről szóló e-mailek továbbra is megérkeznek.',
  backHome: 'Vissza a kezdőlapra',
};

export const tree: TreeEmailTexts = {
  greeting: 'Kedves {name}!',
  closing: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  button: 'Tanúsítvány megnyitása',
  reserved: {
    subject: 'Az Ön faültetési tanúsítványa',
    preview: 'Elindult a weboldala, és lefoglaltunk hozzá egy fát.',
    text: 'Elindult a weboldala, ezért lefoglaltunk hozzá egy fát. Itt a tanúsítvány: megosztható oldal és kinyomtatható PDF. Amint a fa a földbe kerül, újra írunk.',
    choice:
      'Ön dönti el, milyen név szerepeljen rajta: a vállalkozásáé, az Öné, a monogramja vagy egyik sem. A projektoldalon választhat.',
  },
  planted: {
    subject: 'Elültettük a fáját',
    preview: 'Mikor, hol és ki ültette el.',
    text: 'Elültettük a weboldalához tartozó fát. A tanúsítványon most már az is szerepel, mikor és hol. Ha a korábbit kinyomtatta, töltse le az újat.',
  },
};
