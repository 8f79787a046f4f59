import type { ReviewEmailTexts } from './texts.ts';

export const sl: ReviewEmailTexts = {
  subject: 'Kako ste zadovoljni s svojo stranjo?',
  preview: 'Dve minuti za oceno bi pomagali nam in tistim, ki še izbirajo.',
  greeting: 'Pozdravljeni, {name}!',
  lead: 'Vaša stran je objavljena že dva tedna. Kako je bilo sodelovati z nami in kako vam je všeč rezultat?',
  form: 'Ocena vam vzame dve minuti: izberite število zvezdic, napišite nekaj besed in določite, katero ime smemo prikazati. Ocene objavimo takšne, kot so napisane, in nikoli ne spremenimo niti besede.',
  button: 'Napišite oceno',
  linkNote:
    'Ta povezava je samo za vas. Nanaša se na naročilo {orderId} in velja {linkDays} dni. Oceno lahko spreminjate še {editDays} dni po tem, ko jo napišete.',
  once: 'Vprašamo samo enkrat. Če s stranjo kaj ni v redu, odgovorite na to e-sporočilo in bomo uredili.',
};
