/** Bounds how many requests are worked on at once, so that those that were accepted end soon. */
import type { MiddlewareHandler } from 'hono';
import { AppError } from '#server/platform/errors.ts';
import { yieldToEventLoop } from '#server/platform/process/event-loop.ts';
import { reportProgress } from '#server/platform/process/watchdog.ts';
import { errorPage } from './pages/app-pages.route.ts';
import type { Env } from './request-context.ts';
import { PAGE_HEADERS } from './security/security-headers.ts';

export const REQUESTS_MAX = 200;
const RETRY_AFTER_SECONDS = 2;
const FOR_PROGRAMS = /^\/api(?:\/|$)|\.json$/;

/** @throws AppError UNAVAILABLE for programs; people get a page */
function reject(pathname: string): Response {
  const error = new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: RETRY_AFTER_SECONDS });
  if (FOR_PROGRAMS.test(pathname)) throw error;
  return errorPage(error, PAGE_HEADERS.private);
}

/** Until its response begins: open streams do not count. @throws AppError UNAVAILABLE */
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
      if (!request) return reject(c.req.path);
      await next();
    } finally {
      if (request) running.delete(request);
      reportProgress();
    }
  };
}
