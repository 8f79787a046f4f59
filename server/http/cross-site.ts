/** SEC-04: a page of another site may not change anything here. Programs, which send neither header, may. */
import { AppError } from '#server/platform/errors.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @throws AppError CSRF */
export function refuseCrossSite(request: Request, origin: string, isAllowedHost: (host: string) => boolean): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) {
    if (site !== 'same-origin') throw new AppError('CSRF');
    return;
  }
  const from = request.headers.get('origin');
  if (from === null || from === origin) return;
  // Loopback names stand for each other only when the request itself came to that very name and port.
  const host = request.headers.get('host');
  if (
    URL.canParse(from) &&
    host &&
    new URL(from).host === host &&
    isAllowedHost(host) &&
    new URL(from).protocol === new URL(origin).protocol
  )
    return;
  throw new AppError('CSRF');
}
