/**
 * Compares two addresses by person and company. A match asks for a review, never rejects a sale
 * (L10).
 */

/** Public providers: sharing the host proves nothing. */
const FREE_EMAIL_HOSTS = new Set(
  `gmail.com googlemail.com outlook.com hotmail.com hotmail.co.uk live.com live.co.uk msn.com
  yahoo.com yahoo.co.uk ymail.com rocketmail.com icloud.com me.com mac.com aol.com
  gmx.de gmx.net gmx.com web.de t-online.de proton.me protonmail.com pm.me
  btinternet.com sky.com virginmedia.com talktalk.net orange.fr free.fr laposte.net libero.it
  mail.com zoho.com fastmail.com fastmail.fm seznam.cz wp.pl o2.pl
  example.com example.org example.net`.split(/\s+/),
);

/** Hosts of one provider where the same name is the same mailbox. */
const SAME_MAILBOX: ReadonlyMap<string, string> = new Map([
  ['googlemail.com', 'gmail.com'],
  ['me.com', 'icloud.com'],
  ['mac.com', 'icloud.com'],
  ['protonmail.com', 'proton.me'],
  ['pm.me', 'proton.me'],
]);
/** Yahoo writes disposable addresses as base name, hyphen, keyword. */
const HYPHEN_TAGS = /^(?:yahoo\.[a-z.]{2,6}|ymail\.com|rocketmail\.com)$/;

const partsOf = (email: string): [local: string, host: string] => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  return [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
};

/**
 * For comparison only. Free hosts deliver `name+tag` to `name`, Gmail ignores dots (decision 0022);
 * elsewhere the company's domain decides.
 */
export function comparableEmail(email: string): string {
  const [name, given] = partsOf(email);
  const host = SAME_MAILBOX.get(given) ?? given;
  const plain = (FREE_EMAIL_HOSTS.has(host) && name.split('+')[0]) || name;
  if (host === 'gmail.com') return `${plain.replaceAll('.', '')}@${host}`;
  if (HYPHEN_TAGS.test(host)) return `${plain.split('-')[0] || plain}@${host}`;
  return `${plain}@${host}`;
}

/**
 * @param registrableDomain `mail.acme.co.uk` -> `acme.co.uk`; null for a public suffix such as
 * `co.uk`
 */
export function sharesCompanyDomain(
  a: string,
  b: string,
  registrableDomain: (host: string) => string | null,
): boolean {
  const [first, second] = [a, b]
    .map((email) => partsOf(email)[1])
    .map((host) => (FREE_EMAIL_HOSTS.has(host) ? null : registrableDomain(host)));
  return Boolean(first) && first === second && !FREE_EMAIL_HOSTS.has(first ?? '');
}
