/**
 * SEC-36: somebody who is signed in and asks for what is not theirs leaves a row in the audit log. Refusals of nobody in particular are
 * in the log only: a stranger must not be able to fill a table that nobody can empty.
 */
import type { MiddlewareHandler } from 'hono';
import type { Deps } from '#server/deps.ts';
import { writeAudit } from '#server/features/audit/audit.service.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { Env } from './request-context.ts';

/** The same person at the same door is one row in this time. */
const ONE_ROW_MS = 10 * 60_000;
const REMEMBERED_MAX = 1_000;

export function auditRefusals(deps: Deps): MiddlewareHandler<Env> {
  const written = new Map<string, number>();
  return async (c, next) => {
    await next();
    const ctx = c.get('ctx');
    const actor = ctx?.admin ?? ctx?.affiliate;
    if (c.res.status !== 403 || !ctx || !actor) return;
    const route = c.get('route') ?? 'other';
    const key = `${ctx.admin ? 'admin' : 'affiliate'} ${actor.id} ${c.req.method} ${route}`;
    const now = deps.clock.now().getTime();
    if (now - (written.get(key) ?? 0) < ONE_ROW_MS) return;
    if (written.size >= REMEMBERED_MAX) written.clear();
    written.set(key, now);
    try {
      await writeAudit(ctx, { action: 'access.refused', subjectKind: 'route', subjectId: `${c.req.method} ${route}`.slice(0, 60) });
    } catch (error) {
      // The refusal stands; that it could not be written down is for the log.
      deps.logger.warn('a refusal was not recorded', { requestId: c.get('requestId'), ...errorFields(error) });
    }
  };
}
