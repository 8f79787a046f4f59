import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Certyfikat drzewa',
  headline: { reserved: 'Drzewo zarezerwowane', planted: 'Drzewo posadzone' },
  statement: {
    reserved:
      'Dla tej strony zarezerwowano jedno drzewo. Gdy zostanie posadzone, strona otwierana kodem poda dzień i miejsce.',
    planted: 'Dla tej strony posadzono jedno drzewo. Rośnie w miejscu podanym poniżej.',
  },
  inTheNameOf: 'Certyfikat dla',
  labels: {
    number: 'Numer certyfikatu',
    status: 'Stan',
    issued: 'Data wystawienia',
    planted: 'Data posadzenia',
    place: 'Miejsce',
    partner: 'Organizacja sadząca',
  },
  status: { reserved: 'Zarezerwowane', planted: 'Posadzone' },
  scan: 'Zeskanuj kod, żeby sprawdzić ten certyfikat.',
  pictures: {
    tree: 'Rysunek drzewa na wzgórzu na tle słońca',
    code: 'Kod QR, który otwiera stronę tego certyfikatu',
  },
  page: {
    description: {
      reserved:
        'Dla tej strony zarezerwowano jedno drzewo. Zostanie posadzone podczas najbliższego sadzenia.',
      planted: 'Dla tej strony posadzono jedno drzewo.',
    },
    download: 'Pobierz certyfikat (PDF)',
    why: 'Za każdą stronę, którą tworzymy, sadzimy jedno drzewo.',
    whyLink: 'Dlaczego to robimy',
    share: 'Udostępnij ten certyfikat',
    shareButton: 'Udostępnij…',
    copyLink: 'Kopiuj link',
    copied: 'Link skopiowany',
    byEmail: 'E-mail',
    newTab: '(otwiera się w nowej karcie)',
    shareText: 'Nasza strona ma swoje drzewo.',
  },
};
