import type { ProjectEmailTexts } from './texts.ts';

export const lt: ProjectEmailTexts = {
  greeting: 'Sveiki, {name}!',
  noteHeading: 'Mūsų komandos pastaba',
  linkNote:
    'Ši nuoroda skirta tik jums. Ji atveria užsakymo Nr.\u00a0{orderId} puslapį, kuriame rasite visus etapus, failus ir žinutes.',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  designsHeading: 'Jūsų eskizai',
  addressLabel: 'Adresas',
  choiceLabel: 'Jūsų pasirinkimas',
  designsReady: {
    subject: 'Jūsų eskizai paruošti',
    preview: 'Išsirinkite labiausiai patikusį arba parašykite, ką pakeisti.',
    lead: 'Jūsų eskizai paruošti. Palyginkite juos ir išsirinkite tą, kuris patinka labiausiai.',
    next: 'Kai išsirinksite, svetainę baigsime per {workingHours}\u00a0darbo val. ({workingDays}\u00a0darbo d.). Ko nors trūksta? Paprašykite pataisyti: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti eskizus',
  },
  designsChanged: {
    subject: 'Nauji eskizai paruošti',
    preview: 'Pataisėme tai, ko prašėte.',
    lead: 'Pataisėme tai, ko prašėte. Naujus eskizus jau galite peržiūrėti.',
    next: 'Išsirinkite vieną iš jų, ir svetainę baigsime per {workingHours}\u00a0darbo val. ({workingDays}\u00a0darbo d.). Norėtumėte dar ką nors pakeisti? Parašykite: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti naujus eskizus',
  },
  reviewReady: {
    subject: 'Jūsų svetainę jau galite peržiūrėti',
    preview: 'Patvirtinkite ją arba parašykite, ką pakeisti.',
    lead: 'Jūsų svetainė sukurta. Peržiūrėkite visus jos puslapius ir kompiuteryje, ir telefone.',
    next: 'Jei viskas tinka, patvirtinkite ir mes svetainę paleisime. Jei ne, parašykite, ką pakeisti: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti svetainę',
  },
  reviewChanged: {
    subject: 'Pataisytą svetainę jau galite peržiūrėti',
    preview: 'Pataisėme tai, ko prašėte.',
    lead: 'Pataisėme tai, ko prašėte. Peržiūrėkite savo svetainę dar kartą.',
    next: 'Jei viskas tinka, patvirtinkite ir mes svetainę paleisime. Norėtumėte dar ką nors pakeisti? Parašykite: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti pataisymus',
  },
  live: {
    subject: 'Jūsų svetainė jau veikia',
    preview: 'Nuo šiol ją gali aplankyti visi. Laiške – jos adresas.',
    lead: 'Jūsų svetainė paleista. Nuo šiol ją gali aplankyti visi.',
    next: 'Nuo šiandien skaičiuojame prieglobos, domeno ir {supportMonths}\u00a0mėn. priežiūros bei pagalbos laiką. Jei norėsite ką nors pakeisti, tiesiog atsakykite į šį laišką.',
    button: 'Atidaryti projekto puslapį',
  },
  choiceReminder: {
    subject: 'Ar jau išsirinkote eskizą?',
    preview: 'Kai tik išsirinksite, pradėsime kurti svetainę.',
    lead: 'Jūsų eskizai laukia. Kai tik išsirinksite, pradėsime kurti svetainę.',
    next: 'Jei nė vienas dar ne visai toks, kokio norėtumėte, parašykite, ką pakeisti. Pataisymų skaičius neribotas.',
    button: 'Išsirinkti eskizą',
  },
  approvalReminder: {
    subject: 'Ar jau galime paleisti jūsų svetainę?',
    preview: 'Paleisime ją, kai tik patvirtinsite.',
    lead: 'Jūsų svetainė laukia, kol ją peržiūrėsite. Kai tik patvirtinsite, ją paleisime.',
    next: 'Jei dar ne viskas taip, kaip norėtumėte, parašykite, ką pakeisti. Pataisymų skaičius neribotas.',
    button: 'Peržiūrėti svetainę',
  },
  lastReminder:
    'Tai paskutinis mūsų priminimas. Projektas lieka atviras: tęsime darbą, kai tik sulauksime jūsų žinios.',
  message: {
    subject: 'Žinutė dėl užsakymo Nr.\u00a0{orderId}',
    preview: 'Mūsų komanda parašė jums dėl svetainės.',
    lead: 'Parašėme jums dėl jūsų svetainės:',
    next: 'Galite atsakyti projekto puslapyje arba tiesiog atsakyti į šį laišką.',
    button: 'Skaityti ir atsakyti',
  },
};
