/** SEC-04: a page of another site may call nothing here, reading included. Programs, which send neither header, may. */
import { AppError } from '#server/platform/errors.ts';

const READING = new Set(['GET', 'HEAD']);

/** @throws AppError CSRF */
export function refuseCrossSite(request: Request, origin: string, isAllowedHost: (host: string) => boolean): void {
  // A preflight is answered like any method that is not there: without a permission.
  if (request.method === 'OPTIONS') return;
  const site = request.headers.get('sec-fetch-site');
  // A link may be followed from anywhere: what it shows is shown to the visitor, not to the page they came from.
  if (READING.has(request.method) && (site === 'none' || request.headers.get('sec-fetch-mode') === 'navigate')) return;
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
