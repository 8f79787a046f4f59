/**
 * SEC-36: a signed-in caller or a token that is denied access leaves a row in the audit log. Others
 * are only in the request log: a sign-up whose address nobody proved could fill the table, too.
 */

import type { MiddlewareHandler } from 'hono';
import type { Context } from '#server/context.ts';
import type { Deps } from '#server/deps.ts';
import { writeDenied } from '#server/platform/audit/audit.service.ts';
import { errorFields } from '#server/platform/logger.ts';
import type { Env } from '../request-context.ts';

const isProven = ({ admin, affiliate, token }: Context): boolean =>
  Boolean(admin ?? token) || affiliate?.provisional === false;

export function auditDenied(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const ctx = c.get('ctx');
    if (c.res.status !== 403 || !ctx || !isProven(ctx)) return;
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
