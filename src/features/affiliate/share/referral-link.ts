/** Shown and copied links use the current host. */
export const referralLink = (code: string, path = '/'): string => {
  const url = new URL(path, window.location.origin);
  url.searchParams.set('ref', code);
  return url.href;
};
