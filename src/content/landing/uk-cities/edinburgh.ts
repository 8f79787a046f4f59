import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-edinburgh',
  title: 'Web Design Edinburgh for Hosts, Shops and Practices',
  description: `Considered web design for Edinburgh guest houses, independents and professional firms, at one fixed price and ready for August in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Edinburgh, for August and the other eleven months',
  location: 'Edinburgh',
  service: 'Edinburgh Web Design',
  keywords: [
    'web design Edinburgh',
    'Edinburgh web designer',
    'small business website Edinburgh',
    'guest house website Edinburgh',
    'web design Leith',
    'affordable web design Scotland',
  ],
  screen: {
    motif: 'bed',
    palette: 'navy',
    name: 'Stair No. 9',
    headline: ['Bring a show.', 'Or a book.'],
    text: 'Three rooms in Stockbridge, all year',
    action: 'Ask about dates',
  },
  content: {
    lead: 'We build websites for Edinburgh guest houses, shops and professional firms.',
    intro:
      'Edinburgh keeps two calendars. For three weeks in August the city seems to double, every stairwell is papered with flyers, and anyone with a bed, a bar stool or a van is fully booked. Then the tents come down and business depends on neighbours in Stockbridge, civil servants in Leith and the quiet confidence of a good name. A website has to serve both audiences: the visitor from abroad deciding in a minute, and the resident who will read every line. We design for the pair of them, at the same price in every season and without a festival mark-up.',
    benefits: [
      {
        title: 'Two seasons, one site',
        text: 'Festival hours, surcharges and availability get a spot that is easily switched, while the all-year offer for locals stays undisturbed beneath it.',
      },
      {
        title: 'Hosts meet their duties',
        text: 'Short-term lets in Scotland must show their licence number when they advertise. We reserve a visible place for yours, next to house rules and the visitor levy note.',
      },
      {
        title: 'Suited to a careful reader',
        text: 'Wealth managers, surveyors, tutors and dentists are chosen slowly here. Credentials, fees and complaints routes are set out in composed, unhurried type.',
      },
      {
        title: 'Understood by visitors',
        text: 'Plain sentences, distances on foot, a warning about the steps, step-free entrances if there are any: all of it easy to follow, and easy for a translation app.',
      },
      {
        title: 'Looks at home on old stone',
        text: 'We pick typefaces and colours that sit beside a Georgian doorway or a Leith warehouse, and never a tartan border unless you insist.',
      },
    ],
    process: [
      {
        title: 'Reserve your place',
        text: 'Order when it suits you, ideally before the June scramble. Payment brings a brief form, best answered with your tariff sheet at hand.',
      },
      {
        title: 'Set out the facts',
        text: 'Rooms or services, tariffs by season, licence and registration numbers, photographs of the view. Mark what changes in August.',
      },
      {
        title: 'Weigh up three proposals',
        text: 'One day on you can compare a restrained version, a pictorial one and something bolder, each populated with your own details.',
      },
      {
        title: 'Edit with a sharp pencil',
        text: 'Choose the favourite and annotate freely. We revise wording and layout as often as the text deserves, at no further charge.',
      },
      {
        title: 'Publish in good time',
        text: `After a check of links, forms and small print we put it on your domain. Allow ${deliveryDays(' to ')} days overall.`,
      },
    ],
    localInfo:
      'Cheesemongers in Stockbridge, dental practices in the New Town, tutors in Bruntsfield and Morningside, letting agents in Newington and Marchmont, joiners in Gorgie and Dalry, bars on Leith Walk and the Shore, guest houses in Newhaven at the end of the tram, swimming coaches in Portobello. Past the bypass we can work with boat operators in South Queensferry, garden firms in Balerno, garages in Dalkeith, bakers in Musselburgh and golf coaches in North Berwick. Whisky guides, upholsterers, violin teachers and chartered accountants are all welcome.',
    cta: `Whether it's March or the last week of July, your Edinburgh site can be ready in ${deliveryDays(' to ')} days. Send the form today and begin with three designs tomorrow.`,
  },
};
