/**
 * Link to the customer's page. Its token, `v1.<order>.<version>.<HMAC>`, is derived when an email
 * is sent and never stored. Raising the project's link version revokes earlier links.
 */

import { kysely } from '#server/database/kysely.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Keyring } from '#server/platform/crypto.ts';
import type { Em } from '#server/platform/database/database.ts';
import { paths } from '#src/domain/paths.ts';
import { addDays } from '#src/domain/shared/dates.ts';

/** Days that links stay valid after the last email that carries one. */
export const PROJECT_LINK_DAYS = 180;
const LABEL = 'project/v1';

export type ProjectClaims = { orderId: number; version: number };

const message = ({ orderId, version }: ProjectClaims): string => `project|v1|${orderId}|${version}`;

export const makeProjectToken = (keyring: Keyring, claims: ProjectClaims): string =>
  `v1.${claims.orderId}.${claims.version}.${keyring.sign(LABEL, message(claims))}`;

/** Null unless the server made this token, in this spelling; the version may be revoked. */
export function readProjectToken(keyring: Keyring, token: string): ProjectClaims | null {
  const match = /^v1\.([1-9]\d{0,9})\.([1-9]\d{0,5})\.([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match) return null;
  const claims = { orderId: Number(match[1]), version: Number(match[2]) };
  return keyring.verify(LABEL, message(claims), match[3] ?? '') ? claims : null;
}

/**
 * The emailed link. The token is in the fragment, which servers, logs and the
 * Referer header never see.
 */
export const projectUrl = (origin: string, keyring: Keyring, claims: ProjectClaims): string =>
  `${origin}${paths.customerPage}#t=${makeProjectToken(keyring, claims)}`;

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
