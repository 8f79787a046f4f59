/** The CSV file of an affiliate's commissions, for programs. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { createContext, type Env } from '#server/http/request-context.ts';
import { setCsvHeaders } from '#server/platform/csv-export.ts';
import { requirePolicy } from '#server/trpc/procedures.ts';
import { commissionsCsv } from './commission-view.service.ts';

export function mountCommissionsCsv(app: Hono<Env>, deps: Deps): void {
  app.get('/api/affiliates/:affiliateId/commissions.csv', async (c) => {
    c.set('route', '/affiliates/{affiliateId}/commissions.csv');
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'affiliate', 'commissions:read');
    const file = await commissionsCsv(ctx, c.req.param('affiliateId'));
    setCsvHeaders(headers, file.fileName);
    return new Response(file.csv, { headers });
  });
}
