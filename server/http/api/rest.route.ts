/**
 * Derives REST from the procedures' meta, which declares path, method and status; policy, input and
 * output come from the procedure. Decision 0004 explains why no library does this.
 */
import type { Hono } from 'hono';
import type { Context, Deps } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { appRouter, PROCEDURES } from '#server/trpc/router.ts';
import { requirePolicy, t } from '#server/trpc/trpc.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { createContext, decodedPath, type Env, type Http } from '../request-context.ts';
import { isJson, parseJsonObject, readBytes } from '../uploads/body.ts';
import { jsonResponse } from './error-response.ts';

export const BODY_BYTES_MAX = 32 * 1024;

export type RestRoute = ReturnType<typeof restRoutes>[number];

/** @throws Error at start if a procedure has no policy (deny by default) */
export const restRoutes = () =>
  [...PROCEDURES].flatMap(([procedure, { meta }]) => {
    if (!meta?.policy) throw new Error(`the procedure ${procedure} has no policy`);
    const { rest, policy, scope } = meta;
    if (!rest) return [];
    const params = [...rest.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const pattern = new RegExp(`^${rest.path.replace(/\{\w+\}/g, '([^/]+)')}$`);
    return [{ ...rest, procedure, params, pattern, policy, scope }];
  });

const createCaller = t.createCallerFactory(appRouter);

async function call(ctx: Context, name: string, input: unknown): Promise<unknown> {
  let target: unknown = createCaller(ctx);
  for (const part of name.split('.')) target = (target as Record<string, unknown>)[part];
  return await (target as (value: unknown) => Promise<unknown>)(input);
}

const NUMERIC_ID = /^[1-9]\d{0,14}$/;

async function readInput(c: Http, route: RestRoute, values: string[]): Promise<Record<string, unknown>> {
  const input: Record<string, unknown> = {};
  if (route.method === 'GET') {
    for (const [key, value] of new URL(c.req.url).searchParams) {
      // Rejects duplicates (parameter pollution).
      if (Object.hasOwn(input, key))
        throw new AppError(
          'BAD_REQUEST',
          `The parameter ${key.replace(/[^\w]/g, '').slice(0, 30)} is given more than once.`,
        );
      input[key] = value;
    }
  } else if (!route.noBody) {
    const bytes = await readBytes(c.req.raw, route.bodyBytesMax ?? BODY_BYTES_MAX);
    const contentType = c.req.header('content-type');
    const isEmpty = route.mayBeEmpty === true && bytes.length === 0;
    if (!isJson(contentType) && !(isEmpty && !contentType)) throw new AppError('MEDIA_TYPE');
    if (!isEmpty) Object.assign(input, parseJsonObject(bytes));
  }
  route.params.forEach((param, index) => {
    const value = decodedPath(values[index] ?? '');
    if (param === 'id' && !(route.id ?? NUMERIC_ID).test(value)) throw new AppError('NOT_FOUND');
    input[param] = value;
  });
  return input;
}

/** @param key of the list, or 'array' */
export const restList = (key: string, { items }: Page<unknown>): unknown =>
  key === 'array' ? items : { [key]: items };

function shapeList(c: Http, list: string, page: Page<unknown>, headers: Headers, origin: string): unknown {
  headers.set('X-Total-Count', String(page.total));
  if (page.totalIsMinimum) headers.set('X-Total-Count-Is-Minimum', 'true');
  if (page.nextCursor) {
    const next = new URL(c.req.url);
    next.searchParams.set('cursor', page.nextCursor);
    headers.set('Link', `<${origin}${next.pathname}${next.search}>; rel="next"`);
  }
  return restList(list, page);
}

export function mountRest(app: Hono<Env>, deps: Deps): void {
  const routes = restRoutes();
  app.all('/api/*', async (c, next) => {
    const path = new URL(c.req.url).pathname.slice('/api'.length);
    const matching = routes.filter((route) => route.pattern.test(path));
    if (matching.length === 0) return next();
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
    const route = matching.find((candidate) => candidate.method === method);
    if (!route) {
      const methods = matching.flatMap(({ method: own }) => (own === 'GET' ? ['GET', 'HEAD'] : [own]));
      throw new AppError('METHOD', undefined, { allow: [...new Set(methods)] });
    }
    c.set('route', route.path);
    const { ctx, headers } = await createContext(c, deps);
    // Authorisation is checked before the body is read.
    requirePolicy(ctx, route.policy, route.scope);
    const input = await readInput(c, route, (route.pattern.exec(path) ?? []).slice(1));
    const output = await call(ctx, route.procedure, input);
    const body = route.list
      ? shapeList(c, route.list, output as Page<unknown>, headers, deps.config.origin)
      : output;
    return jsonResponse(body, route.status ?? 200, headers);
  });
}
