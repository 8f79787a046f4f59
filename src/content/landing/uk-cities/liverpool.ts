import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'uk-city',
  slug: 'web-design-liverpool',
  title: 'Web Design Liverpool for Independents and Venues',
  description: `Liverpool web design with character and one fixed price. Pick from three designs and have bars, studios, trades and shops online in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Liverpool that sounds like you answering the phone',
  location: 'Liverpool',
  service: 'Liverpool Web Design',
  keywords: [
    'web design Liverpool',
    'Liverpool web designer',
    'website design Merseyside',
    'small business website Liverpool',
    'web design Wirral',
    'web design Baltic Triangle',
    'cheap website Liverpool',
  ],
  screen: {
    motif: 'coffee',
    palette: 'clay',
    name: 'Lark Lane Roast',
    headline: ['Coffee and a', 'bit of chat.'],
    text: 'Roasted on Tuesdays, open from seven',
    action: 'Find us',
  },
  content: {
    lead: 'We build websites for Liverpool bars, studios, shops and trades, in words that sound like you.',
    intro:
      'Every business on Bold Street or Lark Lane has a story the owner can tell in ninety seconds flat, usually with a punchline. Then you open their website and find three paragraphs about "quality solutions". It\'s a waste of the best talkers in England. We start from how you actually speak to customers, keep the warmth, cut the waffle, and put it in a design that works just as well for a cruise passenger with six hours ashore as for someone in Aigburth who wants the boiler looked at on Tuesday.',
    benefits: [
      {
        title: 'Personality left in',
        text: 'Your answers in the form become the page text, tidied and never flattened. Regulars should recognise the voice by the second line.',
      },
      {
        title: 'Hours that follow the fixture list',
        text: 'Anfield, the stadium at Bramley-Moore Dock, Aintree in April: big days change when you open and what you serve. Updating it is one message to us.',
      },
      {
        title: 'Day-trippers catered for',
        text: 'People stepping off a ship at the Pier Head look for lunch, a tour, somewhere to leave a bag. Short facts and a walking time win that search.',
      },
      {
        title: 'Both banks of the river',
        text: 'State whether the Wirral is in range and who pays the tunnel toll. It sounds small until you have argued about it on a doorstep.',
      },
      {
        title: 'Group bookings made simple',
        text: 'Hen parties, reunions and office dos come with a head count and ten questions. A dedicated enquiry page collects dates, numbers and diets in one go.',
      },
    ],
    process: [
      {
        title: 'Say yes once',
        text: "Order and pay in a couple of minutes. That is the only money question you'll hear from us this year.",
      },
      {
        title: 'Talk us through it',
        text: 'Type into the form, or dictate to your phone and paste the result. Who are your people, what do they order, what do they ask first?',
      },
      {
        title: 'Three takes by tomorrow',
        text: 'Like a band choosing a single, you get three versions to play side by side, and pick whichever one you would put your name to.',
      },
      {
        title: 'Mixed, mastered, released',
        text: `Colours, wording, photo order: we adjust until you nod, then release it on your domain. Reckon on ${deliveryDays(' to ')} days.`,
      },
    ],
    localInfo:
      "Vintage shops in Ropewalks and on Bold Street, studios in the Baltic Triangle, practices in the Georgian Quarter, tour guides at Albert Dock, barbers on Smithdown Road, restaurants on Lark Lane and Allerton Road, nurseries in Woolton, skip hire in Walton. Along the Merseyrail lines, tea rooms in Crosby and Formby, hotels in Southport, trades in Bootle and Kirkby; under the river, tattooists in Birkenhead, ice-cream parlours in New Brighton, sailing coaches in Hoylake and West Kirby. St Helens, Huyton, Widnes and Runcorn count as home too: bring the story and we'll tell it.",
    cta: `You have told the story a thousand times. Tell it to us once, and the Liverpool website that repeats it for you is live in ${deliveryDays(' to ')} days.`,
  },
};
