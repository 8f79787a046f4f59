import type { ReviewEmailTexts } from './texts.ts';

export const hr: ReviewEmailTexts = {
  subject: 'Kako vam se sviđa vaša stranica?',
  preview: 'Dvije minute za recenziju pomogle bi nama i onima koji tek biraju.',
  greeting: 'Dobar dan, {name}!',
  lead: 'Vaša je stranica objavljena prije dva tjedna. Kako je bilo raditi s nama i kako vam se sviđa rezultat?',
  form: 'Recenzija traje dvije minute: odaberite broj zvjezdica, napišite nekoliko riječi i odlučite koje ime smijemo prikazati. Recenzije objavljujemo onako kako su napisane i nikad ne mijenjamo ni riječ.',
  button: 'Napišite recenziju',
  linkNote:
    'Ova je poveznica samo za vas. Odnosi se na narudžbu {orderId} i vrijedi {linkDays} dana. Recenziju možete mijenjati još {editDays} dana nakon što je napišete.',
  once: 'Pitamo samo jednom. Ako na stranici nešto nije u redu, odgovorite na ovaj e-mail i mi ćemo to ispraviti.',
};
