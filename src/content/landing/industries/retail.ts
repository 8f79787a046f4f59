import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'retail',
  title: 'Retail Website Design for Independent Shops',
  description:
    'Websites for independent shops: your range, your hours, your street and your story at one fixed price, with hosting, domain and support for the first year.',
  h1: 'Websites for shops with a door, a till and regulars',
  service: 'Retail Website Design',
  keywords: [
    'retail website design',
    'independent shop website',
    'high street shop website',
    'gift shop website UK',
    'boutique shop web design',
    'local shop website',
  ],
  screen: {
    motif: 'shop',
    palette: 'berry',
    name: 'Cobble & Last',
    headline: ['Wide feet', 'welcome.'],
    text: 'Vegan boots in stock in Hebden Bridge',
    action: 'What is in today',
  },
  content: {
    lead: 'We build websites for independent shops that bring people through the door.',
    intro:
      'Your window works for anyone who happens down the street. The website works for the rest: the woman wondering whether you stock vegan leather boots in wide fittings, the couple planning a Saturday in town, the nephew with a birthday to solve by Friday. It need not be a warehouse with a checkout. For most independents a well-made shopfront online, with the brands you carry, fresh photographs and a quick way to ask, brings exactly the right feet through the door.',
    benefits: [
      {
        title: 'The range at a glance',
        text: 'Departments, makers and price bands are laid out so that a visitor learns in one scroll whether the trip is worth the parking.',
      },
      {
        title: 'Ask and reserve',
        text: 'A stock question form or phone button lets customers have something put behind the counter, which turns browsing at midnight into a visit at noon.',
      },
      {
        title: 'Opening hours that are right',
        text: 'Bank holidays, late-night shopping in December, the half-day on Wednesday: one phone-friendly panel says it, and changes take one message to us.',
      },
      {
        title: 'Links to where you sell',
        text: 'If you already trade on a marketplace or social shop, we point to it clearly while your own domain remains the place customers remember.',
      },
      {
        title: 'Selling at a distance, explained',
        text: 'Consumers who buy online generally have fourteen days to cancel. If you take distance orders, delivery and returns terms get a tidy page.',
      },
    ],
    process: [
      {
        title: 'Show us the shelves',
        text: 'Phone snapshots of the displays, a list of brands and your logo are enough to start. Add what regulars always ask for.',
      },
      {
        title: 'Three shop windows',
        text: `You receive three dressed windows in ${times.draftHours} hours: colourful and crowded, spare and gallery-like, or something with a bit of market stall.`,
      },
      {
        title: 'Rearrange the display',
        text: 'Pick your favourite and move things about. Best sellers forward, the story of the shop up or down, colours matched to your bags.',
      },
      {
        title: 'Walk through as a customer',
        text: 'Together we try it on a small phone: find the hours, ask about an item, get directions. Whatever snags, we fix.',
      },
      {
        title: 'Turn the sign to open',
        text: 'The site goes live on your domain, ready for the receipt footer, the carrier bag and the sign on the door.',
      },
    ],
    cta: 'The street brings some customers; let the rest find you before they set out. One payment, and your window is open all night.',
  },
};
