import type { TreeTexts } from './texts.ts';

export const hu: TreeTexts = {
  title: 'Faültetési tanúsítvány',
  headline: { reserved: 'Egy lefoglalt fa', planted: 'Egy elültetett fa' },
  statement: {
    reserved:
      'Ehhez a weboldalhoz egy fa van lefoglalva. Amint elültettük, a kóddal megnyitható oldalon látható a napja és a helye.',
    planted: 'Ezért a weboldalért elültettünk egy fát. Az alább megadott helyen nő.',
  },
  inTheNameOf: 'A tanúsítvány tulajdonosa',
  labels: {
    number: 'Tanúsítvány száma',
    status: 'Állapot',
    issued: 'Kiállítva',
    planted: 'Elültetve',
    place: 'Hely',
    partner: 'Az ültetést végzi',
  },
  status: { reserved: 'Lefoglalva', planted: 'Elültetve' },
  scan: 'A kód beolvasásával ellenőrizheti a tanúsítványt.',
  pictures: {
    tree: 'Rajz: fa egy dombon, mögötte a nap',
    code: 'QR-kód, amely megnyitja a tanúsítvány oldalát',
  },
  page: {
    description: {
      reserved: 'Ehhez a weboldalhoz egy fa van lefoglalva. A következő ültetéskor kerül a földbe.',
      planted: 'Ezért a weboldalért elültettünk egy fát.',
    },
    download: 'Letöltés (PDF)',
    why: 'Minden weboldalért, amelyet elkészítünk, ültetünk egy fát.',
    whyLink: 'Miért tesszük',
    share: 'A tanúsítvány megosztása',
    shareButton: 'Megosztás…',
    copyLink: 'Link másolása',
    copied: 'Link kimásolva',
    byEmail: 'E-mail',
    newTab: '(új lapon nyílik meg)',
    shareText: 'A weboldalunknak saját fája van.',
  },
  own: {
    question: 'Milyen név szerepeljen a tanúsítványon?',
    choices: {
      full: 'A nevem',
      business: 'A vállalkozásom neve',
      initials: 'Csak a monogramom',
      hidden: 'Ne legyen rajta név',
    },
    open: 'Tanúsítvány megnyitása',
    saved: 'A tanúsítvány módosult.',
    later: 'A fa tanúsítványát akkor kapja meg, amikor elindul a weboldala.',
  },
  emails: {
    greeting: 'Kedves {name}!',
    closing: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
    button: 'Tanúsítvány megnyitása',
    project: 'Az Ön projektje',
    reserved: {
      subject: 'Az Ön fájának tanúsítványa',
      preview: 'Elindult a weboldala, és lefoglaltunk hozzá egy fát.',
      text: 'Elindult a weboldala, ezért lefoglaltunk hozzá egy fát. Itt a tanúsítvány: megosztható oldal és kinyomtatható PDF. Amint a fa a földbe kerül, újra írunk.',
      choice:
        'Ön dönti el, milyen név szerepeljen rajta: a vállalkozásáé, az Öné, a monogramja vagy egyik sem. A projekt oldalán választhat.',
    },
    planted: {
      subject: 'Elültettük a fáját',
      preview: 'Mikor, hol és ki ültette el.',
      text: 'Elültettük a weboldalához tartozó fát. A tanúsítványon most már az is szerepel, mikor és hol. Ha a korábbit kinyomtatta, töltse le az újat.',
    },
  },
};
