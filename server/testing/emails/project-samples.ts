/** Payloads of the emails about a project. */
const project = {
  orderId: 482019375,
  linkVersion: 1,
  lang: 'en-GB',
  name: 'Anna Keller',
  note: null,
} as const;
const DESIGNS = [
  {
    title: 'Workshop',
    note: 'Large pictures of the work, with prices on the first page.',
    kind: 'image',
    thumbnailKey: null,
  },
  { title: 'Fabric', note: 'Warm colours from your own fabrics.', kind: 'image', thumbnailKey: null },
  { title: 'Plain', note: null, kind: 'image', thumbnailKey: null },
] as const;

export const PROJECT_SAMPLES = {
  'designs-ready': {
    first: { ...project, designs: DESIGNS, isChangeRound: false, note: 'Our favourite is the second one.' },
    changed: { ...project, designs: DESIGNS.slice(0, 1), isChangeRound: true },
    'sent another way': { ...project, designs: [], isChangeRound: false },
  },
  'review-ready': {
    first: {
      ...project,
      siteUrl: 'https://preview.kellerupholstery.example',
      chosenDesign: DESIGNS[1].title,
      isChangeRound: false,
    },
    changed: {
      ...project,
      siteUrl: null,
      chosenDesign: null,
      isChangeRound: true,
      note: 'The prices are on a page of their own.',
    },
  },
  'website-live': { live: { ...project, siteUrl: 'https://kellerupholstery.example' } },
  'project-message': {
    sent: { ...project, note: 'Could you send us a picture of the workshop?\nA phone will do.' },
  },
  'answer-reminder': {
    'choice, first': { ...project, part: 'choice', isLast: false },
    'choice, last': { ...project, part: 'choice', isLast: true },
    'approval, first': { ...project, part: 'approval', isLast: false },
    'approval, last': { ...project, part: 'approval', isLast: true },
  },
  'project-notice': {
    changes: {
      orderId: 482019375,
      name: 'Anna Keller',
      what: 'changes_requested',
      text: 'Please use the photo of the workshop at the top.',
    },
    approved: { orderId: 482019375, name: 'Anna Keller', what: 'approved', text: null },
  },
  'project-link': { requested: { orderId: 482019375, name: 'Anna Keller', linkVersion: 1 } },
} as const;
