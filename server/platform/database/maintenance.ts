/** Vacuums and analyses the embedded engine, which has no autovacuum. */
import { type Database, queryRows, runStatement } from './database.ts';

/** One table at a time, so that requests run in between. */
export async function vacuumEmbedded(db: Database): Promise<void> {
  if (db.engine !== 'pglite') return;
  const em = db.fork();
  // Raw: the catalogue and VACUUM have no typed form.
  const tables = await queryRows<{ name: string }>(
    em,
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  );
  for (const { name } of tables) await runStatement(em, `vacuum (analyze) ${name}`);
}
