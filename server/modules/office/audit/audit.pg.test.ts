import { beforeEach, describe, expect, test } from 'vitest';
import { makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

describe('SEC-36: the audit log', () => {
  test('rejects statements that change or delete a row', async () => {
    await makeOrder(t);
    await expect(t.sql(`update audit_log set actor_name = 'nobody'`)).rejects.toThrow(/append-only/);
    await expect(t.sql('delete from audit_log')).rejects.toThrow(/append-only/);
  });

  test('each action writes exactly one row, with old and new value and actor', async () => {
    const owner = await t.asAdmin('owner');
    const order = await makeOrder(t);
    const affiliate = await makeAffiliate(t);
    const count = async () =>
      Number((await t.sql<{ n: string }>('select count(*) as n from audit_log'))[0]?.n);
    const actions: (() => Promise<unknown>)[] = [
      () => owner.api.orders.setStatus.mutate({ id: order.id, status: 'cancelled' }),
      () =>
        owner.api.adminAffiliates.setStatus.mutate({ id: affiliate.id, status: 'paused', reason: 'A break' }),
      () => owner.api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate: '15', reason: 'Good work' }),
      () =>
        owner.api.adminAffiliates.setMayBuyForClients.mutate({ id: affiliate.id, mayBuyForClients: true }),
      () =>
        owner.api.accounts.invite.mutate({ username: 'petra', email: 'petra@shop.example', role: 'staff' }),
      () => owner.api.ownAccount.endOtherSessions.mutate(),
    ];
    for (const act of actions) {
      const before = await count();
      await act();
      expect(await count()).toBe(before + 1);
    }
    // Repeating an action changes nothing, so it writes no row.
    const before = await count();
    await owner.api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate: '15', reason: 'Good work' });
    expect(await count()).toBe(before);
    const { items } = await owner.api.audit.list.query({ action: 'affiliate.status' });
    expect(items[0]).toMatchObject({
      actorName: 'owner',
      before: { status: 'active' },
      after: { status: 'paused', reason: 'A break' },
    });
  });

  test('can be filtered by actor, action, subject and time, and is paginated', async () => {
    const staff = await t.asAdmin('staff');
    const orders = [await makeOrder(t), await makeOrder(t), await makeOrder(t)];
    await staff.api.orders.setStatus.mutate({ id: orders[0]?.id ?? 0, status: 'pending' });
    const list = (input: Parameters<typeof staff.api.audit.list.query>[0]) =>
      staff.api.audit.list.query(input);
    expect((await list({ actor: 'staff' })).items.map(({ action }) => action)).toEqual(['order.status']);
    expect((await list({ subjectKind: 'order', subjectId: String(orders[0]?.id) })).total).toBe(2);
    const today = t.clock.now().toISOString().slice(0, 10);
    expect((await list({ from: today, to: today })).total).toBe(4);
    expect((await list({ to: '2020-01-01' })).total).toBe(0);
    const first = await list({ limit: 3 });
    const second = await list({ limit: 3, cursor: first.nextCursor ?? undefined });
    expect([first.items.length, second.items.length]).toEqual([3, 1]);
  });
});

test('entries name the people they are about; staff see none about payouts, whatever the action', async () => {
  const owner = await t.asAdmin('owner');
  const order = await makeOrder(t, { customerName: 'Ada Quill' });
  const affiliate = await makeAffiliate(t, { name: 'Robin Ash' });
  await owner.api.orders.setStatus.mutate({ id: order.id, status: 'cancelled' });
  await owner.api.adminAffiliates.setRate.mutate({ id: affiliate.id, rate: '15', reason: 'Good work' });
  const names = async (subjectKind: string) =>
    (await owner.api.audit.list.query({ subjectKind })).items.map(({ subjectName }) => subjectName);
  expect(await names('order')).toEqual(['Ada Quill', 'Ada Quill']);
  expect(new Set(await names('affiliate'))).toEqual(new Set(['Robin Ash']));
  await t.sql(`insert into payout_run (label, created_by, created_at) values ('Nov 2026', 'owner', now())`);
  await t.sql(
    `insert into audit_log (at, actor_kind, actor_name, action, subject_kind, subject_id)
     values (now(), 'system', 'system', 'list.seen', 'payout-run', '1')`,
  );
  expect(await names('payout-run')).toEqual(['Nov 2026']);
  const staff = await t.asAdmin('staff');
  expect((await staff.api.audit.list.query({ subjectKind: 'payout-run' })).items).toEqual([]);
});

