import type { ReviewEmailTexts } from './texts.ts';

export const ro: ReviewEmailTexts = {
  subject: 'Îți place site-ul tău?',
  preview: 'Două minute pentru o recenzie ne-ar ajuta și pe noi, și pe cei care încă aleg.',
  greeting: 'Bună ziua, {name}!',
  lead: 'Site-ul tău este online de două săptămâni. Cum a fost să lucrezi cu noi și cum ți se pare rezultatul?',
  form: 'O recenzie durează două minute: alegi stelele, scrii câteva cuvinte și hotărăști ce nume afișăm. Publicăm recenziile așa cum au fost scrise și nu schimbăm niciodată niciun cuvânt.',
  button: 'Scrie o recenzie',
  linkNote:
    'Linkul este doar pentru tine. Ține de comanda {orderId} și este valabil {linkDays} de zile. Poți modifica recenzia timp de {editDays} de zile după ce o scrii.',
  once: 'Te întrebăm o singură dată. Dacă ceva nu e în regulă cu site-ul, răspunde la acest e-mail și rezolvăm.',
};
