/** Detects encrypted columns that are missing from key rotation. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENCRYPTED_COLUMNS } from '#server/modules.ts';
import { makeAdmin, makeAffiliate, makePaidCheckout, makeWebhookEndpoint } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const SERVER = fileURLToPath(new URL('..', import.meta.url));
const registered = ENCRYPTED_COLUMNS.map(({ storedAt }) => storedAt as string);

const constantsOf = (source: string) =>
  [...source.matchAll(/const (\w+) = '([^']+)';/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

/** Second arguments of every call of `encrypt` and `decrypt`; constants by their values. */
function places(source: string, constants: ReadonlyMap<string, string>): string[] {
  return [...source.matchAll(/\bkeyring\.(?:en|de)crypt\(/g)].map(({ index }) => {
    const call = source.slice(index, source.indexOf(';', index));
    const found = [...call.matchAll(/, (?:'([^']+)'|([A-Z_]+|\w+\.storedAt)), /g)].map(
      ([, text, name = '']) => text ?? constants.get(name) ?? name,
    );
    return found[0] ?? `unreadable: ${call}`;
  });
}

it('L13: every call of encrypt and decrypt uses a place that rotate-keys knows', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const sources = files.map((name) => [name, readFileSync(path.join(SERVER, name), 'utf8')] as const);
  const constants = new Map(sources.flatMap(([, source]) => constantsOf(source)));
  const found = sources.flatMap(([name, source]) =>
    places(source, constants).map((place) => [name, place] as const),
  );
  expect(new Set(found.map(([, place]) => place))).toEqual(new Set([...registered, 'column.storedAt']));
  // The rotation itself, which iterates over the registry.
  expect(found.filter(([, place]) => place === 'column.storedAt').map(([name]) => name)).toEqual([
    'database/rotate-keys.ts',
    'database/rotate-keys.ts',
  ]);
});

it('L13: every entity column whose name marks it as encrypted is known to rotate-keys', async () => {
  const t = await createTestApp();
  const metadata = [...t.deps.db.orm.getMetadata().getAll().values()];
  const columns = metadata.flatMap(({ tableName, props }) =>
    props.flatMap(({ fieldNames }) => fieldNames.map((name) => `${tableName}.${name}`)),
  );
  expect(columns.filter((name) => name.endsWith('_encrypted')).sort()).toEqual(
    registered.filter((name) => name.endsWith('_encrypted')).sort(),
  );
});

/** Finds every encrypted value, in any table and at any depth of JSON. */
async function columnsWithEncryptedValues(t: TestApp): Promise<string[]> {
  const columns = await t.sql<{ table: string; column: string }>(
    `select c.table_schema || '.' || c.table_name as "table", c.column_name as "column" from information_schema.columns c
     join information_schema.tables using (table_schema, table_name)
     where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss') and data_type in ('text', 'character varying', 'json', 'jsonb') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { table, column } of columns) {
    const [row] = await t.sql<{ n: number }>(
      `select count(*)::int as n from ${table} where "${column}"::text ~ 'v[12]\\.[A-Za-z0-9_.-]{36}'`,
    );
    if (row?.n) found.push(`${table}.${column}`);
  }
  return found;
}

it('L13: the database contains no other encrypted values', async () => {
  const t = await createTestApp();
  const { view } = await makeWebhookEndpoint(t);
  await (await t.asAdmin()).api.webhookEndpoints.rotateSecret.mutate({ id: view.id });
  const affiliate = await makeAffiliate(t, {
    paypalEmail: 'pay@p.example',
    bankDetails: 'IBAN GB33 BUKB 2020 1555 5555 55',
  });
  await makePaidCheckout(t, { code: affiliate.referralCode });
  await t.asVisitor().post('/api/affiliates/generate-otp', { email: affiliate.email, type: 'login' });
  const account = await makeAdmin(t, { password: 'four kettles under a bridge' });
  const admin = t.asVisitor();
  await admin.post('/api/admin/login', account);
  await admin.api.ownAccount.beginTotp.mutate({ current: account.password });
  await t.jobsDone();
  const found = new Set((await columnsWithEncryptedValues(t)).filter((name) => !name.startsWith('pgboss.')));
  expect(found).toEqual(
    new Set(registered.filter((name) => !name.startsWith('job.')).map((name) => `public.${name}`)),
  );
  const jobs = await t.sql(
    `select distinct name from pgboss.job where data::text ~ 'v[12]\\.[A-Za-z0-9_.-]{36}'`,
  );
  expect(jobs).toEqual([{ name: 'login-code' }]);
});
