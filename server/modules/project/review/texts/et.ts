import type { ReviewEmailTexts } from './texts.ts';

export const et: ReviewEmailTexts = {
  subject: 'Kuidas sulle sinu koduleht meeldib?',
  preview: 'Kahe minuti pikkune arvustus on abiks meile ja neile, kes alles valivad.',
  greeting: 'Tere, {name}!',
  lead: 'Sinu koduleht on olnud avatud kaks nädalat. Kuidas oli meiega koostööd teha ja kuidas sulle tulemus meeldib?',
  form: 'Arvustuseks kulub kaks minutit: vali tärnid, kirjuta mõni sõna ja otsusta, millist nime tohime näidata. Avaldame arvustused nii, nagu need on kirjutatud, ega muuda ühtegi sõna.',
  button: 'Kirjuta arvustus',
  linkNote:
    'See link on ainult sulle. See kuulub tellimuse {orderId} juurde ja kehtib {linkDays} päeva. Pärast kirjutamist saad arvustust muuta {editDays} päeva jooksul.',
  once: 'Küsime ainult üks kord. Kui kodulehega on midagi valesti, vasta sellele kirjale ja me teeme selle korda.',
};
