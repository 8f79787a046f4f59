import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'travel',
  title: 'Travel Website Design for Agents, Guides and Small Tours',
  description:
    'Travel agency, guide and holiday-let websites with itineraries, ATOL and package details and enquiry forms. One fixed price, first year included.',
  h1: 'Travel websites that begin the journey',
  service: 'Travel Website Design',
  keywords: [
    'travel agency website design',
    'tour operator website UK',
    'holiday let website',
    'tour guide website',
    'walking holiday website',
    'bed and breakfast website',
  ],
  screen: {
    motif: 'mountains',
    palette: 'sky',
    name: 'Slow Coast',
    headline: ['Walk a week.', 'Carry nothing.'],
    text: 'Guided, inn to inn, six people at most',
    action: 'Dates and prices',
  },
  content: {
    lead: 'We build websites for travel agents, guides, small tour operators and holiday lets.',
    intro:
      'People plan holidays at the worst end of the day, with rain on the window and a shared calendar open. A good travel site meets them there: first the feeling of the place, then straight away the practical matters of dates, cost per person, what is included and who picks them up. We make sites for independent agents, small tour operators, guides, B&Bs and holiday lets, where your knowledge of one valley or one coast is worth more than ten thousand search results.',
    benefits: [
      {
        title: 'Itineraries with a pulse',
        text: 'Day-by-day outlines give distances, meals, beds and the moment everyone remembers, so a traveller can imagine it and a walker can train for it.',
      },
      {
        title: 'Protection made plain',
        text: 'Flight-inclusive packages normally need an ATOL, and package regulations demand insolvency cover. Licence numbers, ABTA membership and what they protect have their own panel.',
      },
      {
        title: 'Season and price at once',
        text: 'A table shows when the pass is open, when the heather flowers and what each departure costs, without a call-back.',
      },
      {
        title: 'Enquiries with purpose',
        text: "Dates, party size, children's ages and mobility needs arrive in one message, ready for you to compose a trip.",
      },
      {
        title: 'Direct stays cost you less',
        text: 'Owners of rooms and cottages get a page with availability link, house rules and arrival directions, so returning guests can bypass the portal.',
      },
    ],
    process: [
      {
        title: 'Pack the bag',
        text: 'Give us your trips or rooms, prices, licences, cancellation terms and a folder of photographs you have the right to use.',
      },
      {
        title: 'Three destinations',
        text: "A day's wait brings a trio of designs: maybe wide-screen adventure, quiet country house, or a brisk city-break brochure.",
      },
      {
        title: 'Choose your route',
        text: 'Pick a direction and change the stops along it. Copy, maps and pictures are reworked until the trip feels like yours.',
      },
      {
        title: 'Check the documents',
        text: 'Booking conditions, ATOL wording, links to official travel advice and the enquiry form are all gone through with you before departure.',
      },
      {
        title: 'Depart',
        text: `Live in ${deliveryDays(' to ')} days, light enough to open on roaming data, with support along the road for ${times.supportMonths} months.`,
      },
    ],
    cta: 'Somebody is looking out at the rain and typing the name of your favourite place. Be there with dates, prices and a friendly face.',
  },
};
