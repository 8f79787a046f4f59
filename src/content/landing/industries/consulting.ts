import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'consulting',
  title: 'Consulting Website Design for Independent Advisers',
  description:
    'Websites for consultants, coaches and interim managers: a sharp positioning, engagement formats and proof of thinking. One agreed fee, no overruns.',
  h1: 'Consultancy websites with a point of view',
  service: 'Consulting Website Design',
  keywords: [
    'consultant website design',
    'management consultant website UK',
    'business coach website',
    'HR consultant website',
    'freelance adviser website',
    'interim manager website',
  ],
  screen: {
    motif: 'trend',
    palette: 'teal',
    name: 'Halden Advice',
    headline: ['One problem.', 'Twelve weeks.'],
    text: 'Supply chains for firms of under fifty',
    action: 'Talk it through',
  },
  content: {
    lead: 'We build websites for consultants and small advisory firms.',
    intro:
      "You're introduced over lunch, praised in a forwarded email and then looked up. What the reader finds should confirm the recommendation: what you are called in for, how an engagement runs, what changed for the last three clients and how you think about the matter that keeps them up. Consultants are poor at this for themselves, being too close and too varied. We ask the questions you would ask a client, and build a site with one clear argument and your name on it.",
    benefits: [
      {
        title: 'One problem, named',
        text: 'Instead of six overlapping capabilities, the first lines describe the situation in which people ring you, in the words they use about it.',
      },
      {
        title: 'Formats with edges',
        text: 'A half-day diagnostic, a ninety-day programme, a retained day a month: what each includes and yields, so buyers can picture the purchase.',
      },
      {
        title: 'Results under discretion',
        text: 'Anonymised case sketches in sector, problem, intervention and outcome let you prove value without breaking a confidentiality clause.',
      },
      {
        title: 'Somewhere to put thinking',
        text: 'A small library of papers, talks and checklists gives introducers something to forward and you something to send after a meeting.',
      },
      {
        title: 'A person, photographed well',
        text: 'Your portrait, biography in two lengths and speaking topics are ready to copy for conference organisers and programme notes.',
      },
    ],
    process: [
      {
        title: 'Answer our questions',
        text: 'The form stands in for a kick-off meeting: typical client, trigger, fee structure, rivals and the compliment you hear most.',
      },
      {
        title: 'Compare three options',
        text: 'You get them within a day, each resting on a different argument for hiring you, with the layout following the logic.',
      },
      {
        title: 'Choose and challenge',
        text: 'Decide which case is strongest and question every sentence; revisions carry on until you would put it before a board.',
      },
      {
        title: 'Show it to a client or two',
        text: 'Show it to people you trust while it is still unpublished. We work in what they notice, and confirm permissions for quotes and logos.',
      },
      {
        title: 'Publish',
        text: `It goes public on a domain in your name within ${times.longestDays} days, and a new paper now and then is added for you during the first ${times.supportMonths} months.`,
      },
    ],
    cta: 'Give every introduction somewhere good to land. One engagement, one fee, delivered before your next proposal is due.',
  },
};
