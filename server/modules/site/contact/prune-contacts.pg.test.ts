import { expect, it } from 'vitest';
import { jobDefinitions } from '#server/jobs.ts';
import { makeOrder } from '#server/testing/factories.ts';
import { createTestApp } from '#server/testing/test-app.ts';

it('enquiries and the notes about them are deleted after 24 months, not before', async () => {
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
  const admin = await t.asAdmin();
  const contacts = await t.sql<{ id: number }>('select id from contact order by id');
  const order = await makeOrder(t);
  for (const { id } of contacts)
    await admin.api.notes.add.mutate({ kind: 'contact', id, body: `About ${id}` });
  await admin.api.notes.add.mutate({ kind: 'order', id: order.id, body: 'About an order' });
  for (const { name, run } of jobDefinitions(t.deps))
    if (name === 'prune-contacts' || name === 'prune-notes') await run(t.context(), {});
  expect(await t.sql('select name from contact')).toEqual([{ name: 'Kept' }]);
  expect(await t.sql('select body from admin_note order by id')).toEqual([
    { body: `About ${contacts[1]?.id}` },
    { body: 'About an order' },
  ]);
});
