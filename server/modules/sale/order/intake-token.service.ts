/** The link to the order form. Raising the order's intake version revokes earlier links. */
import { z } from 'zod';
import type { Keyring } from '#server/platform/crypto.ts';
import { signedToken } from '#server/platform/signed-token.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays } from '#src/domain/shared/dates.ts';

export const INTAKE_DAYS = 30;
const intakeClaims = z.object({ orderId: z.int(), version: z.int() });

export const intakeLinkToken = signedToken({ purpose: 'order-form', claims: intakeClaims });

/**
 * The emailed link. The token is in the fragment, which servers, logs and the
 * Referer header never see.
 */
export function intakeLink(
  origin: string,
  keyring: Keyring,
  claims: z.infer<typeof intakeClaims>,
  emailedAt: Date,
): string {
  const token = intakeLinkToken.sign(keyring, claims, addDays(emailedAt, INTAKE_DAYS));
  return `${origin}${paths.orderConfirmation(claims.orderId)}#t=${token}`;
}
