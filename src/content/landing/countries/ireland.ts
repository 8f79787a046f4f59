import type { Landing } from '../landing.ts';
import { deliveryDays, times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'country',
  slug: 'cheap-website-design-ireland',
  title: 'Cheap Website Design Ireland: One Price, Live in Days',
  description: `Websites for Irish sole traders, shops, clinics and B&Bs at one fixed euro price. Three designs within ${times.draftHours} hours, first-year hosting and domain included.`,
  h1: 'Cheap website design in Ireland without the cheap look',
  location: 'Ireland',
  service: 'Irish Website Design',
  keywords: [
    'cheap website design Ireland',
    'affordable web design Ireland',
    'small business website Ireland',
    '.ie website',
    'website for tradesman Ireland',
    'fixed price web design Dublin Cork Galway',
  ],
  screen: {
    motif: 'coffee',
    palette: 'sage',
    name: 'The Kelp Café',
    headline: ['Scones until', 'they’re gone.'],
    text: 'On the pier in Ballyvaughan from nine',
    action: 'See the menu',
  },
  content: {
    lead: 'We build websites for Irish sole traders, shops, clinics and B&Bs.',
    intro:
      'Word of mouth built most Irish businesses, and it still does. But the neighbour who recommends you now sends a link, and if all that link shows is a Facebook page last touched at the Ploughing, the job may go elsewhere. We make the page they should land on: your work, the counties you travel to, your number in large print. You pay for it once, in euro. It suits the agri-contractor outside Mullingar as well as the two-chair salon in Ranelagh.',
    benefits: [
      {
        title: 'Found by county and by townland',
        text: 'People search for a plasterer "near Tuam", not in a province. We word your pages round the places you\'ll actually drive to of a Tuesday.',
      },
      {
        title: 'A .ie when you qualify',
        text: 'The .ie ending is kept for those with a real link to the island of Ireland. Your RBN or CRO number usually settles it; otherwise we suggest a good .com.',
      },
      {
        title: 'Ready before the rush',
        text: 'Communion bookings, silage, back to school, Christmas hampers: order a few weeks ahead and the site is up when the calls begin.',
      },
      {
        title: 'Proof that settles nerves',
        text: 'Safe Electric, RGI, CORU or Garda-vetted staff: the registrations Irish households ask about are stated clearly, together with your insurance.',
      },
      {
        title: 'Nobody calling to the house',
        text: "There's no sales rep and no contract on the kitchen table. Questions go by email or chat, and an answer comes back within a day.",
      },
    ],
    process: [
      {
        title: 'Order online',
        text: 'Settle up by card, then fill in the form: what you do, your Eircode, the counties you serve and five or six photos from your phone.',
      },
      {
        title: 'Three designs by tomorrow',
        text: "We'll design three separate looks for your business. Show them to the family, the staff or your sharpest customer before you decide.",
      },
      {
        title: 'One winner, tweaked',
        text: 'Name your favourite and list the changes. If the cúpla focal on the welcome line needs a fada, now is the moment to say it.',
      },
      {
        title: 'The build',
        text: "Text, pictures, enquiry form and map are put in place. We test over a patchy mobile signal, because that's how many of your visitors will see it.",
      },
      {
        title: 'Up and running',
        text: `You're live ${deliveryDays(' to ')} days after ordering, with hosting running, upkeep covered for the year and a tree planted in your name.`,
      },
    ],
    localInfo:
      "We can work for businesses in all twenty-six counties. That could be surf schools in Bundoran and Lahinch, food producers around Skibbereen, crèches in the commuter belt from Naas to Drogheda, opticians on Shop Street and Patrick Street, mechanics in Athlone, B&Bs along the Wild Atlantic Way, tour guides in Kilkenny or solo accountants in Dublin 8. Businesses in the Gaeltacht are welcome to send us their text as Gaeilge and we'll set it exactly as supplied.",
    cta: "If you've been meaning to sort the website since before the last election, sort it today: send the form, and the designs will be with you tomorrow.",
  },
};
