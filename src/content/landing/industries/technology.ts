import type { Landing } from '../landing.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'technology',
  title: 'Technology Website Design for IT and Software Firms',
  description:
    'Websites for IT support, software and managed-service firms: plain explanations, Cyber Essentials, case notes and a demo form. One fixed price.',
  h1: 'Technology websites that a finance director understands',
  service: 'Technology Website Design',
  keywords: [
    'IT support website design',
    'MSP website',
    'software company website UK',
    'SaaS landing page',
    'cyber security company website',
    'tech company web design',
  ],
  screen: {
    motif: 'code',
    palette: 'night',
    name: 'Plain Stack',
    headline: ['We fix it. You', 'get a note.'],
    text: 'IT for firms without an IT department',
    action: 'Describe a fault',
  },
  content: {
    lead: 'We build websites for IT and software firms, in words a buyer understands.',
    intro:
      'You could build it yourselves; you\'ve been saying so since the last office move. The repository is called new-site-final-2 and nobody has touched it since spring. Meanwhile prospects read about "end-to-end solutions" and can\'t tell if you fix laptops or write firmware. Let somebody outside do the explaining. We turn what you do into sentences for the person who signs the order, leave the depth one click below for the engineer they forward it to, and ship it.',
    benefits: [
      {
        title: 'Two depths of reading',
        text: 'Each service opens with its outcome in business terms, followed by stack, standards and limits for technical readers who want to check.',
      },
      {
        title: 'Assurance in one place',
        text: 'Cyber Essentials, ISO 27001, insurance, data location and your processor terms are collected so that procurement questionnaires answer themselves.',
      },
      {
        title: 'Support hours, truthfully',
        text: 'Response times, escalation and what counts as out of scope are stated in a table, saving two sales calls per prospect.',
      },
      {
        title: 'Case notes over logos',
        text: 'Three short accounts of a messy migration or a rescued project say more than a wall of grey client marks.',
      },
      {
        title: 'Quick by construction',
        text: 'Little script, compressed pictures, HTTPS and sensible headers: a technical firm will be judged by the waterfall chart of its own home page.',
      },
    ],
    process: [
      {
        title: 'Fill in the form',
        text: 'It has a few questions on customers, services, certifications and competitors you lose to. Architecture diagrams are welcome; jargon is expected.',
      },
      {
        title: 'Review three designs',
        text: 'They are ready within a day: product-screenshot led, diagram led, and one in sober consultancy type.',
      },
      {
        title: 'Comment on the best one',
        text: 'Say what you would change. Every round of changes is free, including the argument about dark mode.',
      },
      {
        title: 'We test it',
        text: 'Forms, redirects from old addresses, contrast and page speed are verified; we also check that your status page and client portal are linked.',
      },
      {
        title: 'Go live',
        text: 'Deployed to your domain, hosted for a year, with maintenance so that nobody on your team has to own the ticket.',
      },
    ],
    cta: "Close the oldest ticket in your backlog. Order the site, send the form, review three designs a day later, and get back to your customers' systems.",
  },
};
