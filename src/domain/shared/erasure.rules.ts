export const ERASED_NAME = 'Erased person';
/** Host of the placeholder address after an erasure; `.invalid` never receives email (RFC 2606). */
export const ERASED_HOST = 'erased.invalid';
export const isErasedAddress = (address: string): boolean => address.endsWith(`@${ERASED_HOST}`);

/** These characters belong to the same address: `rob@` contains `ob@`, `o'bob@` contains `bob@`. */
const LOCAL_PART_BEFORE = /[\p{L}\p{N}\p{M}._%+-]$|[\p{L}\p{N}]['&/=?^`{|}~!#$*]$/u;
/** These too: `.org` or `-shop` after `@zz.example`; not the full stop of a sentence. */
const HOST_AFTER = /^(?:[\p{L}\p{N}\p{M}_]|[.-]+[\p{L}\p{N}])/u;

/** @param email as normalised by `email()` */
export function mentionsEmail(text: string, email: string): boolean {
  const folded = text.normalize('NFKC').toLowerCase();
  for (let at = folded.indexOf(email); at >= 0; at = folded.indexOf(email, at + 1)) {
    const before = folded.slice(Math.max(0, at - 4), at);
    const after = folded.slice(at + email.length, at + email.length + 16);
    if (!LOCAL_PART_BEFORE.test(before) && !HOST_AFTER.test(after)) return true;
  }
  return false;
}

export function valueMentionsEmail(value: unknown, email: string): boolean {
  if (typeof value === 'string') return mentionsEmail(value, email);
  if (Array.isArray(value)) return value.some((item) => valueMentionsEmail(item, email));
  return (
    value !== null &&
    typeof value === 'object' &&
    Object.entries(value)
      .flat()
      .some((item) => valueMentionsEmail(item, email))
  );
}
