import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { listInput, period } from '#src/domain/shared/list.schema.ts';
import { day, line, oneOf, optional, positiveId, wholeNumber } from '#src/domain/shared/text.schema.ts';

export const PAYOUT_RUN_STATUSES = ['open', 'closed', 'discarded'] as const;
export const PAYOUT_LINE_STATUSES = ['pending', 'paid', 'failed', 'carried', 'discarded'] as const;
export const PAYOUT_METHODS = ['paypal', 'bank', 'none'] as const;
const PAYOUT_FORMATS = ['paypal', 'bank'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];
export type PayoutFormat = (typeof PAYOUT_FORMATS)[number];

export const PAYOUT_RUN_OPEN = 'Close the open payout run first.';
export const PAYOUT_DISCARDED = 'This payout run has been discarded.';
export const PAYOUT_MARKED =
  'A line of this run has been marked. Mark the others as failed and close the run instead.';
export const RUN_LABEL_MAX = 40;
export const PAYOUT_REFERENCE_MAX = 120;
const PAYOUT_REASON_MAX = 300;
const REFERENCE_MISSING = 'Enter the reference of the payment.';
const PAYOUT_CHOOSE = 'Choose at least one line.';
export const PAYOUT_NOTHING =
  'There is nothing to pay out right now. Commissions become payable after their refund window.';

export const payoutRunsInput = listInput.extend({ status: oneOf(PAYOUT_RUN_STATUSES).optional() });
export const createRunInput = z.object({
  /** Shown to admins and in the CSV; defaults to the month. */
  label: optional(line(RUN_LABEL_MAX)),
  /** Lower balances wait for the next run. Minor units in every currency. */
  minimumMinor: wholeNumber(0, 10_000_000, 'Enter a minimum between 0 and 100,000.').default(0),
});
export const payoutPreviewInput = createRunInput
  .pick({ minimumMinor: true })
  .extend({ when: oneOf(['now', 'next']).default('now') });
export const exportInput = z.object({
  id: positiveId(),
  format: z.enum(PAYOUT_FORMATS, { error: 'Choose PayPal or bank.' }),
});
export const paymentInput = z.object({
  paidOn: day('Enter the date of the payment.'),
  reference: line(PAYOUT_REFERENCE_MAX, REFERENCE_MISSING).min(1, REFERENCE_MISSING),
});
/** Upper bound of one run's marking; a run has one line per affiliate and currency. */
const PAYOUT_LINES_MAX = 2000;
export const markPaidInput = paymentInput.extend({
  lineIds: z
    .array(positiveId(), { error: PAYOUT_CHOOSE })
    .min(1, PAYOUT_CHOOSE)
    .max(PAYOUT_LINES_MAX, `Choose at most ${PAYOUT_LINES_MAX} lines.`),
});
export const markFailedInput = z.object({
  lineId: positiveId(),
  reason: line(PAYOUT_REASON_MAX, 'Say why the payment failed.').min(1, 'Say why the payment failed.'),
});
export const statementInput = z.object({
  affiliateId: positiveId(),
  /** First and last day of the period, in UTC; open without them. */
  ...period,
});

const money = { currency: z.enum(CURRENCIES), amountMinor: z.number(), amount: z.string() };

export const payoutLineView = z.object({
  id: z.number(),
  runId: z.number(),
  affiliateId: z.number(),
  affiliateName: z.string(),
  ...money,
  method: z.enum(PAYOUT_METHODS),
  status: z.enum(PAYOUT_LINE_STATUSES),
  commissions: z.number(),
  paidOn: z.string().nullable(),
  reference: z.string().nullable(),
  /** Why it failed, or why it was carried over. */
  note: z.string().nullable(),
  /** Set if the CSV leaves out a pending line. */
  heldBecause: z.string().nullable(),
  resolvedBy: z.string().nullable(),
  resolvedAt: z.date().nullable(),
});
export type PayoutLineView = z.output<typeof payoutLineView>;

const payoutTotalView = z.object({
  currency: z.enum(CURRENCIES),
  lines: z.number(),
  pendingMinor: z.number(),
  paidMinor: z.number(),
  failedMinor: z.number(),
  carriedMinor: z.number(),
});
export const payoutRunView = z.object({
  id: z.number(),
  label: z.string(),
  status: z.enum(PAYOUT_RUN_STATUSES),
  createdBy: z.string(),
  createdAt: z.date(),
  closedAt: z.date().nullable(),
  pendingLines: z.number(),
  paidLines: z.number(),
  failedLines: z.number(),
  carriedLines: z.number(),
  /** True while no line is marked. */
  canDiscard: z.boolean(),
  totals: z.array(payoutTotalView),
});
export type PayoutRunView = z.output<typeof payoutRunView>;
export const payoutRunDetailView = z.object({ run: payoutRunView, lines: z.array(payoutLineView) });
export type PayoutRunDetail = z.output<typeof payoutRunDetailView>;

export const payoutPreviewView = z.object({
  on: z.date(),
  openRunId: z.number().nullable(),
  items: z.array(
    z.object({
      affiliateId: z.number(),
      affiliateName: z.string(),
      ...money,
      method: z.enum(PAYOUT_METHODS),
      commissions: z.number(),
      /** Null if it would be paid. */
      leftOutBecause: z.string().nullable(),
    }),
  ),
});
export type PayoutPreview = z.output<typeof payoutPreviewView>;

export const statementView = z.object({
  affiliate: z.object({
    id: z.number(),
    name: z.string(),
    referralCode: z.string(),
    company: z.string().nullable(),
  }),
  issuedAt: z.date(),
  balances: z.array(
    z.object({
      currency: z.enum(CURRENCIES),
      /** Sums of the period. */
      earnedMinor: z.number(),
      reversedMinor: z.number(),
      paidOutMinor: z.number(),
      /** Amount owed at the end of the period; negative if the affiliate owes. */
      balanceMinor: z.number(),
    }),
  ),
  /** The ledger entries of the period, oldest first, with the balance after each. */
  movements: z.array(
    z.object({
      at: z.date(),
      kind: z.string(),
      text: z.string(),
      ...money,
      balanceMinor: z.number(),
      orderId: z.number().nullable(),
      payoutLineId: z.number().nullable(),
    }),
  ),
  payouts: z.array(
    payoutLineView
      .omit({ affiliateName: true, heldBecause: true, resolvedBy: true })
      .extend({ status: z.enum(PAYOUT_LINE_STATUSES).exclude(['discarded']), runLabel: z.string() }),
  ),
});
export type StatementView = z.output<typeof statementView>;
