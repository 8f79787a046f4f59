import type { RecoveryTexts } from './recovery-texts.ts';

export const et: RecoveryTexts = {
  subject: 'Lõpeta tellimus, kui sulle sobib',
  preview: 'Sinu link tagasi maksmise juurde. Hind on sama.',
  greeting: 'Tere!',
  intro:
    'Alustasid meie juures tellimust ja palusid linki, et see hiljem lõpetada. Siin see on, sama hinnaga, mida nägid.',
  packageLabel: 'Pakett',
  priceLabel: 'Hind',
  button: 'Jätka maksmisega',
  validUntil: 'Lingi viimane kehtivuspäev on {date}.',
  noAction:
    'Mõtlesid ümber? Sa ei pea midagi tegema. Raha me ei võtnud ja selle tellimuse kohta me rohkem ei kirjuta.',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  stopLink: 'Ärge mulle enam kirjutage',
  stopTitle: 'Ärge mulle enam kirjutage',
  stopQuestion:
    'Vajuta nuppu ja me ei kirjuta sulle enam kunagi lõpetamata tellimuste kohta. Makstud tellimuste e-kirjad tulevad sulle edasi.',
  stoppedTitle: 'Sellest me sulle enam ei kirjuta',
  stopped: 'Panime kirja. Makstud tellimuste e-kirjad tulevad sulle edasi.',
  backHome: 'Tagasi avalehele',
};
