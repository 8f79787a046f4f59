import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Faültetési tanúsítvány',
  headline: { reserved: 'Egy lefoglalt fa', planted: 'Egy elültetett fa' },
  statement: {
    reserved:
      'Ehhez a weboldalhoz lefoglaltunk egy fát. Amint elültettük, a kóddal megnyitható oldalon látható az ültetés napja és helye.',
    planted: 'Ezért a weboldalért elültettünk egy fát. Az alább megadott helyen nő.',
  },
  inTheNameOf: 'A tanúsítvány birtokosa',
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
      reserved: 'Ehhez a weboldalhoz lefoglaltunk egy fát. A következő ültetéskor kerül a földbe.',
      planted: 'Ezért a weboldalért elültettünk egy fát.',
    },
    download: 'Tanúsítvány letöltése (PDF)',
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
};
