/** What an action would change, found by playing it and rolling it back. */
import { z } from 'zod';
import { COMMISSION_STAGES } from '../commission/commission-stage.rules.ts';
import { CURRENCIES } from '../offer.ts';

/** Rows of one rehearsal. They stay locked until its end, and the embedded engine waits for it. */
export const REHEARSAL_ROWS_MAX = 500;
/** Emails that come with their content; the others with recipient and subject only. */
export const REHEARSAL_PREVIEWS_MAX = 50;
export const rehearsalTooLarge = (rows: number): string =>
  `A rehearsal covers at most ${REHEARSAL_ROWS_MAX} rows, and this has ${rows}. Nothing was changed or sent.`;
export const REHEARSAL_BUSY =
  'Somebody is changing the same rows right now. Nothing was changed or sent. Rehearse again in a moment.';

export const CHANGED_KINDS = [
  'order',
  'commission',
  'payout',
  'payout run',
  'project',
  'order form',
  'tree',
] as const;
export type ChangedKind = (typeof CHANGED_KINDS)[number];

const affiliate = { affiliateId: z.number(), affiliateName: z.string() };
const currency = z.enum(CURRENCIES);

export const rehearsalView = z.object({
  emails: z.array(
    z.object({
      to: z.string(),
      subject: z.string(),
      /** Null if it leaves at once. */
      at: z.date().nullable(),
      /** Null beyond the first `REHEARSAL_PREVIEWS_MAX`. */
      html: z.string().nullable(),
    }),
  ),
  /** Emails that are waiting now and would not be sent any more. */
  withdrawn: z.array(z.object({ to: z.string(), kind: z.string() })),
  /** Per affiliate and currency, the stages of commissions whose sum changes. */
  balances: z.array(
    z.object({
      ...affiliate,
      currency,
      parts: z.array(
        z.object({ stage: z.enum(COMMISSION_STAGES), beforeMinor: z.number(), afterMinor: z.number() }),
      ),
    }),
  ),
  statements: z.array(
    z.object({
      ...affiliate,
      entries: z.array(z.object({ text: z.string(), currency, amountMinor: z.number() })),
    }),
  ),
  /** At most `REHEARSAL_ROWS_MAX`; `before` is null for a new row. */
  changes: z.array(
    z.object({
      kind: z.enum(CHANGED_KINDS),
      name: z.string(),
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  /** How many rows of each kind change, also those that `changes` leaves out. */
  changed: z.partialRecord(z.enum(CHANGED_KINDS), z.number()),
  /** Webhook events by type, and their deliveries to endpoints. */
  events: z.array(z.object({ type: z.string(), count: z.number(), deliveries: z.number() })),
  /** A row of a bulk action by its id, a payout by its affiliate. */
  skipped: z.array(z.object({ id: z.number().nullable(), name: z.string().nullable(), reason: z.string() })),
});
export type Rehearsal = z.output<typeof rehearsalView>;
