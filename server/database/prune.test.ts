import { expect, it } from 'vitest';
import { systemContext } from '#server/context.ts';
import { createTestApp } from '#server/testing/test-app.ts';
import { pruneExpired } from './prune.ts';

it('enquiries are deleted after 24 months, not before', async () => {
  const t = await createTestApp();
  await t.sql(
    `insert into contact (name, email, message, inquiry_type, state, created_at) values
       ('Old', 'old@rows.example', 'Hello', 'general', 'answered', timestamptz '2024-01-10'),
       ('Kept', 'kept@rows.example', 'Hello', 'general', 'answered', timestamptz '2024-02-10')`,
  );
  await pruneExpired(systemContext(t.deps).em, new Date('2026-01-20'));
  expect(await t.sql('select name from contact')).toEqual([{ name: 'Kept' }]);
});
