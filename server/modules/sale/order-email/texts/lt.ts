import type { OrderUpdateTexts } from './texts.ts';

export const lt: OrderUpdateTexts = {
  greeting: 'Sveiki, {name}!',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  links: { project: 'Jūsų projektas', refundPolicy: 'Pinigų grąžinimo sąlygos' },
  labels: {
    order: 'Užsakymo numeris',
    package: 'Paketas',
    price: 'Kaina',
    reason: 'Priežastis',
    totalRefunded: 'Iš viso grąžinta',
    returned: 'Grįžo mums',
    business: 'Įmonė',
    description: 'Veikla',
    domain: 'Domenas',
    logo: 'Logotipas',
    notes: 'Pastabos',
  },
  formLink: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: papasakokite apie savo verslą',
    preview: 'Anketai prireiks apie {minutes} min. Tada imsimės eskizų.',
    lead: 'Prieš imdamiesi svetainės, norime šį tą sužinoti apie jūsų verslą. Anketai prireiks apie {minutes}\u00a0min.',
  },
  formReminder: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: laukiame jūsų anketos',
    preview: 'Atsiųskite ją, ir imsimės eskizų.',
    lead: 'Mielai imtumėmės jūsų svetainės. Trūksta tik trumpos anketos apie jūsų verslą. Jai prireiks apie {minutes}\u00a0min.',
    promise: 'Per {designHours}\u00a0val. nuo anketos išsiuntimo galėsite rinktis iš {designs}\u00a0eskizų.',
    help: 'Dar neturite logotipo arba abejojate dėl domeno? Palikite tą laukelį tuščią, ir nuspręsime kartu. Jei kas neaišku, tiesiog atsakykite į šį laišką.',
    lastReminder:
      'Tai paskutinis mūsų priminimas. Užsakymas lieka atviras: pradėsime, kai tik gausime jūsų anketą.',
    refundUntil: 'Jei persigalvojote, iki {date} galite atšaukti užsakymą ir atgauti visą sumą.',
  },
  cancelled: {
    subject: 'Jūsų užsakymas Nr.\u00a0{orderId} atšauktas',
    preview: 'Kas atšaukta ir kaip su mumis susisiekti.',
    lead: 'Atšaukėme jūsų užsakymą ir nutraukėme darbą.',
    contact:
      'Nesitikėjote šios žinios arba turite klausimų dėl mokėjimo? Atsakykite į šį laišką arba skambinkite {phone}, ir viską išsiaiškinsime.',
  },
  refundedInFull: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: grąžinome {amount}',
    preview: 'Pinigai jau keliauja pas jus.',
    lead: 'Grąžinome jums visą sumą ir uždarėme užsakymą.',
  },
  refundedInPart: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: grąžinome {amount}',
    preview: 'Dalis pinigų jau keliauja pas jus.',
    lead: 'Grąžinome jums dalį sumos. Užsakymą vykdome toliau, kaip sutarta.',
  },
  refundDuration:
    'Paprastai grąžinti pinigai banke matomi po 5–10\u00a0dienų. Turite klausimų? Tiesiog atsakykite į šį laišką.',
  refundFailed: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: jūsų bankas grąžino mums pinigus',
    preview: 'Atsiųskite savo telefono numerį, ir sutarsime, kaip kitaip jums sumokėti.',
    lead: 'Grąžinome jums {amount}, bet jūsų bankas arba kortelės išdavėjas pinigus atsiuntė mums atgal.',
    reply: 'Atsakydami į šį laišką nurodykite savo telefono numerį, ir sutarsime, kaip kitaip jums sumokėti.',
    warning: 'Nesiųskite kortelės duomenų el.\u00a0paštu.',
  },
  answers: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: jūsų atsakymus gavome',
    preview: 'Per {designHours} val. galėsite rinktis iš {designs} eskizų.',
    lead: 'Ačiū! Turime viską, ko reikia pradėti. Per {designHours}\u00a0val. įmonės {business} svetainei galėsite rinktis iš {designs}\u00a0eskizų.',
    heading: 'Anketoje nurodėte:',
    domainOpen: 'Išrinksime kartu',
    logoReceived: 'Gautas',
    logoMissing: 'Dar negautas',
    corrections: 'Norite ką nors papildyti ar pataisyti? Tiesiog atsakykite į šį laišką.',
  },
  workStarted: {
    subject: 'Pradėjome kurti jūsų svetainę',
    preview: 'Kada gausite eskizus ir kada viskas bus baigta.',
    lead: 'Pradėjome kurti įmonės {business} svetainę.',
  },
  workCompleted: {
    subject: 'Jūsų svetainė baigta',
    preview: 'Šiandien prasideda {supportMonths} mėn. pagalba.',
    lead: 'Įmonės {business} svetainė baigta.',
    certificate:
      'Už kiekvieną užsakymą pasodiname medį. Jei savo medžio sertifikato dar negavote, atsakykite į šį laišką, ir jį atsiųsime.',
    support:
      'Nuo šiandien skaičiuojame prieglobos, domeno ir {supportMonths}\u00a0mėn. priežiūros bei pagalbos laiką. Jei norėsite ką nors pakeisti, tiesiog atsakykite į šį laišką.',
  },
};
