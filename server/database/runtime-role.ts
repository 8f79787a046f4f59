/** The database role that runs the server without owning its tables (PostgreSQL only). */
import { readFileSync } from 'node:fs';
import { type Database, type Em, queryRows, runStatement } from '../platform/database/database.ts';
import type { TableRight } from './define-tables.ts';
import { TABLE_RIGHTS } from './tables.ts';

const ROLE = new URL('runtime-role.sql', import.meta.url);
const RIGHTS: Record<TableRight, string> = {
  append: 'insert',
  change: 'insert, update',
  delete: 'insert, update, delete',
};

/** For the owner of the tables, after the migrations. @returns false without such a role */
export async function grantRuntimeRights(db: Database): Promise<boolean> {
  // Raw: the catalogue of roles, and a file of GRANT statements.
  const roles = await queryRows(db.fork(), `select from pg_roles where rolname = 'storefront_runtime'`);
  if (roles.length === 0) return false;
  // In one step: nodes that run have their rights at every moment, also if this is interrupted.
  await db.fork().transactional(async (inner) => {
    const em = inner as Em;
    await runStatement(em, readFileSync(ROLE, 'utf8'));
    for (const [table, right] of Object.entries(TABLE_RIGHTS))
      await runStatement(em, `grant ${RIGHTS[right]} on ${table} to storefront_runtime`);
  });
  return true;
}
