/**
 * Sessions, with separate cookies and lifetimes per kind (LUC-2). No other module imports lucia
 * (LUC-1). Cookies are parsed here, because lucia's parser throws on a stray '%'.
 */
import { randomUUID } from 'node:crypto';
import { Lucia, TimeSpan } from 'lucia';
import type { Database, Em } from '#server/platform/database/database.ts';
import { browserName } from '#src/domain/shared/browser-name.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/shared/dates.ts';
import { type AccountTable, forgetDevices } from './device-generation.ts';
import { type Accounts, createLuciaAdapter, type SessionAttributes } from './lucia-adapter.ts';
import { SessionEntity, type SessionKind } from './session.entity.ts';

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, Record<string, unknown>>;
    UserId: number;
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: Record<string, unknown>;
  }
}

const SETTINGS = {
  admin: {
    cookie: '__Host-admin',
    sameSite: 'strict',
    idle: new TimeSpan(30, 'm'),
    absoluteMs: 8 * HOUR_MS,
    perUser: 5,
  },
  affiliate: {
    cookie: '__Host-aff',
    sameSite: 'lax',
    idle: new TimeSpan(24, 'h'),
    absoluteMs: 7 * DAY_MS,
    perUser: 10,
  },
} as const;

export type NewSession = {
  ipPrefix: string;
  userAgent: string | null;
  provisional?: boolean;
  lifetimeMs?: number;
};

export type SessionService = ReturnType<typeof createSessions>;

const earlier = (a: Date, b: Date | undefined): Date => (b && b < a ? b : a);

const SESSION_ID = /^[a-z2-7]{40}$/;
const isSessionId = (value: string | null): value is string => value !== null && SESSION_ID.test(value);

export function createSessions(db: Database, accounts: Record<SessionKind, Accounts>) {
  const build = (kind: SessionKind) => {
    const { cookie, sameSite, idle, absoluteMs } = SETTINGS[kind];
    return new Lucia(createLuciaAdapter(db, kind, absoluteMs, accounts[kind]), {
      sessionExpiresIn: idle,
      sessionCookie: { name: cookie, expires: true, attributes: { secure: true, sameSite, path: '/' } },
      getSessionAttributes: (attributes) => attributes,
      getUserAttributes: (attributes) => attributes,
    });
  };
  const lucias = { admin: build('admin'), affiliate: build('affiliate') };

  async function endOldest(kind: SessionKind, userId: number): Promise<void> {
    const em = db.fork();
    const surplus = await em.find(
      SessionEntity,
      { kind, userId },
      { orderBy: { createdAt: 'desc' }, offset: SETTINGS[kind].perUser, limit: 100, fields: ['idHash'] },
    );
    if (surplus.length > 0)
      await em.nativeDelete(SessionEntity, { idHash: surplus.map((row) => row.idHash) });
  }

  return {
    cookieName: (kind: SessionKind): string => SETTINGS[kind].cookie,
    tableOf: (kind: SessionKind): AccountTable => accounts[kind].table,
    /** @returns the Set-Cookie value */
    async create(kind: SessionKind, userId: number, meta: NewSession): Promise<string> {
      const lucia = lucias[kind];
      const session = await lucia.createSession(userId, {
        publicId: randomUUID(),
        provisional: meta.provisional ?? false,
        ipPrefix: meta.ipPrefix,
        browser: browserName(meta.userAgent),
        lifetimeMs: meta.lifetimeMs ?? null,
      });
      await endOldest(kind, userId);
      return lucia.createSessionCookie(session.id).serialize();
    },
    async validate(kind: SessionKind, cookieValue: string | null) {
      if (!isSessionId(cookieValue)) return null;
      const lucia = lucias[kind];
      const { session, user } = await lucia.validateSession(cookieValue);
      if (!session) return null;
      return {
        userId: session.userId,
        publicId: session.publicId,
        provisional: session.provisional,
        user,
        /** When it ends without another call. */
        endsAt: earlier(session.expiresAt, session.absoluteExpiresAt),
        renewedCookie: session.fresh ? lucia.createSessionCookie(session.id).serialize() : null,
      };
    },
    /** Ends the presented session, if any. @returns the Set-Cookie value that clears the cookie */
    async end(kind: SessionKind, cookieValue: string | null): Promise<string> {
      if (isSessionId(cookieValue)) await lucias[kind].invalidateSession(cookieValue);
      return lucias[kind].createBlankSessionCookie().serialize();
    },
    /** Also revokes the account's known devices. Runs in the transaction of `em`. */
    async endAll(em: Em, kind: SessionKind, userId: number): Promise<void> {
      await em.nativeDelete(SessionEntity, { kind, userId });
      await forgetDevices(em, accounts[kind].table, userId);
    },
    async prune(): Promise<void> {
      await lucias.admin.deleteExpiredSessions();
      await lucias.affiliate.deleteExpiredSessions();
    },
  };
}
