import { times } from '#src/content/landing/promised-times.ts';
import type {
  OrderEmailTexts,
  OrderUpdateTexts,
  ProjectEmailTexts,
  RecoveryTexts,
  ReviewEmailTexts,
  TreeEmailTexts,
} from '../email-texts.ts';
import { landing, refundRule } from './landing.ts';

export const order: OrderEmailTexts = {
  greeting: 'Sveiki!',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  receipt: {
    subject: 'Ačiū už užsakymą ({orderId})',
    preview: 'Mokėjimas gautas. Liko trumpa anketa, ir pradėsime.',
    lead: 'Ačiū už užsakymą. Jūsų mokėjimą gavome.',
    labels: { order: 'Užsakymo numeris', package: 'Paketas', price: 'Kaina' },
    form: 'Dabar papasakokite apie savo verslą. Anketai prireiks apie {minutes}\u00a0minučių.',
    button: 'Pildyti anketą',
    formNote:
      'Ši nuoroda skirta tik jums. Ji susieja jūsų anketą su užsakymu Nr.\u00a0{orderId} ir galioja {days}\u00a0dienų.',
    nextHeading: 'Kas toliau',
    steps: [
      'Užpildote anketą: kuo užsiimate, kokio domeno norite ir koks jūsų logotipas.',
      'Per {designHours}\u00a0valandas nuo anketos išsiuntimo galėsite rinktis iš {designs} eskizų.',
      'Išsirenkate vieną, ir mes pagal jį kuriame svetainę. Pataisymų skaičius neribotas.',
      `Per ${times.workingDays}\u00a0darbo dienas ({workingHours}\u00a0darbo valandas) nuo pasirinkimo svetainė bus parengta peržiūrėti. Kai ją patvirtinsite, mes ją paleisime, o jūs gausite savo medžio sertifikatą.`,
    ],
    included: `Mokate vieną kartą. Į kainą įeina svetainė, pirmųjų metų priegloba ir domenas, {supportMonths}\u00a0mėnesių pagalba bei pasodintas medis. ${refundRule}`,
    terms: landing.chrome.terms,
    refund: landing.chrome.refund,
  },
  printed: {
    title: 'Užsakymo Nr. {orderId} kvitas',
    labels: {
      seller: 'Pardavėjas',
      address: 'Adresas',
      companyNumber: 'Įmonės kodas',
      vatNumber: 'PVM mokėtojo kodas',
      email: 'El.\u00a0paštas',
      buyer: 'Pirkėjas',
      paidOn: 'Apmokėta',
      currency: 'Valiuta',
      refunded: 'Iš viso grąžinta',
    },
    note: 'Kvitas patvirtina, kad jūsų mokėjimą gavome. Tai nėra PVM sąskaita faktūra. Jei jos reikia, atsakykite į bet kurį mūsų laišką.',
  },
  projectLink: {
    subject: 'Užsakymas Nr. {orderId}: nuoroda į projektą',
    lead: 'Prašėte nuorodos į savo projektą. Štai ji.',
    button: 'Atidaryti projekto puslapį',
    linkNote:
      'Ši nuoroda skirta tik jums. Ji atveria užsakymo Nr.\u00a0{orderId} projekto puslapį, kuriame rasite visus etapus, failus ir žinutes.',
    ignore: 'Jei jos neprašėte, į šį laišką nekreipkite dėmesio.',
  },
};

