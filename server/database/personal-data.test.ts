import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { PERSONAL_DATA } from './tables.ts';

const NOT_TEXT = ['number', 'boolean', 'Date'];
type Rules = Record<
  string,
  {
    erased?: object;
    address?: string;
    rewritten?: readonly string[];
    deletesRows?: true;
    kept?: readonly string[];
  }
>;

it('every text column is listed as erased, kept or deleted with its row', async () => {
  const t = await createTestApp();
  const rules: Rules = PERSONAL_DATA;
  const unlisted = [...t.deps.db.orm.getMetadata()].flatMap((meta) => {
    const { erased = {}, address, rewritten = [], deletesRows, kept = [] } = rules[meta.tableName] ?? {};
    if (deletesRows) return [];
    const listed = new Set([...Object.keys(erased), address, ...rewritten, ...kept]);
    return meta.props
      .filter(({ runtimeType, enum: isEnum }) => !isEnum && !NOT_TEXT.includes(runtimeType))
      .filter(({ name }) => !listed.has(name))
      .map(({ name }) => `${meta.tableName}.${name}`);
  });
  expect(unlisted).toEqual([]);
});
