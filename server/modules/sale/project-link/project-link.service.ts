/** The link to the customer's page. Raising the project's link version revokes earlier links. */
import { z } from 'zod';
import { kysely } from '#server/database/kysely.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Keyring } from '#server/platform/crypto.ts';
import type { Em } from '#server/platform/database/database.ts';
import { type EmailBlock, secondaryButton } from '#server/platform/email/email-content.ts';
import { signedToken } from '#server/platform/signed-token.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays, HOUR_MS } from '#src/domain/shared/dates.ts';

/** Days that links stay valid after the last email that carries one. */
export const PROJECT_LINK_DAYS = 180;
const projectClaims = z.object({ orderId: z.int(), version: z.int() });

/** Its expiry is in the project's row, because each further email extends it. */
export const projectLinkToken = signedToken({ purpose: 'project', claims: projectClaims });

/**
 * The emailed link. The token is in the fragment, which servers, logs and the
 * Referer header never see.
 */
export const projectUrl = (origin: string, keyring: Keyring, claims: z.infer<typeof projectClaims>): string =>
  `${origin}${paths.customerPage}#t=${projectLinkToken.sign(keyring, claims, null)}`;

/** Not `Context`, which knows the templates of the emails, and they know this file. */
type LinkContext = { em: Em; deps: { clock: Clock } };

/** Earlier links end at once, wherever they were forwarded to. */
export async function revokeProjectLinks(ctx: LinkContext, orderId: number): Promise<void> {
  await kysely(ctx.em)
    .updateTable('project')
    .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
    .where('orderId', '=', orderId)
    .execute();
}

/**
 * For an email that carries the link: keeps links valid from now on, in the caller's transaction.
 * @returns the version for `projectUrl`; null if the order was never paid
 */
export async function extendProjectLink(ctx: LinkContext, orderId: number): Promise<number | null> {
  const linkExpiresAt = addDays(ctx.deps.clock.now(), PROJECT_LINK_DAYS);
  const project = await kysely(ctx.em)
    .updateTable('project')
    .set({ linkExpiresAt })
    .where('orderId', '=', orderId)
    .returning('linkVersion')
    .executeTakeFirst();
  return project?.linkVersion ?? null;
}

const VALID_MS = HOUR_MS;
/** Addresses stay the same for five minutes, so that a page read again loads no picture again. */
const STEP_MS = 300_000;

const pathToken = signedToken({
  purpose: 'project-path',
  claims: z.object({ path: z.string(), linkVersion: z.int() }),
});

/**
 * Addresses that are valid for an hour without a sign-in: files and receipts of a project. They
 * name the version of the project's link, so that revoking it ends them too.
 */
export function signPath(keyring: Keyring, path: string, linkVersion: number, now: Date): string {
  const expiresAt = new Date(Math.floor(now.getTime() / STEP_MS) * STEP_MS + VALID_MS);
  return `${path}?t=${pathToken.sign(keyring, { path, linkVersion }, expiresAt)}`;
}

/**
 * The link version of a signed address; null if the server did not sign this one, or it has
 * expired. The caller compares the version with the project's.
 */
export function readSignedPath(
  keyring: Keyring,
  path: string,
  token: string | undefined,
  now: Date,
): number | null {
  const claims = pathToken.verify(keyring, token ?? '', now);
  return claims?.path === path ? claims.linkVersion : null;
}

export type ProjectLinkEmail = {
  orderId: number | null;
  /** Null for an order without a project. */
  linkVersion: number | null;
};

/** The second button, to the customer's page, for every email about an order. */
export const projectLinkBlock = (
  { origin, keyring }: { origin: string; keyring: Keyring },
  { orderId, linkVersion }: ProjectLinkEmail,
  label: string,
): EmailBlock[] =>
  orderId && linkVersion
    ? [secondaryButton(label, projectUrl(origin, keyring, { orderId, version: linkVersion }))]
    : [];
