/** tRPC under /api/trpc, without batching (a batch would bypass limits per call). */
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import type { Hono } from 'hono';
import type { Context, Deps } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { toAppError } from '#server/trpc/error-conversion.ts';
import { appRouter, type Definition, PROCEDURES } from '#server/trpc/router.ts';
import { requirePolicy } from '#server/trpc/trpc.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { createContext, decodedPath, type Env } from '../request-context.ts';
import { isJson, parseJsonObject, readBytes } from '../uploads/body.ts';
import { errorHeaders } from './error-response.ts';

const BODY_BYTES_MAX = 64 * 1024;
const ALLOW = { query: ['GET'], mutation: ['POST'], subscription: ['GET'] } as const;

function mayCall(ctx: Context, { meta }: Definition): boolean {
  try {
    const { policy = 'owner', scope } = meta ?? {};
    requirePolicy(ctx, policy, scope);
    return true;
  } catch {
    return false;
  }
}

/** @throws AppError 400, 413, 415 */
async function readBody(request: Request, bytesMax = BODY_BYTES_MAX): Promise<Buffer> {
  const bytes = await readBytes(request, bytesMax);
  if (!isJson(request.headers.get('content-type') ?? undefined)) throw new AppError('MEDIA_TYPE');
  if (bytes.length > 0) parseJsonObject(bytes);
  return bytes;
}

/** Authorisation comes first: tRPC denies a call by its policy and needs no body for that. */
async function postRequest(
  request: Request,
  ctx: Context,
  procedure: Definition | undefined,
): Promise<Request> {
  const headers = new Headers(request.headers);
  const isRejected = procedure !== undefined && !mayCall(ctx, procedure);
  const body = isRejected ? '{}' : new Uint8Array(await readBody(request, procedure?.meta?.bodyBytesMax));
  if (isRejected) headers.set('Content-Type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body });
}

export function mountTrpc(app: Hono<Env>, deps: Deps): void {
  app.all(`${apiPaths.trpc}/*`, async (c) => {
    const requestId = c.get('requestId');
    // The adapter would respond with 500 to a name that it cannot decode.
    const path = decodedPath(new URL(c.req.url).pathname.slice(`${apiPaths.trpc}/`.length));
    const procedure = PROCEDURES.get(path);
    c.set('route', `/trpc/${procedure ? path : '?'}`);
    const allow = procedure ? ALLOW[procedure.type] : (['GET', 'POST'] as const);
    if (!allow.some((method) => method === c.req.method)) throw new AppError('METHOD', undefined, { allow });
    // tRPC would reject it too, but before there is a context with the request's id.
    if (c.req.query('batch') === '1') throw new AppError('BAD_REQUEST');
    const { ctx, headers } = await createContext(c, deps);
    const request = c.req.method === 'POST' ? await postRequest(c.req.raw, ctx, procedure) : c.req.raw;
    const response = await fetchRequestHandler({
      endpoint: apiPaths.trpc,
      req: request,
      router: appRouter,
      allowBatching: false,
      createContext: () => ctx,
      responseMeta: ({ errors }) => ({
        // Our status table; tRPC would map a conflict to another status.
        status: errors[0] && toAppError(errors[0]).status,
        headers: new Headers([...headers, ...errors.flatMap((error) => errorHeaders(toAppError(error)))]),
      }),
      onError({ error }) {
        if (toAppError(error).code === 'INTERNAL')
          deps.logger.error('unexpected error', { requestId, ...errorFields(error.cause ?? error) });
      },
    });
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('Content-Type', 'application/json; charset=utf-8');
    return response;
  });
}
