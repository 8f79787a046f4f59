/**
 * PostgreSQL: the limits of the role that the server runs as. All other
 * tests of this project use that role too.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { queryRows } from '../platform/database/database.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let t: TestApp;
beforeEach(async (test) => {
  t = await createTestApp();
  test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one role');
});

const asServer = (statement: string) => queryRows(t.deps.db.fork(), statement);

describe('the runtime role', () => {
  it('L6: owns nothing, cannot create anything and is no superuser', async () => {
    expect(
      await asServer(`select current_user as role, (select count(*)::int from pg_class where pg_get_userbyid(relowner) = current_user) as owned,
        (select rolsuper or rolcreaterole or rolcreatedb or rolbypassrls from pg_roles where rolname = current_user) as privileged,
        has_schema_privilege('public', 'create') or has_schema_privilege('pgboss', 'create') as "mayCreate"`),
    ).toEqual([{ role: 'storefront_runtime', owned: 0, privileged: false, mayCreate: false }]);
  });

  it('L6, SEC-36: can neither change nor empty an append-only table, nor disable its protection', async () => {
    for (const table of ['audit_log', 'ledger_entry'])
      for (const statement of [
        `update ${table} set id = id`,
        `delete from ${table}`,
        `truncate ${table}`,
        `alter table ${table} disable trigger all`,
        `drop trigger ${table}_append_only on ${table}`,
        `drop table ${table}`,
        `set session_replication_role = replica`,
      ])
        await expect(asServer(statement), statement).rejects.toThrow(/permission denied|must be owner/);
    await expect(asServer('drop function refuse_change() cascade')).rejects.toThrow(/must be owner/);
  });

  it('L6: cannot delete accounting records, and cannot write the list of migrations', async () => {
    for (const table of [
      'customer_order',
      'commission',
      'payout_run',
      'payout_line',
      'affiliate',
      'webhook_event',
      'order_event',
      'migration',
    ])
      await expect(asServer(`delete from ${table}`), table).rejects.toThrow(/permission denied/);
    await expect(asServer(`insert into migration (name) values ('later')`)).rejects.toThrow(
      /permission denied/,
    );
  });
});
