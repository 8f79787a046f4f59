import { readStored } from '#src/ui/behaviour/browser-storage.ts';
import { storedMarket } from '#src/ui/language/visitor-language.ts';

/** The country that a buyer comes from, and the affiliate's code: kept, or for this visit only. */
export const visitOrigin = () => ({
  market: storedMarket(),
  referralCode:
    readStored('localStorage', 'referralCode') ?? readStored('sessionStorage', 'referralCode') ?? undefined,
});
