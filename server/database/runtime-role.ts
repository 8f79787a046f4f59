/** The database role that runs the server without owning its tables (PostgreSQL only). */
import { readFileSync } from 'node:fs';
import { type Database, queryRows, runStatement } from '../platform/database/database.ts';

const RIGHTS = new URL('runtime-role.sql', import.meta.url);

/**
 * Grants the rights in `runtime-role.sql`. Call it as the owner
 * of the tables, after the migrations.
 * @returns false without such a role
 */
export async function grantRuntimeRights(db: Database): Promise<boolean> {
  const em = db.fork();
  // Raw: the catalogue of roles, and a file of GRANT statements.
  const roles = await queryRows(em, `select from pg_roles where rolname = 'storefront_runtime'`);
  if (roles.length === 0) return false;
  await runStatement(em, readFileSync(RIGHTS, 'utf8'));
  return true;
}
