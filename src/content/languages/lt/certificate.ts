import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Medžio sertifikatas',
  headline: { reserved: 'Medis rezervuotas', planted: 'Medis pasodintas' },
  statement: {
    reserved:
      'Šiai svetainei rezervuotas vienas medis. Kai jis bus pasodintas, nuskaitę kodą sužinosite, kur ir kada.',
    planted: 'Už šią svetainę pasodintas vienas medis. Jis auga žemiau nurodytoje vietoje.',
  },
  inTheNameOf: 'Sertifikato gavėjas',
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
};
