/**
 * SEC-04: rejects all calls from pages of other sites, reads included. Programs
 * send neither header and are allowed.
 */
import type { Config } from '#server/platform/config/config.ts';
import { AppError } from '#server/platform/errors.ts';
import { isAllowedHost } from './host.ts';

const READING = new Set(['GET', 'HEAD']);

/** @throws AppError CSRF */
export function rejectCrossSite(
  request: Request,
  config: Pick<Config, 'origin' | 'allowedHosts' | 'isPublic'>,
): void {
  // A preflight gets the same response as an unknown method: no permission.
  if (request.method === 'OPTIONS') return;
  const site = request.headers.get('sec-fetch-site');
  // Links from other sites are allowed: the result is visible to
  // the visitor, not to the linking page.
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
