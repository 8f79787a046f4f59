/** Contents of the package, for the price list and the receipt. */
import { promises } from './offer.ts';

export const PACKAGE_ITEMS: readonly string[] = [
  'Professionally built website',
  `${promises.prototypes} custom prototypes within ${promises.prototypeHours} hours`,
  `Finished in ${promises.deliveryWorkingHours} working hours`,
  '1 year of hosting',
  '1 year of domain registration',
  `${promises.supportMonths} months of maintenance and support`,
  'Billing software, free the first year',
  'Unlimited revisions',
  'A tree planted, with certificate',
];
