import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-hungary',
  title: 'Olcsó weboldalkészítés fix áron, tárhellyel',
  description: `Weboldal egyéni vállalkozóknak és kisebb cégeknek: domain, tárhely és egyéves karbantartás egyetlen árban. Három terv ${times.draftHours} órán belül.`,
  h1: 'Olcsó weboldalkészítés Magyarországon, utólagos költségek nélkül',
  location: 'Magyarország',
  service: 'Weboldalkészítés Magyarországon',
  keywords: [
    'olcsó weboldalkészítés',
    'weboldal egyéni vállalkozóknak',
    'honlapkészítés fix áron',
    'céges weboldal kisvállalkozásoknak',
    'vendégház weboldal',
    'weboldal .hu domainnel és tárhellyel',
    'bemutatkozó weboldal',
  ],
  screen: {
    motif: 'grapes',
    palette: 'plum',
    name: 'Napfény Vendégház',
    headline: ['Reggeli', 'a diófa alatt.'],
    text: 'Három szoba Tokajban',
    action: 'Írjon nekünk',
  },
  content: {
    intro:
      'A magyar vásárló alapos: mielőtt mesterembert hív vagy szobát foglal, elolvassa a véleményeket, megnézi a képeket, és rákeres a cégre. Ha ilyenkor csak egy Facebook-oldalt talál, ahol az utolsó bejegyzés két karácsonnyal ezelőtti, továbblép. A mi csomagunkkal rendezett, telefonon is jól olvasható weboldala lesz, saját domainnel, tárhellyel és egyéves karbantartással. Az árat előre látja, és az utólag sem változik. Az űrlap elküldését követő napon három, az Ön vállalkozására szabott terv közül választhat, és onnantól a technikával nem kell törődnie.',
    benefits: [
      {
        title: 'Megvan az impresszum helye',
        text: 'Az elektronikus kereskedelmi törvény szerint a honlapon szerepelnie kell a szolgáltató nevének, címének, adószámának és a tárhelyszolgáltató adatainak. Erre kész oldalt adunk, csak az adatait kérjük hozzá.',
      },
      {
        title: 'Nem kell árajánlatra várnia',
        text: 'Ugyanazt a csomagot kapja a műkörmös, az ügyvéd és a gumis. Nincs „induló ár”, és nem az dönti el az összeget, mekkora cégnek látszik a vállalkozása.',
      },
      {
        title: 'Bizalmat kelt, mielőtt felhívják',
        text: 'Referenciaképek, nyitvatartás, tájékoztató árak, egy fotó Önről munka közben. Aki ezek után telefonál, az már nem alkudozni akar, hanem időpontot kér.',
      },
      {
        title: 'Idény szerint átírható',
        text: `Nyáron a stég és a kerékpárok, télen a szauna kerüljön előre? Egy e-mail, és kicseréljük. A ${times.supportMonths} hónapos támogatásba az ilyen kérések is beletartoznak.`,
      },
      {
        title: 'Egyéni vállalkozónak is belefér',
        text: 'Egyszeri kiadás, havidíj nélkül, így akkor is könnyű vele tervezni, ha csak most indította el a vállalkozását. Arról, hogy a második évtől mit tart meg, Ön dönt.',
      },
    ],
    process: [
      {
        title: 'Megrendelés néhány perc alatt',
        text: 'Kártyával fizet, majd rövid űrlapon leírja, mivel foglalkozik, melyik településeken dolgozik, és milyen .hu címet szeretne.',
      },
      {
        title: 'Képek és adatok összegyűjtése',
        text: 'Elég a telefonnal készült fotó, a szolgáltatások felsorolása és az adószám. Ha bizonytalan, melyik kép jó, küldje el mindet.',
      },
      {
        title: 'Három terv egy napon belül',
        text: 'Háromféle nyitóoldalt mutatunk: az egyik visszafogott, a másik képekre épül, a harmadik a kapcsolatfelvételt teszi előre.',
      },
      {
        title: 'Ön dönt, mi csiszoljuk',
        text: 'A kiválasztott tervet addig módosítjuk, amíg elégedett nem lesz vele. A javítási köröket nem számoljuk.',
      },
      {
        title: 'Átadás',
        text: `A választástól számított ${times.workingDays} munkanapon belül elkészül az oldal. Ellenőrizzük az űrlapot, a térképet és az impresszumot, az indulás után pedig elküldjük a faültetési tanúsítványt is.`,
      },
    ],
    localInfo:
      'Távolról, az ország egész területén dolgozunk: budapesti rendelőknek és irodáknak, debreceni és nyíregyházi kereskedőknek, győri beszállítóknak, szegedi és kecskeméti éttermeknek, pécsi tanároknak, miskolci szerelőknek. Szívesen látjuk a vendégházakat a Balatontól és a Velencei-tótól a Mátráig és az Őrségig, a borászokat pedig Villánytól Egeren át Tokajig. A Balaton északi partján a nyári foglalások zöme már tavasszal eldől, az adventi kézműveseknek szeptemberben érdemes lépniük, a kertészeknek pedig a metszés előtt.',
    cta: 'A következő vendég vagy megrendelő ma este is keres. Legyen mit találnia. Ha előbb kérdezne, írjon nekünk bátran.',
  },
};
