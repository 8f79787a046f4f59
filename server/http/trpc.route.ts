/** tRPC under /api/trpc, without batching (a batch would walk past per-call limits). */
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '../platform/logger.ts';
import { toAppError } from '../trpc/error-conversion.ts';
import { appRouter } from '../trpc/router.ts';
import { isJson, parseJsonObject, readBytes } from './body.ts';
import { errorHeaders, errorResponse } from './error-response.ts';
import { createContext, type Env } from './request-context.ts';

const BODY_BYTES_MAX = 64 * 1024;

export function mountTrpc(app: Hono<Env>, deps: Deps): void {
  app.all('/api/trpc/*', async (c) => {
    const requestId = c.get('requestId');
    try {
      if (!['GET', 'POST'].includes(c.req.method)) throw new AppError('METHOD', undefined, { allow: ['GET', 'POST'] });
      let request = c.req.raw;
      const path = procedurePath(request);
      if (request.method === 'POST') {
        const bytes = await readBytes(request, BODY_BYTES_MAX);
        if (bytes.length > 0) {
          if (!isJson(c.req.header('content-type'))) throw new AppError('MEDIA_TYPE');
          parseJsonObject(bytes);
        }
        request = new Request(request.url, { method: 'POST', headers: request.headers, body: new Uint8Array(bytes) });
      }
      const { ctx, headers } = await createContext(c, deps);
      c.set('route', `/trpc/${Object.hasOwn(appRouter._def.procedures as object, path) ? path : '?'}`);
      const response = await fetchRequestHandler({
        endpoint: '/api/trpc',
        req: request,
        router: appRouter,
        allowBatching: false,
        createContext: () => ctx,
        responseMeta: ({ errors }) => ({ headers: new Headers(errors.flatMap((error) => errorHeaders(toAppError(error)))) }),
        onError({ error }) {
          if (toAppError(error).code === 'INTERNAL')
            deps.logger.error('unexpected error', { requestId, ...errorFields(error.cause ?? error) });
        },
      });
      const merged = new Headers(response.headers);
      for (const [name, value] of headers) if (name !== 'set-cookie') merged.set(name, value);
      for (const cookie of headers.getSetCookie()) merged.append('Set-Cookie', cookie);
      merged.set('Cache-Control', 'no-store');
      const text = await response.text();
      return new Response(text, { status: statusOf(response, text), headers: merged });
    } catch (error) {
      return errorResponse(error, requestId, deps.logger);
    }
  });
}

/** The adapter answers a name it cannot decode with 500, before there is a context. @throws AppError NOT_FOUND */
function procedurePath(request: Request): string {
  try {
    return decodeURIComponent(new URL(request.url).pathname.slice('/api/trpc/'.length));
  } catch {
    throw new AppError('NOT_FOUND');
  }
}

/** Our own table decides the status, tRPC's would turn a conflict into something else. */
function statusOf(response: Response, text: string): number {
  if (response.ok) return response.status;
  const body = JSON.parse(text) as { error?: { data?: { httpStatus?: number } } };
  return body.error?.data?.httpStatus ?? response.status;
}
