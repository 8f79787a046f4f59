import type { RecoveryTexts } from './recovery-texts.ts';

/** A Hungarian date ends with a full stop. */
export const hu: RecoveryTexts = {
  subject: 'Fejezze be megrendelését, amikor Önnek jó',
  preview: 'Ezzel a linkkel visszatérhet a fizetéshez, változatlan áron.',
  greeting: 'Jó napot kívánunk!',
  intro:
    'Megkezdett nálunk egy megrendelést, és linket kért, hogy később befejezhesse. Itt a link, az ár nem változott.',
  packageLabel: 'Csomag',
  priceLabel: 'Ár',
  button: 'Tovább a fizetéshez',
  validUntil: 'A link eddig működik: {date}',
  noAction:
    'Meggondolta magát? Nincs semmi teendője. Nem vontunk le pénzt, és erről a megrendelésről nem írunk többet.',
  questions: 'Kérdése van? Egyszerűen válaszoljon erre az e-mailre.',
  stopLink: 'Ne írjanak többet erről',
  stopTitle: 'Ne írjanak többet erről',
  stopQuestion:
    'Nyomja meg a gombot, és soha többé nem írunk be nem fejezett megrendelésről. A kifizetett megrendelésekről szóló e-mailek továbbra is megérkeznek.',
  stoppedTitle: 'Erről nem írunk többet',
  stopped: 'Feljegyeztük. A kifizetett megrendelésekről szóló e-mailek továbbra is megérkeznek.',
  backHome: 'Vissza a kezdőlapra',
};
