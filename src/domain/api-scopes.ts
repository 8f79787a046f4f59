/** Procedures name the scope they need. */
export const API_SCOPES = [
  'orders:read',
  'orders:write',
  'confirmations:read',
  'confirmations:write',
  'contacts:read',
  'contacts:write',
  'affiliates:read',
  'affiliates:write',
  'commissions:read',
  'payouts:read',
  'webhooks:read',
  'webhooks:write',
] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const tokenLacksScope = (scope: ApiScope): string =>
  `This token lacks the scope ${scope}. Use a token that has it.`;
export const TOKEN_NOT_ALLOWED =
  'API tokens can’t be used for this call. Sign in and use the admin area or the dashboard instead.';
