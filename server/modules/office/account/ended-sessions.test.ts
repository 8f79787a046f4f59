/** Sessions end in the transaction of the change that ends them. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changeAffiliateStatus } from '#server/modules/affiliate/account/affiliate-admin.service.ts';
import { makeAdmin, makeAffiliate } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { endSessionsOf, setDisabled } from './account.service.ts';
import { createAdmin, setAdminPassword } from './admin.service.ts';

let t: TestApp;
let id: number;
let affiliateId: number;
beforeEach(async () => {
  t = await createTestApp();
  await makeAdmin(t);
  id = (await makeAdmin(t, { username: 'rosa', role: 'staff' })).id;
  affiliateId = (await makeAffiliate(t)).id;
});

const stored = () =>
  t.sql(
    `select (select json_agg(a order by id) from (select id, password_hash, disabled_at from admin_account) a) as admins,
      (select json_agg(status) from affiliate) as affiliates,
      (select count(*)::int from session) as sessions,
      (select json_agg(action order by id) from audit_log where action <> 'admin.login') as audit`,
  );

const CHANGES: [string, () => Promise<unknown>][] = [
  ['an account is disabled', () => setDisabled(t.context(), { id, disabled: true })],
  ['all sessions of an account are ended', () => endSessionsOf(t.context(), id)],
  ['a password is set on the command line', () => setAdminPassword(t.context(), 'rosa', 'four kettles')],
  [
    'an affiliate is closed',
    () => changeAffiliateStatus(t.context(), { id: affiliateId, status: 'closed', reason: 'Left' }),
  ],
];

it.each(CHANGES)('when %s and its sessions cannot be ended, nothing is changed', async (_name, change) => {
  const session = { ipPrefix: '127.0.0.0/24', userAgent: null };
  await t.deps.sessions.create('affiliate', affiliateId, session);
  await t.deps.sessions.create('admin', id, session);
  const before = await stored();
  await t.sql(
    'create trigger session_kept before delete on session for each row execute function refuse_change()',
  );
  await expect(change()).rejects.toThrow();
  expect(await stored()).toEqual(before);
  await t.sql('drop trigger session_kept on session');
  await change();
  expect(await stored()).not.toEqual(before);
});
afterEach(() => t.sql('drop trigger if exists session_kept on session'));

it('an account whose audit row cannot be written is not created', async () => {
  await t.sql('alter table audit_log rename to audit_log_away');
  try {
    const account = { username: 'petra', password: 'four kettles', role: 'staff' } as const;
    await expect(createAdmin(t.context(), account)).rejects.toThrow();
  } finally {
    await t.sql('alter table audit_log_away rename to audit_log');
  }
  expect(await t.sql(`select from admin_account where username = 'petra'`)).toEqual([]);
});
