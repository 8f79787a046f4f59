import type { OrderTexts } from '../order-texts.ts';
import { order as emails } from './emails.ts';
import { firstScreen } from './first-screen.ts';
import { landing, refundRule } from './landing.ts';

const { receipt } = emails;

/** Follows the refund rule: what holds once the designs are there. */
const refundAfter =
  'Później poprawiamy, aż będzie dobrze, a pieniądze zwracamy tylko wtedy, gdy się spóźnimy albo nie zdołamy skończyć strony.';

export const order: OrderTexts = {
  pages: {
    items: [
      'Profesjonalnie wykonana strona, do {pages}\u00a0podstron',
      '{designs} indywidualne projekty w ciągu {designHours}\u00a0godzin',
      'Gotowa w {workingDays}\u00a0dni roboczych ({workingHours}\u00a0godzin roboczych)',
      '1\u00a0rok hostingu',
      '1\u00a0rok domeny',
      '{supportMonths}\u00a0miesięcy utrzymania i opieki',
      'Program do faktur, pierwszy rok gratis',
      'Poprawki bez limitu',
      'Posadzone drzewo z certyfikatem',
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
      title: 'Jedna cena i to, co potem',
      lead: 'Cały pakiet kosztuje {price}, jednorazowo.',
      kind: 'WSZYSTKO W JEDNYM PAKIECIE',
      once: 'jednorazowo',
      included: 'Co obejmuje cena',
      demo: '(kasa demonstracyjna)',
      noCard: 'To wersja demonstracyjna: nie pytamy o kartę i niczego nie pobieramy.',
      currency: 'Ceny w {code} – {change}',
      change: 'zmień',
      secure: 'Bezpieczna płatność kartą. Masz najpierw pytanie? {chat}',
      later: 'Od drugiego roku',
      hosting: 'Hosting',
      maintenance: 'Utrzymanie',
      domain: 'Domena',
      billing: 'Program do faktur (opcjonalnie)',
      perYear: '{amount} rocznie',
      domainPrice: 'cena rynkowa, zwykle {domainFrom}–{domainTo} rocznie',
      refund: `${refundRule} ${refundAfter} {refund}`,
      note: 'Te ceny są w dolarach amerykańskich i dotyczą tylko przedłużenia.',
      unreachable: 'Usługa płatności teraz nie odpowiada. Spróbuj ponownie za chwilę.',
    },
    faq: {
      title: 'O co pytają klienci przed zamówieniem',
      list: [
        [
          'Co dokładnie dostanę za {price}?',
          'Profesjonalnie wykonaną stronę, rok hostingu, rok domeny, {supportMonths}\u00a0miesięcy utrzymania i opieki, program do faktur gratis przez pierwszy rok i posadzone drzewo. Jedna płatność, bez dopłat na końcu.',
        ],
        [
          'Co obejmuje strona?',
          'Do {pages} podstron. Przesyłasz notatki i zdjęcia, my piszemy teksty, a Ty zgłaszasz uwagi. Drobne zmiany wprowadzamy przez {supportMonths}\u00a0miesięcy. Sklep, rezerwacje i skrzynki e-mail nie są w cenie; podlinkujemy usługi, z których już korzystasz.',
        ],
        ['Ile to naprawdę trwa?', landing.timeNote],
        [
          'Ile kosztuje drugi rok?',
          'Hosting kosztuje {hosting}, a utrzymanie {maintenance} rocznie. Domenę przedłuża się po cenie rynkowej, zwykle {domainFrom}–{domainTo}. Program do faktur kosztuje {billing} rocznie, jeśli chcesz go zachować. Z każdej usługi można zrezygnować osobno, a stronę zabrać ze sobą.',
        ],
        [
          'A jeśli projekty mi się nie spodobają?',
          `Powiedz nam, a zrobimy nowe: liczba poprawek jest nieograniczona. ${refundRule} ${refundAfter} Jeśli {lateDays}\u00a0dni po zamówieniu Twoja strona jeszcze nie działa, nadal możesz anulować zamówienie i zwrócimy całą kwotę; dni, w których czekamy na Ciebie, się nie liczą.`,
        ],
        [
          'Czy muszę coś przygotować?',
          'Na początek wystarczy kilka zdań o firmie i zdjęcia, które Ci się podobają. Logo, godziny otwarcia i ceny mogą być później.',
        ],
        [
          'Mam już domenę. Czy mogę ją zachować?',
          'Tak. Wpisz ją w formularzu, a my ją podłączymy. Adresy e-mail przez cały czas działają.',
        ],
        [
          'O co chodzi z drzewem?',
          'Strona zużywa prąd za każdym razem, gdy ktoś ją otwiera. Robimy lekkie strony, które zużywają go mniej, a za każdą stronę sadzone jest co najmniej jedno drzewo. Certyfikat dostajesz, gdy strona zostaje opublikowana; miejsce i data pojawią się, gdy drzewo zostanie posadzone.',
        ],
      ],
    },
    checkout: {
      title: 'Kasa demonstracyjna',
      lead: 'To wersja demonstracyjna. Nie pytamy o kartę, niczego nie pobieramy i żadna strona nie powstanie. Poza tym zamówienie działa jak prawdziwe.',
      when: 'Co i kiedy się wydarzy',
      steps: [
        'Zaraz po zamówieniu: formularz o Twojej firmie. Zajmuje około {minutes}\u00a0minut.',
        'W ciągu {designHours}\u00a0godzin od wysłania formularza: {designs} projekty do wyboru.',
        'W ciągu {workingDays}\u00a0dni roboczych ({workingHours}\u00a0godzin roboczych) od wyboru: strona gotowa do sprawdzenia. Gdy ją zaakceptujesz, opublikujemy ją.',
      ],
      refund: `${refundRule} ${refundAfter} {refund}`,
      consumer:
        'Konsumenci w Unii Europejskiej i Wielkiej Brytanii mogą odstąpić od umowy w ciągu 14\u00a0dni od zamówienia. Zamawiając, prosisz nas, żebyśmy zaczęli od razu; nasze zasady zwrotu pieniędzy działają niezależnie od tego prawa. {terms}, {privacy}',
      details: 'Twoje dane',
      required: landing.form.requiredNote,
      name: landing.form.name,
      email: landing.form.email,
      later: 'Wyślijcie mi link, jeśli nie dokończę teraz zamówienia',
      laterNote: 'Jedna wiadomość po godzinie i żadnych innych.',
      currency: emails.printed.labels.currency,
      pay: 'Złóż zamówienie demonstracyjne',
      nameMissing: 'Podaj imię i nazwisko.',
      emailInvalid: landing.form.invalidEmail,
      failed: 'Zamówienie demonstracyjne nie dotarło. Wpisane dane nadal tu są: spróbuj ponownie.',
    },
    done: {
      number: 'Twoje zamówienie demonstracyjne ma numer {order}. Prawdziwy sklep pobrałby {price}.',
      mailbox:
        'Ten sam link jest w wiadomości, którą wysłaliśmy. W tej wersji demonstracyjnej przeczytasz ją tutaj: {mailbox}.',
      mailboxLink: 'skrzynka demonstracyjna',
      noEmail: 'Prawdziwy sklep wysłałby Ci ten link także e-mailem.',
    },
  },
  thanks: {
    title: 'Dziękujemy za zamówienie',
    titleUnknown: 'Zamówienie właśnie opłacone?',
    hello: 'Dziękujemy za zamówienie!',
    paid: 'Otrzymaliśmy Twoją płatność: {amount}. Numer zamówienia: {orderId}.',
    button: receipt.button,
    sameLink: 'Ten sam link jest w wiadomości z potwierdzeniem płatności.',
    confirming: 'Płatność jest właśnie potwierdzana; za chwilę pojawią się tu numer zamówienia i formularz.',
    emailComing:
      'Jeśli masz już płatność za sobą, wiadomość z jej potwierdzeniem i linkiem do formularza jest w drodze na podany przy niej adres.',
    next: receipt.nextHeading,
    steps: receipt.steps,
    due: [
      'Wypełnij formularz: zajmuje około {minutes}\u00a0minut.',
      'Wyślij go teraz, a {designs} projekty będą gotowe najpóźniej: {date}.',
      'Wybierz jeden tego samego dnia, a strona będzie gotowa do sprawdzenia najpóźniej: {date}. Poprawki są bez limitu; przesuwają ten termin.',
    ],
    noEmail:
      'Nie ma wiadomości po dziesięciu minutach? Zajrzyj do spamu albo napisz na {email} i podaj numer zamówienia.',
    noEmailUnknown:
      'Nie ma wiadomości po dziesięciu minutach? Zajrzyj do spamu albo napisz na {email} i podaj imię i nazwisko z karty.',
  },
  form: {
    title: 'Formularz do zamówienia',
    intro:
      'Zajmuje około {minutes}\u00a0minut. W ciągu {designHours}\u00a0godzin od wysłania masz {designs} indywidualne projekty.',
    required: landing.form.requiredNote,
    kept: 'To, co wpiszesz, zostaje na tym urządzeniu do czasu wysłania lub zamknięcia tej karty.',
    parts: { you: '1 z 3: Ty', business: '2 z 3: Twoja firma', domain: '3 z 3: Domena i logo' },
    labels: {
      fullName: 'Imię i nazwisko',
      email: landing.form.email,
      phone: landing.form.phone,
      hearAboutUs: 'Skąd o nas wiesz?',
      businessName: 'Nazwa firmy',
      businessDescription: 'Czym zajmuje się firma',
      billingDetails: 'Dane do faktury',
      additionalNotes: 'Uwagi',
      preferredDomain: 'Preferowana domena',
      domainOwnership: 'Czy ta domena jest już Twoja?',
      logo: 'Prześlij logo',
    },
    hints: {
      businessDescription: 'Co robisz, dla kogo i gdzie.',
      billingDetails: 'Nazwa i adres na potwierdzenie płatności.',
      preferredDomain: 'Na przykład twojafirma.com. Jeden rok jest w cenie.',
      logo: 'JPG, PNG albo SVG, najwyżej 5\u00a0MB. Nie masz jeszcze logo? Zostaw to pole puste.',
    },
    chooseFile: 'Wybierz plik albo upuść go tutaj',
    yes: 'Tak',
    no: 'Nie',
    unsure: 'Nie wiem',
    referral: 'Z polecenia',
    other: 'Inne',
    confirm: 'Potwierdzam zamówienie i rozumiem, że płatność {price} obejmuje 1\u00a0rok usługi',
    confirmUnpriced: 'Potwierdzam zamówienie i rozumiem, że płatność obejmuje 1\u00a0rok usługi',
    submit: 'Potwierdź zamówienie',
    problem: 'Sprawdź dane',
    errorTitle: 'Błąd:',
    errors: {
      fullName: 'Podaj imię i nazwisko.',
      notPlain:
        'Imię, nazwisko lub nazwa nie mogą zawierać adresu strony, adresu e-mail ani niewidocznych znaków. Wpisz je jeszcze raz, ze spacją po każdej kropce.',
      email: landing.form.invalidEmail,
      businessName: 'Podaj nazwę firmy.',
      businessDescription: 'Opisz firmę, używając co najmniej 10\u00a0znaków.',
      domainOwnership: 'Wybierz odpowiedź.',
      orderConfirmed: 'Potwierdź zamówienie, żeby przejść dalej.',
      tooLong: 'Użyj najwyżej {max} znaków.',
      failedTitle: 'Formularz nie został wysłany',
      failed: 'Wpisane dane nadal tu są. Wyślij formularz jeszcze raz.',
      tooMany: 'Za dużo prób. Odczekaj kilka minut i spróbuj ponownie.',
      alreadySent: 'To zamówienie jest już potwierdzone.',
    },
    link: {
      unproven:
        'Otwórz tę stronę, korzystając z linku w wiadomości. Albo wypełnij formularz tutaj, a my przypiszemy go do zamówienia.',
      expired:
        'Ten link nie jest już ważny. Możesz mimo to wypełnić formularz; przypiszemy go do zamówienia.',
      failed: 'Nie udało się wczytać Twoich danych. Możesz mimo to wypełnić formularz.',
      retry: 'Spróbuj ponownie',
      newLink: 'Wyślij mi nowy link',
    },
    logo: {
      uploading: 'Przesyłanie…',
      uploadedTitle: 'Logo przesłane',
      uploaded: 'Twoje logo zostało przesłane.',
      remove: 'Usuń logo',
      yours: 'Twoje logo',
      type: { title: 'Nieobsługiwany typ pliku', text: 'Wybierz plik JPG, PNG albo SVG.' },
      size: {
        title: 'Plik jest za duży',
        text: 'Wybierz plik mniejszy niż 5\u00a0MB.',
      },
      svgSize: {
        title: 'Plik jest za duży',
        text: 'Wybierz plik SVG mniejszy niż 512\u00a0kB albo zapisz logo jako PNG.',
      },
      complexity: {
        title: 'Logo jest zbyt złożone',
        text: 'Ten obraz jest zbyt złożony, by go przetworzyć. Wybierz prostszą wersję albo zapisz go jako PNG.',
      },
      failed: { title: 'Nie udało się przesłać', text: 'Spróbuj przesłać logo jeszcze raz.' },
    },
    sent: {
      title: 'Formularz wysłany!',
      text: 'Dziękujemy! W ciągu {replyHours}\u00a0godzin potwierdzimy go e-mailem i zaczniemy projektować.',
      order: 'Zamówienie {orderId} jest potwierdzone. Projekty będą gotowe najpóźniej: {date}.',
      unmatched:
        'Formularz dotarł. Przypiszemy go do zamówienia i napiszemy w ciągu {replyHours}\u00a0godzin.',
      follow: 'Śledź swoje zamówienie',
    },
    given: {
      title: 'To zamówienie jest już potwierdzone.',
      due: 'Projekty będą gotowe najpóźniej: {date}.',
      change: 'Jeśli chcesz coś zmienić, odpowiedz na wiadomość od nas.',
      heading: 'Twoje odpowiedzi',
      sent: 'Wysłano',
      ownDomain: 'Domena jest Twoja',
      logo: 'Przesłano',
    },
  },
  print: 'Drukuj',
  links: {
    expired: {
      title: 'Ten link wygasł',
      text: 'Prowadził z powrotem do płatności za niedokończone zamówienie. Zamówić ponownie możesz w każdej chwili.',
      button: 'Zamów ponownie',
    },
    incomplete: {
      title: 'Ten link jest niepełny',
      text: 'Skopiuj cały link z wiadomości albo odpowiedz na wiadomość.',
    },
  },
};
