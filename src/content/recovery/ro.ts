import type { RecoveryTexts } from './recovery-texts.ts';

export const ro: RecoveryTexts = {
  subject: 'Finalizează comanda când vrei',
  preview: 'Linkul către plată, la prețul pe care l-ai văzut.',
  greeting: 'Bună ziua!',
  intro:
    'Ai început o comandă la noi și ne-ai cerut un link ca să o finalizezi mai târziu. Iată-l, la prețul pe care l-ai văzut.',
  packageLabel: 'Pachet',
  priceLabel: 'Preț',
  button: 'Continuă spre plată',
  validUntil: 'Linkul este valabil până la {date}.',
  noAction:
    'Te-ai răzgândit? Nu trebuie să faci nimic. Nu ți s-a luat niciun ban și nu îți mai scriem despre această comandă.',
  questions: 'Ai întrebări? Răspunde la acest e-mail.',
  stopLink: 'Nu mai vreau astfel de e-mailuri',
  stopTitle: 'Nu mai vreau astfel de e-mailuri',
  stopQuestion:
    'Apasă butonul și nu îți mai scriem niciodată despre o comandă nefinalizată. E-mailurile despre comenzile plătite vor ajunge în continuare la tine.',
  stoppedTitle: 'Nu îți mai scriem despre asta',
  stopped: 'Am notat. E-mailurile despre comenzile plătite vor ajunge în continuare la tine.',
  backHome: 'Înapoi la pagina principală',
};
