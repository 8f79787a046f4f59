/** Serves files from memory, the rest through the app, and limits connections (SEC-25). */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Deps } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { errorBody } from '#server/trpc/error-conversion.ts';
import { isAppPath } from './pages/app-pages.route.ts';
import type { Env } from './request-context.ts';
import { isAllowedHost, isLoopbackName } from './security/cross-site.ts';
import { commonHeaders, QUIET_HEADERS } from './security/security-headers.ts';
import type { StaticStore } from './static/static-store.ts';

export type DevMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const HEALTH = /^\/(healthz|readyz)$/;
/** A loop, because `/\/+$/` takes quadratic time for a path of many slashes. */
function withoutTrailingSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname[end - 1] === '/') end -= 1;
  return pathname.slice(0, end);
}

/** One leading slash and plain characters: the redirect can never leave this site (SEC-27). */
const LOCAL_PATH = /^\/[\w.-][\w./-]*$/;
const APP_PREFIX =
  /^\/(api|dev|forms)(\/|$)|^\/(healthz|readyz|metrics)$|^\/certificate\/[^/]+\/(certificate\.pdf|preview\.png)$/;

/** Responses outside the application. */
function plainResponses(deps: Deps) {
  const quiet = [...commonHeaders(deps.config), ...QUIET_HEADERS].flat();
  const noStore = ['Cache-Control', 'no-store', ...quiet];

  const reject = (response: ServerResponse, status: number, text: string): void => {
    response.writeHead(status, ['Content-Type', 'text/plain; charset=utf-8', ...noStore]);
    response.end(text);
  };
  return {
    reject,
    rejectHost(response: ServerResponse, pathname: string): void {
      const error = new AppError(
        'BAD_REQUEST',
        'This server has no site under that host name. Check the address.',
      );
      if (!pathname.startsWith('/api/')) return reject(response, error.status, error.message);
      const requestId = randomUUID();
      deps.logger.warn('unknown host', { requestId });
      const headers = ['Content-Type', 'application/json; charset=utf-8', 'X-Request-Id', requestId];
      response.writeHead(error.status, [...headers, ...noStore]);
      response.end(JSON.stringify(errorBody(error, requestId)));
    },
    redirect(response: ServerResponse, target: string): void {
      response.writeHead(301, ['Location', target, 'Cache-Control', 'public, max-age=300', ...quiet]);
      response.end();
    },
  };
}

export function createHttpServer(
  app: Hono<Env>,
  deps: Deps,
  store: StaticStore | null,
  dev: DevMiddleware | null,
): Server {
  const listener = getRequestListener(app.fetch);
  const { reject, rejectHost, redirect } = plainResponses(deps);

  /** Health checks use any address; a local metrics collector uses localhost. */
  const isExpectedHost = (host: string, pathname: string): boolean =>
    HEALTH.test(pathname) ||
    isAllowedHost(host, deps.config) ||
    (pathname === '/metrics' && isLoopbackName(host));

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/';
    const query = url.indexOf('?');
    const pathname = query === -1 ? url : url.slice(0, query);
    if (!isExpectedHost(request.headers.host ?? '', pathname)) return rejectHost(response, pathname);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    // First, because most requests are for it, and recognising application pages takes longer.
    if (isRead && store?.serve(request, response, pathname)) return;
    if (APP_PREFIX.test(pathname) || isAppPath(pathname)) {
      void listener(request, response);
      return;
    }
    if (dev) return dev(request, response, () => void listener(request, response));
    if (!isRead) {
      response.setHeader('Allow', 'GET, HEAD');
      const message = 'This address does not support this method. Use one that the Allow header names.';
      return reject(response, 405, message);
    }
    if (!store) return reject(response, 503, 'The site has not been built yet: npm run build.');
    const bare = withoutTrailingSlashes(pathname);
    if (bare !== pathname && LOCAL_PATH.test(bare)) {
      return redirect(response, bare + (query === -1 ? '' : url.slice(query)));
    }
    if (!store.serve(request, response, /^\/blog\/[^/]+$/.test(pathname) ? '/blog-404' : '/404', 404))
      reject(response, 404, 'There is nothing at this address. Check it and try again.');
  }

  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      connectionsCheckingInterval: 2000,
      keepAliveTimeout: 5000,
      headersTimeout: 10_000,
      requestTimeout: 60_000,
    },
    handle,
  );
  server.maxConnections = 2000;
  // No limit of requests per connection: beyond it, Node responds with 503 (measured).
  return server;
}
