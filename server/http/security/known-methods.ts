/**
 * The methods of a path, read from the registered routes, so that
 * new routes are included automatically.
 */
import type { Hono } from 'hono';
import { isAppPath } from '../pages/app-pages.route.ts';
import type { Env } from '../request-context.ts';

const READING = ['GET', 'HEAD'];

/** Hono's `:name` matches one segment. */
const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Call it after mounting all routes. Handlers for all methods (middleware, REST, tRPC) check
 * methods themselves, and `/*` belongs to the application pages, which have their own list.
 */
export function knownMethods(app: Hono<Env>): (pathname: string) => string[] {
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
