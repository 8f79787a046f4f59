/** Where the affiliate login leads. */
import { paths } from '#src/domain/paths.ts';

/** Matches the whole value, so another host, a dot segment or a script address never passes. */
const OWN_PAGE = /^\/(?:affiliate-dashboard|payout-statement)\/([1-9]\d{0,14})(?:\?[\w=&-]*)?$/;

/** The page asked for before the login if it is this affiliate's own, else their dashboard. */
export function returnPath(asked: string | null, affiliateId: number): string {
  const match = asked === null ? null : OWN_PAGE.exec(asked);
  return match?.[0] && Number(match[1]) === affiliateId ? match[0] : paths.affiliateDashboard(affiliateId);
}
