import type { RecoveryTexts } from './recovery-texts.ts';

export const sl: RecoveryTexts = {
  subject: 'Dokončajte naročilo, ko vam ustreza',
  preview: 'Povezava nazaj do plačila, po ceni, ki ste jo videli.',
  greeting: 'Pozdravljeni!',
  intro:
    'Pri nas ste začeli naročilo in prosili za povezavo, da ga dokončate pozneje. Tukaj je, po ceni, ki ste jo videli.',
  packageLabel: 'Paket',
  priceLabel: 'Cena',
  button: 'Nadaljujte na plačilo',
  validUntil: 'Zadnji dan veljavnosti povezave je {date}.',
  noAction:
    'Ste si premislili? Ni vam treba storiti ničesar. Ničesar vam nismo zaračunali in o tem naročilu vam ne bomo več pisali.',
  questions: 'Imate vprašanje? Preprosto odgovorite na to e-sporočilo.',
  stopLink: 'Tega mi ne pošiljajte več',
  stopTitle: 'Tega mi ne pošiljajte več',
  stopQuestion:
    'Pritisnite gumb in o nedokončanih naročilih vam ne bomo nikoli več pisali. E-pošto o plačanih naročilih boste še naprej prejemali.',
  stoppedTitle: 'O tem vam ne bomo več pisali',
  stopped: 'Zabeležili smo. E-pošto o plačanih naročilih boste še naprej prejemali.',
  backHome: 'Nazaj na domačo stran',
};
