/** A database of the version before projects. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Database, queryRows, runStatement } from '#server/platform/database/database.ts';
import { emptyDatabase } from '#server/testing/test-base.ts';

let database: Database;
beforeEach(async () => {
  database = await emptyDatabase();
});
afterEach(() => database.close());

const order = (id: number, status: string, paidAt: string | null) =>
  `insert into customer_order (id, customer_name, customer_email, amount, amount_minor, status, package_type, source, paid_at, created_at)
   values (${id}, 'Agnes Hollow', 'agnes@hollow.example', '250.00', 25000, '${status}', 'Website', 'admin', ${paidAt ? `'${paidAt}'` : 'null'}, '2026-01-01T00:00:00Z')`;
const form = (id: number, orderId: number, status: string) =>
  `insert into order_confirmation (id, order_id, verified, full_name, email, business_name, business_description, order_confirmed, status, created_at)
   values (${id}, ${orderId}, true, 'Agnes', 'agnes@hollow.example', 'Bakery', 'Bread', true, '${status}', '2026-01-05T10:00:00Z')`;

it('each paid order gets the project that its state and its form tell of', async () => {
  const em = database.fork();
  await database.orm.migrator.up({ to: 'Migration20261122160000_plain_columns' });
  for (const statement of [
    order(1, 'pending', null),
    order(2, 'paid', '2026-01-02T00:00:00Z'),
    order(3, 'paid', '2026-01-03T00:00:00Z'),
    form(13, 3, 'pending'),
    order(4, 'paid', '2026-01-06T00:00:00Z'),
    form(14, 4, 'pending'),
    order(5, 'paid', '2026-01-03T00:00:00Z'),
    form(15, 5, 'in_progress'),
    order(6, 'paid', '2026-01-03T00:00:00Z'),
    form(16, 6, 'completed'),
    `insert into audit_log (at, actor_kind, actor_name, action, subject_kind, subject_id, after)
     values ('2026-01-09T00:00:00Z', 'admin', 'robin', 'confirmation.status', 'confirmation', '16', '{"status":"completed"}')`,
    order(7, 'cancelled', '2026-01-03T00:00:00Z'),
    form(17, 7, 'in_progress'),
    `insert into order_event (order_id, kind, to_status, actor, created_at) values (7, 'status', 'cancelled', 'robin', '2026-01-08T00:00:00Z')`,
  ])
    await runStatement(em, statement);

  await database.migrate();

  const projects = await queryRows<{ orderId: number; stage: string; dueAt: Date | null; changedAt: Date }>(
    em,
    `select order_id as "orderId", stage, due_at as "dueAt", changed_at as "changedAt" from project order by order_id`,
  );
  const known = projects.filter(({ orderId }) => orderId !== 5);
  expect(known.map(({ orderId, stage, dueAt, changedAt }) => [orderId, stage, dueAt, changedAt])).toEqual([
    [2, 'awaiting_form', null, new Date('2026-01-02T00:00:00Z')],
    [3, 'designing', new Date('2026-01-06T10:00:00Z'), new Date('2026-01-05T10:00:00Z')],
    [4, 'designing', new Date('2026-01-07T00:00:00Z'), new Date('2026-01-06T00:00:00Z')],
    [6, 'live', null, new Date('2026-01-09T00:00:00Z')],
    [7, 'closed', null, new Date('2026-01-08T00:00:00Z')],
  ]);
  expect(projects.find(({ orderId }) => orderId === 5)?.stage).toBe('building');
  const events = await queryRows<{ orderId: number; kinds: string }>(
    em,
    `select p.order_id as "orderId", string_agg(e.kind, ' ' order by e.id) as kinds from project p
     join project_event e on e.project_id = p.id group by p.order_id order by p.order_id`,
  );
  expect(events.map(({ orderId, kinds }) => [orderId, kinds])).toEqual([
    [2, 'opened'],
    [3, 'opened form_submitted'],
    [4, 'opened form_submitted'],
    [5, 'opened form_submitted design_chosen'],
    [6, 'opened form_submitted went_live'],
    [7, 'opened form_submitted closed'],
  ]);
});
