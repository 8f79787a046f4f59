import type { OrderLanguage } from '#src/content/languages/order-texts.ts';
import { ANSWER_LABELS } from '#src/domain/sale/confirmation/confirmation.rules.ts';
import type { ConfirmationForm, HEAR_ABOUT_US } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { NAME_INVISIBLE, NAME_LINK } from '#src/domain/shared/name.schema.ts';
import { storedFirstScreen } from '#src/ui/behaviour/first-screen-note.ts';

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

/** Where the customer heard of the shop; names of services are the same in every language. */
export const sourceLabel = (form: OrderLanguage['form'], source: (typeof HEAR_ABOUT_US)[number]): string =>
  source === 'referral' || source === 'other' ? form[source] : ANSWER_LABELS.hearAboutUs[source];

export const isField = (name: unknown): name is keyof Values => FIELDS.includes(name as keyof Values);

/** The message of a schema, which is English, in the language of the form. */
export function orderFormErrorText(
  { lang, form: { errors } }: OrderLanguage,
  field: keyof Values,
  message: string,
): string {
  if (lang.startsWith('en')) return message;
  const max = /^Use at most (\d+) /.exec(message)?.[1];
  if (max) return fillText(errors.tooLong, { max });
  if (message === NAME_LINK || message === NAME_INVISIBLE) return errors.notPlain;
  return field in errors ? errors[field as keyof typeof errors] : errors.notPlain;
}

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
  const kept = storedFirstScreen();
  return {
    ...(kept?.business && { businessName: kept.business }),
    ...(kept?.trade && { businessDescription: `${kept.trade}\n` }),
  };
}
