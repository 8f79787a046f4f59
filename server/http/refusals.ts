/**
 * SEC-36: somebody who is signed in and asks for what is not theirs leaves a row in the audit log. Refusals of nobody in particular are
 * in the log only: a stranger must not be able to fill a table that nobody can empty.
 */
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { isAudited, writeAudit } from '#server/features/audit/audit.service.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { Env } from './request-context.ts';

/** The same person at the same door is one row in this time, on whichever node. */
const ONE_ROW_MS = 10 * 60_000;

export function auditRefusals(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const ctx = c.get('ctx');
    if (c.res.status !== 403 || !ctx || !(ctx.admin ?? ctx.affiliate)) return;
    const subjectId = `${c.req.method} ${c.get('route') ?? 'other'}`.slice(0, 60);
    const refusal = { action: 'access.refused', subjectKind: 'route', subjectId };
    try {
      const since = new Date(deps.clock.now().getTime() - ONE_ROW_MS);
      if (!(await isAudited(ctx, refusal, since))) await writeAudit(ctx, refusal);
    } catch (error) {
      // The refusal stands; that it could not be written down is for the log.
      deps.logger.warn('a refusal was not recorded', { requestId: c.get('requestId'), ...errorFields(error) });
    }
  };
}
