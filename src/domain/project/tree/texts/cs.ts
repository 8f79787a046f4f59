import type { TreeTexts } from './texts.ts';

export const cs: TreeTexts = {
  title: 'Certifikát o stromu',
  headline: { reserved: 'Strom je rezervovaný', planted: 'Strom je zasazený' },
  statement: {
    reserved:
      'Pro tento web je rezervovaný jeden strom. Až bude zasazený, najdete den a místo na stránce, kterou otevře kód.',
    planted: 'Za tento web byl zasazen jeden strom. Roste na místě uvedeném níže.',
  },
  inTheNameOf: 'Vystaveno pro',
  labels: {
    number: 'Číslo certifikátu',
    status: 'Stav',
    issued: 'Vystaveno',
    planted: 'Zasazeno',
    place: 'Místo',
    partner: 'Kdo sází',
  },
  status: { reserved: 'Rezervováno', planted: 'Zasazeno' },
  scan: 'Naskenováním kódu certifikát ověříte.',
  pictures: {
    tree: 'Kresba stromu na kopci před sluncem',
    code: 'QR kód, který otevře stránku tohoto certifikátu',
  },
  page: {
    description: {
      reserved: 'Pro tento web je rezervovaný jeden strom. Zasadíme ho při příští výsadbě.',
      planted: 'Za tento web byl zasazen jeden strom.',
    },
    download: 'Stáhnout certifikát (PDF)',
    why: 'Za každý web, který vytvoříme, zasadíme jeden strom.',
    whyLink: 'Proč to děláme',
    share: 'Sdílet certifikát',
    shareButton: 'Sdílet…',
    copyLink: 'Kopírovat odkaz',
    copied: 'Odkaz zkopírován',
    byEmail: 'E-mail',
    newTab: '(otevře se na nové kartě)',
    shareText: 'Náš web má svůj strom.',
  },
  own: {
    question: 'Jaké jméno má být na certifikátu?',
    choices: {
      full: 'Moje jméno',
      business: 'Název mé firmy',
      initials: 'Jen moje iniciály',
      hidden: 'Žádné jméno',
    },
    open: 'Otevřít certifikát',
    saved: 'Certifikát je změněný.',
    later: 'Certifikát ke svému stromu dostanete, až bude web spuštěný.',
  },
  emails: {
    greeting: 'Dobrý den, {name}!',
    closing: 'Máte otázky? Stačí odpovědět na tento e-mail.',
    button: 'Otevřít certifikát',
    project: 'Váš projekt',
    reserved: {
      subject: 'Certifikát k vašemu stromu',
      preview: 'Váš web je spuštěný a má svůj rezervovaný strom.',
      text: 'Váš web je spuštěný, a tak jsme pro něj rezervovali strom. Tady je certifikát: stránka ke sdílení a PDF k vytištění. Ozveme se znovu, až bude strom v zemi.',
      choice:
        'Sami rozhodnete, co na něm bude: název firmy, vaše jméno, iniciály, nebo nic. Vyberte si na stránce svého projektu.',
    },
    planted: {
      subject: 'Váš strom je zasazený',
      preview: 'Kdy, kde a kdo ho zasadil.',
      text: 'Strom za váš web je zasazený. Certifikát teď uvádí kdy a kde. Pokud máte vytištěný ten předchozí, stáhněte si nový.',
    },
  },
};
