import type { Landing } from '../landing.ts';
import { times } from '../promised-times.ts';

export const landing: Landing = {
  kind: 'industry',
  slug: 'healthcare',
  title: 'Healthcare Website Design for Clinics and Practitioners',
  description:
    'Calm, accessible websites for clinics, physiotherapists and care providers, with room for CQC ratings and professional registrations. One fixed price.',
  h1: 'Healthcare websites that patients trust before the first appointment',
  service: 'Healthcare Website Design',
  keywords: [
    'healthcare website design',
    'clinic website UK',
    'physiotherapist website',
    'care provider website',
    'private GP website',
    'CQC website',
    'therapist website design',
  ],
  screen: {
    motif: 'health',
    palette: 'teal',
    name: 'Stride Physio',
    headline: ['Stairs without', 'the wince.'],
    text: 'Knees, hips and backs. No steps at ours',
    action: 'Find us',
  },
  content: {
    lead: 'We build websites for private clinics, physiotherapists, podiatrists and counsellors.',
    intro:
      "People who visit a clinic's site are often in pain, worried or looking on behalf of a parent. They want to know whether you treat their problem, who will see them, what it costs and how to reach the door with a walking frame. We design for that state of mind: large type, plain words, calm colours and no hunting for the phone number. The package suits private clinics, physiotherapists, podiatrists, counsellors and home-care agencies, and one payment settles the first year.",
    benefits: [
      {
        title: 'Registrations in view',
        text: 'HCPC, GMC or NMC numbers beside each practitioner, so a careful patient can look them up on the public register in a minute.',
      },
      {
        title: 'Your CQC rating, properly shown',
        text: 'Rated providers in England must display their CQC rating on the website as well as on the premises. We reserve a prominent position and link the report.',
      },
      {
        title: 'Readable by everyone',
        text: 'Strong contrast, resizable text and forms labelled for screen readers matter more here than anywhere: many visitors are older, tired or using one hand.',
      },
      {
        title: 'Careful with claims',
        text: "Treatment pages are worded to inform and not to promise cures. Before they go live, you check them against the advertising rules and your regulator's.",
      },
      {
        title: 'Fewer medical details by email',
        text: 'Enquiry forms ask for a name and a number, not a diagnosis. Sensitive history waits for your own secure system or a conversation.',
      },
    ],
    process: [
      {
        title: 'Describe your practice',
        text: 'List the services, practitioners, registration numbers, fees and accessibility of the building in the form. Nothing about any patient, please.',
      },
      {
        title: 'See three designs',
        text: "Next day's designs differ in tone: clinical and exact, warm and homely, or quietly modern, all with your actual treatments.",
      },
      {
        title: 'Select and refine',
        text: 'Choose what your patients would find easiest, then ask for changes from the wording of a treatment to the size of the phone button.',
      },
      {
        title: 'Clinical accuracy check',
        text: 'You sign off each treatment page, qualification and fee. We test keyboard use, contrast and the form, and put a privacy notice in place.',
      },
      {
        title: 'Publish and keep current',
        text: `The site appears under your domain. A new colleague or a changed inspection rating is a small change, covered for the first ${times.supportMonths} months.`,
      },
    ],
    cta: 'Give worried people a page that steadies them. Place your order, send the form today and look through three designs tomorrow.',
  },
};
