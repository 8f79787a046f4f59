import type { ProjectEmailTexts } from './texts.ts';

export const fi: ProjectEmailTexts = {
  greeting: 'Hei {name}!',
  noteHeading: 'Viesti tekijöiltä',
  linkNote:
    'Tämä linkki on vain sinulle. Se avaa tilauksen {orderId} sivun, jossa ovat kaikki vaiheet, tiedostot ja viestit.',
  questions: 'Kysyttävää? Vastaa vain tähän viestiin.',
  designsHeading: 'Ehdotuksesi',
  addressLabel: 'Osoite',
  choiceLabel: 'Valintasi',
  designsReady: {
    subject: 'Ehdotuksesi ovat valmiina',
    preview: 'Valitse mieleisesi tai kerro, mitä muutetaan.',
    lead: 'Ehdotuksesi ovat valmiina. Vertaile niitä rauhassa ja valitse mieleisesi.',
    next: 'Valintasi jälkeen kotisivut valmistuvat {workingHours}\u00a0työtunnin ({workingDays}\u00a0työpäivän) kuluessa. Puuttuuko jotain? Pyydä muutoksia, niin monta kuin tarvitset.',
    button: 'Katso ehdotukset',
  },
  designsChanged: {
    subject: 'Uudet ehdotuksesi ovat valmiina',
    preview: 'Toivomasi muutokset on tehty.',
    lead: 'Toivomasi muutokset on tehty. Uudet ehdotukset odottavat sinua.',
    next: 'Valitse yksi, niin kotisivut valmistuvat {workingHours}\u00a0työtunnin ({workingDays}\u00a0työpäivän) kuluessa. Haluatko muuttaa vielä jotain? Kerro meille: muutoksia saa pyytää rajattomasti.',
    button: 'Katso uudet ehdotukset',
  },
  reviewReady: {
    subject: 'Kotisivusi odottavat hyväksyntääsi',
    preview: 'Hyväksy ne tai kerro, mitä muutetaan.',
    lead: 'Kotisivusi on rakennettu. Katso kaikki sivut läpi sekä tietokoneella että puhelimella.',
    next: 'Oletko tyytyväinen? Hyväksy sivut, niin julkaisemme ne. Jos et, kerro, mitä muutetaan: muutoksia saa pyytää rajattomasti.',
    button: 'Katso kotisivut',
  },
  reviewChanged: {
    subject: 'Muutoksesi on tehty',
    preview: 'Katsoisitko kotisivujasi vielä kerran?',
    lead: 'Toivomasi muutokset on tehty. Katso kotisivusi vielä kerran.',
    next: 'Oletko tyytyväinen? Hyväksy sivut, niin julkaisemme ne. Haluatko muuttaa vielä jotain? Kerro meille: muutoksia saa pyytää rajattomasti.',
    button: 'Katso muutokset',
  },
  live: {
    subject: 'Kotisivusi on julkaistu',
    preview: 'Nyt kuka tahansa voi käydä niillä. Tässä on osoite.',
    lead: 'Kotisivusi on julkaistu. Tästä lähtien kuka tahansa voi käydä niillä.',
    next: 'Webhotelli, verkkotunnus sekä {supportMonths}\u00a0kuukauden ylläpito ja tuki alkavat tänään. Haluatko muuttaa jotain? Vastaa vain tähän viestiin.',
    button: 'Avaa projektisi sivu',
  },
  choiceReminder: {
    subject: 'Joko valitsit ehdotuksen?',
    preview: 'Aloitamme heti, kun olet valinnut.',
    lead: 'Ehdotuksesi odottavat sinua. Heti kun olet valinnut, alamme rakentaa kotisivujasi.',
    next: 'Eikö mikään ole aivan kohdallaan? Kerro, mitä muutetaan. Muutoksia saa pyytää rajattomasti.',
    button: 'Valitse ehdotus',
  },
  approvalReminder: {
    subject: 'Saammeko julkaista kotisivusi?',
    preview: 'Julkaisemme ne heti, kun hyväksyt ne.',
    lead: 'Kotisivusi odottavat enää vain sinua. Julkaisemme ne heti, kun hyväksyt ne.',
    next: 'Onko jokin vielä pielessä? Kerro, mitä muutetaan. Muutoksia saa pyytää rajattomasti.',
    button: 'Katso kotisivut',
  },
  lastReminder:
    'Tämä on viimeinen muistutuksemme. Projektisi pysyy auki, ja jatkamme heti, kun kuulemme sinusta.',
  message: {
    subject: 'Viesti tilauksestasi {orderId}',
    preview: 'Meillä on sinulle asiaa kotisivuistasi.',
    lead: 'Meillä on sinulle asiaa kotisivuistasi:',
    next: 'Voit vastata projektisi sivulla tai suoraan tähän viestiin.',
    button: 'Lue ja vastaa',
  },
};
