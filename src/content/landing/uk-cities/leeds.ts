import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-leeds',
  title: 'Web Design Leeds: Fixed Price, No Nonsense',
  description: `A Leeds website that says what you charge and what you do. One fixed price, three designs to pick from, ${times.supportMonths} months of support, online in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Leeds at a price you can repeat out loud',
  location: 'Leeds',
  service: 'Leeds Web Design',
  keywords: [
    'web design Leeds',
    'Leeds web designer',
    'small business website Leeds',
    'website design West Yorkshire',
    'web design Headingley',
    'low cost website Leeds',
    'web design Bradford',
  ],
  screen: {
    motif: 'cheese',
    palette: 'lemon',
    name: 'Row Eleven Cheese',
    headline: ['The price is', 'on the rind.'],
    text: 'Kirkgate Market, Monday to Saturday',
    action: 'Today’s board',
  },
  content: {
    lead: 'We build websites for Leeds shops, trades and practices, at a price you know before you ring.',
    intro:
      "In Kirkgate Market a certain Michael Marks once hung up a sign: \"Don't ask the price, it's a penny.\" It's still the best piece of retail writing the city has produced, and we try to live by it. One package, one figure, known before you ring. Whether you keep a stall two aisles from where he stood, advise landlords in Headingley or run a law practice above Park Row, your customers want the same candour from you. We build sites that answer three Yorkshire questions straight off: what is it, what does it cost, and are you any good?",
    benefits: [
      {
        title: 'Prices where people can see them',
        text: "If you're willing to publish rates, we make them easy to read. If every job differs, we show what last month's jobs came to.",
      },
      {
        title: 'Proof rather than puff',
        text: 'Qualifications, years in trade, before-and-after photos and the names of districts you worked in last week carry more weight than any adjective.',
      },
      {
        title: 'Sober enough for Park Square',
        text: 'Solicitors, advisers and consultants get a calm layout, a section per service and the regulatory wording their profession asks for, supplied by you and placed where it belongs.',
      },
      {
        title: 'Timed for the letting year',
        text: 'Student houses turn over at the start of July. Cleaners, removal firms, decorators and agents can have their pages ready well before the rush.',
      },
      {
        title: 'No agency in the middle',
        text: 'The designer who drew your page answers your message. Nothing is passed between account managers, and no hour is logged against you.',
      },
    ],
    process: [
      {
        title: 'Settle up first',
        text: 'It keeps the price low: no chasing invoices, so the whole of it goes into building. Your receipt brings the form.',
      },
      {
        title: 'Answer straight questions',
        text: 'What do you sell, to whom, how far will you drive, and why should anyone believe you? Bullet points are fine.',
      },
      {
        title: 'See it three ways',
        text: `Inside ${times.draftHours} hours there are three designs in your inbox, each with your headline, your town and your phone number, none of them a stock template.`,
      },
      {
        title: 'Be as blunt as you like',
        text: 'Choose one and send your list of complaints. We keep changing it until the list is empty; further rounds cost nothing.',
      },
      {
        title: 'Open the doors',
        text: `The site moves to your own domain ${deliveryDays(' to ')} days after you order, checked on phone, tablet and the old office PC.`,
      },
    ],
    localInfo:
      'We can build for traders in Kirkgate Market and the Victorian arcades off Briggate, independents in Chapel Allerton, Meanwood and Oakwood, salons and takeaways in Harehills and Beeston, agents in Hyde Park and Headingley, garages in Armley and Hunslet, and family firms in Horsforth, Otley, Wetherby, Garforth, Morley and Pudsey. Just along the line we can also work in Bradford, Wakefield, Harrogate and Huddersfield.',
    cta: `Don't ask the price, it's on the button. Order now and your Leeds business has its website in ${deliveryDays(' to ')} days.`,
  },
};
