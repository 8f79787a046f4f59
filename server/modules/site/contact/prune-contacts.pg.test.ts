import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { pruneContacts } from './contact.service.ts';

it('enquiries are deleted after 24 months, not before', async () => {
  const t = await createTestApp();
  t.clock.freeze();
  const now = t.clock.now().getTime();
  const monthsAgo = (months: number) => new Date(now - months * 30.44 * 86_400_000);
  for (const [name, months] of [
    ['Old', 25],
    ['Kept', 23],
  ] as const)
    await t.sql(
      `insert into contact (name, email, message, inquiry_type, status, created_at)
         values (?, 'person@rows.example', 'Hello', 'general', 'answered', ?)`,
      [name, monthsAgo(months)],
    );
  await pruneContacts(t.context());
  expect(await t.sql('select name from contact')).toEqual([{ name: 'Kept' }]);
});
