import type { RecoveryTexts } from './recovery-texts.ts';

export const cs: RecoveryTexts = {
  subject: 'Dokončete objednávku, až se vám to bude hodit',
  preview: 'Odkaz zpět k platbě, za stejnou cenu jako předtím.',
  greeting: 'Dobrý den!',
  intro:
    'Začali jste u nás objednávat a požádali o odkaz, abyste mohli objednávku dokončit později. Tady je, za stejnou cenu jako předtím.',
  packageLabel: 'Balíček',
  priceLabel: 'Cena',
  button: 'Pokračovat k platbě',
  validUntil: 'Odkaz platí do {date}.',
  noAction:
    'Rozmysleli jste si to? Nemusíte nic dělat. Žádné peníze jsme nestrhli a kvůli této objednávce vám už psát nebudeme.',
  questions: 'Máte otázky? Stačí odpovědět na tento e-mail.',
  stopLink: 'Už mi to neposílejte',
  stopTitle: 'Už mi to neposílejte',
  stopQuestion:
    'Stiskněte tlačítko a už nikdy vám nenapíšeme kvůli nedokončené objednávce. E-maily k zaplaceným objednávkám vám budou chodit dál.',
  stoppedTitle: 'Tyto e-maily už nedostanete',
  stopped: 'Máme to poznamenáno. E-maily k zaplaceným objednávkám vám budou chodit dál.',
  backHome: 'Zpět na úvodní stránku',
};
