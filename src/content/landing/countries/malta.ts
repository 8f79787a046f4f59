import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-malta',
  title: 'Cheap Website Design Malta and Gozo, One Flat Fee',
  description: `Website design for small businesses in Malta and Gozo at a single euro fee: three designs in ${times.draftHours} hours, domain, hosting and ${times.supportMonths} months of upkeep.`,
  h1: 'Cheap website design in Malta for businesses people talk about',
  location: 'Malta',
  service: 'Malta Website Design',
  keywords: [
    'cheap website design Malta',
    'web design Malta price',
    'website for small business Malta',
    'website design Gozo',
    'restaurant website Malta',
    'affordable websites Valletta Sliema',
  ],
  screen: {
    motif: 'boat',
    palette: 'teal',
    name: 'Bluehole Divers',
    headline: ['Down by ten.', 'Lunch by one.'],
    text: 'Small groups from Buġibba, all year',
    action: 'Ask about dives',
  },
  content: {
    lead: 'We build websites for small businesses in Malta and Gozo.',
    intro: `On an island this size everybody has a cousin who does websites, and many businesses are still waiting for theirs to be finished. Ours has a date on it. Whether you run a dive centre in Buġibba, let two farmhouses in Għarb or repair air conditioning in Qormi, you get a site that speaks to residents and to the visitor still sitting at home in Leeds or Milan deciding what to book. One payment in euro, ${times.supportMonths} months of support, and no favours owed to the family.`,
    benefits: [
      {
        title: 'Written for locals and for arrivals',
        text: 'A resident wants your mobile number; a visitor wants to know which bus stops outside. We give both their answer without crowding the page.',
      },
      {
        title: 'Summer hours, festa closures',
        text: 'Half-days from June, shutters down for the village feast, a split shift in August: your timetable is easy to spot and quickly changed on request.',
      },
      {
        title: 'Licence numbers in view',
        text: 'Holiday lets and guides carry a Malta Tourism Authority licence. Showing the number, with your company registration, reassures people paying from abroad.',
      },
      {
        title: 'A ferry is no obstacle',
        text: 'Gozitan firms are used to waiting until somebody crosses from Ċirkewwa. We work entirely online, so Victoria pays exactly what Valletta pays.',
      },
      {
        title: 'Names spelt with their dots',
        text: 'Ħamrun, Żejtun, Ġgantija: Maltese letters appear correctly in every heading, while your web address keeps to plain letters that anyone abroad can type.',
      },
    ],
    process: [
      {
        title: 'Send us your story',
        text: 'Once you have ordered, a brief form collects your services, locality, licence details and whatever pictures you have, balcony view included.',
      },
      {
        title: 'Compare three directions',
        text: 'A day later you hold three designs, perhaps one in limestone and sea colours, one crisp and clinical, one loud enough for Paceville.',
      },
      {
        title: 'Settle on one',
        text: 'Choose one on your project page and tell us what to change. We revise for as long as it takes; nobody is counting your second thoughts.',
      },
      {
        title: 'Checked from near and far',
        text: 'Before launch we open the finished pages on phones and laptops, press the call button with the +356 prefix and submit every form.',
      },
      {
        title: 'Open for enquiries',
        text: `The entire job takes ${deliveryDays(' to ')} days. Small updates over the next ${times.supportMonths} months are covered, and your certificate records the tree planted.`,
      },
    ],
    localInfo:
      "We can build for every corner of the archipelago, from wine bars off Strait Street and language schools in St Julian's to notaries in Floriana, nail studios in Birkirkara, boatyards at Kalkara and Marsaxlokk, carpenters in Mosta, clinics in Attard and family restaurants in Mellieħa. On Gozo we can write for farmhouse owners in Xagħra and San Lawrenz, salt and honey sellers, and divers heading for Dwejra. Comino day-trip skippers are welcome as well.",
    cta: 'Skip the cousin, keep the friendship. Place your order, send the form and look through three designs tomorrow, from either side of the channel.',
  },
};
