import type { TreeTexts } from './texts.ts';

export const lt: TreeTexts = {
  title: 'Medžio sertifikatas',
  headline: { reserved: 'Medis rezervuotas', planted: 'Medis pasodintas' },
  statement: {
    reserved:
      'Šiai svetainei rezervuotas vienas medis. Kai jį pasodinsime, nuskaitę kodą pamatysite dieną ir vietą.',
    planted: 'Už šią svetainę pasodintas vienas medis. Jis auga toliau nurodytoje vietoje.',
  },
  inTheNameOf: 'Kieno vardu',
  labels: {
    number: 'Sertifikato numeris',
    status: 'Būsena',
    issued: 'Išduotas',
    planted: 'Pasodintas',
    place: 'Vieta',
    partner: 'Sodinanti organizacija',
  },
  status: { reserved: 'Rezervuotas', planted: 'Pasodintas' },
  scan: 'Nuskaitykite kodą ir patikrinkite šį sertifikatą.',
  pictures: {
    tree: 'Piešinys: medis ant kalvos saulės fone',
    code: 'QR kodas, atveriantis šio sertifikato puslapį',
  },
  page: {
    description: {
      reserved: 'Šiai svetainei rezervuotas vienas medis. Jį pasodins per artimiausią sodinimą.',
      planted: 'Už šią svetainę pasodintas vienas medis.',
    },
    download: 'Atsisiųsti sertifikatą (PDF)',
    why: 'Už kiekvieną mūsų sukurtą svetainę pasodinamas medis.',
    whyLink: 'Kodėl tai darome',
    share: 'Pasidalykite sertifikatu',
    shareButton: 'Dalytis…',
    copyLink: 'Kopijuoti nuorodą',
    copied: 'Nuoroda nukopijuota',
    byEmail: 'El.\u00a0paštas',
    newTab: '(atsidaro naujame skirtuke)',
    shareText: 'Mūsų svetainė turi savo medį.',
  },
  own: {
    question: 'Kokį vardą rodyti sertifikate?',
    choices: {
      full: 'Mano vardą ir pavardę',
      business: 'Įmonės pavadinimą',
      initials: 'Tik inicialus',
      hidden: 'Jokio vardo',
    },
    open: 'Atidaryti sertifikatą',
    saved: 'Sertifikatas pakeistas.',
    later: 'Medžio sertifikatą gausite, kai jūsų svetainė bus paleista.',
  },
  emails: {
    greeting: 'Sveiki, {name}!',
    closing: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
    button: 'Atidaryti sertifikatą',
    project: 'Jūsų projektas',
    reserved: {
      subject: 'Jūsų medžio sertifikatas',
      preview: 'Jūsų svetainė veikia, ir jai rezervuotas vienas medis.',
      text: 'Jūsų svetainė veikia, todėl jai rezervavome medį. Štai sertifikatas: puslapiu galite pasidalyti, o PDF – išsispausdinti. Kai medis bus pasodintas, parašysime dar kartą.',
      choice:
        'Jūs sprendžiate, koks vardas jame bus: įmonės, jūsų vardas ir pavardė, inicialai ar joks. Pasirinkti galite savo projekto puslapyje.',
    },
    planted: {
      subject: 'Jūsų medis pasodintas',
      preview: 'Kada, kur ir kas jį pasodino.',
      text: 'Už jūsų svetainę pasodintas medis. Sertifikate jau nurodyta, kada ir kur. Jei ankstesnį išsispausdinote, atsisiųskite naują.',
    },
  },
};
