import type { FindUser } from '#server/auth/lucia-adapter.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AdminEntity } from './admin.entity.ts';

/** The session lookup calls this: a disabled account has no sessions. */
export const findAdminUser =
  (db: Database): FindUser =>
  async (id) => {
    const row = await db
      .fork()
      .findOne(AdminEntity, { id, disabledAt: null }, { fields: ['id', 'username', 'role'] });
    return row && { id: row.id, attributes: { username: row.username, role: row.role } };
  };
