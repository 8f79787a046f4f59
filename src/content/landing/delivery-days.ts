import { promises } from '#src/domain/offer.ts';

/** Days from order to launch, with the dash or word that the page's language puts between the figures. */
export const deliveryDays = (separator: string): string => promises.ukDeliveryDays.replace('-', separator);
