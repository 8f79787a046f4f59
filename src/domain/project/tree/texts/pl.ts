import type { TreeTexts } from './texts.ts';

export const pl: TreeTexts = {
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
    partner: 'Kto sadzi',
  },
  status: { reserved: 'Zarezerwowane', planted: 'Posadzone' },
  scan: 'Zeskanuj kod, żeby sprawdzić ten certyfikat.',
  pictures: {
    tree: 'Rysunek drzewa na wzgórzu na tle słońca',
    code: 'Kod QR, który otwiera stronę tego certyfikatu',
  },
  page: {
    description: {
      reserved: 'Dla tej strony zarezerwowano jedno drzewo. Zostanie posadzone w najbliższej turze.',
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
  own: {
    question: 'Jaki podpis ma być na certyfikacie?',
    choices: {
      full: 'Moje imię i nazwisko',
      business: 'Nazwa mojej firmy',
      initials: 'Tylko moje inicjały',
      hidden: 'Bez podpisu',
    },
    open: 'Otwórz certyfikat',
    saved: 'Certyfikat został zmieniony.',
    later: 'Certyfikat swojego drzewa dostaniesz, gdy strona zacznie działać.',
  },
  emails: {
    greeting: 'Dzień dobry, {name}!',
    closing: 'Masz pytania? Po prostu odpowiedz na tego e-maila.',
    button: 'Otwórz certyfikat',
    project: 'Twoje zamówienie',
    reserved: {
      subject: 'Certyfikat Twojego drzewa',
      preview: 'Twoja strona działa i ma już zarezerwowane drzewo.',
      text: 'Twoja strona działa, więc zarezerwowaliśmy dla niej drzewo. Oto certyfikat: strona do udostępniania i PDF do wydruku. Napiszemy znowu, gdy drzewo znajdzie się w ziemi.',
      choice:
        'To Ty decydujesz, co będzie na certyfikacie: nazwa firmy, Twoje nazwisko, inicjały albo nic. Wybierzesz to na stronie zamówienia.',
    },
    planted: {
      subject: 'Twoje drzewo jest już posadzone',
      preview: 'Kiedy, gdzie i kto je posadził.',
      text: 'Drzewo za Twoją stronę zostało posadzone. Na certyfikacie jest teraz podane, kiedy i gdzie. Jeśli masz wydruk wcześniejszej wersji, możesz pobrać nową.',
    },
  },
};
