/**
 * SEC-36: a signed-in caller or a token that is denied access leaves a row in the audit log. Others
 * are only logged, so that nobody without an account can fill an append-only table.
 */

import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { isAudited, writeAudit } from '#server/features/audit/audit.service.ts';
import { errorFields } from '#server/platform/logger.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import type { Env } from '../request-context.ts';

/**
 * Within this time, repeated denials of one account on one route make one row, across all nodes.
 */
const ONE_ROW_MS = 10 * MINUTE_MS;

export function auditDenied(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const ctx = c.get('ctx');
    if (c.res.status !== 403 || !ctx || !(ctx.admin ?? ctx.affiliate ?? ctx.token)) return;
    const subjectId = `${c.req.method} ${c.get('route') ?? 'other'}`.slice(0, 60);
    const rejection = { action: 'access.refused', subjectKind: 'route', subjectId };
    try {
      const since = new Date(deps.clock.now().getTime() - ONE_ROW_MS);
      if (!(await isAudited(ctx, rejection, since))) await writeAudit(ctx, rejection);
    } catch (error) {
      // The response stays 403 even if the audit row cannot be written.
      deps.logger.warn('a denied access was not recorded', {
        requestId: c.get('requestId'),
        ...errorFields(error),
      });
    }
  };
}
