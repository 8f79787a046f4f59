import { order as de } from '../de/emails.ts';
import { refundRule } from '../de/landing.ts';
import type { OrderEmailTexts } from '../email-texts.ts';

/** The receipt, as written in Switzerland. */
export const order: OrderEmailTexts = {
  ...de,
  receipt: {
    ...de.receipt,
    included: `Einmalige Pauschale. Website, Hosting und Domain im ersten Jahr, {supportMonths}\u00a0Monate Unterhalt und ein gepflanzter Baum sind inbegriffen. ${refundRule}`,
  },
  printed: {
    ...de.printed,
    labels: { ...de.printed.labels, vatNumber: 'MWST-Nr.' },
    note: de.printed.note.replace('Umsatzsteuer', 'MWST'),
  },
};
