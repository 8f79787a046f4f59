import type { ProjectEmailTexts } from './texts.ts';

export const sl: ProjectEmailTexts = {
  greeting: 'Pozdravljeni, {name}!',
  noteHeading: 'Sporočilo naše ekipe',
  linkNote:
    'Ta povezava je samo za vas. Odpre stran naročila {orderId} z vsemi koraki, datotekami in sporočili.',
  questions: 'Imate vprašanje? Preprosto odgovorite na to e-sporočilo.',
  designsHeading: 'Vaši osnutki',
  addressLabel: 'Naslov',
  choiceLabel: 'Vaša izbira',
  designsReady: {
    subject: 'Vaši osnutki so pripravljeni',
    preview: 'Izberite tistega, ki vam je najbolj všeč, ali nam pišite, kaj naj popravimo.',
    lead: 'Vaši osnutki so pripravljeni. V miru jih primerjajte in izberite tistega, ki vam je najbolj všeč.',
    next: 'Ko izberete, bo stran končana v {workingHours}\u00a0delovnih urah ({workingDays}\u00a0delovnih dneh). Kaj manjka? Pišite nam, kaj naj popravimo: število popravkov ni omejeno.',
    button: 'Oglejte si osnutke',
  },
  designsChanged: {
    subject: 'Vaši novi osnutki so pripravljeni',
    preview: 'Popravili smo, kar ste želeli.',
    lead: 'Popravili smo, kar ste želeli. Novi osnutki vas že čakajo.',
    next: 'Izberite enega in stran bo končana v {workingHours}\u00a0delovnih urah ({workingDays}\u00a0delovnih dneh). Bi radi še kaj spremenili? Pišite nam: število popravkov ni omejeno.',
    button: 'Oglejte si nove osnutke',
  },
  reviewReady: {
    subject: 'Vaša stran je pripravljena na pregled',
    preview: 'Potrdite jo ali nam pišite, kaj naj popravimo.',
    lead: 'Vašo stran smo izdelali. Preglejte jo v celoti, na računalniku in na telefonu.',
    next: 'Če vam je všeč, jo potrdite in jo bomo objavili. Če ne, nam pišite, kaj naj popravimo: število popravkov ni omejeno.',
    button: 'Preglejte stran',
  },
  reviewChanged: {
    subject: 'Vaši popravki so pripravljeni na pregled',
    preview: 'Popravili smo, kar ste želeli.',
    lead: 'Popravili smo, kar ste želeli. Oglejte si stran še enkrat.',
    next: 'Če vam je všeč, jo potrdite in jo bomo objavili. Bi radi še kaj spremenili? Pišite nam: število popravkov ni omejeno.',
    button: 'Preglejte popravke',
  },
  live: {
    subject: 'Vaša stran je objavljena',
    preview: 'Zdaj jo lahko obišče vsak. Tukaj je njen naslov.',
    lead: 'Vaša stran je objavljena. Od zdaj jo lahko obišče vsak.',
    next: 'Danes se začnejo gostovanje, domena in {supportMonths}\u00a0mesecev vzdrževanja in podpore. Če želite kaj spremeniti, preprosto odgovorite na to e-sporočilo.',
    button: 'Odprite stran projekta',
  },
  choiceReminder: {
    subject: 'Ste že izbrali osnutek?',
    preview: 'Ko izberete, se takoj lotimo izdelave.',
    lead: 'Vaši osnutki vas čakajo. Ko izberete enega, se takoj lotimo izdelave strani.',
    next: 'Ni nobeden čisto pravi? Pišite nam, kaj naj popravimo. Število popravkov ni omejeno.',
    button: 'Izberite osnutek',
  },
  approvalReminder: {
    subject: 'Lahko objavimo vašo stran?',
    preview: 'Objavili jo bomo, takoj ko jo potrdite.',
    lead: 'Vaša stran čaka samo še na vas. Takoj ko jo potrdite, jo bomo objavili.',
    next: 'Kaj še ni tako, kot mora biti? Pišite nam, kaj naj popravimo. Število popravkov ni omejeno.',
    button: 'Preglejte stran',
  },
  lastReminder:
    'To je naš zadnji opomnik. Projekt ostaja odprt in nadaljevali bomo, takoj ko se nam oglasite.',
  message: {
    subject: 'Sporočilo o naročilu {orderId}',
    preview: 'Naša ekipa vam je pisala o vaši strani.',
    lead: 'Pišemo vam o vaši strani:',
    next: 'Odgovorite lahko na strani projekta ali kar na to e-sporočilo.',
    button: 'Preberite in odgovorite',
  },
};
