import {
  claims,
  DOMAIN_RENEWAL,
  LATE_SENTENCE,
  priceText,
  promises,
  REFUND_AFTER_SENTENCE,
  REFUND_SENTENCE,
  renewals,
  TIME_SENTENCE,
} from '#src/domain/offer.ts';
import { PACKAGE_SCOPE } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';

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

/** The order process as stated on the page; `untilNext` is the time until the next step. */
export const steps: readonly { title: string; description: string; untilNext?: string }[] = [
  {
    title: 'Pay once, tell us the basics',
    description: `You pay ${price}, once. Then we ask what your business does, who it’s for and which domain you’d like.`,
    untilNext: `${promises.prototypeHours} hours`,
  },
  {
    title: `Three prototypes within ${promises.prototypeHours} hours`,
    description:
      'Three designs made for your business, on your screen the next day. Open them on your phone and show them around.',
    untilNext: 'Your choice',
  },
  {
    title: 'Pick one, and we build it',
    description:
      'Choose the design that feels like you, and ask for changes until it does: revisions are unlimited. Then we build the whole site.',
    untilNext: `${promises.deliveryWorkingDays} working days`,
  },
  {
    title: 'Live, with a tree to its name',
    description: `Within ${promises.deliveryWorkingHours} working hours your website is ready for you to check. Approve it, and we’ll put it live and send your tree-planting certificate.`,
  },
];

export const stepsTotal = `${promises.ukDeliveryDays.replace('-', ' to ')} days from start to finish`;

/** Static; all are rated 5. */
export const testimonials: readonly {
  name: string;
  role: string;
  content: string;
  /** Of the business; names the drawing in public/clients. tools/README.md says how to draw it. */
  trade: string;
  picture: string;
}[] = [
  {
    name: 'Hannah Osgood',
    role: 'Owner, Osgood & Daughter Bakery',
    trade: 'Bakery',
    picture: 'osgood',
    content:
      'I chose the second design on the bus to the wholesaler. In its first week the site brought in a cake order from a street away.',
  },
  {
    name: 'Tunde Balogun',
    role: 'Director, Balogun Electrical',
    trade: 'Electrician',
    picture: 'balogun',
    content: `Elsewhere I was quoted $2,000 and eight weeks. This was ${price}, and we were live in nine days.`,
  },
  {
    name: 'Carys Meredith',
    role: 'Osteopath, Meredith Clinic',
    trade: 'Osteopath',
    picture: 'meredith',
    content:
      'I asked for nineteen small changes and never once felt like a nuisance. Bookings by phone have halved, which is exactly what I wanted.',
  },
];

type Faq = {
  question: string;
  answer: string;
  points?: typeof PACKAGE_SCOPE;
  more?: { href: string; text: string };
};

export const faq: readonly Faq[] = [
  {
    question: `What exactly do I get for ${price}?`,
    answer: `Everything on the price card above: website, hosting, domain, ${promises.supportMonths} months of support, billing software and a tree. One payment, nothing added at the end.`,
    more: { href: paths.pricing, text: 'What the price covers' },
  },
  {
    question: 'What does the website include?',
    answer: PACKAGE_SCOPE.map(({ subject, text }) => `${subject}: ${text}`).join(' '),
    points: PACKAGE_SCOPE,
  },
  {
    question: 'How fast is it really?',
    answer: `${TIME_SENTENCE} Once we have your content and requirements, building takes ${promises.deliveryFaqHours} hours of work. We promise the shorter figure: ${promises.deliveryWorkingHours} working hours, Monday to Friday, 9am to 5pm.`,
  },
  {
    question: 'What does the second year cost?',
    answer: `Hosting renews at $${renewals.hostingPerYearUsd} a year and maintenance at $${renewals.maintenancePerYearUsd} a year. Your domain renews at ${DOMAIN_RENEWAL}. The billing software is optional at $${renewals.billingSoftwarePerYearUsd} a year. You can drop any of these and take the site with you.`,
  },
  {
    question: 'What if I don’t like the designs?',
    answer: `Tell us, and we’ll redesign: revisions are unlimited. ${REFUND_SENTENCE} ${REFUND_AFTER_SENTENCE} ${LATE_SENTENCE}`,
    more: { href: paths.refund, text: 'Refund policy' },
  },
  {
    question: 'Do I need to prepare anything?',
    answer:
      'A few sentences about your business and any pictures you like are enough to start. Logo, opening hours and prices can follow. No text yet? We’ll draft it and you correct it.',
  },
  {
    question: 'I already own a domain. Can I keep it?',
    answer: 'Yes. Tell us on the form and we’ll connect it. Your email addresses keep working while we do.',
  },
  {
    question: 'What is the tree about?',
    answer:
      'A website uses electricity every time somebody opens it. We build light pages that use less, and plant at least one tree for each website. You get a certificate when your site goes live. Once your tree is planted, it says where and when.',
    more: { href: paths.whyTree, text: 'One website, one tree' },
  },
];

type Proof = { figure: string; text: string; when?: 'designs:claimed' | 'designs:measured' };

export const proof: readonly Proof[] = [
  { figure: claims.clients.text, text: 'clients served' },
  { figure: claims.treesPlanted.text, text: `trees planted since ${claims.treesPlanted.since}` },
  { figure: `${promises.prototypeHours} h`, text: 'to three prototypes', when: 'designs:claimed' },
  // The server fills in the figure (server/http/static/inject-runtime-values.ts).
  { figure: '__DESIGN_HOURS__ h', text: 'to designs on average, measured', when: 'designs:measured' },
];
