/** What takes the place of a person's name and address after an erasure. */

export const ERASED_NAME = 'Erased person';
/** Host of the placeholder address after an erasure; `.invalid` never receives email (RFC 2606). */
export const ERASED_HOST = 'erased.invalid';
export const isErasedAddress = (address: string): boolean => address.endsWith(`@${ERASED_HOST}`);
