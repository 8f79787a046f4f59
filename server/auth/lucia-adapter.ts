/** Lucia's database methods. Callers use plain session ids; only their hash is stored (LUC-4). */
import type { Adapter, DatabaseSession } from 'lucia';
import { kysely, pruneRows } from '#server/database/kysely.ts';
import { sha256 } from '#server/platform/crypto.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountTable } from './device-generation.ts';
import { SessionEntity, type SessionKind } from './session.entity.ts';

type SessionUser = { id: number; attributes: Record<string, unknown> };
/** `ipPrefix`, `browser` and `lifetimeMs` are written, never read back. */
export type SessionAttributes = {
  publicId: string;
  provisional: boolean;
  ipPrefix?: string;
  browser?: string;
  lifetimeMs?: number | null;
  absoluteExpiresAt?: Date;
};
/** The accounts that sign in with one kind of session. */
export type Accounts = {
  table: AccountTable;
  /** Null for a disabled, closed or deleted account: its sessions end at once (LUC-6). */
  findUser(db: Database, id: number): Promise<SessionUser | null>;
};

export function createLuciaAdapter(
  db: Database,
  kind: SessionKind,
  absoluteMs: number,
  { findUser }: Accounts,
): Adapter {
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
    async setSession(session: DatabaseSession) {
      const { publicId, provisional, ipPrefix, browser, lifetimeMs } = session.attributes;
      const now = Date.now();
      const absolute = new Date(now + Math.min(absoluteMs, lifetimeMs ?? absoluteMs));
      await db.fork().insert(SessionEntity, {
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
      await db.fork().nativeDelete(SessionEntity, { idHash: sha256(id), kind });
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
