import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-manchester',
  title: 'Web Design Manchester for Independents and Trades',
  description: `One fixed price for a Manchester business website: three designs to choose from, a year of hosting, domain and support, live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Manchester for businesses that just get on with it',
  location: 'Manchester',
  service: 'Manchester Web Design',
  keywords: [
    'web design Manchester',
    'Manchester web designer',
    'small business website Manchester',
    'website design Greater Manchester',
    'cheap website Manchester',
    'web design Salford',
    'web design Stockport',
  ],
  screen: {
    motif: 'paint',
    palette: 'berry',
    name: 'Cheetham Signs',
    headline: ['Big letters.', 'Straight walls.'],
    text: 'Painted by hand on Cheetham Hill Road',
    action: 'Send a photo',
  },
  content: {
    lead: 'We build websites for Manchester independents and trades, without a pitch or a retainer.',
    intro: `Manchester isn't short of web agencies, and plenty of them are pitching to the brands at MediaCity and Spinningfields. That leaves the letting agent in Levenshulme, the bakery on Beech Road and the sign maker on Cheetham Hill Road with two choices: a five-figure proposal, or a Saturday lost to a page builder. We offer the third. You answer a handful of questions, look at three finished-looking designs the following day, pick the one that sounds like you, and have a proper site inside ${times.longestDays} days. No pitch deck and no retainer.`,
    benefits: [
      {
        title: 'Built for all ten boroughs',
        text: 'Say whether you cover Bolton to Stockport or only M20 and M21. Clear areas stop the calls you would have to turn down anyway.',
      },
      {
        title: 'Plain speaking on the page',
        text: "We edit your words so they stay yours: short, dry where you are dry, and free of agency talk. If you wouldn't say it across the counter, it comes out.",
      },
      {
        title: 'Ready for match day and gig night',
        text: 'When Old Trafford, the Etihad or Co-op Live fills up, visitors search on foot. Menus, last orders and the nearest tram stop are found in seconds.',
      },
      {
        title: 'A September that pays',
        text: "Tens of thousands of students arrive each autumn needing gyms, repairs, haircuts and food. We'll help you put the pages they look for where they can find them.",
      },
      {
        title: 'One bill, then quiet',
        text: `The first year's hosting and domain and ${times.supportMonths} months of support are in the price, so the site doesn't become another direct debit you forget about.`,
      },
    ],
    process: [
      {
        title: 'Put the order in',
        text: 'One payment, one receipt, and a link to your form. It asks what you do, who for, and which side of the Mersey you stop at.',
      },
      {
        title: 'Send what you have got',
        text: 'A price list photographed on the counter will do, plus your logo if there is one. We type up, tidy and ask about the gaps.',
      },
      {
        title: 'Have a look at three',
        text: 'A day later three designs arrive: perhaps one brick-and-ironwork, one bright and modern, one that lets your work do the talking.',
      },
      {
        title: 'Pick, tweak, launch',
        text: `We build out your favourite, change what you want changed and put it on your domain, ${deliveryDays(' to ')} days after you ordered.`,
      },
    ],
    localInfo:
      'Record shops in the Northern Quarter, makers in Ancoats mills and, out along the Metrolink, bakeries in Chorlton, dentists in Didsbury, salons in Sale and Altrincham, studios at Salford Quays, garages in Eccles, florists in Prestwich, traders on Bury Market, decorators in Ashton, Oldham and Rochdale. Off the line, kitchens on the Curry Mile in Rusholme, wholesalers at Strangeways, therapists in Heaton Moor and joiners in Wigan. All of it is done remotely, which is why it rains on none of our meetings.',
    cta: `Put your order in before the kettle boils, fill in the form over the tea and look at three designs tomorrow. Your Manchester site is live in ${deliveryDays(' to ')} days.`,
  },
};
