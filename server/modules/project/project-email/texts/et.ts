import type { ProjectEmailTexts } from './texts.ts';

export const et: ProjectEmailTexts = {
  greeting: 'Tere, {name}!',
  noteHeading: 'Meie tiimi märkus',
  linkNote:
    'See link on ainult sulle. See avab tellimuse {orderId} lehe, kus on kõik etapid, failid ja sõnumid.',
  questions: 'Tekkis küsimusi? Vasta lihtsalt sellele kirjale.',
  designsHeading: 'Sinu kavandid',
  addressLabel: 'Aadress',
  choiceLabel: 'Sinu valik',
  designsReady: {
    subject: 'Sinu kavandid on valmis',
    preview: 'Vali endale meelepärane või kirjuta, mida muuta.',
    lead: 'Sinu kavandid on valmis. Võrdle neid rahulikult ja vali see, mis sulle kõige rohkem meeldib.',
    next: 'Pärast valikut saab leht valmis {workingHours}\u00a0töötunni ({workingDays}\u00a0tööpäeva) jooksul. Midagi on puudu? Kirjuta, mida muuta: muudatuste arv ei ole piiratud.',
    button: 'Vaata kavandeid',
  },
  designsChanged: {
    subject: 'Sinu uued kavandid on valmis',
    preview: 'Soovitud muudatused on tehtud.',
    lead: 'Soovitud muudatused on tehtud. Uued kavandid ootavad sind.',
    next: 'Vali üks välja ja leht saab valmis {workingHours}\u00a0töötunni ({workingDays}\u00a0tööpäeva) jooksul. Soovid veel midagi muuta? Kirjuta meile: muudatuste arv ei ole piiratud.',
    button: 'Vaata uusi kavandeid',
  },
  reviewReady: {
    subject: 'Sinu koduleht ootab ülevaatamist',
    preview: 'Kiida leht heaks või kirjuta, mida muuta.',
    lead: 'Sinu koduleht on valmis. Palun vaata kõik lehed üle, nii arvutis kui ka telefonis.',
    next: 'Kui kõik sobib, kiida leht heaks ja me avame selle. Kui mitte, kirjuta, mida muuta: muudatuste arv ei ole piiratud.',
    button: 'Vaata koduleht üle',
  },
  reviewChanged: {
    subject: 'Sinu muudatused ootavad ülevaatamist',
    preview: 'Soovitud muudatused on tehtud.',
    lead: 'Soovitud muudatused on tehtud. Palun vaata koduleht veel kord üle.',
    next: 'Kui kõik sobib, kiida leht heaks ja me avame selle. Soovid veel midagi muuta? Kirjuta meile: muudatuste arv ei ole piiratud.',
    button: 'Vaata muudatused üle',
  },
  live: {
    subject: 'Sinu koduleht on avatud',
    preview: 'Nüüd pääsevad sellele kõik. Siin on aadress.',
    lead: 'Sinu koduleht on avatud. Nüüdsest pääsevad sellele kõik.',
    next: 'Täna algavad sinu majutus, domeen ning {supportMonths}\u00a0kuud hooldust ja tuge. Kui soovid midagi muuta, vasta lihtsalt sellele kirjale.',
    button: 'Ava projekti leht',
  },
  choiceReminder: {
    subject: 'Kas kavand on juba valitud?',
    preview: 'Kui oled valinud, hakkame kohe lehte tegema.',
    lead: 'Sinu kavandid ootavad. Kui oled ühe välja valinud, hakkame kohe kodulehte tegema.',
    next: 'Ükski pole veel päris õige? Kirjuta, mida muuta. Muudatuste arv ei ole piiratud.',
    button: 'Vali kavand',
  },
  approvalReminder: {
    subject: 'Kas võime sinu kodulehe avada?',
    preview: 'Avame selle kohe, kui oled lehe heaks kiitnud.',
    lead: 'Sinu koduleht ootab ülevaatamist. Kohe, kui oled selle heaks kiitnud, avame lehe.',
    next: 'Midagi ei ole veel nii, nagu peab? Kirjuta, mida muuta. Muudatuste arv ei ole piiratud.',
    button: 'Vaata koduleht üle',
  },
  lastReminder:
    'See on meie viimane meeldetuletus. Projekt jääb avatuks ja jätkame kohe, kui sinust kuuleme.',
  message: {
    subject: 'Sõnum tellimuse {orderId} kohta',
    preview: 'Meie tiim kirjutas sulle sinu kodulehe asjus.',
    lead: 'Kirjutame sulle sinu kodulehe asjus:',
    next: 'Vastata saad projekti lehel või otse sellele kirjale.',
    button: 'Loe ja vasta',
  },
};
