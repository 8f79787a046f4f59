import { order as de } from '../de/emails.ts';
import { refundRule } from '../de/landing.ts';
import type { OrderEmailTexts } from '../email-texts.ts';

/** The receipt, as written in Austria. */
export const order: OrderEmailTexts = {
  ...de,
  receipt: {
    ...de.receipt,
    included: `Einmaliger Fixpreis. Website, Hosting und Domain im ersten Jahr, {supportMonths}\u00a0Monate Betreuung und ein gepflanzter Baum sind inbegriffen. ${refundRule}`,
  },
  printed: {
    ...de.printed,
    labels: { ...de.printed.labels, vatNumber: 'UID-Nummer' },
  },
};
