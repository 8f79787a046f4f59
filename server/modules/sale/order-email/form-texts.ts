/** The button of the order form, and what follows: for the receipt and the email with its link. */

import { textsOf } from '#src/content/languages/texts-of.ts';
import { promises } from '#src/domain/offer.ts';
import { inWords } from '#src/domain/shared/number-text.ts';

type FormTexts = {
  button: string;
  /** Below the button. {orderId}, {days} */
  note: string;
  nextHeading: string;
  /** {designHours} and {workingHours}, each in one of them. */
  steps: readonly string[];
};

export const ENGLISH_FORM_TEXTS: FormTexts = {
  button: 'Fill in the order form',
  note: 'This link is just for you. It belongs to order {orderId}, works once and is valid for {days} days.',
  nextHeading: 'What happens next',
  steps: [
    'Fill in the form: what your business does, your domain and your logo.',
    `Within {designHours} hours of sending it, you’ll have ${inWords(promises.prototypes)} designs to choose from.`,
    'Choose one and we’ll build it. Revisions are unlimited.',
    'Within {workingHours} working hours of your choice, your website is ready for you to check. Approve it, and we’ll put it live and send your tree certificate.',
  ],
};

/** @param lang BCP 47 tag of a market, such as `de-AT` */
export function formTexts(lang: string): FormTexts {
  const receipt = textsOf(lang).emails.order?.receipt;
  return receipt ? { ...receipt, note: receipt.formNote } : ENGLISH_FORM_TEXTS;
}