export const orderUpdates: OrderUpdateTexts = {
  greeting: 'Sveiki!',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  links: { refundPolicy: landing.chrome.refund },
  labels: {
    order: 'Užsakymo numeris',
    package: 'Paketas',
    price: 'Kaina',
    reason: 'Priežastis',
    totalRefunded: 'Iš viso grąžinta',
    returned: 'Grąžinta mums',
    business: 'Įmonė',
    description: 'Veikla',
    domain: 'Domenas',
    logo: 'Logotipas',
    notes: 'Pastabos',
  },
  formLink: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: papasakokite apie savo verslą',
    preview: 'Anketai prireiks apie {minutes} minučių. Tada imsimės eskizų.',
    lead: 'Prieš imdamiesi svetainės, norime šį tą sužinoti apie jūsų verslą. Anketai prireiks apie {minutes}\u00a0minučių.',
  },
  formReminder: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: laukiame jūsų anketos',
    preview: 'Atsiųskite anketą, ir imsimės eskizų.',
    lead: 'Mielai imtumėmės jūsų svetainės. Trūksta tik trumpos anketos apie jūsų verslą. Jai prireiks apie {minutes}\u00a0minučių.',
    promise:
      'Per {designHours}\u00a0valandas nuo anketos išsiuntimo galėsite rinktis iš {designs}\u00a0eskizų.',
    help: 'Dar neturite logotipo arba abejojate dėl domeno? Palikite tą laukelį tuščią, ir nuspręsime kartu. Jei kas neaišku, tiesiog atsakykite į šį laišką.',
    lastReminder:
      'Tai paskutinis mūsų priminimas. Užsakymas galioja toliau, ir mes pradėsime, kai tik gausime jūsų anketą.',
    refundUntil: `Persigalvojote? Atšaukti užsakymą galite iki {date} imtinai. ${refundRule}`,
  },
  cancelled: {
    subject: 'Jūsų užsakymas Nr.\u00a0{orderId} atšauktas',
    preview: 'Kas atšaukta ir kaip su mumis susisiekti.',
    lead: 'Atšaukėme jūsų užsakymą ir nutraukėme darbą.',
    refund: 'Jei pinigai jums grąžinami, atsiųsime atskirą laišką, kai tik juos išsiųsime.',
    contact:
      'Nesitikėjote šios žinios arba turite klausimų dėl mokėjimo? Atsakykite į šį laišką arba skambinkite numeriu {phone}, ir viską išsiaiškinsime.',
  },
  refundedInFull: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: grąžinome {amount}',
    preview: 'Pinigai jau keliauja pas jus.',
    lead: 'Grąžinome jums visą sumą ir uždarėme užsakymą.',
  },
  refundedInPart: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: grąžinome {amount}',
    preview: 'Dalis pinigų jau keliauja pas jus.',
    lead: 'Grąžinome jums dalį sumos.',
    workContinues: 'Užsakymą toliau vykdome taip, kaip sutarta.',
  },
  refundDuration:
    'Grąžinti pinigai sąskaitoje paprastai pasirodo per 5–10\u00a0dienų. Turite klausimų? Tiesiog atsakykite į šį laišką.',
  refundFailed: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: jūsų bankas grąžino mums pinigus',
    preview: 'Atsiųskite savo telefono numerį, ir sutarsime, kaip kitaip grąžinti pinigus.',
    lead: 'Grąžinome jums {amount}, bet jūsų bankas arba kortelės išdavėjas pinigus atsiuntė mums atgal.',
    reply:
      'Atsakydami į šį laišką nurodykite savo telefono numerį, ir sutarsime, kaip kitaip grąžinti pinigus.',
    warning: 'Nesiųskite kortelės duomenų el.\u00a0paštu.',
  },
  answers: {
    subject: 'Užsakymas Nr.\u00a0{orderId}: jūsų anketą gavome',
    preview: 'Per {designHours} valandas gausite {designs} eskizus.',
    lead: 'Ačiū! Turime viską, ko reikia pradžiai. Per {designHours}\u00a0valandas gausite {designs}\u00a0svetainės eskizus įmonei {business}.',
    heading: 'Anketoje nurodėte:',
    domainOpen: 'Išrinksime kartu',
    logoReceived: 'Gautas',
    logoMissing: 'Dar negautas',
    corrections: 'Norite ką nors papildyti ar pataisyti? Tiesiog atsakykite į šį laišką.',
  },
  workStarted: {
    subject: 'Pradėjome kurti jūsų svetainę',
    preview: 'Kada gausite eskizus ir kada viskas bus parengta.',
    lead: 'Pradėjome kurti įmonės {business} svetainę.',
  },
  workCompleted: {
    subject: 'Jūsų svetainė jau veikia',
    preview: 'Šiandien prasideda {supportMonths} mėnesių pagalba.',
    lead: 'Įmonės {business} svetainė jau veikia.',
    certificate:
      'Už kiekvieną užsakymą pasodiname medį. Jei savo medžio sertifikato dar negavote, atsakykite į šį laišką, ir mes jį atsiųsime.',
    support:
      'Šiandien prasideda svetainės priegloba ir {supportMonths}\u00a0mėnesių priežiūra bei pagalba. Jei prireiks nedidelio pakeitimo, tiesiog atsakykite į šį laišką.',
  },
};

