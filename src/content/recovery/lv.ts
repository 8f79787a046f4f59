import type { RecoveryTexts } from './recovery-texts.ts';

export const lv: RecoveryTexts = {
  subject: 'Pasūtījumu varat pabeigt, kad ērti',
  preview: 'Saite uz apmaksu par cenu, ko redzējāt.',
  greeting: 'Labdien!',
  intro: 'Jūs sākāt pasūtījumu un palūdzāt saiti, lai to pabeigtu vēlāk. Te tā ir – par cenu, ko redzējāt.',
  packageLabel: 'Pakete',
  priceLabel: 'Cena',
  button: 'Turpināt pasūtījumu',
  validUntil: 'Saite derīga līdz šim datumam: {date}.',
  noAction: 'Pārdomājāt? Nekas nav jādara. Nauda nav noņemta, un par šo pasūtījumu jums vairs nerakstīsim.',
  questions: 'Ir jautājumi? Vienkārši atbildiet uz šo e-pastu.',
  stopLink: 'Vairs man nerakstiet',
  stopTitle: 'Vairs man nerakstiet',
  stopQuestion:
    'Nospiediet pogu, un mēs jums vairs nekad nerakstīsim par nepabeigtiem pasūtījumiem. E-pastus par apmaksātiem pasūtījumiem saņemsiet kā parasti.',
  stoppedTitle: 'Par to jums vairs nerakstīsim',
  stopped: 'Esam to ņēmuši vērā. E-pastus par apmaksātiem pasūtījumiem saņemsiet kā parasti.',
  backHome: 'Atpakaļ uz sākumlapu',
};
