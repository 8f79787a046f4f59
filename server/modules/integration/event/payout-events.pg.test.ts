/** What a payout run changes about commissions is an event of each, or nothing has changed. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import type { Caller } from '#server/testing/callers.ts';
import { makeWebhookEndpoint } from '#server/testing/factories.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
  sellFor,
} from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { makeEventReader } from '#server/testing/tokens.ts';
import type { EventView } from '#src/domain/integration/event/event.schema.ts';

let t: TestApp;
let owner: Caller;
let place: string;
let listeners: TestApp['deps']['listeners'];
beforeEach(async () => {
  t = await createTestApp();
  listeners = t.deps.listeners;
  await makeEventReader(t);
  beforeRefundWindow(t);
  const [paid, omitted] = [
    await makeAffiliateWithLogin(t),
    await makeAffiliateWithLogin(t, { paypalEmail: undefined }),
  ];
  for (const affiliate of [paid, paid, omitted]) await sellFor(t, affiliate);
  owner = await ownerAfterRefundWindow(t);
  place = (await owner.get('/api/events')).body.nextCursor;
});

// Tests share these.
afterEach(() => {
  t.deps.listeners = listeners;
});

async function newEvents(): Promise<EventView[]> {
  const { body } = await owner.get(`/api/events?after=${place}`);
  place = body.nextCursor;
  return body.events;
}
const stages = async () => {
  const { body } = await owner.get('/api/commissions');
  return new Map(body.commissions.map(({ id, stage }: { id: number; stage: string }) => [id, stage]));
};

it('creating and discarding a run sends commission.changed for each commission it takes, and no other', async () => {
  const { run } = await owner.api.payouts.createRun.mutate({});
  const taken = await newEvents();
  expect(taken.map(({ type, data }) => [type, data.stage])).toEqual(
    Array(2).fill(['commission.changed', 'in payout']),
  );
  const ids = taken.map(({ data }) => Number(data.id));
  const during = await stages();
  expect([...during].filter(([, stage]) => stage === 'in payout').map(([id]) => id)).toEqual(
    ids.toSorted((a, b) => b - a),
  );
  await owner.api.payouts.discardRun.mutate({ id: run.id });
  const freed = await newEvents();
  expect(freed.map(({ type, data }) => [type, data.id, data.stage])).toEqual(
    ids.map((id) => ['commission.changed', id, 'payable']),
  );
});

it('an endpoint gets a delivery for each commission of a run', async () => {
  await makeWebhookEndpoint(t);
  await owner.api.payouts.createRun.mutate({});
  const events = (await newEvents()).map(({ id }) => id);
  expect(events).toHaveLength(2);
  const deliveries = await t.sql<{ event: string }>(
    'select public_id as event from webhook_delivery join event on event.id = event_id order by event.id',
  );
  expect(deliveries.map(({ event }) => event)).toEqual(events);
});

it('the data is the object that the API returns', async () => {
  await owner.api.payouts.createRun.mutate({});
  const { body } = await owner.get('/api/commissions');
  for (const { data } of await newEvents())
    expect(body.commissions.find(({ id }: { id: number }) => id === data.id)).toEqual(data);
});

it('a run that fails after its events were written leaves neither', async () => {
  const failing = async () => {
    throw new AppError('CONFLICT', 'Another listener fails.');
  };
  t.deps.listeners = [...listeners, { 'change.reported': failing }];
  await expect(owner.api.payouts.createRun.mutate({})).rejects.toThrow('Another listener fails.');
  expect(await newEvents()).toEqual([]);
  expect(new Set((await stages()).values())).toEqual(new Set(['payable']));
  t.deps.listeners = listeners;
  const { run } = await owner.api.payouts.createRun.mutate({});
  await newEvents();
  t.deps.listeners = [...listeners, { 'change.reported': failing }];
  await expect(owner.api.payouts.discardRun.mutate({ id: run.id })).rejects.toThrow(
    'Another listener fails.',
  );
  expect(await newEvents()).toEqual([]);
  expect((await owner.api.payouts.run.query({ id: run.id })).run.status).toBe('open');
});
