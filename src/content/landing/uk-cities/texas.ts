import type { Landing } from '../landing.ts';
import { deliveryDays } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'us-state',
  slug: 'web-design-texas',
  title: 'Texas Web Design for Contractors, Shops and Main Street',
  description: `Flat-price web design for Texas contractors, restaurants and family businesses. Pick from three custom designs and go live in ${deliveryDays(' to ')} days.`,
  h1: 'Web design in Texas, from El Paso to the Piney Woods',
  location: 'Texas',
  service: 'Texas Web Design',
  keywords: [
    'web design Texas',
    'Texas web designer',
    'small business website Texas',
    'contractor website Texas',
    'affordable web design Houston',
    'flat price website Dallas',
    'web design San Antonio',
    'web design Austin',
  ],
  screen: {
    motif: 'plate',
    palette: 'clay',
    name: 'Mesquite & Son',
    headline: ['Brisket from', 'eleven.'],
    text: 'Smoked in Lockhart until it runs out',
    action: 'See the menu',
  },
  content: {
    lead: 'We build websites for Texas contractors, restaurants and family businesses.',
    intro:
      "In a state where the next customer might be eighty miles off, nobody drops by to see whether you're any good. They look you up from the truck, in the stands on Friday night, or in a dark house during a storm, and they call whoever answers the question first. You don't need an Austin agency for that. You need a site that says what you do, which counties you cover, that you're licensed, and how fast you pick up. We build it for one flat price, with no retainer to sign. It’s in English, with room for the Spanish text you bring.",
    benefits: [
      {
        title: 'County lines made clear',
        text: 'Harris but not Galveston, Tarrant plus Parker: we lay out your service area so a homeowner in Katy or Keller knows in one glance.',
      },
      {
        title: 'License numbers where they count',
        text: 'Air conditioning contractors have to show their state license number in advertising. We set yours next to the phone button, with insurance and bonding details.',
      },
      {
        title: 'Built before the hail hits',
        text: 'Spring hail, August heat, a hard freeze, hurricane season: a page for urgent jobs with a tap-to-call button is in place before the rush.',
      },
      {
        title: 'Se habla español, if you do',
        text: 'In San Antonio, Laredo or the Valley half the family may prefer Spanish. Send us your wording and both versions get equal billing.',
      },
      {
        title: 'Set apart from storm chasers',
        text: 'Out-of-town outfits show up after every big one. Local address, years in business and photos of streets your neighbors know make the difference plain.',
      },
    ],
    process: [
      {
        title: 'Place your order',
        text: 'Pay the flat price by card. Your receipt carries a link to a short form you can fill out on a phone at lunch.',
      },
      {
        title: 'Tell us about your outfit',
        text: 'Trade, license, counties, crew, hours, the name on your DBA if you use one, and job-site pictures. Rough notes work.',
      },
      {
        title: 'Look over three designs',
        text: 'By the next day you have a trio of custom designs with your own name on them, whether you lean ranch, refinery or modern.',
      },
      {
        title: 'Call your shot',
        text: "Pick a favorite and tell us what to fix. There's no cap on changes, and no hourly meter running in the background.",
      },
      {
        title: 'Open for business',
        text: `We test the call button, contact form and load time over a weak rural signal, then turn it on, ${deliveryDays(' to ')} days after your order.`,
      },
    ],
    localInfo:
      "Roofers in Houston's suburbs from Katy to Pasadena, AC contractors around Plano, Frisco and Denton, taquerias and tire shops in San Antonio, food trucks in Austin and Round Rock, wineries around Fredericksburg and Kerrville. Charter captains on the Coastal Bend, citrus growers near McAllen and Brownsville, customs brokers in Laredo, salons in El Paso on Mountain Time, oilfield services in Midland-Odessa, farm suppliers around Lubbock and Amarillo, family contractors in Waco, Tyler and Beaumont. We can work by email and chat, so a feed store in Alpine gets the same service as a dental office off the Katy Freeway.",
    cta: `Shake on a flat price and send the form today, and look at three designs tomorrow. Your Texas business can be online in ${deliveryDays(' to ')} days.`,
  },
};
