/** Data-subject requests by email address: look up, export, erase. */
import { z } from 'zod';
import { CURRENCIES } from '#src/domain/offer.ts';
import { AUDIT_SUBJECT_KINDS } from '#src/domain/records.ts';
import { email } from '#src/domain/shared/text.schema.ts';

export const ERASE_WORD = 'ERASE';
export const ERASE_MISSPELT = `Type ${ERASE_WORD} to confirm.`;

export const personalDataInput = z.object({ email: email() });
export const erasePersonalDataInput = personalDataInput.extend({
  confirm: z.literal(ERASE_WORD, { error: ERASE_MISSPELT }),
});

export const personalDataView = z.object({
  email: z.string(),
  /** With which the person signs in. */
  account: z.object({ kind: z.enum(AUDIT_SUBJECT_KINDS), id: z.number(), name: z.string() }).nullable(),
  orders: z.number(),
  confirmations: z.number(),
  contacts: z.number(),
  begunCheckouts: z.number(),
  emails: z.number(),
  /** Unpaid commission: an erasure makes it unpayable. */
  unpaid: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
  openPayout: z.boolean(),
});
export type PersonalDataView = z.output<typeof personalDataView>;
