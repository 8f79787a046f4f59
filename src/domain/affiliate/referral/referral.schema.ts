import { z } from 'zod';
import { REFERRAL_CODE_MAX } from '#src/domain/sale/order/attribution.rules.ts';
import { LANDING_PATH_MAX, REFERRER_MAX } from '#src/domain/shared/landing-path.rules.ts';
import { line, optional } from '#src/domain/shared/text.schema.ts';

export const REFERRAL_CODE = /^[A-Za-z0-9_-]{3,32}$/;

/** Longer than any referral code. */
export const CODE_UNKNOWN =
  'There is no active affiliate with this referral code. Check the code and try again.';
const code = z.string({ error: CODE_UNKNOWN }).trim().max(REFERRAL_CODE_MAX, CODE_UNKNOWN);
export const referralCodeInput = z.object({ code });
export const referralVisitInput = z.object({
  code,
  path: line(LANDING_PATH_MAX).default('/'),
  referrer: optional(line(REFERRER_MAX)),
  /** The signed ticket of 'Test my link'. */
  test: optional(line(200)),
  /** The visitor agreed to keep the code. Counts where REFERRAL_CONSENT is on. */
  keep: z.boolean().optional(),
});
export const referralView = z.object({ id: z.number(), referralCode: z.string(), name: z.string() });
export const currentReferralView = z.object({ affiliate: referralView.nullable() });
export const referralVisitView = z.object({ accepted: z.boolean(), affiliate: referralView.nullable() });

export const LINK_TEST_OVER = 'This test has expired. Start it again.';
export const linkTestInput = z.object({
  token: z.string({ error: LINK_TEST_OVER }).max(200, LINK_TEST_OVER),
});
export const linkTestView = z.object({ token: z.string(), code: z.string() });
const linkTestStep = z.object({
  key: z.enum(['click', 'cookie', 'reference', 'sale']),
  ok: z.boolean(),
  text: z.string(),
});
export type LinkTestStep = z.output<typeof linkTestStep>;
export const linkTestResult = z.object({ steps: z.array(linkTestStep) });
