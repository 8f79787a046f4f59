import type { OrderEmailTexts } from './texts.ts';

export const hu: OrderEmailTexts = {
  greeting: 'Kedves {name}!',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  receipt: {
    subject: 'Köszönjük a megrendelést ({orderId})',
    preview: 'Megérkezett a fizetés. Egy rövid űrlap, és kezdjük.',
    lead: 'Köszönjük a megrendelést. A fizetése megérkezett hozzánk.',
    labels: { order: 'Megrendelés száma', package: 'Csomag', price: 'Ár' },
    form: 'Most meséljen a vállalkozásáról. Az űrlap kitöltése körülbelül {minutes} perc.',
    button: 'Kitöltöm az űrlapot',
    formNote:
      'Ez a link csak Önnek szól. Válaszait a {orderId} számú megrendeléshez kapcsolja, egyszer használható, és {days} napig érvényes.',
    nextHeading: 'A következő lépések',
    steps: [
      'Kitölti az űrlapot: mivel foglalkozik a vállalkozása, milyen domaint szeretne, és mi a logója.',
      'Az űrlap után {designHours} órán belül {designs} terv közül választhat.',
      'Kiválasztja az egyiket, és mi elkészítjük. A módosítások száma korlátlan.',
      'A választás után {workingHours} munkaórán belül elkészül a weboldal, és megkapja a fája tanúsítványát is.',
    ],
    included:
      'Egyszeri díj. Tartalmazza a weboldalt, az első év tárhelyét és domainjét, valamint {supportMonths} hónap támogatást.',
    follow: 'Az Ön projektje',
    terms: 'Általános szerződési feltételek',
    refund: 'Visszatérítési szabályzat',
  },
  printed: {
    title: '{orderId}. megrendelés: bizonylat',
    labels: {
      seller: 'Eladó',
      address: 'Cím',
      companyNumber: 'Cégjegyzékszám',
      vatNumber: 'Közösségi adószám',
      email: 'E-mail-cím',
      buyer: 'Vevő',
      paidOn: 'Kifizetve',
      currency: 'Pénznem',
      refunded: 'Visszatérítve összesen',
    },
    note: 'Ez a bizonylat igazolja, hogy a fizetése megérkezett hozzánk. Nem áfás számla. Ha számlára van szüksége, válaszoljon bármelyik e-mailünkre.',
  },
  projectLink: {
    subject: '{orderId}. megrendelés: link a projektjéhez',
    lead: 'Itt a projektjére mutató link, amelyet kért.',
    button: 'Megnyitom a projektoldalt',
    linkNote:
      'Ez a link csak Önnek szól. Megrendelésének ({orderId}) oldalát nyitja meg az összes lépéssel, fájllal és üzenettel.',
    ignore: 'Ha nem Ön kérte, hagyja figyelmen kívül ezt az e-mailt.',
  },
};
