import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { errorResponse } from '#server/http/error-response.ts';
import type { Env } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';

export function mountWebhooks(app: Hono<Env>, deps: Deps): void {
  app.post('/api/webhooks/stripe', async (c) => {
    c.set('route', '/webhooks/stripe');
    // SEC-11: without a secret nothing can be verified, so nothing is accepted.
    if (deps.config.stripe.webhookSecrets.length === 0)
      return errorResponse(new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 60 }), c.get('requestId'), deps.logger);
    return errorResponse(new AppError('BAD_REQUEST', 'Invalid signature.'), c.get('requestId'), deps.logger);
  });
}
