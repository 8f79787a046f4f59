/** Accounts of a role, programs and the system sign as the shop. */
const NO_PERSON = new Set(
  'admin administrator demo hello info manager office owner root sales shop staff studio support system team test user via webmaster'.split(
    ' ',
  ),
);

/**
 * What customers read of `maya.okafor`: `Maya`. Null for a name that is no person's, or an email
 * address: no more than a first name leaves the shop.
 */
export function staffFirstName(accountName: string): string | null {
  const [, name] = /^(\p{L}{2,})(?:[._-][^\s@]*)?$/u.exec(accountName.trim().toLowerCase()) ?? [];
  return name && !NO_PERSON.has(name) ? name.charAt(0).toUpperCase() + name.slice(1) : null;
}
