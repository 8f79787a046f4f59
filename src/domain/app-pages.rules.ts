/** What an address of the application areas may do besides showing its page. Public pages (pages/(site)) may do all of it. */

/** domain.md, '?ref=CODE on any page': wherever a visitor may arrive, which is not in the rooms of the desk and of the affiliates. */
export const takesReferral = (pathname: string): boolean => !/^\/(?:admin|affiliate-dashboard|payout-statement)(?:[/-]|$)/.test(pathname);

const REPORTED: ReadonlySet<string> = new Set(['/checkout/success']);
/**
 * SEC-29, L9: views are reported and the analytics host is allowed on these. On all others no foreign host is, least of all where login
 * codes and bank details are typed.
 */
export const isReportedPage = (pathname: string): boolean => REPORTED.has(pathname);
