/** The code of an affiliate's link: kept in the browser, or for this visit only. */
export function savedReferralCode(): string | undefined {
  try {
    return localStorage.referralCode ?? sessionStorage.referralCode;
  } catch {
    // Storage may be disabled.
    return undefined;
  }
}
