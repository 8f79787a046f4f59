import type { OrderUpdateTexts } from './texts.ts';

/** The name of a business stands in brackets: it takes no article and no ending. */
export const hu: OrderUpdateTexts = {
  greeting: 'Kedves {name}!',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  links: { project: 'Az Ön projektje', refundPolicy: 'Visszatérítési szabályzat' },
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
    subject: '{orderId}. megrendelés: meséljen a vállalkozásáról',
    preview: 'Az űrlap kitöltése körülbelül {minutes} perc. Utána nekilátunk a terveknek.',
    lead: 'Mielőtt nekilátunk a weboldalának, szeretnénk megtudni ezt-azt a vállalkozásáról. Az űrlap kitöltése körülbelül {minutes} perc.',
  },
  formReminder: {
    subject: '{orderId}. megrendelés: várjuk az űrlapot',
    preview: 'Amint megérkezik, nekilátunk a terveknek.',
    lead: 'Szívesen nekilátnánk a weboldalának. Már csak egy rövid űrlap hiányzik, amely a vállalkozásáról szól. A kitöltése körülbelül {minutes} perc.',
    promise: 'Az űrlap elküldése után {designHours}\u00a0órán belül {designs}\u00a0terv közül választhat.',
    help: 'Még nincs logója, vagy nem biztos a domainben? Hagyja üresen a mezőt, és közösen megoldjuk. Ha elakad, egyszerűen válaszoljon erre az e-mailre.',
    lastReminder:
      'Ez az utolsó emlékeztetőnk. A megrendelés nyitva marad, és amint megérkezik az űrlap, nekilátunk.',
    refundUntil:
      'Ha meggondolta magát, lemondhatja a megrendelést, és a teljes összeget visszakapja. A lemondás határideje: {date}',
  },
  cancelled: {
    subject: 'Töröltük a megrendelését ({orderId})',
    preview: 'Mit töröltünk, és hogyan ér el minket.',
    lead: 'Töröltük a megrendelését, és nem dolgozunk rajta tovább.',
    contact:
      'Nem számított erre, vagy kérdése van egy fizetéssel kapcsolatban? Válaszoljon erre az e-mailre, vagy hívjon minket a {phone} számon, és utánanézünk.',
  },
  refundedInFull: {
    subject: '{orderId}. megrendelés: {amount} visszatérítve',
    preview: 'A pénz úton van Önhöz.',
    lead: 'A teljes összeget visszatérítettük, és lezártuk a megrendelését.',
  },
  refundedInPart: {
    subject: '{orderId}. megrendelés: {amount} visszatérítve',
    preview: 'A pénz egy része úton van Önhöz.',
    lead: 'A kifizetett összeg egy részét visszatérítettük. A megrendelésén a megbeszéltek szerint dolgozunk tovább.',
  },
  refundDuration:
    'A visszatérítés általában 5–10\u00a0nap alatt jelenik meg a banknál. Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  refundFailed: {
    subject: '{orderId}. megrendelés: a bankja visszaküldte a pénzt',
    preview: 'Írja meg a telefonszámát, és megbeszéljük, hogyan juthat a pénzéhez.',
    lead: 'Visszatérítettünk Önnek {amount} összeget, de a bankja vagy a kártyakibocsátója visszaküldte nekünk.',
    reply:
      'Válaszoljon erre az e-mailre, írja meg a telefonszámát, és megbeszéljük, hogyan juttassuk el Önhöz a pénzt más módon.',
    warning: 'Kérjük, ne küldjön kártyaadatokat e-mailben.',
  },
  answers: {
    subject: '{orderId}. megrendelés: megkaptuk a válaszait',
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
    subject: 'Elkészült a weboldala',
    preview: 'Ma kezdődik a {supportMonths} hónap támogatás.',
    lead: 'Elkészült a vállalkozása ({business}) weboldala.',
    certificate:
      'Minden megrendelés után ültetünk egy fát. Ha még nem kapta meg a fája tanúsítványát, válaszoljon erre az e-mailre, és elküldjük.',
    support:
      'Ma kezdődik a tárhely és a domain első éve, valamint a {supportMonths}\u00a0hónap karbantartás és támogatás. Ha bármit módosítana, egyszerűen válaszoljon erre az e-mailre.',
  },
};
