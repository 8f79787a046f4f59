import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'charity',
  title: 'Charity Website Design for Small Organisations',
  description:
    'Websites for small charities and community groups: donate links, Gift Aid wording, volunteers and trustees. One fixed price trustees can minute.',
  h1: 'Charity websites that turn kindness into action',
  service: 'Charity Website Design',
  keywords: [
    'charity website design',
    'community group website UK',
    'CIO website',
    'food bank website',
    'non-profit website',
    'volunteer website',
    'fundraising website',
  ],
  screen: {
    motif: 'heart',
    palette: 'clay',
    name: 'Ladle Food Bank',
    headline: ['Open Tuesday.', 'No questions.'],
    text: 'Food, advice and a cup of tea in Hyde',
    action: 'Give or get help',
  },
  content: {
    lead: 'We build websites for small charities, for one sum that fits on a line of the minutes.',
    intro:
      "Most small charities have a website built by a volunteer who has since moved to Devon and taken the password along. Meanwhile a funder wants to see last year's accounts, a retired nurse would like to help on Thursdays, and someone who needs you can't find the opening times of the food bank. We rebuild it for one sum that fits on a single line of the minutes, with the costs of later years known before the trustees vote.",
    benefits: [
      {
        title: 'Help comes before hero',
        text: 'Those who need the service get the first button: where, when, what to bring, in words a frightened or tired person can follow.',
      },
      {
        title: 'Giving, with Gift Aid',
        text: 'We link your donation platform and explain that UK taxpayers can add 25p to every pound, with the declaration in plain sight.',
      },
      {
        title: 'Registered and saying so',
        text: 'Charities above the income threshold must state their registered status when appealing for money; number, regulator and trustees are in the footer and on one clear page.',
      },
      {
        title: 'Volunteers who know the ask',
        text: 'Each role gives the hours, place, training and whether a DBS check is needed, so offers arrive for tasks that exist.',
      },
      {
        title: 'Reports a funder can find',
        text: 'Accounts, policies, annual review and a few honest figures about outcomes are filed together under one heading.',
      },
    ],
    process: [
      {
        title: 'Get it approved',
        text: 'The fixed cost makes approval simple. After paying, name your beneficiaries, services, giving platform and registration number.',
      },
      {
        title: 'Compare three designs',
        text: 'Trustees receive a choice of designs in a day, for example story-led, service-led, or built around a campaign with a target.',
      },
      {
        title: 'Agree on the changes',
        text: 'Collect views from staff, volunteers and people you support. We change things as often as the group needs to agree.',
      },
      {
        title: 'Check stories and faces',
        text: 'We go through them with you: consent given, nobody pitied, text easy to read, forms working from a library computer.',
      },
      {
        title: 'Go live',
        text: `Your new home goes live, an actual tree is planted for it, and small updates are covered for the first ${times.supportMonths} months.`,
      },
    ],
    cta: 'Your supporters gave for the work, not for web invoices. One modest, known cost, and a tree planted as well.',
  },
};
