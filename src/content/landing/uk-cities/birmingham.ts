import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-birmingham',
  title: 'Web Design Birmingham for Makers, Shops and Services',
  description: `Fixed-price web design for Birmingham workshops, restaurants and family firms: choose from three designs, launch in ${deliveryDays(' to ')} days, a year of support included.`,
  h1: 'Web design in Birmingham, the city of a thousand trades',
  location: 'Birmingham',
  service: 'Birmingham Web Design',
  keywords: [
    'web design Birmingham',
    'Birmingham web designer',
    'website for small business Birmingham',
    'web design Jewellery Quarter',
    'web design West Midlands',
    'affordable web design Solihull',
  ],
  screen: {
    motif: 'rings',
    palette: 'plum',
    name: 'Warstone Rings',
    headline: ['Made down', 'our alley.'],
    text: 'Rings and repairs, Jewellery Quarter',
    action: 'See the bench',
  },
  content: {
    lead: 'We build websites for Birmingham workshops, shops and service firms.',
    intro:
      'A city that made its name on buttons, pens, guns, jewellery and motorcars still runs on small workshops, most of them better at making things than at talking about them. If your order book depends on people who already know the way down your alley in Hockley or your unit in Tyseley, a website is the showroom you never had the frontage for. We take the pictures and the rough notes you have, set them in a design you choose from three, and publish a site that explains what you make, for whom, and how to ask for it.',
    benefits: [
      {
        title: 'Craft shown properly',
        text: 'Rings at the bench, a pressed panel, a tiered wedding cake: large pictures first, with the material, the size and the lead time written underneath.',
      },
      {
        title: 'Trade buyers get their answers',
        text: 'Tolerances, minimum runs, certificates and delivery days sit on a page of their own, so a purchasing office in Coventry or Cologne can decide without phoning.',
      },
      {
        title: 'Families who plan together',
        text: 'Weddings, mehndi nights and big birthdays here are booked by several generations at once. Packages and guest numbers are laid out so they can be passed round and compared.',
      },
      {
        title: 'Found before the NEC crowd arrives',
        text: 'Exhibitors need printers, caterers, vans and beds at short notice. A clear page on rush work and hours puts you in front of them.',
      },
      {
        title: 'Driving in explained',
        text: 'With the Clean Air Zone around the centre, customers ask how to reach you. We write directions, parking and the nearest station into the contact page.',
      },
    ],
    process: [
      {
        title: 'Buy the package',
        text: "A single card payment opens your form. There's no tendering, no purchase order chase and no second invoice at the end.",
      },
      {
        title: 'Describe the workshop',
        text: 'Tell us your processes, your best-selling pieces, who you supply and what you are sick of explaining. Phone photographs from the bench are welcome.',
      },
      {
        title: 'Three samples on the table',
        text: 'Next day you hold them against each other like castings: same information, three finishes, from showroom polish to no-nonsense trade sheet.',
      },
      {
        title: 'Finish the one you like',
        text: 'Mark it up as hard as you please. We rework the chosen design until headings, prices and pictures sit right.',
      },
      {
        title: 'Into service',
        text: `Domain pointed, enquiry form tested, site handed over. Allow ${deliveryDays(' to ')} days in total; the sooner your words and pictures come, the sooner it's done.`,
      },
    ],
    localInfo:
      'Jewellers and engravers in the Jewellery Quarter, studios in Digbeth, cafés in Kings Heath, Stirchley and Moseley, restaurants of the Balti Triangle in Sparkbrook and Sparkhill, salons in Erdington, clinics in Edgbaston and Harborne, shops on Soho Road in Handsworth, accountants in Sutton Coldfield. Beyond the boundary we can look after firms in Solihull, and across the Black Country from Smethwick and West Bromwich to Dudley, Walsall and Wolverhampton.',
    cta: `Show Birmingham what you make. Order and send the form today, judge three designs tomorrow, and be online in ${deliveryDays(' to ')} days.`,
  },
};
