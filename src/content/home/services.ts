import { DOMAIN_RENEWAL, partsUsd, promises, renewals } from '#src/domain/offer.ts';

/** A service card. */
export type Service = { title: string; description: string; badge: string; renewal?: string; value?: string };

export const services: readonly Service[] = [
  {
    title: 'Professional Website',
    description:
      'Designed around your trade, written so customers understand it, and built to load before they lose patience. You choose from three designs.',
    badge: `${promises.prototypes} designs in ${promises.prototypeHours} hours`,
    value: `Worth $${partsUsd.website}, yours to keep`,
  },
  {
    title: 'Hosting',
    description: 'A fast, secure home for your site, with an SSL certificate.',
    badge: '1 year included',
    renewal: `Then $${renewals.hostingPerYearUsd} a year`,
    value: `Worth $${partsUsd.hosting}`,
  },
  {
    title: 'Domain Name',
    description:
      'The address people will type, registered in your name. If you own one already, we’ll connect it instead.',
    badge: '1 year included',
    renewal: `Then at ${DOMAIN_RENEWAL}`,
  },
  {
    title: 'Maintenance & Support',
    description: `Updates, fixes and small changes. Write at any time, day or night; one of us replies within ${promises.replyHours} hours, on weekends too.`,
    badge: `${promises.supportMonths} months included`,
    renewal: `Then $${renewals.maintenancePerYearUsd} a year`,
    value: `Worth $${partsUsd.maintenance}`,
  },
  {
    title: 'Billing Software',
    description:
      'Quotes and invoices that look like your firm, sent in two minutes and tracked until they are paid.',
    badge: 'Free the first year',
    renewal: `Optional afterwards, $${renewals.billingSoftwarePerYearUsd} a year`,
    value: `Worth $${partsUsd.billingSoftware}`,
  },
  {
    title: 'A Tree Planted',
    description:
      'Every order puts one young tree in the ground. We email its certificate when your website goes live.',
    badge: 'One per order',
  },
];
