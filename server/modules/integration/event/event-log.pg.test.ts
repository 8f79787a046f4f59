/** What becomes an event, and how the log is read. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { CONFIRMATION, CONTACT, makeOrder, makeWebhookEndpoint } from '#server/testing/factories.ts';
import { connectedTo } from '#server/testing/fakes/fake-stripe.ts';
import {
  beforeRefundWindow,
  makeAffiliateWithLogin,
  ownerAfterRefundWindow,
  sellFor,
} from '#server/testing/payouts.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { asProgram, makeEventReader, makeToken } from '#server/testing/tokens.ts';
import { deliver, setUpFakeStripe } from '#server/testing/webhooks.ts';
import { EVENT_MISSING, type EventList } from '#src/domain/integration/event/event.schema.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const stripe = setUpFakeStripe();
let t: TestApp;
let owner: Caller;
beforeEach(async () => {
  t = await createTestApp(connectedTo(stripe));
  owner = await t.asAdmin('owner');
});

const read = async (caller: Caller, query = ''): Promise<EventList> =>
  (await caller.get(`/api/events${query}`)).body;
const types = ({ events }: EventList) => events.map(({ type }) => type);
const writeContacts = async (count: number) => {
  for (let n = 0; n < count; n++)
    await t.asVisitor().post('/api/contacts', { ...CONTACT, message: `Question ${n}` });
};

describe('the commissions of a payout run', () => {
  it('are recorded only while an endpoint or a token could read them', async () => {
    const recorded = async () =>
      (await t.sql(`select type from event where type = 'commission.changed'`)).length;
    beforeRefundWindow(t);
    const affiliate = await makeAffiliateWithLogin(t);
    for (let n = 0; n < 3; n++) await sellFor(t, affiliate);
    owner = await ownerAfterRefundWindow(t);
    const { run } = await owner.api.payouts.createRun.mutate({});
    expect(await recorded()).toBe(0);
    const { view } = await makeToken(t, ['webhooks:read', 'commissions:read']);
    await owner.api.payouts.discardRun.mutate({ id: run.id });
    expect(await recorded()).toBe(3);
    await owner.api.apiTokens.revoke.mutate({ id: view.id });
    const second = await owner.api.payouts.createRun.mutate({});
    expect(await recorded()).toBe(3);
    await owner.api.webhookEndpoints.create.mutate({
      url: 'https://8.8.8.8/',
      events: ['commission.changed'],
    });
    await owner.api.payouts.discardRun.mutate({ id: second.run.id });
    expect(await recorded()).toBe(6);
  });
});

describe('every change of the contract becomes an event', () => {
  beforeEach(async () => {
    await makeEventReader(t);
  });

  it('of a payment, in full, in part and refunded', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    const payment = stripe.pay({ reference: `affiliate_${affiliate.id}` });
    await deliver(t, stripe.sessionEvent(payment, 'completed'));
    await deliver(t, stripe.refund(payment, 5000));
    await deliver(t, stripe.refund(payment, 20_000));
    const log = await read(owner);
    expect(types(log)).toEqual([
      'affiliate.created',
      'order.created',
      'commission.earned',
      'order.paid',
      'commission.changed',
      'order.refunded',
      'commission.changed',
      'project.stage_changed',
      'order.cancelled',
      'order.refunded',
    ]);
    const refunds = log.events.filter(({ type }) => type === 'order.refunded').map(({ data }) => data);
    expect(refunds).toMatchObject([
      { status: 'paid', refundedMinor: 5000, amountMinor: 25_000 },
      { status: 'cancelled', refundedMinor: 25_000, amountMinor: 25_000 },
    ]);
  });

  it('of a form, an enquiry, a payout and a cancelled order', async () => {
    const affiliate = await makeAffiliateWithLogin(t);
    const order = await sellFor(t, affiliate);
    const { body } = await t.asVisitor().post('/api/order-confirmations', CONFIRMATION);
    await owner.patch(`/api/order-confirmations/${body.id}/status`, { status: 'in_progress' });
    await writeContacts(1);
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'pending' });
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'cancelled' });
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'paid' });
    t.clock.advance(31 * DAY_MS);
    owner = await t.asAdmin('owner');
    const { lines } = await owner.api.payouts.createRun.mutate({});
    await owner.api.payouts.markPaid.mutate({
      lineIds: [lines[0]?.id ?? 0],
      paidOn: '2026-11-20',
      reference: 'PP-1',
    });
    const log = await read(owner);
    expect(types(log).filter((type) => !type.startsWith('affiliate'))).toEqual([
      'order.created',
      'commission.earned',
      'order.paid',
      'confirmation.submitted',
      'confirmation.status_changed',
      'contact.created',
      'commission.changed',
      'project.stage_changed',
      'order.cancelled',
      'commission.changed',
      'project.stage_changed',
      'order.paid',
      'commission.changed',
      'payout.paid',
      'commission.changed',
    ]);
    const last = log.events.at(-1);
    expect(last?.data).toMatchObject({ status: 'paid', stage: 'paid', affiliateId: affiliate.id });
  });

  it('with the object that the API returns, as it was then', async () => {
    const order = await sellFor(t, await makeAffiliateWithLogin(t));
    const { body } = await owner.get(`/api/orders/${order.id}`);
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'cancelled' });
    const paid = (await read(owner)).events.find(({ type }) => type === 'order.paid');
    expect(paid?.data).toEqual(body);
  });

  it('with the time of payment of an order that is paid later', async () => {
    const order = await makeOrder(t, { status: 'pending' });
    await owner.patch(`/api/orders/${order.id}/status`, { status: 'paid' });
    const { body } = await owner.get(`/api/orders/${order.id}`);
    const paid = (await read(owner)).events.find(({ type }) => type === 'order.paid');
    expect(paid?.data).toEqual(body);
    expect(body.paidAt).toEqual(expect.any(String));
  });
});

describe('the event log', () => {
  it('is read to the end once, however it is paged, and continues there', async () => {
    await writeContacts(5);
    const first = await owner.get('/api/events?limit=2');
    expect(first.body).toMatchObject({ hasMore: true, nextCursor: '2' });
    expect(first.headers.get('link')).toBe('<http://localhost:3000/api/events?after=2&limit=2>; rel="next"');
    const rest = await read(owner, '?after=2');
    expect(rest).toMatchObject({ hasMore: false, nextCursor: '5' });
    expect(rest.events).toHaveLength(3);
    const end = await owner.get('/api/events?after=5');
    expect(end.body).toEqual({ events: [], nextCursor: '5', hasMore: false });
    expect(end.headers.get('link')).toBeNull();
    await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'One more' });
    expect(await read(owner, '?after=5')).toMatchObject({
      nextCursor: '6',
      events: [{ data: { status: 'new' } }],
    });
    const ids = [...first.body.events, ...rest.events].map(({ id }) => id);
    expect(new Set(ids).size).toBe(5);
  });

  it('misses no event whose transaction ends after later ones', async (test) => {
    test.skip(t.deps.db.engine === 'pglite', 'the embedded database has one connection: nothing can overlap');
    const em = t.em();
    await em.begin();
    await em
      .getConnection()
      .execute(
        `insert into event (public_id, type, data, created_at) values ('evt_slow', 'contact.created', '{}', now())`,
        [],
        'run',
        em.getTransactionContext(),
      );
    await writeContacts(2);
    const before = await read(owner);
    expect(before.events).toHaveLength(2);
    await em.commit();
    const after = await read(owner, `?after=${before.nextCursor}`);
    expect(after.events.map(({ id }) => id)).toEqual(['evt_slow']);
  });

  it('lists only the types that are asked for, on every page', async () => {
    await writeContacts(2);
    await sellFor(t, await makeAffiliateWithLogin(t));
    await t.asVisitor().post('/api/contacts', { ...CONTACT, message: 'One more' });
    const both = await read(owner, '?type=contact.created,order.paid');
    expect(types(both)).toEqual(['contact.created', 'contact.created', 'order.paid', 'contact.created']);
    const first = await owner.get('/api/events?type=contact.created&limit=2');
    const next = /^<http:\/\/localhost:3000\/api\/events(.+)>; rel="next"$/.exec(
      first.headers.get('link') ?? '',
    );
    expect(new URLSearchParams(next?.[1]).get('type')).toBe('contact.created');
    const last = await read(owner, next?.[1]);
    expect([types(last), last.hasMore]).toEqual([['contact.created'], false]);
    expect(last.nextCursor).toBe((await read(owner)).nextCursor);
  });

  it('has each event under its id, as in the list', async () => {
    await writeContacts(1);
    const [listed] = (await read(owner)).events;
    const { status, body } = await owner.get(`/api/events/${listed?.id}`);
    expect([status, body]).toEqual([200, listed]);
    const { view } = await makeWebhookEndpoint(t);
    const test = await owner.api.webhookEndpoints.sendTest.mutate({ id: view.id });
    for (const id of [test.eventId, 'evt_nothing'])
      expectError(await owner.get(`/api/events/${id}`), 404, EVENT_MISSING);
    for (const id of [view.id, body.data.id, 'order.paid', 'evt_', 'evt_%00', `evt_${'x'.repeat(37)}`])
      expectError(await owner.get(`/api/events/${id}`), 404);
  });

  it.each([
    ['?type=', /^Choose events from: order\.created, /],
    ['?type=order.paid,order.lost', /^There is no event named order\.lost\. Choose from: /],
    ['?type=webhook.test', /^There is no event named webhook\.test\. Choose from: /],
    ['?type=order.paid&type=order.created', /^The parameter type is given more than once\.$/],
    ['?after=x', /^Unknown `after` cursor\./],
    ['?after=-1', /^Unknown `after` cursor\./],
    ['?limit=0', /^limit must be a whole number between 1 and 200\.$/],
    ['?limit=201', /^limit must be/],
  ])('rejects %s with a sentence', async (query, message) => {
    const response = await owner.get(`/api/events${query}`);
    expectError(response, 400);
    expect(response.body.message).toMatch(message);
  });
});

describe('SEC-38 a token', () => {
  it('sees the events whose data it may read, and needs webhooks:read', async () => {
    await sellFor(t, await makeAffiliateWithLogin(t));
    await writeContacts(1);
    expect(types(await read(await asProgram(t, ['webhooks:read', 'contacts:read'])))).toEqual([
      'contact.created',
    ]);
    expect(await read(await asProgram(t, ['webhooks:read']))).toMatchObject({ events: [] });
    const response = await (await asProgram(t, ['contacts:read'])).get('/api/events');
    expectError(response, 403, 'This token lacks the scope webhooks:read. Use a token that has it.');
  });

  it('reads an event, or asks for its type, only with the scope of its data', async () => {
    await writeContacts(1);
    const [event] = (await read(owner)).events;
    const address = `/api/events/${event?.id}`;
    expect((await (await asProgram(t, ['webhooks:read', 'contacts:read'])).get(address)).body).toEqual(event);
    const blind = await asProgram(t, ['webhooks:read', 'orders:read']);
    for (const path of [address, '/api/events?type=order.paid,contact.created'])
      expectError(
        await blind.get(path),
        403,
        'This token lacks the scope contacts:read. Use a token that has it.',
      );
    const other = await asProgram(t, ['contacts:read']);
    expectError(
      await other.get(address),
      403,
      'This token lacks the scope webhooks:read. Use a token that has it.',
    );
    expectError(await t.asVisitor().get(address), 401);
    expectError(await (await t.asAdmin('staff')).get(address), 403);
  });

  it('continues after the events that it may not read, without visiting them again', async () => {
    await writeContacts(3);
    const program = await asProgram(t, ['webhooks:read', 'orders:read']);
    expect(await read(program)).toEqual({ events: [], nextCursor: '3', hasMore: false });
    const order = await sellFor(t, await makeAffiliateWithLogin(t));
    await writeContacts(1);
    const page = await read(program, '?after=3');
    expect(page.events.map(({ data }) => data.id)).toEqual([order.id, order.id]);
    expect(await read(program, `?after=${page.nextCursor}`)).toEqual({ ...page, events: [] });
  });

  it('adds an endpoint only for events whose data it may read', async () => {
    const program = await asProgram(t, ['webhooks:write', 'contacts:read']);
    const add = (events: string[]) =>
      program.post('/api/webhook-endpoints', { url: 'https://8.8.8.8/', events, includePersonalData: true });
    expectError(
      await add(['contact.created', 'order.paid']),
      403,
      'This token lacks the scope orders:read. Use a token that has it.',
    );
    const { view } = (await add(['contact.created'])).body;
    await owner.patch(`/api/webhook-endpoints/${view.id}`, { events: ['order.paid'] });
    const moved = await program.patch(`/api/webhook-endpoints/${view.id}`, { url: 'https://8.8.4.4/' });
    expectError(moved, 403, 'This token lacks the scope orders:read. Use a token that has it.');
    expectError(await program.get('/api/webhook-endpoints'), 403);
  });
});
