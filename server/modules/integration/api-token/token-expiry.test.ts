import { beforeEach, describe, expect, it } from 'vitest';
import { jobDefinitions } from '#server/jobs.ts';
import { makeAdmin } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeToken } from '#server/testing/tokens.ts';
import { site } from '#src/domain/site.ts';
import { pruneTokens } from './api-token.service.ts';

const DAY = 86_400_000;

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});

/** Runs the job as its schedule does, `days` later. */
async function runAfter(days: number): Promise<void> {
  t.clock.advance(days * DAY);
  await jobDefinitions(t.deps)
    .find(({ name }) => name === 'token-expiry')
    ?.run(t.context(), {});
}
const notices = async () =>
  (await t.emails())
    .filter(({ subject }) => subject.startsWith('API token'))
    .map(({ to, subject }) => [to, subject]);

async function makeOwner(email: string): Promise<void> {
  const { id } = await makeAdmin(t, { role: 'owner' });
  await t.sql('update admin_account set email = ? where id = ?', [email, id]);
}

describe('the expiry of a token', () => {
  it('is emailed to every owner 14 and 2 days before, each once', async () => {
    await makeOwner('tom@shop.example');
    await makeOwner('mira@shop.example');
    await makeToken(t, ['orders:read'], { days: 30 });
    await runAfter(15);
    expect(await notices()).toEqual([]);
    for (const days of [1, 0, 1, 10]) await runAfter(days);
    const first = 'API token expires in 14 days';
    expect((await notices()).sort()).toEqual([
      ['mira@shop.example', first],
      ['tom@shop.example', first],
    ]);
    for (const days of [1, 1]) await runAfter(days);
    expect((await notices()).slice(2)).toEqual([
      [expect.any(String), 'API token expires in 2 days'],
      [expect.any(String), 'API token expires in 2 days'],
    ]);
    await runAfter(2);
    expect(await notices()).toHaveLength(4);
  });

  it('is emailed to the shop when no owner has an address', async () => {
    await makeToken(t, ['orders:read'], { days: 30 });
    await runAfter(28);
    expect(await notices()).toEqual([[site.inbox, 'API token expires in 2 days']]);
  });

  it('is not emailed for a token that is revoked or rotated, or lives only a few days', async () => {
    const owner = await t.asAdmin('owner');
    const [revoked, rotated] = [
      await makeToken(t, ['orders:read'], { days: 10 }),
      await makeToken(t, ['orders:read'], { days: 10 }),
    ];
    await makeToken(t, ['orders:read'], { days: 2 });
    await owner.api.apiTokens.revoke.mutate({ id: revoked.view.id });
    await owner.api.apiTokens.rotate.mutate({ id: rotated.view.id, overlapDays: 7 });
    await runAfter(1);
    expect(await notices()).toEqual([]);
  });
});

it('tokens are deleted 90 days after they ended', async () => {
  const owner = await t.asAdmin('owner');
  await makeToken(t, ['orders:read'], { name: 'Expired', days: 1 });
  const revoked = await makeToken(t, ['orders:read'], { name: 'Revoked' });
  await makeToken(t, ['orders:read'], { name: 'Active' });
  await owner.api.apiTokens.revoke.mutate({ id: revoked.view.id });
  const names = async () =>
    (await t.sql<{ name: string }>('select name from api_token order by id')).map(({ name }) => name);
  t.clock.advance(89 * DAY);
  await pruneTokens(t.context());
  expect(await names()).toHaveLength(3);
  t.clock.advance(3 * DAY);
  await pruneTokens(t.context());
  expect(await names()).toEqual(['Active']);
});
