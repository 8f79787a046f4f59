type Lifetime = { seconds: number; sameSite: 'Lax' | 'Strict' };

/** A cookie for the whole site and nobody else: sent over HTTPS only, hidden from scripts. */
export const cookieText = (
  name: `__Host-${string}`,
  value: string,
  { seconds, sameSite }: Lifetime,
): string => `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; Secure; SameSite=${sameSite}`;

/** Deletes it from the browser. */
export const expiredCookie = (name: `__Host-${string}`, sameSite: Lifetime['sameSite']): string =>
  cookieText(name, '', { seconds: 0, sameSite });