export const project: ProjectEmailTexts = {
  greeting: 'Sveiki!',
  noteHeading: 'Mūsų komandos žinutė',
  linkNote:
    'Ši nuoroda skirta tik jums. Ji atveria užsakymo Nr.\u00a0{orderId} projekto puslapį, kuriame rasite visus etapus, failus ir žinutes.',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  designsHeading: 'Jūsų eskizai',
  openSite: 'Atidaryti svetainę',
  addressLabel: 'Adresas',
  choiceLabel: 'Jūsų pasirinkimas',
  designsReady: {
    subject: 'Jūsų eskizai paruošti',
    preview: 'Išsirinkite labiausiai patikusį arba parašykite, ką pakeisti.',
    lead: 'Jūsų eskizai paruošti. Palyginkite juos ir išsirinkite tą, kuris patinka labiausiai.',
    next: 'Kai išsirinksite, svetainę parengsime per {workingDays}\u00a0darbo dienas ({workingHours}\u00a0darbo valandas). Ko nors trūksta? Paprašykite pataisyti: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti eskizus',
  },
  designsChanged: {
    subject: 'Nauji eskizai paruošti',
    preview: 'Pataisėme tai, ko prašėte.',
    lead: 'Pataisėme tai, ko prašėte. Naujus eskizus jau galite peržiūrėti.',
    next: 'Išsirinkite vieną iš jų, ir svetainę parengsime per {workingDays}\u00a0darbo dienas ({workingHours}\u00a0darbo valandas). Norėtumėte dar ką nors pakeisti? Parašykite: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti naujus eskizus',
  },
  reviewReady: {
    subject: 'Jūsų svetainę jau galite peržiūrėti',
    preview: 'Patvirtinkite ją arba parašykite, ką pakeisti.',
    lead: 'Jūsų svetainė sukurta. Peržiūrėkite visus jos puslapius ir kompiuteryje, ir telefone.',
    next: 'Jei viskas tinka, patvirtinkite svetainę, ir mes ją paleisime. Jei ne, parašykite, ką pakeisti: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti svetainę',
  },
  reviewChanged: {
    subject: 'Pataisytą svetainę jau galite peržiūrėti',
    preview: 'Pataisėme tai, ko prašėte.',
    lead: 'Pataisėme tai, ko prašėte. Peržiūrėkite savo svetainę dar kartą.',
    next: 'Jei viskas tinka, patvirtinkite svetainę, ir mes ją paleisime. Norėtumėte dar ką nors pakeisti? Parašykite: pataisymų skaičius neribotas.',
    button: 'Peržiūrėti pataisymus',
  },
  live: {
    subject: 'Jūsų svetainė jau veikia',
    preview: 'Nuo šiol ją gali aplankyti visi. Laiške – jos adresas.',
    lead: 'Jūsų svetainė paleista. Nuo šiol ją gali aplankyti visi.',
    next: 'Šiandien prasideda svetainės priegloba ir {supportMonths}\u00a0mėnesių priežiūra bei pagalba. Jei prireiks nedidelio pakeitimo, tiesiog atsakykite į šį laišką.',
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
    'Tai paskutinis mūsų priminimas. Projekto neuždarome: darbą tęsime, kai tik sulauksime jūsų žinios.',
  message: {
    subject: 'Žinutė dėl užsakymo Nr.\u00a0{orderId}',
    preview: 'Jums parašė mūsų komanda.',
    lead: 'Žinutė dėl jūsų svetainės:',
    next: 'Galite atsakyti projekto puslapyje arba tiesiog atsakyti į šį laišką.',
    button: 'Skaityti ir atsakyti',
  },
};

export const review: ReviewEmailTexts = {
  subject: 'Kaip jums patinka nauja svetainė?',
  preview: 'Dviejų minučių atsiliepimas padėtų mums ir tiems, kurie dar renkasi.',
  greeting: 'Sveiki!',
  lead: 'Jūsų svetainė veikia jau dvi savaites. Ar patiko su mumis bendradarbiauti ir ar esate patenkinti rezultatu?',
  form: 'Atsiliepimui prireiks dviejų minučių: skirkite nuo vienos iki penkių žvaigždučių, parašykite kelis žodžius ir nuspręskite, kokį vardą galime rodyti. Atsiliepimus skelbiame tokius, kokie parašyti, ir niekada nekeičiame nė žodžio.',
  button: 'Rašyti atsiliepimą',
  linkNote:
    'Ši nuoroda skirta tik jums. Ji susieta su užsakymu Nr.\u00a0{orderId} ir galioja {linkDays}\u00a0dienų. Parašytą atsiliepimą galėsite keisti dar {editDays}\u00a0dienų.',
  once: 'Prašome tik vieną kartą. Jei su svetaine kas nors ne taip, atsakykite į šį laišką, ir sutvarkysime.',
};

export const recovery: RecoveryTexts = {
  subject: 'Užbaikite užsakymą, kai jums patogu',
  preview: 'Nuoroda į pradėtą užsakymą. Kaina nepasikeitė.',
  greeting: 'Sveiki!',
  intro:
    'Pradėjote pildyti užsakymą ir paprašėte nuorodos, kad galėtumėte jį užbaigti vėliau. Štai ji. Kaina ta pati, kurią matėte.',
  packageLabel: 'Paketas',
  priceLabel: 'Kaina',
  button: 'Tęsti užsakymą',
  validUntil: 'Nuoroda galioja iki {date}',
  noAction:
    'Persigalvojote? Nieko daryti nereikia. Pinigų nenuskaičiavome ir daugiau dėl šio užsakymo jums nerašysime.',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  stopLink: 'Daugiau man nerašykite',
  stopTitle: 'Daugiau man nerašykite',
  stopQuestion:
    'Paspauskite mygtuką, ir dėl neužbaigtų užsakymų jums daugiau nerašysime. Laiškus apie apmokėtus užsakymus gausite kaip įprasta.',
  stoppedTitle: 'Daugiau dėl to nerašysime',
  stopped: 'Atlikta. Laiškus apie apmokėtus užsakymus gausite kaip įprasta.',
  backHome: 'Grįžti į pradžios puslapį',
};

export const tree: TreeEmailTexts = {
  greeting: 'Sveiki!',
  closing: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  button: 'Atidaryti sertifikatą',
  reserved: {
    subject: 'Jūsų medžio sertifikatas',
    preview: 'Jūsų svetainė veikia, ir jai rezervavome medį.',
    text: 'Jūsų svetainė veikia, ir jai rezervavome medį. Štai jo sertifikatas: puslapis, kuriuo galite pasidalyti, ir PDF, kurį galite išsispausdinti. Kai medis bus pasodintas, parašysime dar kartą.',
    choice:
      'Jūs sprendžiate, kokį vardą jame rodyti: įmonės pavadinimą, savo vardą ir pavardę, inicialus ar nerodyti jokio. Pasirinkti galite savo projekto puslapyje.',
  },
  planted: {
    subject: 'Jūsų medis pasodintas',
    preview: 'Kada, kur ir kas jį pasodino.',
    text: 'Už jūsų svetainę pasodintas medis. Sertifikate jau nurodyta, kada ir kur. Jei ankstesnį išsispausdinote, atsisiųskite naują.',
  },
};
