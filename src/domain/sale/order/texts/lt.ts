import type { OrderEmailTexts } from './texts.ts';

export const lt: OrderEmailTexts = {
  greeting: 'Sveiki, {name}!',
  questions: 'Turite klausimų? Tiesiog atsakykite į šį laišką.',
  receipt: {
    subject: 'Ačiū už užsakymą ({orderId})',
    preview: 'Mokėjimas gautas. Liko trumpa anketa, ir pradėsime.',
    lead: 'Ačiū už užsakymą. Jūsų mokėjimą gavome.',
    labels: { order: 'Užsakymo numeris', package: 'Paketas', price: 'Kaina' },
    form: 'Dabar papasakokite apie savo verslą. Anketai prireiks apie {minutes}\u00a0min.',
    button: 'Pildyti anketą',
    formNote:
      'Ši nuoroda skirta tik jums. Ji susieja jūsų atsakymus su užsakymu Nr.\u00a0{orderId}, ja galima pasinaudoti vieną kartą, galioja {days}\u00a0d.',
    nextHeading: 'Kas toliau',
    steps: [
      'Užpildote anketą: kuo užsiimate, kokio domeno norite ir koks jūsų logotipas.',
      'Per {designHours}\u00a0val. nuo anketos galėsite rinktis iš {designs} eskizų.',
      'Išsirenkate vieną, ir mes pagal jį kuriame. Pataisymų skaičius neribotas.',
      'Per {workingHours}\u00a0darbo val. nuo jūsų pasirinkimo svetainė baigta, o jūs gaunate ir savo medžio sertifikatą.',
    ],
    included:
      'Mokate vieną kartą. Į kainą įeina svetainė, pirmųjų metų priegloba ir domenas bei {supportMonths}\u00a0mėnesių pagalba.',
    follow: 'Jūsų projektas',
    terms: 'Paslaugų teikimo sąlygos',
    refund: 'Pinigų grąžinimo sąlygos',
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
    lead: 'Štai nuoroda į jūsų projektą, kurios prašėte.',
    button: 'Atidaryti projekto puslapį',
    linkNote:
      'Ši nuoroda skirta tik jums. Ji atveria užsakymo Nr.\u00a0{orderId} puslapį, kuriame rasite visus etapus, failus ir žinutes.',
    ignore: 'Jei jos neprašėte, į šį laišką nekreipkite dėmesio.',
  },
};
