/** The Hono app for all requests that are not static files. The order of the middleware matters. */
import { randomUUID } from 'node:crypto';
import { Hono, type MiddlewareHandler } from 'hono';
import type { Context, Deps } from './context.ts';
import { errorResponse } from './http/api/error-response.ts';
import { mountExports } from './http/api/export.route.ts';
import { mountRest } from './http/api/rest.route.ts';
import { mountTrpc } from './http/api/trpc.route.ts';
import { createMetrics, mountHealth, type Readiness } from './http/health.route.ts';
import { mountOpenApi } from './http/openapi/openapi.route.ts';
import { errorPage, isAppPath, mountAppPages } from './http/pages/app-pages.route.ts';
import { mountDevEmail } from './http/pages/dev-email.route.ts';
import { addDemoBanner } from './http/pages/html-page.ts';
import { addRenewedCookies, type Env, peerIp } from './http/request-context.ts';
import { rejectCrossSite } from './http/security/cross-site.ts';
import { commonHeaders, PAGE_HEADERS, QUIET_HEADERS } from './http/security/security-headers.ts';
import { modules } from './modules.ts';
import { writeDenied } from './platform/audit/audit.service.ts';
import { AppError } from './platform/errors.ts';
import { ipPrefix } from './platform/ip.ts';
import { errorFields } from './platform/logger.ts';
import { yieldToEventLoop } from './platform/process/event-loop.ts';
import { reportProgress } from './platform/process/watchdog.ts';
import { continueTrace, failSpan, inSpan, SpanKind } from './platform/tracing/spans.ts';

const READING = ['GET', 'HEAD'];

/** Hono's `:name` matches one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Call it after mounting all routes. Handlers for all methods check methods themselves, and `/*`
 * belongs to the application pages, which have their own list.
 */
function knownMethods(app: Hono<Env>): (pathname: string) => string[] {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => ({
      pattern: patternOf(path),
      methods: method === 'GET' ? READING : [method],
    }));
  return (pathname) => {
    if (isAppPath(pathname)) return READING;
    return [
      ...new Set(routes.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ methods }) => methods)),
    ];
  };
}

const isProven = ({ admin, affiliate, token }: Context): boolean =>
  Boolean(admin ?? token) || affiliate?.provisional === false;

/**
 * SEC-36: a signed-in caller or a token that is denied access leaves a row in the audit log. Others
 * are only in the request log: a sign-up whose address nobody proved could fill the table, too.
 */
function auditDenied(deps: Deps): MiddlewareHandler<Env> {
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

const MONITORING: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/** Route and request id are those of the log; addresses can hold tokens, so they are left out. */
const traceRequest: MiddlewareHandler<Env> = (c, next) => {
  if (MONITORING.has(c.req.path)) return next();
  const { method } = c.req;
  const headers = { traceparent: c.req.header('traceparent'), tracestate: c.req.header('tracestate') };
  return continueTrace(headers, () =>
    inSpan(method, { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } }, async (span) => {
      await next();
      const { status } = c.res;
      const route = c.get('route') ?? 'other';
      span.updateName(`${method} ${route}`).setAttributes({
        'http.route': route,
        'http.response.status_code': status,
        'request.id': c.get('requestId'),
      });
      if (status >= 500) failSpan(span, String(status));
    }),
  );
};

/** A browser never sends a token by itself, and a token has a limit of its own. */
function guardSessions(deps: Deps): MiddlewareHandler<Env> {
  return async (c, next) => {
    if (!c.get('token')) {
      rejectCrossSite(c.req.raw, deps.config);
      deps.addressLimiter.consumeLocal('api', peerIp(c, deps).limitKey);
    }
    await next();
  };
}

export const REQUESTS_MAX = 200;
const RETRY_AFTER_SECONDS = 2;
const FOR_PROGRAMS = /^\/api(?:\/|$)|\.json$/;

/** @throws AppError UNAVAILABLE for programs; people get a page */
function rejectBusy(pathname: string): Response {
  const error = new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (FOR_PROGRAMS.test(pathname)) throw error;
  return errorPage(error, PAGE_HEADERS.private);
}

/**
 * Bounds how many requests are worked on at once, so that those that were accepted end soon. Until
 * its response begins: open streams do not count. @throws AppError UNAVAILABLE
 */
export function limitRequests(): MiddlewareHandler<Env> {
  const running = new Set<{ complete: boolean }>();
  // While a body arrives there is nothing to do: slow senders must not use up the places.
  const isFull = () =>
    running.size >= REQUESTS_MAX && [...running].filter(({ complete }) => complete).length >= REQUESTS_MAX;
  return async (c, next) => {
    const request = isFull() ? null : (c.env?.incoming ?? { complete: true });
    if (request) running.add(request);
    try {
      // Rejections too: a thousand of them would keep health checks waiting for seconds.
      await yieldToEventLoop();
      if (!request) return rejectBusy(c.req.path);
      await next();
    } finally {
      if (request) running.delete(request);
      reportProgress();
    }
  };
}

export function createApp(
  deps: Deps,
  readiness: Readiness = { isStarting: false, isStopping: false },
): Hono<Env> {
  const app = new Hono<Env>();
  const metrics = createMetrics();
  const common = commonHeaders(deps.config);

  // Before the log, whose line names the trace.
  app.use(traceRequest);
  // So that later errors are logged with the request id and carry the common headers.
  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', randomUUID());
    await next();
    for (const [name, value] of common) c.res.headers.set(name, value);
    for (const [name, value] of QUIET_HEADERS) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('X-Request-Id', c.get('requestId'));
    addRenewedCookies(c);
    const route = c.get('route') ?? 'other';
    const took = performance.now() - started;
    metrics.observe(route, c.req.method, c.res.status, took / 1000);
    deps.logger.info('request', {
      requestId: c.get('requestId'),
      method: c.req.method,
      route,
      status: c.res.status,
      ms: Math.round(took),
      ip: ipPrefix(peerIp(c, deps).ip),
    });
  });

  if (deps.config.isPublicDemo) app.use(addDemoBanner);
  mountHealth(app, deps, readiness, metrics);
  // The server is listening, but migrations have not run and jobs have not started.
  app.use(async (_, next) => {
    if (readiness.isStarting) throw new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 2 });
    await next();
  });
  app.use(limitRequests());
  for (const { signedRoutes = [] } of modules) for (const mount of signedRoutes) mount(app, deps);

  for (const { apiMiddleware = [] } of modules)
    for (const middleware of apiMiddleware) app.use('/api/*', middleware(deps));
  app.use('/api/*', guardSessions(deps));
  app.use('/api/*', auditDenied(deps));
  mountOpenApi(app, deps);
  mountExports(app, deps);
  for (const { routes = [] } of modules) for (const mount of routes) mount(app, deps);
  mountTrpc(app, deps);
  mountRest(app, deps);
  mountDevEmail(app, deps);
  mountAppPages(app, deps);

  const methodsOf = knownMethods(app);
  app.notFound((c) => {
    const allow = methodsOf(c.req.path);
    // A route that supports the method and still ended here returned "not found" on purpose.
    const isOtherMethod = allow.length > 0 && !allow.includes(c.req.method);
    const error = isOtherMethod ? new AppError('METHOD', undefined, { allow }) : new AppError('NOT_FOUND');
    return errorResponse(error, c.get('requestId'), deps.logger);
  });
  // The routes throw: every error becomes a response here, and an unexpected one is logged once.
  app.onError((error, c) => errorResponse(error, c.get('requestId'), deps.logger));
  return app;
}
