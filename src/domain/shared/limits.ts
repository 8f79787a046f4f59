/** Maximum lengths of texts, in characters. */
export const TEXT_MAX = {
  name: 120,
  email: 254,
  phone: 40,
  company: 160,
  line: 200,
  message: 5000,
  bankDetails: 1000,
  billing: 2000,
} as const;

/** Maximum rows of one bulk action. */
export const BULK_MAX = 100;

/** The code that an email brings to sign in, or to confirm a change. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_ATTEMPTS_MAX = 5;
