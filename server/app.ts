/** The Hono app for all requests that are not static files. The order of the middleware matters. */
import { Hono, type MiddlewareHandler } from 'hono';
import type { Deps } from './deps.ts';
import { errorResponse } from './http/api/error-response.ts';
import { mountExports } from './http/api/export.route.ts';
import { mountRest } from './http/api/rest.route.ts';
import { mountTrpc } from './http/api/trpc.route.ts';
import { createMetrics, mountHealth, type Readiness } from './http/health.route.ts';
import { mountOpenApi } from './http/openapi/openapi.route.ts';
import { mountAppPages } from './http/pages/app-pages.route.ts';
import { addDemoBanner } from './http/pages/demo-banner.ts';
import { mountDevEmail } from './http/pages/dev-email.route.ts';
import { type Env, newRequestId, peerIp } from './http/request-context.ts';
import { limitRequests } from './http/request-limit.ts';
import { traceRequest } from './http/request-span.ts';
import { auditDenied } from './http/security/audit-denied.ts';
import { rejectCrossSite } from './http/security/cross-site.ts';
import { knownMethods } from './http/security/known-methods.ts';
import { commonHeaders, QUIET_HEADERS } from './http/security/security-headers.ts';
import { modules } from './modules.ts';
import { AppError } from './platform/errors.ts';
import { ipPrefix } from './platform/ip.ts';

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

export function createApp(
  deps: Deps,
  readiness: Readiness = { isStarting: false, isStopping: false },
): Hono<Env> {
  const app = new Hono<Env>();
  const metrics = createMetrics();
  const common = commonHeaders(deps.config);

  // Before the log, whose line names the trace.
  app.use(traceRequest);
  // First, so that later errors are logged with the request id and carry the common headers.
  app.use(async (c, next) => {
    const started = performance.now();
    c.set('requestId', newRequestId());
    await next();
    for (const [name, value] of common) c.res.headers.set(name, value);
    for (const [name, value] of QUIET_HEADERS) if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    c.res.headers.set('X-Request-Id', c.get('requestId'));
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
