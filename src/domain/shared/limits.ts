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

export const BULK_MAX = 100;

/** The code that an email brings to sign in, or to confirm a change. */
export const CODE_LENGTH = 6;
export const CODE_MINUTES = 10;
export const CODE_ATTEMPTS_MAX = 5;

/** Hourly totals over all callers; reaching one alerts the staff (decision 0019). */
export const HOURLY_TOTALS = {
  signup: 200,
  contact: 200,
  confirmation: 200,
  'code-request': 500,
  'code-failure': 300,
  'admin-login-failure': 50,
} as const;
export type HourlyTotal = keyof typeof HOURLY_TOTALS;
export const HOURLY_TOTAL_NAMES = Object.keys(HOURLY_TOTALS) as HourlyTotal[];
