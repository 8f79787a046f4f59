/** SEC-04: rejects calls from other sites' pages, reads too. Programs send neither header. */
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from '#server/platform/errors.ts';

const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

export const isLoopbackName = (host: string): boolean => LOOPBACK.test(host.toLowerCase());

/** Rejects unknown Host headers; on a public shop loopback names too (SEC-28). */
export const isAllowedHost = (host: string, config: Pick<Config, 'allowedHosts' | 'isPublic'>): boolean => {
  const name = host.toLowerCase();
  return (
    (!config.isPublic && isLoopbackName(name)) ||
    config.allowedHosts.has(name) ||
    config.allowedHosts.has(name.replace(/:\d+$/, ''))
  );
};

const READING = new Set(['GET', 'HEAD']);

/** @throws AppError CSRF */
export function rejectCrossSite(
  request: Request,
  config: Pick<Config, 'origin' | 'allowedHosts' | 'isPublic'>,
): void {
  // A preflight gets the same response as an unknown method: no permission.
  if (request.method === 'OPTIONS') return;
  const site = request.headers.get('sec-fetch-site');
  // Links from other sites: the visitor sees the result, the linking page does not.
  if (
    READING.has(request.method) &&
    (site === 'none' || request.headers.get('sec-fetch-mode') === 'navigate')
  )
    return;
  if (site !== null) {
    if (site !== 'same-origin') throw new AppError('CSRF');
    return;
  }
  const from = request.headers.get('origin');
  if (from === null || from === config.origin) return;
  // Loopback names are equivalent only if the request was sent to the same loopback name and port.
  const host = request.headers.get('host');
  if (
    URL.canParse(from) &&
    host &&
    new URL(from).host === host &&
    isAllowedHost(host, config) &&
    new URL(from).protocol === new URL(config.origin).protocol
  )
    return;
  throw new AppError('CSRF');
}
