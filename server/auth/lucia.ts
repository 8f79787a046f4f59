/**
 * Sessions, with separate cookies and lifetimes per kind (LUC-2). No other module imports lucia
 * (LUC-1). Cookies are parsed here, because lucia's parser throws on a stray '%'.
 */
import { randomUUID } from 'node:crypto';
import { type Adapter, Lucia, TimeSpan } from 'lucia';
import { kysely, pruneRows } from '#server/database/kysely.ts';
import { sha256 } from '#server/platform/crypto.ts';
import type { Database, Em } from '#server/platform/database/database.ts';
import { browserName } from '#src/domain/shared/browser-name.ts';
import { DAY_MS, HOUR_MS } from '#src/domain/shared/dates.ts';
import { SessionEntity, type SessionKind } from './session.entity.ts';

type SessionUser = { id: number; attributes: Record<string, unknown> };
/** `ipPrefix`, `browser` and `lifetimeMs` are written, never read back. */
type SessionAttributes = {
  publicId: string;
  provisional: boolean;
  ipPrefix?: string;
  browser?: string;
  lifetimeMs?: number | null;
  absoluteExpiresAt?: Date;
};
/** Null for a disabled, closed or deleted account: its sessions end at once (LUC-6). */
export type FindUser = (db: Database, id: number) => Promise<SessionUser | null>;

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
    table: 'admin_account',
    cookie: '__Host-admin',
    sameSite: 'strict',
    idle: new TimeSpan(30, 'm'),
    absoluteMs: 8 * HOUR_MS,
    perUser: 5,
  },
  affiliate: {
    table: 'affiliate',
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

const SESSION_ID = /^[a-z2-7]{40}$/;
const isSessionId = (value: string | null): value is string => value !== null && SESSION_ID.test(value);

export function createSessions(db: Database, users: Record<SessionKind, FindUser>) {
  const build = (kind: SessionKind, em?: Em) => {
    const { cookie, sameSite, idle } = SETTINGS[kind];
    return new Lucia(createAdapter(db, kind, users[kind], em), {
      sessionExpiresIn: idle,
      sessionCookie: { name: cookie, expires: true, attributes: { secure: true, sameSite, path: '/' } },
      getSessionAttributes: (attributes) => attributes,
      getUserAttributes: (attributes) => attributes,
    });
  };
  const lucias = { admin: build('admin'), affiliate: build('affiliate') };

  async function endOldest(em: Em, kind: SessionKind, userId: number): Promise<void> {
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
    /** Runs in the transaction of `em`, if given. @returns the Set-Cookie value */
    async create(kind: SessionKind, userId: number, meta: NewSession, em = db.fork()): Promise<string> {
      const lucia = build(kind, em);
      const session = await lucia.createSession(userId, {
        publicId: randomUUID(),
        provisional: meta.provisional ?? false,
        ipPrefix: meta.ipPrefix,
        browser: browserName(meta.userAgent),
        lifetimeMs: meta.lifetimeMs ?? null,
      });
      await endOldest(em, kind, userId);
      return lucia.createSessionCookie(session.id).serialize();
    },
    async validate(kind: SessionKind, cookieValue: string | null) {
      if (!isSessionId(cookieValue)) return null;
      const lucia = lucias[kind];
      const { session, user } = await lucia.validateSession(cookieValue);
      if (!session) return null;
      const { expiresAt, absoluteExpiresAt = expiresAt } = session;
      return {
        userId: session.userId,
        publicId: session.publicId,
        provisional: session.provisional,
        user,
        /** When it ends without another call. */
        endsAt: absoluteExpiresAt < expiresAt ? absoluteExpiresAt : expiresAt,
        renewedCookie: session.fresh ? lucia.createSessionCookie(session.id).serialize() : null,
      };
    },
    /**
     * Ends the presented session, if any. Runs in the transaction of `em`, if given.
     * @returns the Set-Cookie value that clears the cookie
     */
    async end(kind: SessionKind, cookieValue: string | null, em?: Em): Promise<string> {
      if (isSessionId(cookieValue)) await build(kind, em).invalidateSession(cookieValue);
      return lucias[kind].createBlankSessionCookie().serialize();
    },
    /** Also revokes the account's known devices. Runs in the transaction of `em`. */
    async endAll(em: Em, kind: SessionKind, userId: number): Promise<void> {
      await em.nativeDelete(SessionEntity, { kind, userId });
      await forgetDevices(em, kind, userId);
    },
    async prune(): Promise<void> {
      await lucias.admin.deleteExpiredSessions();
      await lucias.affiliate.deleteExpiredSessions();
    },
  };
}

/** Lucia uses plain session ids; only their hash is stored (LUC-4). */
function createAdapter(db: Database, kind: SessionKind, findUser: FindUser, given?: Em): Adapter {
  const { absoluteMs } = SETTINGS[kind];
  return {
    async getSessionAndUser(id) {
      const row = await db.fork().findOne(SessionEntity, { idHash: sha256(id), kind });
      if (!row || row.absoluteExpiresAt.getTime() <= Date.now()) return [null, null];
      const user = await findUser(db, row.userId);
      return [
        {
          id,
          userId: row.userId,
          expiresAt: row.expiresAt,
          attributes: {
            publicId: row.publicId,
            provisional: row.provisional,
            absoluteExpiresAt: row.absoluteExpiresAt,
          },
        },
        user && { id: user.id, attributes: user.attributes },
      ];
    },
    async setSession(session) {
      const { publicId, provisional, ipPrefix, browser, lifetimeMs } = session.attributes;
      const now = Date.now();
      const absolute = new Date(now + Math.min(absoluteMs, lifetimeMs ?? absoluteMs));
      await (given ?? db.fork()).insert(SessionEntity, {
        idHash: sha256(session.id),
        publicId,
        kind,
        userId: session.userId,
        provisional,
        ipPrefix,
        browser,
        createdAt: new Date(now),
        expiresAt: session.expiresAt < absolute ? session.expiresAt : absolute,
        absoluteExpiresAt: absolute,
      });
    },
    // Updates only, never upserts: a session that a concurrent logout deleted must not return.
    async updateSessionExpiration(id, expiresAt) {
      await kysely(db.fork())
        .updateTable('session')
        .set(({ fn, val, ref }) => ({
          expiresAt: fn<Date>('least', [val(expiresAt), ref('absoluteExpiresAt')]),
        }))
        .where('idHash', '=', sha256(id))
        .where('kind', '=', kind)
        .execute();
    },
    async deleteSession(id) {
      await (given ?? db.fork()).nativeDelete(SessionEntity, { idHash: sha256(id), kind });
    },
    async deleteUserSessions() {
      throw new Error('not used: sessions end in the transaction of their reason');
    },
    /** LUC-7: in batches; runs every ten minutes. */
    async deleteExpiredSessions() {
      await pruneRows(db.fork(), 'session', 'idHash', (eb) =>
        eb.and([eb('kind', '=', kind), eb('expiresAt', '<=', new Date())]),
      );
    },
    async getUserSessions() {
      throw new Error('not used: sessions are listed by their public ids');
    },
  };
}

/** @returns null if there is no such account */
export async function deviceGeneration(em: Em, kind: SessionKind, id: number): Promise<number | null> {
  const row = await kysely(em)
    .selectFrom(SETTINGS[kind].table)
    .select('deviceGeneration')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.deviceGeneration ?? null;
}

/** Revokes all known devices: each has to sign in again before it has its own counters. */
export async function forgetDevices(em: Em, kind: SessionKind, id: number): Promise<void> {
  await kysely(em)
    .updateTable(SETTINGS[kind].table)
    .set((eb) => ({ deviceGeneration: eb('deviceGeneration', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
