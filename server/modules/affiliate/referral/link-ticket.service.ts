/**
 * The signed ticket of "Test my link": names the affiliate whose link may be
 * tested, valid for ten minutes.
 */
import type { Keyring } from '#server/platform/crypto.ts';

const TICKET_MS = 600_000;
const LABEL = 'link-test';

export function makeLinkTicket(keyring: Keyring, affiliateId: number, now: Date): string {
  const message = `${affiliateId}.${(now.getTime() + TICKET_MS).toString(36)}`;
  return `${message}.${keyring.sign(LABEL, message)}`;
}

/** @returns the affiliate's id; null for a forged or expired ticket */
export function readLinkTicket(keyring: Keyring, ticket: string, now: Date): number | null {
  const match = /^([1-9]\d{0,8})\.([0-9a-z]{1,12})\.([\w-]{43})$/.exec(ticket);
  if (!match) return null;
  const [, id = '', expires = '', signature = ''] = match;
  if (!keyring.verify(LABEL, `${id}.${expires}`, signature)) return null;
  return Number.parseInt(expires, 36) > now.getTime() ? Number(id) : null;
}
