/** Contents of the package: the price list, the FAQ and the terms read it here. */
import { PAGES_MAX, promises, SMALL_CHANGE } from './offer.ts';
import { inWords } from './shared/number-text.ts';
import { site } from './site.ts';

export const PACKAGE_ITEMS: readonly string[] = [
  `Professionally built website, up to ${inWords(PAGES_MAX)} pages`,
  `${promises.prototypes} custom designs within ${promises.prototypeHours} hours`,
  `Finished in ${promises.deliveryWorkingDays} working days (${promises.deliveryWorkingHours} working hours)`,
  '1 year of hosting',
  '1 year of domain registration',
  `${promises.supportMonths} months of maintenance and support`,
  `${site.billingSoftware}, free the first year`,
  'Unlimited revisions',
  'A tree planted, with certificate',
];

/** What "a website" means here: one sentence per question that customers ask. */
export const PACKAGE_SCOPE: readonly { subject: string; text: string }[] = [
  {
    subject: 'Pages',
    text: `Up to ${inWords(PAGES_MAX)}, for example home, services, about, gallery and contact.`,
  },
  {
    subject: 'Words and pictures',
    text: 'You send notes and photos. We write the text, and you correct it.',
  },
  {
    subject: 'Changes',
    text: `Email us a new price, photo or paragraph and we make the change: up to ${SMALL_CHANGE} of work each, as often as you need, for ${promises.supportMonths} months.`,
  },
  {
    subject: 'Shop, booking, payments',
    text: 'Not part of the package. We link to the services you already use.',
  },
  {
    subject: 'Email',
    text: 'Addresses at your domain that forward to your inbox. Mailboxes are not included.',
  },
  {
    subject: 'Billing software',
    text: `${site.billingSoftware}: quotes and invoices, with your data exported whenever you like.`,
  },
  {
    subject: 'Tree',
    text: `Planted by ${site.plantingPartner} in ${site.plantingPlace}. We email its certificate when your website goes live; place and date follow once the tree is planted.`,
  },
];
