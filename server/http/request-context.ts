import type { HttpBindings } from '@hono/node-server';
import type { Context as HonoContext } from 'hono';
import { getCookie } from 'hono/cookie';
import type { SessionKind } from '#server/auth/session.entity.ts';
import type { Context, Deps, TokenActor } from '#server/context.ts';
import { AppError } from '#server/platform/errors.ts';
import { clientIp, ipKey, isLoopback, plainIp } from '#server/platform/ip.ts';
import type { AdminRole } from '#src/domain/viewer.ts';

export type Env = {
  Bindings: HttpBindings;
  /** `token` is set by the middleware of `/api`, if the request has one. */
  Variables: {
    requestId: string;
    route?: string;
    ctx?: Context;
    token?: TokenActor;
    /** Set-Cookie values. */
    renewedCookies?: readonly string[];
  };
};
export type Http = HonoContext<Env>;

/** A name that occurs twice counts as missing. No input makes this throw. */
function readCookie(c: Http, name: string): string | null {
  const header = c.req.header('cookie') ?? '';
  const times = header.split(';').filter((part) => part.trim().startsWith(`${name}=`)).length;
  return times === 1 ? (getCookie(c, name) ?? null) : null;
}

const peerAddress = (c: Http): string => plainIp(c.env?.incoming?.socket?.remoteAddress ?? '127.0.0.1');

export function peerIp(c: Http, deps: Deps): { ip: string; limitKey: string | null } {
  const peer = peerAddress(c);
  const ip = clientIp(peer, c.req.header('x-forwarded-for'), deps.config.trustProxy);
  return { ip, limitKey: isLoopback(peer) && !deps.config.trustProxySet ? null : ipKey(ip) };
}

/** @throws AppError NOT_FOUND if it cannot be decoded */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new AppError('NOT_FOUND');
  }
}

const secondsUntil = (date: Date): number => Math.max(0, Math.floor((date.getTime() - Date.now()) / 1000));

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** For every response, errors too. A cookie that the response sets itself (sign-out) stays. */
export function addRenewedCookies(c: Http): void {
  const own = c.res.headers.getSetCookie();
  for (const cookie of c.get('renewedCookies') ?? []) {
    const start = cookie.slice(0, cookie.indexOf('=') + 1);
    if (!own.some((line) => line.startsWith(start))) c.res.headers.append('Set-Cookie', cookie);
  }
}

/**
 * Resolves both sessions, or neither if the request has an API token: it is the only identity then.
 * If the database is unavailable it throws instead of returning an anonymous context (LUC-8).
 * @throws AppError STORAGE_FULL
 */
export async function createContext(c: Http, deps: Deps) {
  if (!READING.has(c.req.method)) await deps.disk.requireRoom();
  const headers = new Headers();
  const token = c.get('token') ?? null;
  const cookie = (name: string) => (token ? null : readCookie(c, name));
  const find = async (kind: SessionKind) => {
    const session = await deps.sessions.validate(kind, cookie(deps.sessions.cookieName(kind)));
    if (session?.renewedCookie)
      c.set('renewedCookies', [...(c.get('renewedCookies') ?? []), session.renewedCookie]);
    return session;
  };
  const admin = await find('admin');
  const affiliate = await find('affiliate');
  // The admin area warns before an idle session ends.
  if (admin) headers.set('X-Session-Ends-In', String(secondsUntil(admin.endsAt)));
  const ctx: Context = {
    deps,
    em: deps.db.fork(),
    admin: admin && {
      id: admin.userId,
      username: String(admin.user.username),
      role: admin.user.role as AdminRole,
      sessionPublicId: admin.publicId,
    },
    affiliate: affiliate && {
      id: affiliate.userId,
      name: String(affiliate.user.name),
      provisional: affiliate.provisional,
    },
    token,
    request: {
      id: c.get('requestId'),
      ...peerIp(c, deps),
      arrival: {
        host: c.req.header('host') ?? '',
        peer: peerAddress(c),
        forwardedFor: c.req.header('x-forwarded-for') ?? null,
        forwardedProto: c.req.header('x-forwarded-proto') ?? null,
      },
      isBrowser: c.req.header('sec-fetch-site') !== undefined || c.req.header('origin') !== undefined,
      userAgent: c.req.header('user-agent') ?? null,
      idempotencyKey: c.req.header('idempotency-key') ?? null,
      cookie,
    },
    setCookie: (value) => {
      if (!token) headers.append('Set-Cookie', value);
    },
    setHeader: (name, value) => headers.set(name, value),
  };
  c.set('ctx', ctx);
  return { ctx, headers };
}
