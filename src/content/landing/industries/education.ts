import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'education',
  title: 'Education Website Design: Nurseries, Schools, Tutors',
  description:
    'Websites for nurseries, independent schools, tutors and training centres: open days, fees, safeguarding and term dates. Fixed price with support.',
  h1: 'Education websites parents can find their way round',
  service: 'Education Website Design',
  keywords: [
    'nursery website design',
    'school website UK',
    'tutor website',
    'training provider website',
    'language school website',
    'independent school web design',
    'music tuition website',
  ],
  screen: {
    motif: 'book',
    palette: 'lemon',
    name: 'Little Harbour',
    headline: ['Muddy boots', 'welcome here.'],
    text: 'A nursery for two to five, open till six',
    action: 'Arrange a visit',
  },
  content: {
    lead: 'We build websites for nurseries, tutors, language schools and small independent schools.',
    intro:
      "A parent reads your website three times: when choosing, when applying and at 7.40 on a snowy Tuesday to find out if you're open. The first reading is about warmth, the second about forms and fees, the last about one line of text. We design for nurseries, tutors, language schools, training centres and small independent schools with all those mornings in mind, and keep pages accessible for grandparents, second-language families and anyone reading with one thumb and a pushchair.",
    benefits: [
      {
        title: 'Term dates in two taps',
        text: 'Calendar, opening times, uniform list and lunch menus sit under one button labelled for families, away from the prospectus pages.',
      },
      {
        title: 'Inspection in context',
        text: 'Ofsted, Estyn, Education Scotland or ISI reports are linked with your own words on what you are proud of and what you are working on.',
      },
      {
        title: 'Safeguarding within reach',
        text: "The policy, the designated lead's name and how to report a concern appear on every page, not five levels down.",
      },
      {
        title: 'Admissions without fog',
        text: 'Open mornings, funded hours, bursaries and the autumn and January application deadlines in England are laid out along a simple timeline.',
      },
      {
        title: 'Pupils seen with consent',
        text: 'Photographs of children appear only with written permission and without full names; we remind you before each gallery goes public.',
      },
    ],
    process: [
      {
        title: 'Send us the details',
        text: 'Enter ages taught, fees, policies, inspection links and the questions your office answers most often. Prospectus text can be attached.',
      },
      {
        title: 'See three designs',
        text: "Tomorrow's designs might be playful with painted shapes, traditional with crest and lawns, or brisk and grown-up for adult learners.",
      },
      {
        title: "Collect everybody's comments",
        text: "Head, bursar and parents may all comment. Put their red pen in one list and we'll revise until nobody has anything to add.",
      },
      {
        title: 'Try it as a parent would',
        text: 'Somebody unfamiliar with you tries to find a term date, a fee and the safeguarding lead. What takes too long is moved.',
      },
      {
        title: 'Go live',
        text: `Published in ${times.longestDays} days or less, with ${times.supportMonths} months of small updates for new staff, changed dates and emergency closures.`,
      },
    ],
    cta: 'Open-day season comes round faster than half-term. Enrol your website, hand in the form today and see three designs tomorrow.',
  },
};
