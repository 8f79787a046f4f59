import type { ConfirmationForm } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { keptFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';

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

/** What the visitor typed on the home page to see a first screen: business and trade. */
export function firstScreenAnswers(): Partial<Values> {
  const kept = keptFirstScreen();
  return {
    ...(kept?.business && { businessName: kept.business }),
    ...(kept?.trade && { businessDescription: `Trade: ${kept.trade}\n` }),
  };
}
