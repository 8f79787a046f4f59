import { site } from '#src/domain/site.ts';
import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

/** Not claimed where the shop's own address is elsewhere. */
const bakers = site.address.includes('Bristol')
  ? `We're a Bristol firm ourselves, at ${site.address.split(',')[0]}. We can build for bakers`
  : 'Bakers';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-bristol',
  title: 'Web Design Bristol for Independent-Minded Businesses',
  description: `Lightweight, fixed-price web design for Bristol makers, cafés, clinics and trades. Three designs, a tree planted, and your site live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Bristol for businesses with principles and a postcode',
  location: 'Bristol',
  service: 'Bristol Web Design',
  keywords: [
    'web design Bristol',
    'Bristol web designer',
    'ethical web design Bristol',
    'sustainable website Bristol',
    'small business website Bristol',
    'web design Bedminster',
    'web design Bath',
  ],
  screen: {
    motif: 'plant',
    palette: 'clay',
    name: 'Southville Veg',
    headline: ['It says where', 'it grew.'],
    text: 'Boxes from six farms, brought by bike',
    action: 'This week’s box',
  },
  content: {
    lead: 'We build light, fast websites for Bristol makers, cafés, clinics and trades.',
    intro:
      'Bristolians read labels. Before they book a yoga class in Totterdown, a veg box in Easton or a kitchen fitter in Southville they want to know where it comes from, who is behind it and whether the claim stands up. That makes this a rewarding city to write websites for, because the honest detail is the thing that sells. We build small, fast pages that state your sources, your prices and your standards without preaching, and we plant a tree for each order, with a certificate so you can check that we did.',
    benefits: [
      {
        title: 'Claims you can stand behind',
        text: 'Recycled, local, organic, living wage: we phrase each point as a fact with a source, so the sceptic at the next table has nothing to pick at.',
      },
      {
        title: 'Pages that weigh little',
        text: 'Fewer scripts and smaller images mean less energy per visit. They also mean a site that opens quickly halfway up Park Street.',
      },
      {
        title: 'At home among the independents',
        text: 'Gloucester Road works because no two fronts are alike. Your colours, your signwriting and your odd sense of humour go straight into the design.',
      },
      {
        title: 'Bikes, buses and the Clean Air Zone',
        text: 'Visitors ask how to arrive. We put cycle stands, bus stops, parking and zone notes beside the map instead of leaving them to guess.',
      },
      {
        title: 'Suppliers to engineers included',
        text: 'Firms that serve the aerospace cluster at Filton get capability pages and certificates laid out for buyers, not lifestyle photography.',
      },
    ],
    process: [
      {
        title: 'Commit and plant',
        text: 'Your order pays for the work and the sapling in one go. A form follows, shorter than most allotment waiting lists.',
      },
      {
        title: 'Share sources and stories',
        text: 'List products or services, where materials come from, memberships you hold, and pictures of people rather than stock handshakes.',
      },
      {
        title: 'Look at three designs',
        text: 'They’re ready within a day: maybe a hand-drawn one, a clean one, a loud one straight off Stokes Croft.',
      },
      {
        title: 'Reshape the favourite',
        text: 'Swap, trim and argue over commas as long as you need. Revisions are part of the deal and nobody counts them.',
      },
      {
        title: 'Set it free',
        text: `We publish on your domain, try it by keyboard as well as by thumb, and send the tree certificate. It takes ${deliveryDays(' to ')} days, start to finish.`,
      },
    ],
    localInfo: `${bakers} on North Street in Bedminster, bike mechanics in Easton, grocers on St Marks Road, framers in Stokes Croft and Montpelier, yoga teachers in Totterdown, architects in Clifton and Hotwells, boat trips from the harbourside, garages in Brislington and Fishponds. Around the city, engineers in Filton, removal firms in Bradley Stoke and Keynsham, cafés in Portishead and Clevedon and, a few minutes up the line, guest houses in Bath. Doulas, solar fitters and their accountants are just as welcome.`,
    cta: `Order a website that matches your principles. Send the form today and you’ll have three designs tomorrow, and the finished Bristol site in ${deliveryDays(' to ')} days.`,
  },
};
