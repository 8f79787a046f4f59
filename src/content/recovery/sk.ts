import type { RecoveryTexts } from './recovery-texts.ts';

export const sk: RecoveryTexts = {
  subject: 'Dokončite objednávku, keď sa vám to bude hodiť',
  preview: 'Odkaz späť k platbe, za rovnakú cenu ako predtým.',
  greeting: 'Dobrý deň!',
  intro:
    'Začali ste u nás objednávku a požiadali o odkaz, aby ste ju mohli dokončiť neskôr. Tu je, za rovnakú cenu ako predtým.',
  packageLabel: 'Balík',
  priceLabel: 'Cena',
  button: 'Pokračovať k platbe',
  validUntil: 'Odkaz platí do {date}.',
  noAction:
    'Rozmysleli ste si to? Nemusíte nič robiť. Nič sme vám nestrhli a o tejto objednávke vám už písať nebudeme.',
  questions: 'Máte otázky? Stačí odpovedať na tento e-mail.',
  stopLink: 'Už mi to neposielajte',
  stopTitle: 'Už mi to neposielajte',
  stopQuestion:
    'Stlačte tlačidlo a už nikdy vám nenapíšeme o nedokončenej objednávke. E-maily k zaplateným objednávkam budete dostávať ďalej.',
  stoppedTitle: 'Tieto e-maily už nedostanete',
  stopped: 'Máme to poznačené. E-maily k zaplateným objednávkam budete dostávať ďalej.',
  backHome: 'Späť na úvodnú stránku',
};
