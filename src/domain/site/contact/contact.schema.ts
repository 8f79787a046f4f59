import { z } from 'zod';
import { TEXT_MAX } from '#src/domain/shared/limits.ts';
import { bulkStatusInput, listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import {
  email,
  line,
  oneOf,
  optional,
  paragraph,
  positiveId,
  statusChange,
  success,
} from '#src/domain/shared/text.schema.ts';
import { CONTACT_STATUSES, INQUIRY_TYPES } from './contact.rules.ts';

const CONTACT_MISSING = 'Please fill in all required fields.';

export const contactInput = z.object({
  name: line(TEXT_MAX.name, CONTACT_MISSING).min(1, CONTACT_MISSING),
  email: z.string({ error: CONTACT_MISSING }).trim().min(1, CONTACT_MISSING).pipe(email()),
  phone: optional(line(TEXT_MAX.phone)),
  company: optional(line(TEXT_MAX.company)),
  message: paragraph(TEXT_MAX.message, CONTACT_MISSING).min(1, CONTACT_MISSING),
  inquiryType: z.enum(INQUIRY_TYPES).default('general'),
});
export type ContactInput = z.output<typeof contactInput>;

export const contactView = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  company: z.string().nullable(),
  message: z.string(),
  inquiryType: z.enum(INQUIRY_TYPES),
  status: z.enum(CONTACT_STATUSES),
  createdAt: z.date(),
});
export type ContactView = z.output<typeof contactView>;

export const contactReceipt = success.extend({ id: z.number() });

export const contactListInput = listInput.extend({
  status: oneOf(CONTACT_STATUSES).optional(),
  type: z.enum(INQUIRY_TYPES).optional(),
  /** Older than the promise of a reply. */
  late: z.enum(['yes']).optional(),
  ...period,
  sort: sortParam(['createdAt', 'name']),
});
export type ContactListInput = z.output<typeof contactListInput>;
export const contactStatusInput = z.object({ id: positiveId(), ...statusChange(CONTACT_STATUSES) });
export const contactBulkInput = bulkStatusInput(CONTACT_STATUSES);
