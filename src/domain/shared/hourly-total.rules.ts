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
