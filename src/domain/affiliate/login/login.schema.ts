import { z } from 'zod';
import { paths } from '#src/domain/paths.ts';
import { CODE_LENGTH } from '#src/domain/shared/limits.ts';
import { email, success } from '#src/domain/shared/text.schema.ts';

export const CODE_SHORT = 'Please enter the complete 6-digit code';
const CODE_LONG = 'Code must be exactly 6 digits';
export const CODE_WRONG = 'Invalid verification code. Please try again.';
export const CODE_DEAD = 'Too many incorrect attempts. Request a new code.';

export const emailedCode = z
  .string({ error: CODE_SHORT })
  .trim()
  .min(CODE_LENGTH, CODE_SHORT)
  .max(CODE_LENGTH, CODE_LONG)
  .regex(/^\d{6}$/, CODE_SHORT);

export const otpRequestInput = z.object({ email: email(), type: z.literal('login').default('login') });
export const otpVerifyInput = z.object({
  email: email(),
  code: emailedCode,
  type: z.literal('login').default('login'),
});

export const verifyView = success.extend({ affiliate: z.object({ id: z.number() }) });

/** Matches the whole value, so another host, a dot segment or a script address never passes. */
const OWN_PAGE = /^\/(?:affiliate-dashboard|payout-statement)\/([1-9]\d{0,14})(?:\?[\w=&-]*)?$/;

/** The page asked for before the login if it is this affiliate's own, else their dashboard. */
export function returnPath(asked: string | null, affiliateId: number): string {
  const match = asked === null ? null : OWN_PAGE.exec(asked);
  return match?.[0] && Number(match[1]) === affiliateId ? match[0] : paths.affiliateDashboard(affiliateId);
}
