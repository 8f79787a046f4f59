/**
 * SEC-36: a signed-in caller or a token that is denied access leaves a row in the audit log. Others
 * are only logged, so that nobody without an account can fill an append-only table.
 */

import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { writeDenied } from '#server/features/audit/audit.service.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { Env } from '../request-context.ts';

export function auditDenied(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const ctx = c.get('ctx');
    if (c.res.status !== 403 || !ctx || !(ctx.admin ?? ctx.affiliate ?? ctx.token)) return;
    try {
      await writeDenied(ctx, `${c.req.method} ${c.get('route') ?? 'other'}`.slice(0, 60));
    } catch (error) {
      // The response stays 403 even if the audit row cannot be written.
      deps.logger.warn('a denied access was not recorded', {
        requestId: c.get('requestId'),
        ...errorFields(error),
      });
    }
  };
}
