import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'food-delivery',
  title: 'Food Delivery Website Design for Local Kitchens',
  description:
    'Websites for takeaways, meal-prep kitchens and caterers: menus, allergens, delivery zones and order links under your own name. A single fixed price.',
  h1: 'Food delivery websites that bring orders home to you',
  service: 'Food Delivery Website Design',
  keywords: [
    'food delivery website design',
    'takeaway website UK',
    'meal prep website',
    'dark kitchen website',
    'catering website',
    'local delivery website',
  ],
  screen: {
    motif: 'food',
    palette: 'clay',
    name: 'Nan’s Tiffin',
    headline: ['Hot at your', 'door by seven.'],
    text: 'Cooked in Harehills, driven by Imran',
    action: 'Ring to order',
  },
  content: {
    lead: 'We build websites for takeaways and kitchens that want orders without a middleman.',
    intro:
      "The big apps bring you customers and then introduce them to everybody else. Your regulars, the ones who know the driver's name, would happily order direct if there were a page to do it from. We make that page: hot-looking food, today's hours, a map of where you deliver and a large button to the phone or the ordering service of your choice. Its address goes on the pizza box, the menu through the letterbox and the back window of the car, and it belongs to you.",
    benefits: [
      {
        title: 'Straight to the order',
        text: 'Every screen has one way forward, ring or order, leading to whichever ordering system you run. We build the road, you keep the kitchen.',
      },
      {
        title: 'Zones and minimums honest',
        text: "Postcodes, charges, lowest order and usual waiting time come before the menu, so nobody fills a basket they can't receive.",
      },
      {
        title: 'Allergens twice over',
        text: 'With distance sales, allergen information has to be there before the purchase is completed and again at delivery. The menu is arranged for it.',
      },
      {
        title: 'Home kitchens made credible',
        text: 'Food businesses register with the council at least 28 days before trading; saying so, with your hygiene score, wins strangers over.',
      },
      {
        title: 'Party trays and standing orders',
        text: 'Office lunches, iftar platters, match-day wings and weekly meal-prep plans get a request form with headcount and date.',
      },
    ],
    process: [
      {
        title: 'Call in the order',
        text: 'Fill in menu, prices, delivery radius, evening hours and the ordering link. Old flyers photographed on the counter are fine.',
      },
      {
        title: 'Three on the pass',
        text: "Plated up within a day: neon and late-night, fresh and green, or family takeaway with everyone's favourite in front.",
      },
      {
        title: 'Make it extra hot',
        text: "More pictures, fewer words, halal mark bigger, the student deal on top. Tell us; we keep adjusting until it's right.",
      },
      {
        title: 'Friday-night rehearsal',
        text: 'Buttons, phone links, closing times and allergen marks are tried on a small screen, one-handed, as your customers will do it.',
      },
      {
        title: 'Out for delivery',
        text: `Your site arrives at its own domain inside ${times.longestDays} days, still warm, with small menu changes on the house for ${times.supportMonths} months.`,
      },
    ],
    cta: "Next Friday's regulars could be ordering from you and nobody else. Get the page made at one flat price and stick its address on every box.",
  },
};
