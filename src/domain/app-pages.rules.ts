import { paths } from './paths.ts';

/** Public pages, pages/(site), take referrals and are reported. */

/** Private pages ignore `?ref=CODE`. */
export const takesReferral = (pathname: string): boolean =>
  !/^\/(?:admin|affiliate-dashboard|payout-statement)(?:[/-]|$)/.test(pathname);

const REPORTED: ReadonlySet<string> = new Set([paths.checkoutSuccess]);
/** SEC-29, L9: only these pages report views and allow the analytics host in their CSP. */
export const isReportedPage = (pathname: string): boolean => REPORTED.has(pathname);
