import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-nottingham',
  title: 'Web Design Nottingham for Shops, Studios and Startups',
  description: `Nottingham web design at one fair, fixed price: three designs in a day, ${times.supportMonths} months of support, and a finished small business site in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Nottingham, priced so Robin Hood would approve',
  location: 'Nottingham',
  service: 'Nottingham Web Design',
  keywords: [
    'web design Nottingham',
    'Nottingham web designer',
    'small business website Nottingham',
    'website design East Midlands',
    'web design West Bridgford',
    'web design Beeston',
    'fixed price website Nottingham',
  ],
  screen: {
    motif: 'bicycle',
    palette: 'teal',
    name: 'Lacewing Cycles',
    headline: ['Your old bike', 'has years left.'],
    text: 'Repairs in Hockley, walk in or ring',
    action: 'What it costs',
  },
  content: {
    lead: 'We build websites for Nottingham shops, studios and startups.',
    intro: `Hockley will give you vinyl, ramen, a resoled boot and a hand-painted miniature within two hundred yards, and none of those shops has a marketing department. They have an owner who does the website on Sunday night, if at all. We would like you to have your Sundays back. Nottingham invented its way through lace, bicycles and ibuprofen by letting specialists do the fiddly part; treat us as the specialists for this one. You know your customers, we know how a page should be put together, and between us it takes ${times.longestDays} days at most.`,
    benefits: [
      {
        title: 'Fair shares, no ransom',
        text: 'The price is the same for a stall in Sneinton Market and a clinic in The Park. You can leave after the first year and take your domain with you.',
      },
      {
        title: 'Fans of niche things find you',
        text: 'Board games, craft beer, vintage cycling, tabletop painting: specialist shops get pages by topic, written in the words enthusiasts type.',
      },
      {
        title: 'Fine work shown finely',
        text: 'Fashion, lace, embroidery and upholstery need texture. Images are prepared so a weave stays crisp on a phone and still loads quickly.',
      },
      {
        title: 'A tidy front for young companies',
        text: 'Spin-outs and freelancers from two universities get a credible home with team, method and contact, before the first investor or client looks them up.',
      },
      {
        title: 'Ready for Goose Fair and Trent Bridge',
        text: 'Autumn fair crowds and Test match visitors come by tram, train and on foot. Announce special hours, nearest stops and pop-up menus with a single note to support.',
      },
    ],
    process: [
      {
        title: 'Take aim',
        text: 'Order, open the form, and decide what the site is for: bookings, callers, walk-ins or simply fewer repeated questions.',
      },
      {
        title: 'Hand over the threads',
        text: "Copy from your old leaflet, product shots, reviews you're allowed to quote, the awkward FAQ. Loose ends are fine; we do the weaving.",
      },
      {
        title: `Three patterns within ${times.draftHours} hours`,
        text: 'Lay them next to each other. Each design arranges your material after a different idea, and you keep the one that hangs best.',
      },
      {
        title: 'Fit and finish',
        text: `We alter as a tailor does, a tuck here, a letter there, then press publish ${deliveryDays(' to ')} days after your order.`,
      },
    ],
    localInfo:
      "Record shops in Hockley, tailors in the Lace Market, stalls in Sneinton, takeaways in Lenton, salons in Radford and Forest Fields, cafés in Sherwood and Mapperley, garages in Bulwell and Carlton, boutiques on Central Avenue in West Bridgford, clinics on the tram line in Beeston and Chilwell, builders in Arnold and Hucknall. We can also work with furniture makers in Long Eaton, growers around Bingham and firms as far as Mansfield, Newark and Derby. The council charges firms for workplace parking. We won't need a space: everything runs by form, phone and chat.",
    cta: `Get your Sundays back. Order and send the form this evening, choose from three designs tomorrow, and launch in Nottingham inside ${deliveryDays(' to ')} days.`,
  },
};
