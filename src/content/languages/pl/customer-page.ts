import { plural } from '#src/content/plural.ts';
import type { ProjectTexts } from '../customer-page.ts';
import { certificate } from './certificate.ts';
import { landing } from './landing.ts';

export const customerPage: ProjectTexts = {
  lang: 'pl',

  page: {
    title: 'Twoje zamówienie nr {order}',
    titleWithoutOrder: 'Twoje zamówienie',
    order: 'Zamówienie nr {order}',
    loading: 'Wczytujemy Twoje zamówienie.',
    newTab: 'otwiera się w nowej karcie',
    contact: 'Twoja osoba kontaktowa: {name}',
    close: 'Zamknij',
    dismiss: 'Zamknij',
  },

  stages: {
    label: 'Etapy pracy nad Twoją stroną',
    awaiting_form: 'Twój formularz',
    designing: 'Projekty w toku',
    choosing: 'Twój wybór',
    building: 'Strona w budowie',
    reviewing: 'Twoja akceptacja',
    live: 'Strona działa',
    done: 'gotowe',
    current: 'teraz',
    upcoming: 'później',
    expected: 'planowo: {day}',
  },

  now: {
    awaiting_form: {
      title: 'Opowiedz nam o swojej firmie',
      text: 'Zajmie to około dziesięciu minut. Projekty przygotujemy w ciągu {hours}\u00a0godzin od wysłania formularza.',
    },
    designing: {
      title: 'Przygotowujemy Twoje projekty',
      text: 'Do wyboru będą {count} projekty. Gdy będą gotowe, wyślemy Ci e-mail.',
    },
    redesigning: {
      title: 'Zmieniamy Twoje projekty',
      text: 'Mamy Twoje uwagi. Gdy nowe projekty będą gotowe, wyślemy Ci e-mail.',
    },
    choosing: {
      title: 'Twoje projekty są gotowe',
      text: 'Nie spiesz się. Wybierz ten, który najbardziej Ci się podoba, albo poproś o zmiany, ile razy zechcesz.',
    },
    building: {
      title: 'Tworzymy Twoją stronę',
      text: 'Gdy będzie można ją obejrzeć, wyślemy Ci e-mail.',
    },
    rebuilding: {
      title: 'Wprowadzamy Twoje poprawki',
      text: 'Mamy Twoje uwagi. Gdy będzie można obejrzeć efekt, wyślemy Ci e-mail.',
    },
    reviewing: {
      title: 'Twoja strona czeka na akceptację',
      text: 'Przejrzyj wszystkie podstrony. Zaakceptuj stronę, a my ją opublikujemy, albo poproś o zmiany.',
    },
    approved: {
      title: 'Publikujemy Twoją stronę',
      text: 'Dziękujemy za akceptację. Gdy strona będzie działać, wyślemy Ci e-mail.',
    },
    live: {
      title: 'Twoja strona już działa',
      text: 'Każdy może ją odwiedzić.',
      write: 'Jeśli czegoś potrzebujesz, napisz do nas tutaj.',
    },
    closed: {
      title: 'To zamówienie jest zamknięte',
      text: 'Zostało anulowane albo pieniądze zostały zwrócone, więc przerwaliśmy pracę. Twoje wiadomości i pliki pozostaną tutaj.',
    },
  },

  clock: {
    label: 'Termin',
    designs: 'Projekty – termin: {when}',
    website: 'Strona – termin: {when}',
    launch: 'Publikacja – termin: {when}',
    when: '{day}, godz. {time}',
    left: 'pozostało: {duration}',
    leftWorking: 'pozostało: {duration} czasu pracy',
    late: 'opóźnienie: {duration}',
    hoursAndMinutes: '{hours}\u00a0godz. {minutes}\u00a0min',
    hours: '{hours}\u00a0godz.',
    minutes: '{minutes}\u00a0min',
    underMinute: 'mniej niż minuta',
    atShop: '{city}: godz. {time}',
    notStarted: 'Czas zaczniemy liczyć, gdy wyślesz formularz.',
    paused: 'Nie liczymy czasu, dopóki nie dostaniemy Twojej odpowiedzi.',
    chosenToday: 'Wybierz jeden dzisiaj, a strona będzie gotowa do sprawdzenia najpóźniej: {day}.',
    resting: 'Teraz nie pracujemy. Wracamy: {when}.',
    explain: 'Jak liczymy czas',
    promise: landing.timeNote,
    workingHours:
      'Pracujemy od poniedziałku do piątku, {opens}–{closes} czasu lokalnego ({city}), z wyjątkiem świąt. Czas, w którym czekamy na Twoją odpowiedź, się nie liczy.',
  },

  late: {
    title: 'Mamy opóźnienie, przepraszamy',
    text: 'Termin minął: {when}. Teraz zajmujemy się tym w pierwszej kolejności. Nie musisz nic robić; jeśli chcesz z nami porozmawiać, napisz wiadomość poniżej albo na adres {email}.',
  },

  next: {
    form: 'Wypełnij formularz',
    choose: 'Wybierz projekt',
    approve: 'Zaakceptuj stronę',
    domain: 'Potwierdź domenę',
    openSite: 'Otwórz swoją stronę',
    meanwhile: 'W tym czasie sprawdź adres swojej strony.',
    nothing: 'Na razie nie musisz nic robić.',
  },

  designs: {
    title: 'Twoje projekty',
    earlier: 'Wcześniejsze projekty',
    round: 'Wersja {n}',
    view: 'Pełny ekran',
    viewNamed: 'Pokaż „{title}” na pełnym ekranie',
    picture: 'Projekt „{title}”',
    note: 'Komentarz projektanta',
    openPdf: 'Pobierz PDF',
    openLink: 'Otwórz projekt',
    choose: 'Wybierz ten projekt',
    chooseNamed: 'Wybierz „{title}”',
    chosen: 'Twój wybór',
    swipe: 'Przesuń palcem, żeby zobaczyć wszystkie {count}.',
    confirm: {
      title: 'Wybierasz „{title}”?',
      text: 'Na podstawie tego projektu stworzymy Twoją stronę. Będzie gotowa w ciągu {days}\u00a0dni roboczych ({hours}\u00a0godzin roboczych).',
      later: 'O zmiany możesz poprosić także wtedy, gdy obejrzysz gotową stronę.',
      note: 'Czy chcesz coś dodać? (opcjonalnie)',
      cancel: 'Jeszcze nie',
    },
    done: { title: 'Projekt wybrany', text: 'Zaczynamy tworzyć Twoją stronę.' },
  },

  viewer: {
    position: 'Projekt {n} z {total}',
    previous: 'Poprzedni projekt',
    next: 'Następny projekt',
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    hint: 'Strzałki zmieniają projekt, + i − powiększenie, Esc zamyka.',
    noPreview: 'Ten projekt nie ma podglądu.',
    failed: 'Nie udało się wczytać obrazu.',
  },

  changes: {
    button: 'Poproś o zmiany',
    label: 'Co mamy zmienić?',
    hint: 'Napisz wszystko w jednej wiadomości, wtedy zmienimy to za jednym razem. Możesz prosić o zmiany, ile razy zechcesz; to nic nie kosztuje.',
    send: 'Wyślij uwagi',
    done: { title: 'Uwagi wysłane', text: 'Gdy wprowadzimy zmiany, wyślemy Ci e-mail.' },
    openTitle: 'Twoje uwagi',
    openText: 'Wysłano: {when}. Gdy wprowadzimy zmiany, możesz poprosić o następne.',
  },

  review: {
    title: 'Twoja strona',
    open: 'Otwórz stronę',
    confirm: {
      title: 'Zaakceptować stronę?',
      text: 'Opublikujemy ją. Potem przez {months}\u00a0miesięcy drobne zmiany wprowadzamy w ramach opieki.',
      cancel: 'Jeszcze nie',
    },
    done: { title: 'Strona zaakceptowana', text: 'Gdy zacznie działać, wyślemy Ci e-mail.' },
  },

  domain: {
    title: 'Domena',
    label: 'Domena',
    ask: 'Pod jakim adresem ma działać Twoja strona?',
    check: 'W formularzu podano {domain}. Sprawdź pisownię i potwierdź.',
    confirm: 'Potwierdź domenę',
    change: 'Podaj inną domenę',
    cancel: 'Anuluj',
    confirmed: 'Potwierdzono: {when}',
    done: { title: 'Domena potwierdzona', text: 'Adres Twojej strony to {domain}.' },
  },

  messages: {
    title: 'Wiadomości',
    label: 'Napisz do nas',
    send: 'Wyślij wiadomość',
    empty:
      'Nie ma jeszcze wiadomości. Pytaj o wszystko: odpisujemy w ciągu {hours}\u00a0godzin, zwykle szybciej.',
    you: 'Ty',
    problem: 'Problem',
    change_request: 'Uwagi',
    inProgress: 'w toku',
    answered: 'uwzględnione ({when})',
    earlier: plural({
      one: 'Pokaż {n} wcześniejszą wiadomość',
      few: 'Pokaż {n} wcześniejsze wiadomości',
      many: 'Pokaż {n} wcześniejszych wiadomości',
      other: 'Pokaż {n} wcześniejszej wiadomości',
    }),
    done: { title: 'Wiadomość wysłana', text: 'Odpisujemy w ciągu {hours}\u00a0godzin.' },
  },

  files: {
    title: 'Pliki',
    add: 'Dodaj pliki',
    limits: 'Liczba plików: do {count}, każdy do {size}; obrazy lub PDF.',
    uploading: 'Przesyłanie {name}: {percent}%',
    ready: 'Dodano {name}.',
    remove: 'Usuń {name}',
    tooMany: 'Za dużo plików. Możesz dodać najwyżej {count}.',
    tooLarge: 'Plik {name} ma ponad {size}. Wybierz mniejszy.',
    wrongType: 'Plik {name} nie jest obrazem ani PDF-em. Wybierz JPG, PNG, WebP, SVG albo PDF.',
    tooComplex: 'Plik {name} jest zbyt złożony. Wybierz jego mniejszą wersję.',
    full: 'W tym zamówieniu nie ma już miejsca na pliki. Napisz do nas, a zwolnimy miejsce.',
    failed: 'Nie udało się przesłać pliku {name}. Sprawdź połączenie i wybierz go ponownie.',
    wait: 'Poczekaj, aż pliki się prześlą, i wyślij ponownie.',
    all: plural({
      one: 'Pokaż {n} plik',
      few: 'Pokaż wszystkie {n} pliki',
      many: 'Pokaż wszystkie pliki ({n})',
      other: 'Pokaż wszystkie pliki ({n})',
    }),
    fromYou: 'od Ciebie',
    fromUs: 'od nas',
  },

  problem: {
    button: 'Zgłoś problem',
    title: 'Zgłoś problem',
    label: 'Co się dzieje?',
    hint: 'Opisz krok po kroku, co się stało i co widać na ekranie; zrzut ekranu pomaga. Problemami zajmujemy się w pierwszej kolejności.',
    send: 'Wyślij zgłoszenie',
    done: {
      title: 'Problem zgłoszony',
      text: 'Zajmiemy się nim w pierwszej kolejności i napiszemy do Ciebie.',
    },
  },

  order: {
    title: 'Twoje zamówienie',
    number: 'Numer zamówienia',
    package: 'Usługa',
    price: 'Cena',
    paid: 'Zapłacono',
    receipt: 'Otwórz potwierdzenie płatności',
  },

  live: {
    address: 'Twoja strona',
    since: 'Działa od {date}',
    included: 'Hosting i opieka w cenie do {date}',
    firstWeek: {
      title: 'W pierwszym tygodniu',
      steps: [
        'Otwórz stronę w telefonie i sprawdź numery telefonów, adres i godziny otwarcia.',
        'Wyślij do siebie zapytanie, tak jak zrobiłby to klient.',
        'Dodaj adres strony do profilu firmy w Google, mediów społecznościowych i stopki e-maili.',
        'Chcesz coś zmienić? Napisz do nas: drobne zmiany są w cenie przez {months}\u00a0miesięcy.',
      ],
    },
    history: {
      title: 'Historia',
      contents: 'Etapy, projekty, pliki i potwierdzenie płatności',
    },
  },

  link: {
    missing: {
      title: 'Strona Twojego zamówienia',
      text: 'Otwórz tę stronę, korzystając z linku w jednym z naszych e-maili o zamówieniu. Jeśli nie możesz go znaleźć, wyślemy Ci nowy.',
    },
    expired: {
      title: 'Ten link wygasł',
      text: 'Linki przestają działać 180\u00a0dni po naszym ostatnim e-mailu. Wyślemy Ci nowy.',
    },
    revoked: {
      title: 'Ten link już nie działa',
      text: 'Wysłaliśmy nowszy link albo ten jest niepełny. Otwórz link z naszego ostatniego e-maila lub poproś o nowy.',
    },
    order: 'Numer zamówienia',
    orderHint: 'Jest w każdym e-mailu o zamówieniu, na przykład 482019375.',
    email: 'E-mail',
    emailHint: 'Adres podany przy zamówieniu.',
    send: 'Wyślij mi nowy link',
    sentTitle: 'Sprawdź pocztę',
    sentText:
      'Jeśli numer zamówienia i adres e-mail do siebie pasują, nowy link jest już w drodze. Po dziesięciu minutach nadal nic? Zajrzyj do folderu ze spamem albo napisz na adres {email}.',
    again: 'Podaj inne dane',
  },

  draft: 'To, co piszesz, zostaje na tym urządzeniu, dopóki tego nie wyślesz lub nie zamkniesz tej karty.',

  errors: {
    load: {
      title: 'Nie udało się wczytać zamówienia',
      text: 'Sprawdź połączenie i spróbuj ponownie. Jeśli to nie pomoże, napisz na adres {email}.',
      retry: 'Spróbuj ponownie',
    },
    offline:
      'Nie masz połączenia z internetem. To stan z godz. {time}; gdy połączenie wróci, strona się odświeży.',
    text: 'Napisz kilka słów.',
    tooLong: 'Limit znaków: {count}.',
    domain: 'Podaj domenę, na przykład piekarnia-maj.example.',
    order: 'Podaj numer zamówienia cyframi, na przykład 482019375.',
    email: 'Podaj prawidłowy adres e-mail.',
    failed: 'Nie udało się wysłać. Twój tekst nie przepadł: sprawdź połączenie i wyślij go ponownie.',
    changed: 'W tym czasie coś się zmieniło. Zobacz, co nowego, i wyślij ponownie.',
    tooMany: 'Zbyt wiele prób. Poczekaj kilka minut i spróbuj ponownie.',
  },

  certificate: {
    title: certificate.title,
    headline: certificate.headline,
    download: certificate.page.download,
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
};
