/** Who of the staff has a project, and the board. */
import { beforeEach, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, requireProject, sendForm } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

const accountId = async (username: string): Promise<number> => {
  await t.sql(`update admin_account set password_hash = 'x' where username = ? returning id`, [username]);
  const [row] = await t.sql<{ id: number }>('select id from admin_account where username = ?', [username]);
  return row?.id ?? 0;
};
const project = async (customerName = 'Ada Quill') => {
  const order = await makePaidCheckout(t, { customerName });
  await sendForm(t, order.id);
  return requireProject(t, order.id);
};

it('staff take a project, hand it over and give it back; each is audited once', async () => {
  const { id, orderId } = await project();
  const [own, other] = [await accountId('staff'), await accountId('owner')];
  const assign = staff.api.projects.assign.mutate;
  expect(await assign({ id, adminId: 'me' })).toEqual({ assignee: { id: own, username: 'staff' } });
  await assign({ id, adminId: own });
  expect((await requireProject(t, orderId)).assignee).toEqual({ id: own, username: 'staff' });
  await assign({ id, adminId: other });
  expect((await staff.api.projects.list.query({})).items[0]?.assignee).toEqual({
    id: other,
    username: 'owner',
  });
  await assign({ id, adminId: null });
  expect((await requireProject(t, orderId)).assignee).toBeNull();
  expect(
    await t.sql(`select before, after from audit_log where action = 'project.assign' order by id`),
  ).toEqual([
    { before: { assignee: null }, after: { assignee: 'staff' } },
    { before: { assignee: 'staff' }, after: { assignee: 'owner' } },
    { before: { assignee: 'owner' }, after: { assignee: null } },
  ]);
});

it('only accounts that can sign in are offered and accepted', async () => {
  const { id } = await project();
  const own = await accountId('staff');
  const disabled = await accountId('owner');
  await t.asAdmin('owner');
  await t.sql('update admin_account set disabled_at = now() where id = ? returning id', [disabled]);
  expect(await staff.api.projects.assignees.query()).toEqual([{ id: own, username: 'staff' }]);
  for (const adminId of [disabled, 999_999])
    await expect(staff.api.projects.assign.mutate({ id, adminId })).rejects.toThrow(
      'This account cannot sign in.',
    );
});

it('the list and the board show one’s own projects, and those of nobody', async () => {
  const [mine, free] = [await project('Mine'), await project('Free')];
  await staff.api.projects.assign.mutate({ id: mine.id, adminId: await accountId('staff') });
  t.clock.freeze();
  const names = async (assignee: 'me' | 'nobody') => {
    const board = await staff.api.projects.board.query({ assignee });
    const { items } = await staff.api.projects.list.query({ assignee });
    expect(board.flatMap((column) => column.items)).toEqual(items);
    return items.map(({ customerName }) => customerName);
  };
  expect(await names('me')).toEqual(['Mine']);
  expect(await names('nobody')).toEqual([free.customerName]);
});

it('the board has a column per stage, with what is due first on top and without closed projects', async () => {
  const first = await project('First');
  t.clock.advance(3_600_000);
  const [second, building, closed] = [
    await project('Second'),
    await project('Building'),
    await project('Closed'),
  ];
  await advanceProject(t, building.orderId, 'designs_sent', 'design_chosen');
  await (await t.asAdmin()).api.orders.setStatus.mutate({ id: closed.orderId, status: 'cancelled' });
  const board = await staff.api.projects.board.query({});
  expect(board.map(({ stage, total, items }) => [stage, total, items.map(({ id }) => id)])).toEqual([
    ['awaiting_form', 0, []],
    ['designing', 2, [first.id, second.id]],
    ['choosing', 0, []],
    ['building', 1, [building.id]],
    ['reviewing', 0, []],
    ['live', 0, []],
  ]);
});

it('strangers can neither see the board nor take a project', async () => {
  const { id } = await project();
  const visitor = t.asVisitor();
  for (const call of [
    () => visitor.api.projects.board.query({}),
    () => visitor.api.projects.assignees.query(),
    () => visitor.api.projects.assign.mutate({ id, adminId: null }),
  ])
    expect(await rejection(call())).toMatchObject({ httpStatus: 401 });
});
