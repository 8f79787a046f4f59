import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'real-estate',
  title: 'Estate Agent Website Design: Sales and Lettings',
  description:
    'Estate and letting agent websites with local guides, valuation requests, published fees and redress details. A fixed price with hosting and support.',
  h1: 'Estate agency websites that win the valuation',
  service: 'Estate Agent Web Design',
  keywords: [
    'estate agent website design',
    'letting agent website UK',
    'property website',
    'real estate web design',
    'lettings agency website',
    'property management website',
  ],
  screen: {
    motif: 'key',
    palette: 'sand',
    name: 'Orchard Row',
    headline: ['We know', 'your road.'],
    text: 'Sales and lettings in Stroud since 1994',
    action: 'Value my home',
  },
  content: {
    lead: 'We build websites for estate and letting agents who want more valuations.',
    intro:
      "Buyers scroll the portals; sellers and landlords choose an agent. Your own website speaks to the second group, and the question in their heads is simple: do these people know my road and will they pick up the phone? We put your patch, your people and your sold boards at the front, link visitors to your current listings wherever you advertise them, and make it easy to ask for a valuation on a Sunday evening after the neighbour's board has gone up.",
    benefits: [
      {
        title: 'Valuations as the main road',
        text: 'Postcode, property type, reason for moving and a preferred day: a form short enough to finish before the kettle boils.',
      },
      {
        title: 'Streets, not stock words',
        text: 'Guides to the neighbourhoods you sell in, covering schools, stations and what a bay-fronted terrace is like to heat, prove local knowledge better than awards.',
      },
      {
        title: 'Letting fees published',
        text: 'Letting agents in England and Wales have to show their fees online, along with client money protection and redress scheme membership where required. The page is planned from the start.',
      },
      {
        title: 'Redress and registration',
        text: 'Your ombudsman or redress scheme, HMRC supervision and any Propertymark membership are listed together where a cautious vendor will check.',
      },
      {
        title: 'Landlords get their own door',
        text: 'Levels of management, arrears handling, inspections, deposit protection and safety certificates are set out so that owners can compare service, not only percentage.',
      },
    ],
    process: [
      {
        title: 'Tell us your patch',
        text: 'List your branches, areas, services, fee tables and scheme memberships, and where your property listings are hosted at present.',
      },
      {
        title: 'See three designs',
        text: `Come back in ${times.draftHours} hours to look round three designs: townhouse elegant, village friendly, or sharp city lettings.`,
      },
      {
        title: 'Choose and alter',
        text: 'Accept the one with good bones and ask for alterations. Walls can be moved until the whole office is happy.',
      },
      {
        title: 'We check the details',
        text: 'Fee wording, scheme logos, valuation form and listing links are inspected on desktop and phone; defects are put right before exchange.',
      },
      {
        title: 'Go live',
        text: 'The keys are yours: a finished site at your own domain, with a year of hosting, maintenance and changes of staff covered.',
      },
    ],
    cta: "The next instruction may be reading your rival's page. Put your own board up online for one agreed sum.",
  },
};
