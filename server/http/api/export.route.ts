/** GET /api/admin/export/{list}.csv: streams the list with the filters of its screen. */
import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { modules } from '#server/modules.ts';
import { auditExport } from '#server/platform/audit/audit.service.ts';
import { type AnyExport, setCsvHeaders } from '#server/platform/csv-export.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { requirePolicy } from '#server/trpc/trpc.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { utcDay } from '#src/domain/shared/dates.ts';
import { createContext, type Env } from '../request-context.ts';

const EXPORTS: ReadonlyMap<string, AnyExport> = new Map(
  modules.flatMap(({ exports = {} }) => Object.entries(exports)),
);

export function mountExports(app: Hono<Env>, deps: Deps): void {
  app.on(['GET', 'HEAD'], `${apiPaths.exports}/:file`, async (c) => {
    c.set('route', '/admin/export/{file}');
    const { ctx, headers } = await createContext(c, deps);
    requirePolicy(ctx, 'admin');
    const name = /^([a-z-]+)\.csv$/.exec(c.req.param('file'))?.[1] ?? '';
    const definition = EXPORTS.get(name);
    if (!definition) throw new AppError('NOT_FOUND');
    const query = c.req.query();
    const rows = definition.open(ctx, query);
    // Before responding: an invalid filter gets an error status instead of half a file.
    const first = await rows.next();
    setCsvHeaders(headers, `${name}-${utcDay(deps.clock.now())}.csv`);
    if (c.req.method === 'HEAD') return new Response(null, { headers });
    await auditExport(ctx, name, query);
    return new Response(streamOf(first, rows, deps), { headers });
  });
}

/** Reads a batch when the client has consumed the last one. An error aborts the download. */
function streamOf(
  first: IteratorResult<string>,
  rows: AsyncGenerator<string>,
  deps: Deps,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = first;
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = next ?? (await rows.next());
          next = null;
          if (done) controller.close();
          else controller.enqueue(encoder.encode(value));
        } catch (error) {
          deps.logger.error('an export failed', errorFields(error));
          controller.error(error);
        }
      },
      async cancel() {
        await rows.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
