import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'automotive',
  title: 'Automotive Website Design for Garages and Dealers',
  description:
    'Garage and used-car dealer websites with MOT and service requests, clear prices and finance wording in its place. Fixed price, hosting and support.',
  h1: 'Garage and dealer websites that start first time',
  service: 'Automotive Website Design',
  keywords: [
    'garage website design',
    'car dealer website UK',
    'MOT garage website',
    'mechanic website',
    'bodyshop website',
    'car detailing website',
    'tyre shop website',
  ],
  screen: {
    motif: 'car',
    palette: 'slate',
    name: 'Tern Lane Garage',
    headline: ['We show you', 'the old part.'],
    text: 'MOT, servicing and honest repairs',
    action: 'Call the garage',
  },
  content: {
    lead: 'We build websites for independent garages, bodyshops, tyre fitters and car dealers.',
    intro:
      'A warning light comes on at the roundabout. The driver pulls in, searches, and has about a minute to decide between the main dealer and you. They would like to see that you know their make, that MOTs can be had this week, what an interim service costs and that previous customers were not sold a new gearbox for a loose cap. We make sites for independent garages, bodyshops, tyre fitters, detailers and used-car forecourts that say so before the engine cools.',
    benefits: [
      {
        title: 'Request by registration',
        text: 'A short form takes number plate, mileage, symptom and preferred day, so the ramp diary can be planned before the first call of the morning.',
      },
      {
        title: 'Menu prices for common jobs',
        text: 'Servicing, brakes, cambelts, air-con regas: set as from-prices by engine size, which ends most of the "how much for" conversations.',
      },
      {
        title: 'MOT facts for your nation',
        text: 'Cars fall due at three years in Great Britain and four in Northern Ireland, where government centres do the test. Your page says what applies.',
      },
      {
        title: 'Finance words handled',
        text: 'Dealers who introduce customers to lenders usually need FCA authorisation; your status, firm number and required disclosures sit where the regulator and buyer look.',
      },
      {
        title: 'Proof under the bonnet',
        text: 'Trade-body codes, hybrid and electric qualifications and warranty terms are listed beside photographs of a workshop that looks as clean as it is.',
      },
    ],
    process: [
      {
        title: 'Order and fill in the form',
        text: 'List services, makes, opening hours, courtesy cars and codes of practice. Forecourts add how stock is advertised today.',
      },
      {
        title: 'Choose from three designs',
        text: 'You have three designs after a day: heritage workshop, modern diagnostics bay or glossy showroom.',
      },
      {
        title: 'Send your snag list',
        text: 'Bigger phone number, less red, tyres above servicing: send as many lists as you like until it runs smoothly.',
      },
      {
        title: 'We test it on a phone',
        text: 'We try every form and map link on a phone beside a bright window, since your customers will be reading in a lay-by.',
      },
      {
        title: 'Live on your own domain',
        text: `The site leaves our workshop for your domain with hosting, HTTPS and ${times.supportMonths} months of upkeep included.`,
      },
    ],
    cta: 'Be the garage they find before the recovery truck does. One fixed bill, no surprises under the bonnet.',
  },
};
