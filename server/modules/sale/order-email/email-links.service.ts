/**
 * Tokens of the form and of the customer's page are in the fragment, which servers, logs and the
 * Referer header never see.
 */
import { z } from 'zod';
import { kysely } from '#server/database/kysely.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Keyring, signedToken } from '#server/platform/crypto.ts';
import type { Em } from '#server/platform/database/database.ts';
import { type EmailBlock, secondaryButton } from '#server/platform/email/email-content.ts';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { paths } from '#src/domain/paths.ts';
import { FORM_LINK_DAYS, PROJECT_LINK_DAYS } from '#src/domain/sale/order/order.rules.ts';
import { addDays, HOUR_MS } from '#src/domain/shared/dates.ts';

const orderClaims = z.object({ orderId: z.int(), version: z.int() });
type OrderClaims = z.infer<typeof orderClaims>;

/**
 * Its expiry is in the project's row, because each further email extends it. Raising the project's
 * link version revokes earlier links.
 */
export const projectLinkToken = signedToken({ purpose: 'project', claims: orderClaims });

export const projectUrl = (origin: string, keyring: Keyring, claims: OrderClaims): string =>
  `${origin}${paths.customerPage}#t=${projectLinkToken.sign(keyring, claims, null)}`;

/** Not `Context`, which knows the templates of the emails, and they know this file. */
type LinkContext = { em: Em; deps: { clock: Clock } };

/**
 * Earlier links end at once, wherever they were forwarded to. Emails that wait: `renewWaitingLinks`
 * @returns the version of new links; null if the order was never paid
 */
export async function revokeProjectLinks(ctx: LinkContext, orderId: number): Promise<number | null> {
  const project = await kysely(ctx.em)
    .updateTable('project')
    .set((eb) => ({ linkVersion: eb('linkVersion', '+', 1) }))
    .where('orderId', '=', orderId)
    .returning('linkVersion')
    .executeTakeFirst();
  return project?.linkVersion ?? null;
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
export function readSignedPath(keyring: Keyring, path: string, token: string | undefined, now: Date) {
  const claims = pathToken.verify(keyring, token ?? '', now);
  return claims?.path === path ? claims.linkVersion : null;
}

export type ProjectLinkEmail = {
  orderId: number | null;
  /** Null for an order without a project. */
  linkVersion: number | null;
};

export const projectLinkBlock = (
  { origin, keyring }: { origin: string; keyring: Keyring },
  { orderId, linkVersion }: ProjectLinkEmail,
  lang: string,
): EmailBlock[] =>
  orderId && linkVersion
    ? [
        secondaryButton(
          textsOf(lang).emails.project.live.button,
          projectUrl(origin, keyring, { orderId, version: linkVersion }),
        ),
      ]
    : [];

export const formLinkToken = signedToken({ purpose: 'order-form', claims: orderClaims });

export function formLinkUrl(origin: string, keyring: Keyring, claims: OrderClaims, emailedAt: Date): string {
  const token = formLinkToken.sign(keyring, claims, addDays(emailedAt, FORM_LINK_DAYS));
  return `${origin}${paths.orderConfirmation(claims.orderId)}#t=${token}`;
}

const HASH = 'email-objection';

export const addressHash = (keyring: Keyring, email: string): string => keyring.keyedHash(HASH, email);
/** Of every listed secret: an objection must outlast a rotation. */
export const addressHashes = (keyring: Keyring, email: string): string[] => keyring.keyedHashes(HASH, email);

/** "Don't email me again". Names the address by its keyed hash: the row may be deleted. */
export const objectionToken = signedToken({
  purpose: 'email-objection',
  claims: z.object({ emailHash: z.string() }),
});

export const objectionLink = (origin: string, keyring: Keyring, email: string): string =>
  origin + paths.noMoreEmails(objectionToken.sign(keyring, { emailHash: addressHash(keyring, email) }, null));
