import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'construction',
  title: 'Construction Website Design for Builders and Contractors',
  description:
    'Websites for builders, roofers and contractors: finished projects, accreditations and quote requests. One fixed price with hosting, domain and support.',
  h1: 'Builders’ websites that show the finished job',
  service: 'Construction Website Design',
  keywords: [
    'builder website design',
    'construction company website UK',
    'roofing website',
    'contractor web design',
    'loft conversion website',
    'groundworks website',
    'joinery website',
  ],
  screen: {
    motif: 'house',
    palette: 'sand',
    name: 'Oakham & Sons',
    headline: ['Three kitchens', 'you can visit.'],
    text: 'Extensions and lofts, insured, finished',
    action: 'Ask us to measure',
  },
  content: {
    lead: 'We build websites for builders and contractors who want better enquiries.',
    intro:
      "A family about to spend their savings on an extension has heard every story about cowboys. Before asking you to measure up they want to see three kitchens you finished, the names of the bodies you belong to and proof that you're insured. Main contractors want the same in a different order: accreditations, plant, past contracts. A van with a number on it can't carry all that. A plain, sturdy website can, and building one should not take longer than a garden wall.",
    benefits: [
      {
        title: 'Projects, start to finish',
        text: 'Each job gets photographs from strip-out to handover with the place, the duration and what was tricky, which speaks louder than any slogan.',
      },
      {
        title: 'Memberships up front',
        text: 'FMB, TrustMark, NHBC, CSCS cards, public liability cover: shown near the top with links where a doubtful homeowner can verify them.',
      },
      {
        title: 'Quotes with the facts',
        text: 'The enquiry form asks for postcode, type of work, planning status and rough dates, so you know which visits are worth the diesel.',
      },
      {
        title: 'Two audiences, two doors',
        text: 'Householders and commercial clients enter separate sections: one about dust sheets and daily clean-up, one about RAMS, CDM duties and tender documents.',
      },
      {
        title: 'Areas drawn honestly',
        text: 'Name the towns you truly cover. Fewer wasted calls from two counties away, and neighbours recognise the streets in your pictures.',
      },
    ],
    process: [
      {
        title: 'Fill in the form',
        text: "List your trades, area, insurances and memberships, and upload site photographs straight from your phone's camera roll.",
      },
      {
        title: 'See three designs',
        text: 'They are ready in a day: robust and industrial, tidy and domestic, or architect-led with lots of white.',
      },
      {
        title: 'Choose and change',
        text: 'You choose, we alter. Another colour, larger project pictures, van livery matched: variations cost nothing.',
      },
      {
        title: 'We build and check',
        text: "Project pages go in, quote form and phone links are tested, captions are checked with you so no client's address slips through.",
      },
      {
        title: 'The finished site',
        text: `It is on your domain within ${times.longestDays} days at the latest, with ${times.supportMonths} months of support.`,
      },
    ],
    cta: "Your best work is standing in other people's gardens. Put it where the next client looks, at one firm price.",
  },
};
