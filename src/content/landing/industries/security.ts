import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'security',
  title: 'Security Company Website Design: Guards, CCTV, Alarms',
  description:
    'Websites for guarding, CCTV and alarm firms: SIA licensing, approvals, sectors and response enquiries in plain view. One fixed price, supported.',
  h1: 'Security company websites that pass the vetting',
  service: 'Security Company Website Design',
  keywords: [
    'security company website design',
    'SIA website',
    'CCTV installer website UK',
    'alarm company website',
    'door supervisor company website',
    'event security website',
    'locksmith website',
  ],
  screen: {
    motif: 'shield',
    palette: 'night',
    name: 'Lantern Guarding',
    headline: ['Your yard,', 'at 3 a.m.'],
    text: 'SIA-licensed officers across Teesside',
    action: 'Ask for a survey',
  },
  content: {
    lead: 'We build websites for guarding, CCTV, alarm and locksmith firms.',
    intro:
      "Nobody shops for security in a good mood. There has been a break-in at the yard, a licensing condition, or an insurer's letter with a date on it. The reader is a site manager or an events officer who must justify the choice afterwards, so they gather evidence: licences, standards, vetting, control-room hours, comparable sites. Black pages with glowing padlocks supply none of it. We write and arrange sites that read as your assignment instructions do: clear, checked and with a name at the end.",
    benefits: [
      {
        title: 'Licensing in order',
        text: 'Contract guards, door supervisors and public-space CCTV operators need SIA licences. Your page says who holds which, and your Approved Contractor status if you have it.',
      },
      {
        title: 'Standards with their numbers',
        text: 'BS 7858 screening, NSI or SSAIB certification and alarm grades are listed for the insurers and police-response rules that depend on them.',
      },
      {
        title: 'Sector pages',
        text: 'Construction, retail, events, vacant property: each describes typical risks, shift patterns and reporting, as a buyer in that field expects.',
      },
      {
        title: "Ready for Martyn's Law",
        text: 'The 2025 Act will ask larger public premises to prepare for attack. A sober page on plans and training opens conversations with venues.',
      },
      {
        title: 'Says enough, not too much',
        text: 'Client sites, camera positions and patrol times stay off the web; photographs are checked for badges, screens and keys.',
      },
    ],
    process: [
      {
        title: 'Brief us',
        text: 'Enter services, regions, licences, certifications and control-room number, and tell us which clients must never be named.',
      },
      {
        title: 'Compare three designs',
        text: 'Within a day: dark and tactical, light and corporate, or local and personal, every one using your genuine services.',
      },
      {
        title: 'Ask for changes',
        text: 'Report back what holds and what does not. We change text, pictures and colours for as many rounds as you need.',
      },
      {
        title: 'Check every claim',
        text: 'Approval marks, licence wording, privacy notice and enquiry route are challenged one by one before anyone outside gets access.',
      },
      {
        title: 'Go live',
        text: `Public at your domain with HTTPS, hosted for a year and maintained for ${times.supportMonths} months.`,
      },
    ],
    cta: "When the insurer's letter lands, be the firm whose papers are already on the table. Order your website at one fixed figure.",
  },
};
