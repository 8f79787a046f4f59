import type { RecoveryTexts } from './recovery-texts.ts';

export const is: RecoveryTexts = {
  subject: 'Kláraðu pöntunina þegar þér hentar',
  preview: 'Tengillinn þinn í greiðsluna, á verðinu sem þú sást.',
  greeting: 'Góðan dag.',
  intro:
    'Þú byrjaðir á pöntun hjá okkur og baðst um tengil til að klára hana síðar. Hér er hann, á verðinu sem þú sást.',
  packageLabel: 'Pakki',
  priceLabel: 'Verð',
  button: 'Halda áfram með pöntunina',
  validUntil: 'Tengillinn gildir til {date}.',
  noAction:
    'Snerist þér hugur? Þá þarftu ekkert að gera. Ekkert var skuldfært og við skrifum þér ekki aftur um þessa pöntun.',
  questions: 'Einhverjar spurningar? Svaraðu bara þessum pósti.',
  stopLink: 'Ekki senda mér fleiri pósta',
  stopTitle: 'Ekki senda mér fleiri pósta',
  stopQuestion:
    'Smelltu á hnappinn og við sendum þér aldrei aftur póst um pöntun sem þú kláraðir ekki. Þú færð áfram pósta um pantanir sem þú hefur greitt.',
  stoppedTitle: 'Við skrifum þér ekki aftur um þetta',
  stopped: 'Við höfum skráð það. Þú færð áfram pósta um pantanir sem þú hefur greitt.',
  backHome: 'Aftur á forsíðu',
};
