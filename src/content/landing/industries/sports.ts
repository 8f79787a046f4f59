import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'sports',
  title: 'Sports Club Website Design: Fixtures, Teams, Members',
  description:
    'Websites for sports clubs, coaches and leagues: joining, training times, fixtures links, welfare officer and sponsors. One price a committee can pass.',
  h1: 'Sports club websites the whole touchline can use',
  service: 'Sports Website Design',
  keywords: [
    'sports club website design',
    'football club website UK',
    'cricket club website',
    'rugby club website',
    'martial arts website',
    'coach website',
    'swimming club website',
  ],
  screen: {
    motif: 'sport',
    palette: 'sage',
    name: 'Beckside Juniors',
    headline: ['Pitch fit.', 'Match on.'],
    text: 'Under-sevens to over-forties every week',
    action: 'Join training',
  },
  content: {
    lead: 'We build websites for sports clubs, leagues, dojos and coaches.',
    intro:
      "It's Friday night, the pitch is under water and forty parents are asking in four different chat groups whether the under-nines are on. A club website should be the place where that is settled, and for the rest of the week the place where a newcomer learns which evening to turn up, what boots to bring and that nobody minds if they are hopeless. We build for clubs, leagues, dojos, coaches and leisure centres run largely by people with other jobs.",
    benefits: [
      {
        title: 'Come-and-try page',
        text: "Ages, evenings, first session terms, kit needed and the name of someone who will say hello. It's the page that keeps clubs alive.",
      },
      {
        title: 'Fixtures where they live',
        text: "Results from your league's system are linked per team, so the volunteer secretary doesn't type everything twice.",
      },
      {
        title: 'Welfare officer named',
        text: 'Safeguarding contact, codes of conduct and governing-body affiliation have a fixed place, as most affiliations require and every parent expects.',
      },
      {
        title: 'Sponsors who feel seen',
        text: 'The bakery on the shirt gets a logo, a sentence and a link, which helps greatly when renewal is discussed in August.',
      },
      {
        title: 'Subs and joining in one spot',
        text: 'Fees, concessions and the link to your membership platform are beside the form, with hardship help mentioned quietly.',
      },
    ],
    process: [
      {
        title: "Send us the club's details",
        text: 'The secretary fills in squads, training slots, ground address, officers and affiliations. Badge and kit colours give us the palette.',
      },
      {
        title: 'See three designs',
        text: 'Within the day the committee sees three kits: proud and historic, bright for juniors, or clean performance style.',
      },
      {
        title: 'Collect the comments',
        text: 'Gather comments from coaches and parents and send them in one go, or in ten. Changes continue until the whistle suits everyone.',
      },
      {
        title: 'Test it on the touchline',
        text: 'We test in wet-weather conditions: one bar of signal, cold thumbs, bright sun. Junior photographs are checked against your consent list.',
      },
      {
        title: 'Go live',
        text: `Ready in ${deliveryDays(' to ')} days, before pre-season if you order in time, with somebody to call for the ${times.supportMonths} months after.`,
      },
    ],
    cta: 'Committees come and go; a tidy website stays. Pass the motion, order tonight and show three designs at the next meeting.',
  },
};
