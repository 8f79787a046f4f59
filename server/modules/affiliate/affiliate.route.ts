/** CSV files: payouts for the admin area, and an affiliate's commissions for programs. */
import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { setCsvHeaders } from '#server/platform/csv-export.ts';
import { AppError } from '#server/platform/errors.ts';
import { requirePolicy } from '#server/trpc/trpc.ts';
import { exportInput } from '#src/domain/affiliate/payout/payout.schema.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { commissionsCsv } from './commission/commission-view.service.ts';
import { exportRun } from './payout/payout-line.service.ts';

export function mountAffiliateFiles(app: Hono<Env>, deps: Deps): void {
  app.get(`${apiPaths.payouts}/:id/csv`, async (c) => {
    c.set('route', '/admin/payouts/{id}/csv');
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'owner');
    if (!/^[1-9]\d{0,14}$/.test(c.req.param('id'))) throw new AppError('NOT_FOUND');
    const input = exportInput.parse({ id: c.req.param('id'), format: c.req.query('format') });
    // A HEAD request downloads nothing, so it is not audited.
    const file = await exportRun(ctx, input.id, input.format, c.req.method !== 'HEAD');
    setCsvHeaders(headers, file.fileName);
    return new Response(file.csv, { headers });
  });

  app.get(apiPaths.commissionsCsv(':affiliateId'), async (c) => {
    c.set('route', '/affiliates/{affiliateId}/commissions.csv');
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'affiliate', 'commissions:read');
    const file = await commissionsCsv(ctx, c.req.param('affiliateId'));
    setCsvHeaders(headers, file.fileName);
    return new Response(file.csv, { headers });
  });
}
