import { beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { queryRows } from './database.ts';
import { statementShape } from './slow-queries.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

test('REL-20 a slow statement is logged with its duration and shape, without its values', async () => {
  const find = () =>
    t
      .logs()
      .filter(
        ({ message, statement }) => message === 'slow query' && /generate_series/.test(String(statement)),
      );
  // Repeats the statement if another was logged less than a second before.
  await vi.waitUntil(
    async () => {
      const slow = `select 'ada@quill.example' as a, ? as b from (select sum(n) from generate_series(1, 3000000) as n) as slow`;
      await queryRows(t.em(), slow, ['canary']);
      return find().length > 0;
    },
    { timeout: 20_000 },
  );
  const slow = find();
  expect(Number(slow[0]?.ms)).toBeGreaterThanOrEqual(100);
  expect(String(slow[0]?.statement)).toMatch(/^select \? as a, \S+ as b from \(select sum\(n\)/);
  expect(JSON.stringify(slow)).not.toMatch(/quill|canary|3000000/);
});

test('the shape of a statement contains no values', () => {
  expect(statementShape(`select * from t where a = 'it''s  ''x' and b > 12.5\n  limit 10`)).toBe(
    'select * from t where a = ? and b > ? limit ?',
  );
});
