import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'plumber',
  title: 'Plumber Website Design: Emergencies, Boilers, Bathrooms',
  description:
    'Websites for plumbers and heating engineers: tap-to-call, Gas Safe number, areas and boiler quotes. One fixed price with domain, hosting and support.',
  h1: 'Plumber websites that ring when the ceiling drips',
  service: 'Plumber Website Design',
  keywords: [
    'plumber website design',
    'heating engineer website',
    'Gas Safe website UK',
    'emergency plumber website',
    'boiler installation website',
    'bathroom fitter website',
  ],
  screen: {
    motif: 'tap',
    palette: 'teal',
    name: 'Haddon & Daughter',
    headline: ['Dripping? Ring.', 'We’ll come.'],
    text: 'Gas Safe engineers, Derby and ten miles',
    action: 'Call the van',
  },
  content: {
    lead: 'We build websites for plumbers and heating engineers that get you the call.',
    intro:
      "There's a bulge in the ceiling and somebody standing under it with a saucepan. They will call the first plumber whose page opens, covers their postcode and shows a number they can hit with a wet thumb. Three days later a different person, quite dry, compares boiler quotes from her desk. You need a website for both, and you're lying under a sink. Tell us your trade once, and from then on the page answers from the van, day and night.",
    benefits: [
      {
        title: 'One thumb, one call',
        text: 'The number stays on screen while people scroll, with your true hours beside it and, if you offer it, the out-of-hours rate.',
      },
      {
        title: 'Gas Safe, ready to check',
        text: 'Gas work in the UK is for registered engineers only. Your registration number is shown with advice to look at the card on the doorstep.',
      },
      {
        title: 'First aid for leaks',
        text: 'A short page on finding the stopcock, turning off the water and bleeding a radiator is what panicking people read, remember and forward.',
      },
      {
        title: 'Boiler quotes by form',
        text: 'Fuel, current model, bedrooms, flue position and photographs asked in plain terms, enough for a sensible estimate before the visit.',
      },
      {
        title: 'Landlords on repeat',
        text: 'A section for annual gas safety checks, with several addresses per request, can fill quiet summer weeks with steady jobs.',
      },
    ],
    process: [
      {
        title: 'Order from the van',
        text: 'Tell us trades, towns, call-out terms, Gas Safe, OFTEC or WaterSafe details, plus before-and-after pictures off your phone.',
      },
      {
        title: 'Choose from three designs',
        text: 'In a day you get a no-nonsense emergency page, a tidy heating specialist and a bathroom showroom, all with your name on.',
      },
      {
        title: 'Say what needs fixing',
        text: "A wrong area, a service you no longer do, a colour that doesn't match the van. We rework until it's dry.",
      },
      {
        title: 'We test it on an old phone',
        text: 'Every call link, form and photo is tried with poor reception, because that is how emergencies look.',
      },
      {
        title: 'Go live',
        text: `It runs on your domain within ${times.longestDays} days, with ${times.supportMonths} months of support and somebody on hand if it drips.`,
      },
    ],
    cta: "The next burst pipe isn't waiting for you to learn web design. One price, fitted and tested, so the phone can do its job.",
  },
};
