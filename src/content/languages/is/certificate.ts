import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Trjáskírteini',
  headline: { reserved: 'Eitt tré frátekið', planted: 'Eitt tré gróðursett' },
  statement: {
    reserved:
      'Eitt tré er frátekið fyrir þennan vef. Þegar búið er að gróðursetja það geturðu skannað kóðann og séð hvar og hvenær.',
    planted: 'Eitt tré var gróðursett fyrir þennan vef. Það vex á staðnum sem nefndur er hér fyrir neðan.',
  },
  inTheNameOf: 'Skráð á',
  labels: {
    number: 'Númer skírteinis',
    status: 'Staða',
    issued: 'Gefið út',
    planted: 'Gróðursett',
    place: 'Staður',
    partner: 'Sér um gróðursetningu',
  },
  status: { reserved: 'Frátekið', planted: 'Gróðursett' },
  scan: 'Skannaðu kóðann til að sannreyna skírteinið.',
  pictures: {
    tree: 'Teikning af tré á hæð fyrir framan sólina',
    code: 'QR-kóði sem opnar síðu skírteinisins',
  },
  page: {
    description: {
      reserved: 'Eitt tré er frátekið fyrir þennan vef. Það verður gróðursett í næstu lotu.',
      planted: 'Eitt tré var gróðursett fyrir þennan vef.',
    },
    download: 'Sækja skírteinið (PDF)',
    why: 'Fyrir hvern vef sem við smíðum er eitt tré gróðursett.',
    whyLink: 'Hvers vegna við gerum það',
    share: 'Deildu skírteininu',
    shareButton: 'Deila\u00a0…',
    copyLink: 'Afrita tengil',
    copied: 'Tengill afritaður',
    byEmail: 'Tölvupóstur',
    newTab: '(opnast í nýjum flipa)',
    shareText: 'Vefurinn okkar á sitt eigið tré.',
  },
};
