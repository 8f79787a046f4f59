/** API tokens, and callers that use them. */
import { createToken } from '#server/modules/integration/api-token/api-token.service.ts';
import { API_SCOPES, type ApiScope } from '#src/domain/api-scopes.ts';
import type { NewTokenView } from '#src/domain/integration/api-token/api-token.schema.ts';
import type { Caller, CallerOptions } from './callers.ts';
import type { TestApp } from './test-app.ts';

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

export const makeToken = (
  t: TestApp,
  scopes: readonly ApiScope[],
  { name = 'CRM', days = 365 } = {},
): Promise<NewTokenView> => createToken(t.context(), { name, scopes: [...scopes], days });

/** Commissions of payout runs are recorded only while an endpoint or a token can read them. */
export const makeEventReader = (t: TestApp): Promise<NewTokenView> => makeToken(t, API_SCOPES);

/** A program with a new token of the shop. */
export async function asProgram(
  t: TestApp,
  scopes: readonly ApiScope[],
  options: CallerOptions = {},
): Promise<Caller> {
  const { token } = await makeToken(t, scopes);
  return t.asVisitor({ ...options, headers: { ...options.headers, ...bearer(token) } });
}
