/** Which methods a path knows, read from the routes themselves, so that a new route is covered the day it is mounted. */
import type { Hono } from 'hono';
import { isAppPath } from './app-pages.route.ts';
import type { Env } from './request-context.ts';

const READING = ['GET', 'HEAD'];

/** Hono's `:name` stands for one segment. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);

/**
 * Call it when everything is mounted. What is mounted for all methods (middleware, REST, tRPC) decides about methods by itself, and
 * `/*` belongs to the application pages, which have their own list of addresses.
 */
export function knownMethods(app: Hono<Env>): (pathname: string) => string[] {
  const routes = app.routes
    .filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*'))
    .map(({ method, path }) => ({ pattern: patternOf(path), methods: method === 'GET' ? READING : [method] }));
  return (pathname) => {
    if (isAppPath(pathname)) return READING;
    return [...new Set(routes.filter(({ pattern }) => pattern.test(pathname)).flatMap(({ methods }) => methods))];
  };
}
