import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'pet-services',
  title: 'Pet Business Website Design: Groomers, Walkers, Boarders',
  description:
    'Websites for dog groomers, walkers, kennels, catteries and trainers: licence details, prices and meet-and-greet forms. One fixed price, support included.',
  h1: 'Pet care websites owners trust with the house keys',
  service: 'Pet Services Website Design',
  keywords: [
    'dog groomer website',
    'dog walker website UK',
    'kennels website design',
    'cattery website',
    'pet sitter website',
    'dog trainer website',
    'mobile grooming website',
  ],
  screen: {
    motif: 'paw',
    palette: 'sage',
    name: 'Canal Dogs',
    headline: ['Four dogs.', 'Never five.'],
    text: 'Walks in Todmorden, insured and mapped',
    action: 'Meet Josie',
  },
  content: {
    lead: 'We build websites for groomers, walkers, sitters, trainers, kennels and catteries.',
    intro:
      "Handing a lead to a stranger is hard. Owners study your page as they would a childminder's: Who exactly will walk her? How many dogs at once? What happens if she slips her collar by the canal, or refuses her supper? Love for animals is assumed; competence has to be shown. We make websites for groomers, walkers, sitters, trainers, kennels and catteries that answer the anxious questions early and then let a wet nose in a good photograph do the rest.",
    benefits: [
      {
        title: 'Licence on the page',
        text: 'Boarding, day care and breeding in England require a council licence, and holders must show name and number on their website. We give it a proper spot.',
      },
      {
        title: "A dog's day, hour by hour",
        text: 'Pick-up times, group size, fields used, naps and news to the owner: a simple timeline calms more people than any promise.',
      },
      {
        title: 'Grooming by coat and size',
        text: 'Bath, hand-strip or full clip for a cockapoo or a collie, with honest notes about matting charges and how long a nervous puppy needs.',
      },
      {
        title: 'Meet-and-greet requests',
        text: 'The form asks for breed, age, neutering, vaccinations, quirks and dates, so a first call can be about the animal.',
      },
      {
        title: 'Just-in-case page',
        text: 'Insurance, animal first aid, your vet, spare-key handling and emergency contacts are written down where a worried owner looks.',
      },
    ],
    process: [
      {
        title: 'Sit: fill in the form',
        text: 'Take five minutes over the form: services, patch, prices, licence or insurance, and the names of the dogs allowed to be famous.',
      },
      {
        title: 'Stay: your designs are coming',
        text: 'One day only. Then a litter of three designs is ready to meet you: playful, countrified, or salon-smart.',
      },
      {
        title: 'Fetch: choose one of three designs',
        text: 'Bring back what you like from each. We alter pictures, colours and tone until tails wag all round.',
      },
      {
        title: 'Vet check: we test everything',
        text: 'Licence wording, price list, holiday surcharge and form are examined; photographs are trimmed so pages open quickly in the park.',
      },
      {
        title: 'Off the lead: go live',
        text: "Your website runs free on its own domain, with a year's care in case it picks anything up.",
      },
    ],
    cta: 'Every new puppy on your street will need a walker, a groomer and a holiday bed. Be the name its owner finds.',
  },
};
