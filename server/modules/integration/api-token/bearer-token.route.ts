/**
 * Identifies the calls of programs. A request with a token is judged by the token alone: sessions,
 * the origin and the limit of the address do not count, and every response names the token's limit.
 */
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/context.ts';
import { errorResponse } from '#server/http/api/error-response.ts';
import { type Env, peerIp } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { TOKEN_HEADER_MALFORMED, TOKEN_IN_URL } from '#src/domain/integration/api-token/api-token.schema.ts';
import { authenticateToken } from './api-token.service.ts';
import { containsToken } from './token-format.rules.ts';

/** Other schemes are not ours: a proxy in front may ask for a password of its own. */
const OURS = /^(?:bearer\b|sft_)/i;
const BEARER = /^bearer +([!-~]+)$/i;

/** @throws AppError UNAUTHENTICATED for a header that is meant for us and malformed */
function bearerText(header: string | undefined): string | null {
  if (header === undefined || !OURS.test(header)) return null;
  const text = BEARER.exec(header)?.[1];
  if (!text) throw new AppError('UNAUTHENTICATED', TOKEN_HEADER_MALFORMED);
  return text;
}

/** @throws AppError BAD_REQUEST */
function rejectTokenInUrl(url: string): void {
  const query = url.indexOf('?');
  if (query === -1) return;
  for (const part of new URLSearchParams(url.slice(query)))
    if (part.some(containsToken)) throw new AppError('BAD_REQUEST', TOKEN_IN_URL);
}

export function apiTokens(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    rejectTokenInUrl(c.req.url);
    const text = bearerText(c.req.header('authorization'));
    if (text === null) return next();
    const { ip, limitKey } = peerIp(c, deps);
    // Counted first and given back, so that guesses are limited and valid calls are not.
    deps.addressLimiter.consumeLocal('token', limitKey);
    const token = await authenticateToken(deps, text, ip).catch((error: unknown) => {
      // Nothing was guessed while the database was away.
      if (!(error instanceof AppError)) deps.addressLimiter.releaseLocal('token', limitKey);
      throw error;
    });
    deps.addressLimiter.releaseLocal('token', limitKey);
    c.set('token', token);
    const quota = await deps.tokenLimiter.consume(token.id);
    if (quota.isExceeded) {
      const error = new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: quota.resetSeconds });
      c.res = errorResponse(error, c.get('requestId'), deps.logger);
    } else await next();
    for (const [name, value] of quota.headers) c.res.headers.set(name, value);
  };
}
