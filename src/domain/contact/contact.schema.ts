import { z } from 'zod';
import { email, line, optional, paragraph, TEXT_MAX } from '../shared/text.schema.ts';

/** Spec 3 and 5: the enquiry. */
export const INQUIRY_TYPES = ['general', 'website', 'hosting', 'billing', 'support'] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];
export const INQUIRY_LABELS: Record<InquiryType, string> = {
  general: 'General Inquiry',
  website: 'Website Package',
  hosting: 'Hosting & Maintenance',
  billing: 'Billing Software',
  support: 'Technical Support',
};
export const CONTACT_STATES = ['new', 'answered', 'spam'] as const;
export const CONTACT_MISSING = 'Please fill in all required fields.';

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
  state: z.enum(CONTACT_STATES),
  createdAt: z.date(),
});
export type ContactView = z.output<typeof contactView>;

export const contactReceipt = z.object({ success: z.literal(true), id: z.number() });
