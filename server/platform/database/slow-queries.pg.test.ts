import { sql } from 'kysely';
import { beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { queryRows } from './database.ts';
import { statementShape, typedQueries } from './typed-queries.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const series = sql`(select sum(n) from generate_series(1, 3000000) as n)`;
const typed = () =>
  typedQueries<object>(t.em())
    .selectNoFrom([
      sql`'ada@quill.example'`.as('a'),
      sql`${'canary'}::text`.as('b'),
      sql`${series}`.as('sum'),
    ])
    .execute();
const raw = () =>
  queryRows(
    t.em(),
    `select 'ada@quill.example' as a, ? as b, (select sum(n) from generate_series(1, 3000000) as n) as sum`,
    ['canary'],
  );

test.each([
  ['raw', raw],
  ['typed', typed],
])(
  'REL-20 a slow %s statement is logged with its duration and shape, without its values',
  async (_, slow) => {
    const find = () =>
      t
        .logs()
        .filter(
          ({ message, statement }) => message === 'slow query' && /generate_series/.test(String(statement)),
        );
    // Repeats the statement if another was logged less than a second before.
    await vi.waitUntil(async () => {
      await slow();
      return find().length > 0;
    }, TIMEOUT);
    const [logged] = find();
    expect(Number(logged?.ms)).toBeGreaterThanOrEqual(100);
    expect(String(logged?.statement)).toMatch(/^select \? as "?a"?, \S+ as "?b"?, \(select sum\(n\)/);
    expect(JSON.stringify(logged)).not.toMatch(/quill|canary|3000000/);
  },
);

test('the shape of a statement contains no values', () => {
  expect(statementShape(`select * from t where a = 'it''s  ''x' and b > 12.5\n  limit 10`)).toBe(
    'select * from t where a = ? and b > ? limit ?',
  );
});
