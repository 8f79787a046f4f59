import type { ReviewDictionary } from '../review-texts.ts';

export const review: ReviewDictionary = {
  title: 'Jūsų atsiliepimas',
  write: 'Rašyti atsiliepimą',
  intro:
    'Ar patiko su mumis bendradarbiauti? Atsiliepimas apie užsakymą Nr.\u00a0{orderId} padės apsispręsti kitiems.',
  stars: 'Jūsų įvertinimas',
  starCount: {
    one: '{n} žvaigždutė',
    few: '{n} žvaigždutės',
    many: '{n} žvaigždutės',
    other: '{n} žvaigždučių',
  },
  text: 'Jūsų atsiliepimas',
  textHint: 'Iki {max}\u00a0ženklų. Mūsų puslapiuose rodoma maždaug tiek pirmųjų ženklų: {shown}.',
  name: 'Rodomas vardas',
  nameHint: 'Šis vardas bus rodomas po atsiliepimu.',
  nameSuggestions: 'Pavyzdžiui:',
  consent: 'Sutinku, kad mano atsiliepimą su šiuo vardu paskelbtumėte savo svetainėje.',
  consentHint: 'Sutikimą galite bet kada atšaukti: atsakykite į mūsų laišką.',
  send: 'Siųsti atsiliepimą',
  saveChanges: 'Išsaugoti pakeitimus',
  required: 'Užpildykite visus laukus.',
  problem: 'Dar ne viskas užpildyta teisingai',
  errors: {
    stars: 'Pasirinkite nuo 1 iki 5\u00a0žvaigždučių.',
    text: 'Parašykite bent kelis žodžius.',
    textTooLong: 'Tekstas per ilgas. Leistinas ženklų skaičius: {max}.',
    name: 'Įrašykite vardą, kurį rodysime.',
    nameNotPlain: 'Varde neturi būti svetainės ar el.\u00a0pašto adresų ir nematomų ženklų.',
    consent: 'Sutikite, kad atsiliepimą paskelbtume. Be sutikimo jo panaudoti negalėsime.',
    failed: 'Atsiliepimo išsiųsti nepavyko. Viskas, ką įrašėte, liko čia: bandykite dar kartą.',
  },
  thanks: {
    title: 'Ačiū už atsiliepimą',
    text: 'Prieš paskelbdami jį svetainėje, perskaitysime. Teksto niekada nekeičiame.',
  },
  yours: {
    title: 'Jūsų atsiliepimas',
    written: 'Prieš paskelbdami atsiliepimą svetainėje, jį perskaitysime.',
    published: 'Jūsų atsiliepimas paskelbtas mūsų svetainėje.',
    declined: 'Šio atsiliepimo nepaskelbėme. Jei norite sužinoti, kodėl, atsakykite į mūsų laišką.',
    editUntil: 'Pakeisti jį galite iki {date}',
    edit: 'Keisti atsiliepimą',
    editNote: 'Prieš paskelbdami naują variantą svetainėje, jį perskaitysime.',
    cancel: 'Palikti, kaip yra',
  },
  tooLate: {
    title: 'Šio atsiliepimo keisti nebegalima',
    text: 'Terminas jau pasibaigė. Jei dar norite ką nors pasakyti, atsakykite į mūsų laišką.',
  },
  expired: {
    title: 'Nuoroda nebegalioja',
    text: 'Atsiliepimą galima parašyti per {days} dienų nuo mūsų laiško. Jei vis tiek norite ką nors pasakyti, atsakykite į jį.',
  },
  badLink: {
    title: 'Ši nuoroda negalioja',
    text: 'Dar kartą atidarykite nuorodą iš mūsų laiško. Jei vis tiek neveikia, paprašykite nuorodos į savo projekto puslapį; ten rasite ir atsiliepimą.',
  },
  notLoaded: {
    title: 'Atsiliepimo įkelti nepavyko',
    text: 'Patikrinkite ryšį ir bandykite dar kartą.',
    retry: 'Bandyti dar kartą',
  },
  loading: 'Atsiliepimas įkeliamas…',
  project: 'Sekti savo projektą',
};
