import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'manufacturing',
  title: 'Manufacturing Website Design for UK Workshops',
  description:
    'Websites for manufacturers and engineering workshops: capabilities, tolerances, certificates and drawing-ready quote forms. Fixed price, hosted.',
  h1: 'Manufacturing websites buyers can specify from',
  service: 'Manufacturing Website Design',
  keywords: [
    'manufacturing website design',
    'engineering company website UK',
    'CNC machining website',
    'fabrication website',
    'industrial web design',
    'precision engineering website',
  ],
  screen: {
    motif: 'gear',
    palette: 'night',
    name: 'Corder Precision',
    headline: ['Forty parts,', 'five microns.'],
    text: 'Turning and milling to ISO 9001',
    action: 'Send a drawing',
  },
  content: {
    lead: 'We build websites for workshops and small manufacturers that buyers can specify from.',
    intro:
      'A purchasing engineer with a drawing on one screen has four suppliers open on the other. She is checking envelope sizes, materials, tolerances, certificates and whether a batch of forty is worth your while. If the page shows a handshake and the word "quality", it\'s closed. Your machines and people deserve better. We set out what you can hold, bend, cut, mould or finish in the way buyers ask for it, and route the drawing to the right inbox.',
    benefits: [
      {
        title: 'A plant list that sells',
        text: 'Machines with bed size, spindle, tonnage or shot weight in one clear table, so a buyer rules you in without ringing.',
      },
      {
        title: 'Certificates to download',
        text: 'ISO 9001, material traceability, UKCA or CE documentation and welding approvals are kept in one place with their expiry dates.',
      },
      {
        title: 'Quotes that come with data',
        text: 'The request form takes quantity, material, finish, tolerance and deadline, and tells people how to send a DXF or STEP file.',
      },
      {
        title: 'Sectors in their own terms',
        text: 'Rail, food, medical and defence customers look for different assurances; a short section for each shows you know their paperwork.',
      },
      {
        title: 'Recruiting on the side',
        text: 'Photographs of the shop floor, shifts and apprenticeships help with the other shortage: setters and fabricators who look you up before applying.',
      },
    ],
    process: [
      {
        title: 'Send us the details',
        text: "List processes, machines, materials, batch sizes, approvals and three parts you're proud of, with photographs where no secrecy applies.",
      },
      {
        title: 'Three designs in a day',
        text: 'They differ in layout: capability table first, finished parts first, or sector by sector.',
      },
      {
        title: 'Ask for changes',
        text: 'Redline the version you favour. Issue B, C and D cost the same as A, which is to say nothing more.',
      },
      {
        title: 'Check every figure',
        text: 'Every dimension, standard and machine name is verified by your works manager, and the drawing request is tried end to end.',
      },
      {
        title: 'Go live',
        text: `Published and hosted, with ${times.supportMonths} months of small updates for new machines, new certificates and retired ones.`,
      },
    ],
    cta: `Your tolerance is in microns; the website budget should be just as exact. One price, and the site is public within ${times.longestDays} days.`,
  },
};
