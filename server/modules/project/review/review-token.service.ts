/** The link ends with the links to the project: they share a version. */
import { z } from 'zod';
import { type Keyring, signedToken } from '#server/platform/crypto.ts';
import { paths } from '#src/domain/paths.ts';
import { REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';

/** The token never expires: its holder can change a review after the last day to write one. */
export const reviewLinkToken = signedToken({
  purpose: 'review',
  claims: z.object({
    orderId: z.int(),
    version: z.int(),
    /** Milliseconds since 1970. */
    writableUntil: z.int(),
  }),
});

type ReviewLink = { orderId: number; version: number };

/** The token is in the fragment, which servers, logs and the Referer header never see. */
export function reviewUrl(origin: string, keyring: Keyring, link: ReviewLink, madeAt: Date): string {
  const writableUntil = addDays(madeAt, REVIEW_LINK_DAYS).getTime();
  return `${origin}${paths.review}#t=${reviewLinkToken.sign(keyring, { ...link, writableUntil }, null)}`;
}
