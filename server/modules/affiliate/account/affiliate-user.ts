import type { FindUser } from '#server/auth/lucia-adapter.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AffiliateEntity } from './affiliate.entity.ts';

/**
 * The session lookup calls this: a closed account has no sessions; a paused one
 * can still view its stats.
 */
export const findAffiliateUser =
  (db: Database): FindUser =>
  async (id) => {
    const row = await db
      .fork()
      .findOne(AffiliateEntity, { id, status: ['active', 'paused'] }, { fields: ['id', 'name'] });
    return row && { id: row.id, attributes: { name: row.name } };
  };
