import { readStored } from '#src/ui/behaviour/browser-storage.ts';

/** The code of an affiliate's link: kept in the browser, or for this visit only. */
export const savedReferralCode = (): string | undefined =>
  readStored('localStorage', 'referralCode') ?? readStored('sessionStorage', 'referralCode') ?? undefined;
