import type { TreeTexts } from './texts.ts';

export const en: TreeTexts = {
  title: 'Tree certificate',
  headline: { reserved: 'One tree, reserved', planted: 'One tree, planted' },
  statement: {
    reserved:
      'One tree is reserved for this website. Once it is planted, the page behind the code gives the day and the place.',
    planted: 'One tree was planted for this website. It grows at the place below.',
  },
  inTheNameOf: 'In the name of',
  labels: {
    number: 'Certificate number',
    status: 'Status',
    issued: 'Issued',
    planted: 'Planted on',
    place: 'Place',
    partner: 'Planting organisation',
  },
  status: { reserved: 'Reserved', planted: 'Planted' },
  scan: 'Scan the code to check this certificate.',
  pictures: {
    tree: 'Drawing of a tree on a hill in front of the sun',
    code: 'QR code that opens the page of this certificate',
  },
  page: {
    description: {
      reserved: 'One tree is reserved for this website. It will be planted with the next batch.',
      planted: 'One tree was planted for this website.',
    },
    download: 'Download the certificate (PDF)',
    why: 'For every website that we build, a tree goes into the ground.',
    whyLink: 'Why we do it',
    share: 'Share this certificate',
    shareButton: 'Share…',
    copyLink: 'Copy link',
    copied: 'Link copied',
    byEmail: 'Email',
    newTab: '(opens in a new tab)',
    shareText: 'Our website has a tree.',
  },
  own: {
    question: 'Which name should the certificate show?',
    choices: {
      full: 'My name',
      business: 'The name of my business',
      initials: 'My initials only',
      hidden: 'No name',
    },
    open: 'Open the certificate',
    saved: 'The certificate has been changed.',
    later: 'You’ll get the certificate for your tree when your website goes live.',
  },
  emails: {
    greeting: 'Hello {name},',
    closing: 'Any questions? Just reply to this email.',
    button: 'Open your certificate',
    project: 'Your project',
    reserved: {
      subject: 'The certificate for your tree',
      preview: 'Your website is live, and one tree is reserved for it.',
      text: 'Your website is live, so one tree is reserved for it. Here is the certificate, as a page to share and as a PDF to print. We’ll write again once the tree is in the ground.',
      choice:
        'You decide which name it shows: your business, your own name, your initials or none. Choose on the page of your project.',
    },
    planted: {
      subject: 'Your tree is in the ground',
      preview: 'When, where and by whom it was planted.',
      text: 'The tree for your website has been planted. Your certificate now says when and where. Download it again if you’ve printed the earlier one.',
    },
  },
};
