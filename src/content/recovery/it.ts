import type { RecoveryTexts } from './recovery-texts.ts';

export const it: RecoveryTexts = {
  subject: 'Il tuo ordine ti aspetta',
  preview: 'Il link per tornare al pagamento, al prezzo che hai visto.',
  greeting: 'Buongiorno!',
  intro:
    'Hai iniziato un ordine sul nostro sito e ci hai chiesto un link per completarlo più tardi. Eccolo, al prezzo che hai visto.',
  packageLabel: 'Pacchetto',
  priceLabel: 'Prezzo',
  button: 'Torna al pagamento',
  validUntil: 'Scadenza del link: {date}.',
  noAction:
    'Hai cambiato idea? Non devi fare niente. Non ti è stato addebitato nulla e non ti scriveremo più per questo ordine.',
  questions: 'Hai domande? Rispondi pure a questa e-mail.',
  stopLink: 'Non scrivetemi più',
  stopTitle: 'Non scrivetemi più',
  stopQuestion:
    'Premi il pulsante e non ti scriveremo mai più per un ordine lasciato a metà. Le e-mail sugli ordini pagati continueranno ad arrivarti.',
  stoppedTitle: 'Non ti scriveremo più',
  stopped: 'Fatto. Le e-mail sugli ordini pagati continueranno ad arrivarti.',
  backHome: 'Torna alla home',
};
