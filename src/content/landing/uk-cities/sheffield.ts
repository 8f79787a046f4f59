import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-sheffield',
  title: 'Web Design Sheffield for Makers, Climbers and Cafés',
  description: `Well-made websites for Sheffield workshops, outdoor businesses and independents. One fixed price, three designs to pick from, live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Sheffield, ground and polished by hand',
  location: 'Sheffield',
  service: 'Sheffield Web Design',
  keywords: [
    'web design Sheffield',
    'Sheffield web designer',
    'small business website Sheffield',
    'website design South Yorkshire',
    'web design Kelham Island',
    'web design Rotherham',
  ],
  screen: {
    motif: 'knife',
    palette: 'slate',
    name: 'Rivelin Blades',
    headline: ['Sharp, and it', 'stays sharp.'],
    text: 'Kitchen knives, ground by two people',
    action: 'See the blades',
  },
  content: {
    lead: 'We build websites for Sheffield makers, outdoor businesses and cafés.',
    intro:
      "Sheffield never had much patience for things that look sharp and don't cut. The little mesters, who forged, ground and hafted in rented rooms, put their own mark on each blade and lived by it. A lot of today's firms work the same way: one or two people, a skill that took years, and a door you would walk past. We make sites for them in that spirit. No ornament that doesn't earn its keep, tools and materials shown close up, your mark at the top, and an edge that is tested before it leaves the bench.",
    benefits: [
      {
        title: 'Your mark, front and centre',
        text: "Stamp, logo or hand-painted sign becomes the heart of the page. If you're licensed to use the Made in Sheffield mark, it goes beside it.",
      },
      {
        title: 'Spec sheets people finish reading',
        text: 'Steel grades, handle woods, turnaround, sharpening service: short tables and close-ups, sized for a buyer on a phone and a chef in a hurry.',
      },
      {
        title: 'Peak-ready for the outdoor trade',
        text: 'Guides, bike shops and hire firms get weather notes, meeting points at Burbage or Hathersage, kit lists and cancellation rules in one tidy place.',
      },
      {
        title: 'Gradients taken seriously',
        text: 'On seven hills, access matters. Removal firms, mobility services and venues can say what their vans, ramps and stairs will manage.',
      },
      {
        title: 'A fair price for an honest job',
        text: 'The fee is fixed before we begin and covers a year of hosting, domain name and upkeep. Nothing gets bolted on afterwards.',
      },
    ],
    process: [
      {
        title: 'Raw stock',
        text: 'Order, then send what there is: service list, pictures, a scruffy old leaflet. The form shows which pieces are missing.',
      },
      {
        title: 'Three forgings',
        text: 'Within a day we rough out three distinct shapes for your site, complete enough to click through and hold up against your competitors.',
      },
      {
        title: 'Grinding',
        text: "You choose one. We take off what is surplus, straighten the wording, and rework any part that doesn't sit right in your hand.",
      },
      {
        title: 'Finish and stamp',
        text: `Forms, phone links and load times are tested, your name goes on the domain, and the site leaves us ${deliveryDays(' to ')} days after you ordered.`,
      },
    ],
    localInfo:
      'Knife makers in Kelham Island and Neepsend, antique dealers around Abbeydale Road, cafés on Sharrow Vale Road and Ecclesall Road, bike workshops in Heeley, dog walkers in Meersbrook, tutors in Crookes and Walkley, butchers in Hillsborough, fabricators in Attercliffe and Darnall, guides who start from Dore and Totley at the edge of the moors. Over the boundary we can work in Rotherham, Barnsley, Dronfield and Chesterfield, and with the farms and campsites of the Hope Valley. Microbreweries, upholsterers, tattooists and tax advisers have all got something worth showing.',
    cta: `Put your mark on something that lasts. Three designs within a day of the form, and a finished Sheffield website in ${deliveryDays(' to ')} days.`,
  },
};
