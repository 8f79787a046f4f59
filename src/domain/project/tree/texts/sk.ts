import type { TreeTexts } from './texts.ts';

export const sk: TreeTexts = {
  title: 'Certifikát o strome',
  headline: { reserved: 'Strom je rezervovaný', planted: 'Strom je zasadený' },
  statement: {
    reserved:
      'Pre tento web je rezervovaný jeden strom. Keď ho zasadíme, deň a miesto nájdete na stránke, ktorú otvorí kód.',
    planted: 'Za tento web bol zasadený jeden strom. Rastie na mieste uvedenom nižšie.',
  },
  inTheNameOf: 'Vystavené pre',
  labels: {
    number: 'Číslo certifikátu',
    status: 'Stav',
    issued: 'Vystavené',
    planted: 'Zasadené',
    place: 'Miesto',
    partner: 'Kto sadí',
  },
  status: { reserved: 'Rezervovaný', planted: 'Zasadený' },
  scan: 'Naskenovaním kódu certifikát overíte.',
  pictures: {
    tree: 'Kresba stromu na kopci pred slnkom',
    code: 'QR kód, ktorý otvorí stránku tohto certifikátu',
  },
  page: {
    description: {
      reserved: 'Pre tento web je rezervovaný jeden strom. Zasadíme ho pri najbližšej výsadbe.',
      planted: 'Za tento web bol zasadený jeden strom.',
    },
    download: 'Stiahnuť certifikát (PDF)',
    why: 'Za každý web, ktorý vytvoríme, zasadíme jeden strom.',
    whyLink: 'Prečo to robíme',
    share: 'Zdieľať certifikát',
    shareButton: 'Zdieľať…',
    copyLink: 'Kopírovať odkaz',
    copied: 'Odkaz je skopírovaný',
    byEmail: 'E-mail',
    newTab: '(otvorí sa na novej karte)',
    shareText: 'Náš web má svoj strom.',
  },
  own: {
    question: 'Aké meno má byť na certifikáte?',
    choices: {
      full: 'Moje meno',
      business: 'Názov mojej firmy',
      initials: 'Len moje iniciály',
      hidden: 'Žiadne meno',
    },
    open: 'Otvoriť certifikát',
    saved: 'Certifikát je zmenený.',
    later: 'Certifikát k svojmu stromu dostanete, keď bude web spustený.',
  },
  emails: {
    greeting: 'Dobrý deň, {name}!',
    closing: 'Máte otázky? Stačí odpovedať na tento e-mail.',
    button: 'Otvoriť certifikát',
    project: 'Váš projekt',
    reserved: {
      subject: 'Certifikát k vášmu stromu',
      preview: 'Váš web je spustený a má svoj rezervovaný strom.',
      text: 'Váš web je spustený, a tak sme preň rezervovali strom. Tu je certifikát: stránka na zdieľanie a PDF na vytlačenie. Ozveme sa znova, keď bude strom v zemi.',
      choice:
        'Sami rozhodnete, čo na ňom bude: názov firmy, vaše meno, iniciály alebo nič. Vyberte si na stránke svojho projektu.',
    },
    planted: {
      subject: 'Váš strom je zasadený',
      preview: 'Kedy, kde a kto ho zasadil.',
      text: 'Strom za váš web je zasadený. Na certifikáte je teraz uvedené kedy a kde. Ak máte vytlačený ten predchádzajúci, stiahnite si nový.',
    },
  },
};
