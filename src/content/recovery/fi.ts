import type { RecoveryTexts } from './recovery-texts.ts';

export const fi: RecoveryTexts = {
  subject: 'Viimeistele tilauksesi, kun sinulle sopii',
  preview: 'Linkki takaisin maksamaan, samalla hinnalla kuin aiemmin.',
  greeting: 'Hei!',
  intro:
    'Aloitit tilauksen ja pyysit linkin, jolla voit jatkaa myöhemmin. Tässä se on, ja hinta on sama kuin aiemmin.',
  packageLabel: 'Paketti',
  priceLabel: 'Hinta',
  button: 'Jatka maksamaan',
  validUntil: 'Linkki toimii {date} asti.',
  noAction:
    'Muutitko mielesi? Sinun ei tarvitse tehdä mitään. Rahaa ei ole veloitettu, emmekä lähetä enempää viestejä tästä tilauksesta.',
  questions: 'Kysyttävää? Vastaa vain tähän viestiin.',
  stopLink: 'Älkää lähettäkö näitä enää',
  stopTitle: 'Älkää lähettäkö näitä enää',
  stopQuestion:
    'Paina painiketta, niin emme enää koskaan lähetä viestejä tilauksesta, joka jäi kesken. Viestit maksetuista tilauksista tulevat edelleen.',
  stoppedTitle: 'Et saa enää näitä viestejä',
  stopped: 'Selvä. Viestit maksetuista tilauksista tulevat edelleen.',
  backHome: 'Takaisin etusivulle',
};
