/** Admin totals, private notes and saved views. */
import { z } from 'zod';
import { CURRENCIES } from '../offer.ts';
import { line, paragraph, positiveId } from '../shared/text.schema.ts';

export const totalsView = z.object({
  orders: z.number(),
  contacts: z.number(),
  confirmations: z.number(),
  /** Sum over all orders of any status; amounts that are not numbers count as 0. */
  revenueMinor: z.number(),
  /** The same sum per currency. */
  revenue: z.array(z.object({ currency: z.enum(CURRENCIES), amountMinor: z.number() })),
});

export const NOTE_KINDS = ['order', 'contact', 'confirmation', 'affiliate'] as const;
export type NoteKind = (typeof NOTE_KINDS)[number];
const subject = { kind: z.enum(NOTE_KINDS), id: positiveId('Not found.') };
export const NOTE_MISSING = 'Please write a note first.';
export const noteListInput = z.object(subject);
export const noteAddInput = z.object({
  ...subject,
  body: paragraph(2000, NOTE_MISSING).min(1, NOTE_MISSING),
});
export const noteRemoveInput = z.object({ id: positiveId('Not found.') });
export const noteView = z.object({
  id: z.number(),
  body: z.string(),
  author: z.string(),
  createdAt: z.date(),
});

export const SAVED_VIEWS_MAX = 30;
const list = z.string().regex(/^[a-z-]{1,40}$/, 'Not found.');
export const viewListInput = z.object({ list });
export const viewSaveInput = z.object({
  list,
  name: line(80, 'Please give the view a name.').min(1, 'Please give the view a name.'),
  query: line(1000),
});
export const viewRemoveInput = z.object({ id: positiveId('Not found.') });
export const savedView = z.object({ id: z.number(), name: z.string(), query: z.string() });
