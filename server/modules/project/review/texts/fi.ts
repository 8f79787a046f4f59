import type { ReviewEmailTexts } from './texts.ts';

export const fi: ReviewEmailTexts = {
  subject: 'Mitä pidät kotisivuistasi?',
  preview: 'Kahden minuutin arvostelu auttaa meitä ja muita, jotka ovat valitsemassa.',
  greeting: 'Hei {name}!',
  lead: 'Kotisivusi ovat olleet julkaistuina kaksi viikkoa. Miten yhteistyö sujui, ja mitä pidät lopputuloksesta?',
  form: 'Arvosteluun menee kaksi minuuttia: valitse tähdet, kirjoita muutama sana ja päätä, millä nimellä sen saa näyttää. Julkaisemme arvostelut sellaisina kuin ne on kirjoitettu emmekä muuta sanaakaan.',
  button: 'Kirjoita arvostelu',
  linkNote:
    'Tämä linkki on vain sinulle. Se kuuluu tilaukseen {orderId} ja on voimassa {linkDays} päivää. Voit muuttaa arvosteluasi {editDays} päivän ajan sen kirjoittamisesta.',
  once: 'Kysymme vain kerran. Jos kotisivuissasi on jotain vialla, vastaa tähän viestiin, niin korjaamme asian.',
};
