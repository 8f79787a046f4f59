import type { OrderEmailTexts } from './texts.ts';

export const sl: OrderEmailTexts = {
  greeting: 'Pozdravljeni, {name}!',
  questions: 'Imate vprašanje? Preprosto odgovorite na to e-sporočilo.',
  receipt: {
    subject: 'Hvala za naročilo ({orderId})',
    preview: 'Plačilo je prispelo. Še kratek obrazec in začnemo.',
    lead: 'Hvala za naročilo. Vaše plačilo smo prejeli.',
    labels: { order: 'Številka naročila', package: 'Paket', price: 'Cena' },
    form: 'Zdaj nam povejte kaj o svojem podjetju. Obrazec vzame približno {minutes} minut.',
    button: 'Izpolnite obrazec',
    formNote:
      'Ta povezava je samo za vas. Vaše odgovore poveže z naročilom {orderId}, deluje enkrat in velja {days} dni.',
    nextHeading: 'Kako gre naprej',
    steps: [
      'Izpolnite obrazec: s čim se ukvarjate, katero domeno želite in vaš logotip.',
      'V {designHours} urah po obrazcu lahko izbirate med {designs} osnutki.',
      'Izberete enega in mi ga izdelamo. Število popravkov ni omejeno.',
      'V {workingHours} delovnih urah po vaši izbiri je stran končana, z njo pa dobite tudi potrdilo za svoje drevo.',
    ],
    included:
      'Plačate enkrat. V ceni so spletna stran, gostovanje in domena za prvo leto ter {supportMonths} mesecev podpore.',
    follow: 'Vaš projekt',
    terms: 'Pogoji poslovanja',
    refund: 'Vračilo denarja',
  },
  printed: {
    title: 'Potrdilo o plačilu naročila {orderId}',
    labels: {
      seller: 'Prodajalec',
      address: 'Naslov',
      companyNumber: 'Matična številka',
      vatNumber: 'ID za DDV',
      email: 'E-pošta',
      buyer: 'Kupec',
      paidOn: 'Plačano',
      currency: 'Valuta',
      refunded: 'Skupaj vrnjeno',
    },
    note: 'Potrdilo pomeni, da smo vaše plačilo prejeli. Ni račun z DDV. Če ga potrebujete, odgovorite na katero od naših e-sporočil.',
  },
  projectLink: {
    subject: 'Naročilo {orderId}: povezava do vašega projekta',
    lead: 'Tukaj je povezava do vašega projekta, za katero ste zaprosili.',
    button: 'Odprite stran projekta',
    linkNote:
      'Ta povezava je samo za vas. Odpre stran naročila {orderId} z vsemi koraki, datotekami in sporočili.',
    ignore: 'Če zanjo niste zaprosili, lahko to e-sporočilo prezrete.',
  },
};
