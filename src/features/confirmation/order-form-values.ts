import type { ConfirmationForm } from '#src/domain/confirmation/confirmation.schema.ts';

export type Values = Omit<ConfirmationForm, 'orderConfirmed'> & { orderConfirmed: boolean };

/** In the order of the page. */
export const EMPTY: Values = {
  fullName: '',
  email: '',
  phone: '',
  hearAboutUs: 'other',
  businessName: '',
  businessDescription: '',
  billingDetails: '',
  additionalNotes: '',
  preferredDomain: '',
  domainOwnership: 'no',
  orderConfirmed: false,
};
export const FIELDS = Object.keys(EMPTY) as (keyof Values)[];

export const fieldId = (name: keyof Values): string => `order-${name}`;

/** The values of a draft for the fields that are still as they were: typed input stays. */
export function mergeDraft(now: Values, draft: Record<string, unknown>): Values {
  const merged = { ...now };
  for (const name of FIELDS) {
    const drafted = draft[name];
    if (now[name] === EMPTY[name] && typeof drafted === 'string') Object.assign(merged, { [name]: drafted });
  }
  return merged;
}
