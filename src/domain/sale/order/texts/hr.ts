import type { OrderEmailTexts } from './texts.ts';

export const hr: OrderEmailTexts = {
  greeting: 'Dobar dan, {name}!',
  questions: 'Imate pitanja? Samo odgovorite na ovaj e-mail.',
  receipt: {
    subject: 'Hvala na narudžbi ({orderId})',
    preview: 'Uplata je stigla. Još kratak obrazac i krećemo.',
    lead: 'Hvala na narudžbi. Primili smo vašu uplatu.',
    labels: { order: 'Broj narudžbe', package: 'Paket', price: 'Cijena' },
    form: 'Sada nam recite nešto o svojem poslu. Obrazac oduzima oko {minutes} minuta.',
    button: 'Ispunite obrazac',
    formNote:
      'Ova je poveznica samo za vas. Povezuje vaše odgovore s narudžbom {orderId}, može se upotrijebiti jednom i vrijedi {days} dana.',
    nextHeading: 'Što slijedi',
    steps: [
      'Ispunjavate obrazac: čime se bavite, koju domenu želite i vaš logotip.',
      'U roku od {designHours} sata od obrasca na izbor imate {designs} prijedloga.',
      'Odabirete jedan i mi ga izrađujemo. Broj izmjena nije ograničen.',
      'U roku od {workingHours} radnih sati od vašeg odabira stranica je gotova, a dobivate i certifikat za svoje stablo.',
    ],
    included:
      'Plaćate jednom. U cijenu su uključeni web stranica, hosting i domena za prvu godinu te {supportMonths} mjeseci podrške.',
    follow: 'Vaš projekt',
    terms: 'Opći uvjeti poslovanja',
    refund: 'Pravila povrata novca',
  },
  printed: {
    title: 'Potvrda o plaćanju narudžbe {orderId}',
    labels: {
      seller: 'Prodavatelj',
      address: 'Adresa',
      companyNumber: 'Registarski broj',
      vatNumber: 'PDV broj',
      email: 'E-mail',
      buyer: 'Kupac',
      paidOn: 'Plaćeno',
      currency: 'Valuta',
      refunded: 'Ukupno vraćeno',
    },
    note: 'Ova potvrda znači da smo primili vašu uplatu. Nije račun s PDV-om. Ako vam je potreban, odgovorite na bilo koji naš e-mail.',
  },
  projectLink: {
    subject: 'Narudžba {orderId}: poveznica na vaš projekt',
    lead: 'Ovo je poveznica na vaš projekt koju ste zatražili.',
    button: 'Otvorite stranicu projekta',
    linkNote:
      'Ova je poveznica samo za vas. Otvara stranicu narudžbe {orderId} sa svim koracima, datotekama i porukama.',
    ignore: 'Ako je niste zatražili, slobodno zanemarite ovaj e-mail.',
  },
};
