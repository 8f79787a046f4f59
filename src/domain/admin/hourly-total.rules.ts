/** Totals per hour over all callers. Reaching a figure alerts the staff; docs/decisions/0019 says what else it does. */
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
