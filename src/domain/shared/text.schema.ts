/** Schemas for single values. Every string is bounded and free of control characters. */
import { z } from 'zod';
import { TEXT_MAX } from './limits.ts';

/** PostgreSQL cannot store U+0000; the others can forge lines in emails and logs. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches characters to reject
const CONTROL_EXCEPT_LINE_BREAKS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/;
// biome-ignore lint/suspicious/noControlCharactersInRegex: matches characters to reject
const CONTROL = /[\u0000-\u001F\u007F]/;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const CONTROL_MESSAGE =
  'This text contains hidden control characters. Type it again, or paste it as plain text.';
export const EMAIL_MESSAGE = 'Please enter a valid email address';

const clean = (value: string, pattern: RegExp): boolean =>
  !pattern.test(value) && !LONE_SURROGATE.test(value);

export const tooLong = (max: number): string => `Use at most ${max} characters.`;

const trimmed = (rejected: RegExp) => (max: number, message?: string) =>
  z
    .string(message ? { error: message } : undefined)
    .trim()
    .max(max, tooLong(max))
    .refine((value) => clean(value, rejected), CONTROL_MESSAGE);

export const line = trimmed(CONTROL);

export const paragraph = trimmed(CONTROL_EXCEPT_LINE_BREAKS);

export const REASON_MISSING = 'Give a reason.';
/** Why staff do something that somebody else reads. */
export const reason = () => line(TEXT_MAX.line, REASON_MISSING).min(3, REASON_MISSING);

/** Absent, null and blank all mean "not given". */
export const optional = <T extends z.ZodType<string>>(schema: T) =>
  z
    .union([schema, z.null()])
    .optional()
    .transform((value) => value || null);

/** Normalises before validation, so that look-alikes of @ and spaces cannot pass. */
export const email = (message: string = EMAIL_MESSAGE) =>
  z
    .string({ error: message })
    .transform((value) => value.normalize('NFKC').trim().toLowerCase())
    .pipe(z.email(message).max(TEXT_MAX.email, message));

/** `a•••••@harbourlane.example`: enough to compare, too little to misuse. */
export function maskedEmail(address: string): string {
  const [local = '', host = ''] = address.split('@');
  return `${local.slice(0, 1)}•••••@${host}`;
}

/** `2026-11-20`: an existing date from year 1 on (PostgreSQL has no year 0). */
const isDay = (value: string): boolean => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value) && date.getUTCFullYear() > 0;
};
export const day = (message: string) =>
  z
    .string({ error: message })
    .regex(/^\d{4}-\d{2}-\d{2}$/, message)
    .refine(isDay, message);

/** Accepts a number or digits; both ends included. */
export const wholeNumber = (min: number, max: number, message: string) =>
  z
    .union([z.number(), z.string().regex(/^\d{1,9}$/, message)], { error: message })
    .transform(Number)
    .refine((value) => Number.isInteger(value) && value >= min && value <= max, message);

/** The message names the values: `Choose pending, paid or cancelled.` */
export const oneOf = <const T extends readonly string[]>(values: T) =>
  z.enum(values, { error: `Choose ${values.slice(0, -1).join(', ')} or ${values.at(-1)}.` });

/** `expectedStatus`: what the caller saw. A row that has another one by now is rejected. */
export const statusChange = <const T extends readonly string[]>(statuses: T) => ({
  status: oneOf(statuses),
  expectedStatus: oneOf(statuses).optional(),
});

export const ID_UNKNOWN = 'We can’t find that entry. Go back to the list and choose it there.';
export const ORDER_ID_MESSAGE = 'Enter the order number in digits, for example 482019375.';
/** Accepts a number or digits, as paths and bodies carry them. */
export const positiveId = (message = ID_UNKNOWN) =>
  z
    .union([z.number(), z.string().regex(/^[1-9]\d{0,14}$/, message)], { error: message })
    .transform(Number)
    .refine((value) => Number.isSafeInteger(value) && value > 0 && value < 1e15, message);
export const idInput = z.object({ id: positiveId() });

export const success = z.object({ success: z.literal(true) });
/** For a change that has nothing else to report: its service returns nothing. */
export const done = z
  .void()
  .transform(() => ({ success: true as const }))
  .pipe(success);