describe('SEC-36: denied requests', () => {
  const rejections = () =>
    t.sql<{ actor: string; what: string }>(
      `select actor_name as actor, subject_id as what from audit_log where action = 'access.denied' order by id`,
    );

  test('a signed-in user who requests the data of others leaves a row, whatever the API, and one row in ten minutes', async () => {
    const staff = await t.asAdmin('staff');
    const [one, other] = [await makeAffiliate(t), await makeAffiliate(t)];
    const affiliate = await t.asAffiliate(one.id);
    for (let time = 0; time < 3; time++) {
      await expect(staff.api.payouts.runs.query({})).rejects.toThrow(
        'Only an owner can do this. Ask an owner of this shop.',
      );
      expect((await affiliate.get('/api/orders')).status).toBe(403);
      expect((await affiliate.get(`/api/affiliates/${other.id}/dashboard`)).status).toBe(403);
    }
    const rows = [
      { actor: 'staff', what: 'GET /trpc/payouts.runs' },
      { actor: `affiliate ${one.id}`, what: 'GET /orders' },
    ];
    expect(await rejections()).toEqual(rows);
    t.clock.advance(10 * 60_000);
    expect((await affiliate.get('/api/orders')).status).toBe(403);
    expect(await rejections()).toEqual([...rows, rows[1]]);
  });

  test('a stranger cannot fill the audit log, which cannot be emptied', async () => {
    expect((await t.asVisitor().get('/api/orders')).status).toBe(401);
    expect((await t.asVisitor().get('/api/affiliates/1/dashboard')).status).toBe(401);
    expect(await rejections()).toEqual([]);
  });
});

describe('emails in the admin area', () => {
  test('a failed email is listed, sent again as a new row, and is no longer an action item', async () => {
    const staff = await t.asAdmin('staff');
    await makeAffiliate(t);
    await t.emails();
    const [sent] = (await staff.api.emails.list.query({})).items;
    await t.sql(
      `update mail_message set status = 'failed', sent_at = null, last_error = 'refused with 550' where id = ?`,
      [sent?.id],
    );
    expect((await staff.api.dashboard.actionItems.query()).map(({ text }) => text)).toContain(
      '1 email could not be delivered',
    );
    await staff.api.emails.resend.mutate({ id: sent?.id ?? '' });
    // The welcome email, the notice to the shop, and the copy of one of them.
    expect((await t.emails()).length).toBe(3);
    expect((await staff.api.emails.list.query({ status: 'failed' })).total).toBe(0);
    expect((await staff.api.emails.list.query({ status: 'sent', limit: 2 })).nextCursor).toBeNull();
    expect((await staff.api.dashboard.actionItems.query()).map(({ kind }) => kind)).not.toContain(
      'email-failed',
    );
  });

  test('the content of an email is not shown: neither its text nor a code', async () => {
    const staff = await t.asAdmin('staff');
    const affiliate = await makeAffiliate(t);
    await t.asVisitor().post('/api/affiliates/generate-otp', { email: affiliate.email, type: 'login' });
    await t.emails();
    const { items } = await staff.api.emails.list.query({ kind: 'login-code' });
    expect(items[0]).toMatchObject({ subject: null, canResend: false });
    expect(JSON.stringify(items)).not.toMatch(/\b\d{6}\b(?!\.)(?=")/);
  });
});
