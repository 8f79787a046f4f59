import * as de from '../de/emails.ts';
import { refundRule } from '../de/landing.ts';
import type { OrderEmailTexts } from '../email-texts.ts';

export * from '../de/emails.ts';

/** The receipt, as written in Austria. */
export const order: OrderEmailTexts = {
  ...de.order,
  receipt: {
    ...de.order.receipt,
    included: `Einmaliger Fixpreis. Website, Hosting und Domain im ersten Jahr sowie {supportMonths}\u00a0Monate Betreuung sind inbegriffen. ${refundRule}`,
  },
  printed: {
    ...de.order.printed,
    labels: { ...de.order.printed.labels, vatNumber: 'UID-Nummer' },
  },
};
