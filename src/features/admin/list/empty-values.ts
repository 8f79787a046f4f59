/** What stands in place of a value that a record lacks. */
export const NO_EMAIL = 'No email';
type Value = string | null | undefined;
export const customerName = (name: Value): string => name || 'Unknown Customer';
export const contactName = (name: Value): string => name || 'Unknown Contact';
export const emailText = (email: Value): string => email || NO_EMAIL;
