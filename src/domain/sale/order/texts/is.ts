import type { OrderEmailTexts } from './texts.ts';

export const is: OrderEmailTexts = {
  greeting: 'Góðan dag, {name}.',
  questions: 'Einhverjar spurningar? Svaraðu bara þessum pósti.',
  receipt: {
    subject: 'Takk fyrir pöntunina ({orderId})',
    preview: 'Greiðslan er komin. Eitt stutt eyðublað og við byrjum.',
    lead: 'Takk fyrir pöntunina. Við höfum móttekið greiðsluna þína.',
    labels: { order: 'Pöntunarnúmer', package: 'Pakki', price: 'Verð' },
    form: 'Segðu okkur nú frá fyrirtækinu þínu. Eyðublaðið tekur um {minutes}\u00a0mínútur.',
    button: 'Fylla út eyðublaðið',
    formNote:
      'Þessi tengill er aðeins fyrir þig. Hann tengir svörin þín við pöntun nr. {orderId}, virkar einu sinni og gildir í {days}\u00a0daga.',
    nextHeading: 'Svona heldur þetta áfram',
    steps: [
      'Þú fyllir út eyðublaðið: hvað fyrirtækið gerir, lénið þitt og merkið þitt.',
      'Innan {designHours} klukkustunda frá eyðublaðinu hefur þú {designs} tillögur að velja úr.',
      'Þú velur eina og við smíðum hana. Breytingar eru ótakmarkaðar.',
      'Innan {workingHours} vinnustunda frá vali þínu er vefurinn tilbúinn og þú færð líka skírteini fyrir tréð þitt.',
    ],
    included:
      'Greitt einu sinni. Vefur, hýsing og lén fyrsta árið og aðstoð í {supportMonths}\u00a0mánuði eru innifalin.',
    follow: 'Verkefnið þitt',
    terms: 'Skilmálar',
    refund: 'Endurgreiðslustefna',
  },
  printed: {
    title: 'Kvittun fyrir pöntun nr. {orderId}',
    labels: {
      seller: 'Seljandi',
      address: 'Heimilisfang',
      companyNumber: 'Skráningarnúmer',
      vatNumber: 'VSK-númer',
      email: 'Netfang',
      buyer: 'Kaupandi',
      paidOn: 'Greitt',
      currency: 'Gjaldmiðill',
      refunded: 'Endurgreitt alls',
    },
    note: 'Kvittunin staðfestir að við höfum móttekið greiðsluna þína. Hún er ekki reikningur með virðisaukaskatti. Ef þú þarft slíkan reikning skaltu svara einhverjum pósti frá okkur.',
  },
  projectLink: {
    subject: 'Pöntun nr. {orderId}: tengill á verkefnið þitt',
    lead: 'Hér er tengillinn á verkefnið þitt sem þú baðst um.',
    button: 'Opna verkefnissíðuna',
    linkNote:
      'Þessi tengill er aðeins fyrir þig. Hann opnar síðu pöntunar nr. {orderId} með öllum skrefum, skrám og skilaboðum.',
    ignore: 'Ef þú baðst ekki um hann máttu hunsa þennan póst.',
  },
};
