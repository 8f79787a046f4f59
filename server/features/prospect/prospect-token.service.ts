/** The signed part of a prospect link: `<id>-<HMAC>`. It is derived from the row, never stored. */
import type { Keyring } from '#server/platform/crypto.ts';
import { PROSPECT_PARAMETER, PROSPECT_TOKEN } from '#src/domain/prospect/prospect.schema.ts';

const LABEL = 'prospect-link/v1';

export const prospectToken = (keyring: Keyring, id: number): string =>
  `${id}-${keyring.sign(LABEL, String(id))}`;

/** The id of a link that we made, revoked or not; null for every other text. */
export function readProspectToken(keyring: Keyring, token: string): number | null {
  const [, id = '', signature = ''] = PROSPECT_TOKEN.exec(token) ?? [];
  return id && keyring.verify(LABEL, id, signature) ? Number(id) : null;
}

/** @param search the query of an address of the home page */
export function isProspectVisit(keyring: Keyring, search: string): boolean {
  if (!search.includes(`${PROSPECT_PARAMETER}=`) || search.length > 500) return false;
  return readProspectToken(keyring, new URLSearchParams(search).get(PROSPECT_PARAMETER) ?? '') !== null;
}
