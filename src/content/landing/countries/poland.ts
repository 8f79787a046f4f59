import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-poland',
  title: 'Tanie strony internetowe dla firm w Polsce',
  description: `Strona internetowa dla małej firmy w stałej cenie: domena, hosting i ${times.supportMonths} miesięcy opieki w pakiecie. Trzy projekty do wyboru w ciągu ${times.draftHours} godzin.`,
  h1: 'Tanie strony internetowe dla małych firm w całej Polsce',
  location: 'Polska',
  service: 'Strony internetowe w Polsce',
  keywords: [
    'tanie strony internetowe',
    'strona internetowa dla firmy',
    'strona www stała cena',
    'strona dla jednoosobowej działalności',
    'strony internetowe dla fachowców',
    'strona wizytówka z domeną i hostingiem',
    'tworzenie stron Polska',
  ],
  screen: {
    motif: 'bulb',
    palette: 'lemon',
    name: 'Elektryk Wójcik',
    headline: ['Światło wróci', 'jeszcze dziś.'],
    text: 'Instalacje i usuwanie awarii w Kielcach',
    action: 'Zadzwoń',
  },
  content: {
    intro:
      'Dobry fachowiec w Polsce ma terminy zajęte na trzy miesiące naprzód. Tylko że dzwonią do niego wszyscy, także ci, którym chodzi o coś, czego on nie robi. Własna strona to filtr: pokazuje realizacje, mówi, dokąd dojeżdżasz i czego się nie podejmujesz, a porządny klient dzwoni już przekonany. Ogłoszenie na portalu po miesiącu znika, profil w mediach społecznościowych zależy od cudzych zasad. Strona pod własną domeną zostaje. Robimy ją w stałej cenie, od projektu po publikację, z hostingiem i roczną opieką, a Ty dzień po wysłaniu formularza wybierasz jeden z trzech projektów.',
    benefits: [
      {
        title: 'Cena znana przed pierwszym telefonem',
        text: 'Nie prosimy o brief na cztery strony, żeby podać widełki. Jest jeden pakiet i jedna kwota, a liczba poprawek nie zmienia jej ani o grosz.',
      },
      {
        title: 'NIP, KRS i stopka bez wpadki',
        text: 'Spółka z o.o. musi podać na stronie między innymi siedzibę, sąd rejestrowy, KRS, NIP i kapitał zakładowy. Przygotowujemy na to miejsce i wpisujemy dane, które nam przekażesz.',
      },
      {
        title: 'Realizacje zamiast sloganów',
        text: '„Profesjonalnie i kompleksowo” ma w opisie każdy. My układamy zdjęcia Twoich łazienek, tortów albo ogrodzeń tak, żeby klient zobaczył różnicę w kilka sekund.',
      },
      {
        title: 'Adres, który łatwo podyktować',
        text: 'Pierwszy rok domeny jest w pakiecie, na przykład z końcówką .pl, jeśli wybrana nazwa jest wolna. Masz już domenę z dawnych czasów? Podepniemy ją i stara wizytówka pozostanie aktualna.',
      },
      {
        title: 'Rok spokoju',
        text: `Aktualizacje i drobne zmiany bierzemy na siebie przez ${times.supportMonths} miesięcy. Ty piszesz, co zmienić, i wracasz do pracy.`,
      },
    ],
    process: [
      {
        title: 'Zamówienie i formularz',
        text: 'Po płatności wypełniasz krótki formularz: czym się zajmujesz, w jakim promieniu działasz, jaką domenę chcesz i które strony Ci się podobają.',
      },
      {
        title: 'Zdjęcia, cennik, logo',
        text: 'Przesyłasz to, co masz pod ręką. Brakuje logo? Złożymy nazwę firmy porządną czcionką i na start wystarczy.',
      },
      {
        title: `Trzy projekty w ciągu ${times.draftHours} godzin`,
        text: 'Każdy inaczej ustawia akcenty: raz prowadzi galeria, raz lista usług z cenami, raz numer telefonu i mapa dojazdu.',
      },
      {
        title: 'Wybór i poprawki',
        text: 'Wskazujesz faworyta i piszesz, co zmienić. Poprawiamy do skutku, bez liczenia rund i bez dopłat.',
      },
      {
        title: 'Start strony',
        text: `W ciągu ${times.workingDays} dni roboczych od wyboru kończymy stronę i sprawdzamy formularz, telefon i stopkę. Gdy ją zaakceptujesz, publikujemy ją, a Ty dostajesz certyfikat drzewa.`,
      },
    ],
    localInfo:
      'Zdalnie, ale z wyczuciem branży: pracujemy z gabinetami z Warszawy i Łodzi, restauracjami z Krakowa i Wrocławia, warsztatami z Górnego Śląska i Zagłębia, stolarzami spod Kępna, szkutnikami i wypożyczalniami jachtów z Mazur, pensjonatami z Zakopanego, Karpacza i Półwyspu Helskiego, sklepami z Poznania, Bydgoszczy, Lublina, Rzeszowa i Białegostoku. Wakacje nad morzem i nad jeziorami goście planują już od ferii, zimę w górach – od pierwszych przymrozków, a ogrodnicy i brukarze mają najwięcej zapytań tuż po majówce. Start strony warto dopasować do tego kalendarza.',
    cta: 'Niech o zakresie prac opowiada strona, a Ty odbieraj telefony od zdecydowanych klientów. Masz pytania? Napisz.',
  },
};
