import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Jūsu atsauksme',
  write: 'Rakstīt atsauksmi',
  intro:
    'Kā jums patika ar mums sadarboties? Atsauksme par pasūtījumu Nr.\u00a0{orderId} palīdzēs izvēlēties citiem.',
  stars: 'Jūsu vērtējums',
  starCount: { zero: '{n} zvaigznes', one: '{n} zvaigzne', other: '{n} zvaigznes' },
  text: 'Jūsu atsauksme',
  textHint: 'Līdz {max}\u00a0rakstzīmēm. Mūsu lapās redzamas apmēram pirmās {shown}.',
  name: 'Vārds, ko rādīt',
  nameHint: 'Šis vārds būs redzams zem atsauksmes.',
  nameSuggestions: 'Piemēram:',
  consent: 'Piekrītu, ka publicējat manu atsauksmi ar šo vārdu savā mājaslapā.',
  consentHint: 'Piekrišanu varat jebkurā brīdī atsaukt: atbildiet uz mūsu e-pastu.',
  send: 'Nosūtīt atsauksmi',
  saveChanges: 'Saglabāt izmaiņas',
  required: 'Lūdzu, aizpildiet visus laukus.',
  problem: 'Kaut kas vēl jāizlabo',
  errors: {
    stars: 'Izvēlieties no 1 līdz 5\u00a0zvaigznēm.',
    text: 'Lūdzu, uzrakstiet vismaz dažus vārdus.',
    textTooLong: 'Teksts ir par garu. Pieļaujamais rakstzīmju skaits: {max}.',
    name: 'Lūdzu, ievadiet vārdu, ko rādīt.',
    nameNotPlain: 'Vārdā nedrīkst būt ne tīmekļa vai e-pasta adrešu, ne neredzamu rakstzīmju.',
    consent: 'Lūdzu, piekrītiet publicēšanai. Bez piekrišanas atsauksmi nevaram izmantot.',
    failed: 'Atsauksmi neizdevās nosūtīt. Viss ievadītais ir saglabājies: lūdzu, mēģiniet vēlreiz.',
  },
  thanks: {
    title: 'Paldies par atsauksmi',
    text: 'Pirms tā parādīsies mūsu mājaslapā, mēs to izlasīsim. Tekstu nekad nemainām.',
  },
  yours: {
    title: 'Jūsu atsauksme',
    written: 'Pirms atsauksme parādīsies mūsu mājaslapā, mēs to izlasīsim.',
    published: 'Jūsu atsauksme ir publicēta mūsu mājaslapā.',
    declined: 'Šo atsauksmi nepublicējām. Ja vēlaties uzzināt, kāpēc, atbildiet uz mūsu e-pastu.',
    editUntil: 'Pēdējā diena, kad to var mainīt: {date}.',
    edit: 'Mainīt atsauksmi',
    editNote: 'Pirms jaunais variants parādīsies mūsu mājaslapā, mēs to izlasīsim.',
    cancel: 'Atstāt, kā ir',
  },
  tooLate: {
    title: 'Šo atsauksmi vairs nevar mainīt',
    text: 'Termiņš ir beidzies. Ja tomēr vēlaties mums ko pateikt, atbildiet uz mūsu e-pastu.',
  },
  expired: {
    title: 'Saite vairs nav derīga',
    text: 'Atsauksmi var uzrakstīt {days} dienu laikā pēc mūsu e-pasta. Ja tomēr vēlaties mums ko pateikt, atbildiet uz to.',
  },
  badLink: {
    title: 'Šī saite nav derīga',
    text: 'Vēlreiz atveriet saiti no mūsu e-pasta. Ja tā joprojām nedarbojas, palūdziet saiti uz savu projekta lapu; tur atradīsiet arī atsauksmi.',
  },
  notLoaded: {
    title: 'Atsauksmi neizdevās ielādēt',
    text: 'Pārbaudiet savienojumu un mēģiniet vēlreiz.',
    retry: 'Mēģināt vēlreiz',
  },
  loading: 'Ielādējam atsauksmi…',
  project: 'Sekot līdzi projektam',
};
