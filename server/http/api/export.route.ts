/** GET /api/admin/export/{list}.csv: streams the list with the filters of its screen. */
import { ReadableStream } from 'node:stream/web';
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
    // The types of the DOM lack `from`.
    const stream = ReadableStream.from(bytesOf(first, rows, deps)) as unknown as BodyInit;
    return new Response(stream, { headers });
  });
}

/** Reads a batch when the client has consumed the last one. An error aborts the download. */
async function* bytesOf(
  first: IteratorResult<string>,
  rows: AsyncGenerator<string>,
  deps: Deps,
): AsyncGenerator<Uint8Array> {
  try {
    if (!first.done) yield Buffer.from(first.value);
    for await (const batch of rows) yield Buffer.from(batch);
  } catch (error) {
    deps.logger.error('an export failed', errorFields(error));
    throw error;
  }
}
