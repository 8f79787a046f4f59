import type { TreeTexts } from './texts.ts';

export const et: TreeTexts = {
  title: 'Puu tunnistus',
  headline: { reserved: 'Puu on broneeritud', planted: 'Puu on istutatud' },
  statement: {
    reserved:
      'Selle kodulehe jaoks on broneeritud üks puu. Kui see on istutatud, leiad päeva ja koha lehelt, mille kood avab.',
    planted: 'Selle kodulehe eest on istutatud üks puu. See kasvab allpool nimetatud kohas.',
  },
  inTheNameOf: 'Kelle nimel',
  labels: {
    number: 'Tunnistuse number',
    status: 'Seis',
    issued: 'Välja antud',
    planted: 'Istutatud',
    place: 'Koht',
    partner: 'Istutaja',
  },
  status: { reserved: 'Broneeritud', planted: 'Istutatud' },
  scan: 'Tunnistuse kontrollimiseks skaneeri kood.',
  pictures: {
    tree: 'Joonistus: puu künkal päikese ees',
    code: 'QR-kood, mis avab selle tunnistuse lehe',
  },
  page: {
    description: {
      reserved: 'Selle kodulehe jaoks on broneeritud üks puu. See istutatakse järgmisel istutuskorral.',
      planted: 'Selle kodulehe eest on istutatud üks puu.',
    },
    download: 'Laadi tunnistus alla (PDF)',
    why: 'Iga kodulehe eest, mille teeme, istutame ühe puu.',
    whyLink: 'Miks me seda teeme',
    share: 'Jaga tunnistust',
    shareButton: 'Jaga…',
    copyLink: 'Kopeeri link',
    copied: 'Link on kopeeritud',
    byEmail: 'E-post',
    newTab: '(avaneb uuel vahelehel)',
    shareText: 'Meie kodulehel on oma puu.',
  },
  own: {
    question: 'Mis nimi peaks tunnistusel olema?',
    choices: {
      full: 'Minu nimi',
      business: 'Minu ettevõtte nimi',
      initials: 'Ainult minu initsiaalid',
      hidden: 'Ilma nimeta',
    },
    open: 'Ava tunnistus',
    saved: 'Tunnistus on muudetud.',
    later: 'Oma puu tunnistuse saad siis, kui koduleht on avatud.',
  },
  emails: {
    greeting: 'Tere, {name}!',
    closing: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
    button: 'Ava tunnistus',
    project: 'Sinu projekt',
    reserved: {
      subject: 'Sinu puu tunnistus',
      preview: 'Sinu koduleht on avatud ja selle jaoks on broneeritud puu.',
      text: 'Sinu koduleht on avatud, seega oleme selle jaoks puu broneerinud. Siin on tunnistus: leht jagamiseks ja PDF printimiseks. Kirjutame uuesti, kui puu on mullas.',
      choice:
        'Sina otsustad, mis tunnistusel kirjas on: ettevõtte nimi, sinu oma nimi, initsiaalid või mitte midagi. Vali see oma projekti lehel.',
    },
    planted: {
      subject: 'Sinu puu on istutatud',
      preview: 'Millal, kus ja kes selle istutas.',
      text: 'Sinu kodulehe puu on istutatud. Tunnistusel on nüüd kirjas, millal ja kus. Kui oled varasema välja printinud, laadi alla uus.',
    },
  },
};
