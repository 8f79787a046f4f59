/** The calendar at its secret address, for calendar programs, which have no session. */

import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { moneyCalendar } from './calendar.service.ts';
import { findByCalendarToken } from './calendar-link.service.ts';

export function mountAffiliateCalendar(app: Hono<Env>, deps: Deps): void {
  app.get(`${apiPaths.affiliateCalendar}/:file{.+\\.ics}`, async (c) => {
    // The address is a secret: it must not appear in logs or metrics.
    c.set('route', '/affiliate-calendar/{token}');
    const { ctx } = await createContext(c, deps);
    if (ctx.request.limitKey !== null)
      await deps.addressLimiter.consume('calendar', ctx.request.limitKey, ctx.em);
    const affiliate = await findByCalendarToken(ctx, c.req.param('file').replace(/\.ics$/, ''));
    if (!affiliate)
      throw new AppError('NOT_FOUND', 'This calendar does not exist. Its link may have been turned off.');
    return new Response(await moneyCalendar(ctx, affiliate.id), {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="commissions.ics"',
        // For the subscriber's program only, never in a shared cache.
        'Cache-Control': 'private, max-age=3600',
        'X-Robots-Tag': 'noindex',
      },
    });
  });
}
