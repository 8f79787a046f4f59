import { claims, priceText, promises } from '#src/domain/offer.ts';

const price = priceText('usd');

/** The hero's six tiles. */
export const trustTiles: readonly string[] = [
  'Secure Payment',
  'Quick Setup',
  '24/7 Support',
  'Tree Planted',
  '48hr Delivery',
  'Free Domain',
];

/** The order process as stated on the page. */
export const steps: readonly { title: string; description: string }[] = [
  {
    title: 'Pay once, tell us the basics',
    description: `The price is ${price} and stays ${price}. After payment you get a short form: what your business does, whom it serves, the name you want on the door.`,
  },
  {
    title: 'Three prototypes within 24 hours',
    description:
      'Not three colours of one template. Three custom designs made for your business, on your screen the next day, to open on your phone and show around.',
  },
  {
    title: 'Pick one, and we build it',
    description:
      'Choose the design that feels like you. Ask for changes until it does: revisions are unlimited. Then we develop it in full.',
  },
  {
    title: 'Live, with a tree to its name',
    description: `Within ${promises.deliveryWorkingHours} working hours your website is finished and handed over, together with the certificate for the tree planted on your behalf.`,
  },
];

/** Static; all are rated 5. */
export const testimonials: readonly { name: string; role: string; content: string }[] = [
  {
    name: 'Hannah Osgood',
    role: 'Owner, Osgood & Daughter Bakery',
    content:
      'I chose the second draft on the bus to the wholesaler. Two days later the site took its first cake order, from a street away, from somebody who had never noticed us.',
  },
  {
    name: 'Tunde Balogun',
    role: 'Director, Balogun Electrical',
    content:
      'The quote elsewhere was two thousand and eight weeks. This was two hundred and fifty and a weekend.',
  },
  {
    name: 'Carys Meredith',
    role: 'Osteopath, Meredith Clinic',
    content:
      'I asked for nineteen small changes and never once felt like a nuisance. Bookings by telephone have halved, which is exactly what I wanted.',
  },
];

export const faq: readonly { question: string; answer: string }[] = [
  {
    question: `What exactly do I get for ${price}?`,
    answer:
      'A professionally built website, hosting for one year, domain registration for one year, twelve months of maintenance and support, billing software free for the first year, and a tree planted. One payment, nothing added at the end.',
  },
  {
    question: 'How fast is it really?',
    answer:
      'Three prototypes within 24 hours of your form. Once we have your content and requirements and you have chosen a design, the finished site takes 48-72 hours; most are handed over within 48 working hours.',
  },
  {
    question: 'What does the second year cost?',
    answer:
      'Hosting renews at $20 a year and maintenance at $20 a year. The domain renews at whatever its ending costs on the market. The billing software is optional at $60 a year. You can leave any of them, and take the site with you.',
  },
  {
    question: 'What if I do not like the designs?',
    answer:
      'Say so, and we draw again: revisions are unlimited. Before the prototypes reach you, you can cancel and get your money back. Once they are delivered we do not refund, we revise until it is right.',
  },
  {
    question: 'Do I need to prepare anything?',
    answer:
      'A few sentences about your business and any pictures you like are enough to start. Logo, opening hours and prices can follow. If you have no words yet, we draft them and you correct us.',
  },
  {
    question: 'I already own a domain. Can I keep it?',
    answer: 'Yes. Tell us on the form and we connect it. Your e-mail addresses keep working while we do.',
  },
  {
    question: 'What is the tree about?',
    answer:
      'A website uses electricity every time it is opened. We build light pages to use less, and plant at least one tree for each website. Your certificate names the planting.',
  },
];

export const proof: readonly { figure: string; text: string }[] = [
  { figure: claims.clients.text, text: 'clients served' },
  { figure: claims.treesPlanted.text, text: 'trees planted' },
  { figure: '24 h', text: 'to three prototypes' },
  { figure: '24/7', text: 'support from people' },
];
