import type { CertificateTexts } from '../certificate-texts.ts';

export const certificate: CertificateTexts = {
  title: 'Tree certificate',
  headline: { reserved: 'One tree, reserved', planted: 'One tree, planted' },
  statement: {
    reserved:
      'One tree is reserved for this website. Once it is planted, scan the code to see where and when.',
    planted: 'One tree was planted for this website. It’s growing at the place below.',
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
};
