/** What a rehearsal of orders, order forms and trees says is what then happens. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { CONFIRMATION, makeOrder, makePaidCheckout, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { expectBalancedLedger } from '#server/testing/ledger.ts';
import { makeAffiliateWithLogin } from '#server/testing/payouts.ts';
import { sendForm } from '#server/testing/projects.ts';
import { rehearseThenRun } from '#server/testing/rehearsal/rehearsals.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeLiveOrder, requireCertificate } from '#server/testing/trees.ts';

let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
  await makeWebhookEndpoint(t);
  owner = await t.asAdmin('owner');
});
afterEach(() => expectBalancedLedger(t));

const statusOf = (ids: readonly number[], status: 'paid' | 'cancelled') => ({
  status,
  reason: null,
  items: ids.map((id) => ({ id, expectedStatus: 'paid' as const })),
});

it('cancelled orders: the emails of the next minutes are part of it, a changed order is skipped', async () => {
  const affiliate = await makeAffiliateWithLogin(t);
  const sold = await makePaidCheckout(t, { code: affiliate.referralCode });
  const pending = await makeOrder(t, { status: 'pending' });
  const input = statusOf([sold.id, pending.id], 'cancelled');
  const rehearsal = await rehearseThenRun(
    t,
    () => owner.api.orders.rehearseStatus.mutate(input),
    () => owner.api.orders.bulkStatus.mutate(input),
  );
  const later = rehearsal.emails.filter(({ at }) => at !== null);
  expect(later.map(({ to }) => to)).toEqual([sold.customerEmail]);
  expect(later[0]?.at?.getTime()).toBe(t.clock.now().getTime() + 5 * 60_000);
  expect(rehearsal).toMatchObject({
    changed: { order: 1, commission: 1, project: 1 },
    skipped: [{ id: pending.id, reason: 'This order was changed by someone else. Please refresh.' }],
  });
  expect(rehearsal.changes[0]).toEqual({
    kind: 'order',
    name: `#${sold.id} ${sold.customerName}`,
    before: 'Paid, form link sent',
    after: 'Cancelled, form link sent',
  });
});

it('orders set to paid: commission, project and their events', async () => {
  const affiliate = await makeAffiliateWithLogin(t);
  const { id } = await makeOrder(t, { status: 'pending', affiliateCode: affiliate.referralCode });
  const input = { status: 'paid' as const, reason: null, items: [{ id }] };
  const rehearsal = await rehearseThenRun(
    t,
    () => owner.api.orders.rehearseStatus.mutate(input),
    () => owner.api.orders.bulkStatus.mutate(input),
  );
  expect(rehearsal.changes.map(({ kind, before }) => [kind, before])).toEqual([
    ['order', 'Pending'],
    ['commission', null],
    ['project', null],
  ]);
});

it('form links: one email each, and the secret of the link is not shown', async () => {
  const orders = [await makeOrder(t), await makeOrder(t, { status: 'pending' })];
  const input = { ids: orders.map(({ id }) => id) };
  const rehearsal = await rehearseThenRun(
    t,
    () => owner.api.orders.rehearseSendForm.mutate(input),
    () => owner.api.orders.bulkSendForm.mutate(input),
  );
  expect(rehearsal.emails).toHaveLength(1);
  expect(rehearsal.emails[0]?.html).toMatch(/#•••/);
  expect(rehearsal.skipped).toMatchObject([{ id: orders[1]?.id }]);
});

it('order forms: the customer gets the email about the start of the work', async () => {
  const order = await makePaidCheckout(t);
  await sendForm(t, order.id);
  const ids = (await owner.api.confirmations.list.query({})).items.map(({ id }) => id);
  const input = { ids, status: 'in_progress' as const };
  const rehearsal = await rehearseThenRun(
    t,
    () => owner.api.confirmations.rehearseStatus.mutate(input),
    () => owner.api.confirmations.bulkStatus.mutate(input),
  );
  expect(rehearsal).toMatchObject({
    changed: { 'order form': 1 },
    emails: [{ to: CONFIRMATION.email, at: null }],
  });
});

it('planted trees: the emails that leave once it can’t be undone', async () => {
  const { id } = await requireCertificate(t, (await makeLiveOrder(t)).id);
  const batch = await owner.api.trees.addBatch.mutate({
    plantedOn: '2026-11-20',
    place: 'Cairngorms',
  });
  const input = { batchId: batch.id, ids: [id] };
  const rehearsal = await rehearseThenRun(
    t,
    () => owner.api.trees.rehearsePlant.mutate(input),
    () => owner.api.trees.plant.mutate(input),
  );
  expect(rehearsal).toMatchObject({ changed: { tree: 1 } });
  expect(rehearsal.emails.map(({ at }) => at !== null)).toEqual([true]);
});
