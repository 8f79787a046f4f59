/** Each action item and each tab opens a list that shows exactly the rows it counts. */
import { beforeEach, expect, test } from 'vitest';
import {
  CONFIRMATION,
  CONTACT,
  intakeToken,
  makeOrder,
  makePaidCheckout,
} from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { makeReview } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { affiliateListInput } from '#src/domain/affiliate/account/affiliate-admin.schema.ts';
import { claimsInput } from '#src/domain/affiliate/claim/claim.schema.ts';
import { commissionListInput } from '#src/domain/affiliate/commission/commission-admin.schema.ts';
import {
  ACTION_ITEMS,
  ITEM_KINDS,
  type ListPath,
  listHref,
  TABBED_LISTS,
} from '#src/domain/office/dashboard/admin-lists.ts';
import { emailListInput } from '#src/domain/office/email/email.schema.ts';
import { paths } from '#src/domain/paths.ts';
import { projectListInput } from '#src/domain/project/project/project.schema.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { certificateListInput } from '#src/domain/project/tree/certificate.schema.ts';
import { confirmationListInput } from '#src/domain/sale/confirmation/confirmation.schema.ts';
import { orderListInput } from '#src/domain/sale/order/order.schema.ts';
import { paymentEventsInput } from '#src/domain/sale/payment/payment.schema.ts';
import { contactListInput } from '#src/domain/site/contact/contact.schema.ts';

let t: TestApp;
let staff: Awaited<ReturnType<TestApp['asAdmin']>>;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

const LIST_INPUTS = {
  [paths.adminOrders]: orderListInput,
  [paths.adminConfirmations]: confirmationListInput,
  [paths.adminProjects]: projectListInput,
  [paths.adminTrees]: certificateListInput,
  [paths.adminReviews]: reviewListInput,
  [paths.adminContacts]: contactListInput,
  [paths.adminAffiliates]: affiliateListInput,
  [paths.adminCommissions]: commissionListInput,
  [paths.adminClaims]: claimsInput,
  [paths.adminEmails]: emailListInput,
  [paths.adminReconciliation]: paymentEventsInput,
} satisfies Record<ListPath, unknown>;

/** What the list screen does with its address: the schema reads it, the procedure answers. */
async function totalOf(path: string, query: string): Promise<number> {
  const schema = LIST_INPUTS[path as ListPath];
  const given = Object.fromEntries(new URLSearchParams(query));
  const input = schema.parse(given);
  expect(input, `${path}?${query} loses a filter`).toMatchObject(given);
  const { api } = staff;
  const page = await {
    [paths.adminOrders]: () => api.orders.list.query(input as never),
    [paths.adminConfirmations]: () => api.confirmations.list.query(input as never),
    [paths.adminProjects]: () => api.projects.list.query(input as never),
    [paths.adminTrees]: () => api.trees.list.query(input as never),
    [paths.adminReviews]: () => api.reviews.list.query(input as never),
    [paths.adminContacts]: () => api.contacts.list.query(input as never),
    [paths.adminAffiliates]: () => api.adminAffiliates.list.query(input as never),
    [paths.adminCommissions]: () => api.commissions.list.query(input as never),
    [paths.adminClaims]: () => api.claims.list.query(input as never),
    [paths.adminEmails]: () => api.emails.list.query(input as never),
    [paths.adminReconciliation]: () => api.payments.events.query(input as never),
  }[path as ListPath]();
  return page.total;
}

const hours = (n: number) => t.clock.advance(n * 3_600_000);

async function sendForm(orderId?: number): Promise<void> {
  await t.asVisitor().post('/api/order-confirmations', {
    ...CONFIRMATION,
    ...(orderId ? { orderId, token: intakeToken(t, orderId) } : {}),
  });
}

async function insertEvent(id: string, status: 'failed' | 'processed'): Promise<void> {
  await t.sql(
    `insert into webhook_event (id, type, livemode, status, attempts, payload, event_created_at, received_at)
     values (?, 'charge.refunded', false, ?, 1, '{}', ?, ?)`,
    [id, status, t.clock.now(), t.clock.now()],
  );
}

async function insertClaim(affiliateId: number, subject: string): Promise<void> {
  await t.sql(
    `insert into affiliate_claim (affiliate_id, reason_code, subject, created_at) values (?, 'no-click', ?, ?)`,
    [affiliateId, subject, t.clock.now()],
  );
}

/** Of an order that needs nothing else. */
async function seedReview(state: 'written' | 'published' | 'declined'): Promise<void> {
  const { id } = await makeOrder(t);
  await makeReview(t, id, {}, state);
  await staff.api.orders.setStatus.mutate({ id, status: 'cancelled' });
}

/** Two rows of each kind, and beside them rows that look alike but need nobody. */
async function seedEveryKind(): Promise<void> {
  const visitor = t.asVisitor();
  const affiliate = await makeAffiliateWithLogin(t);
  await makeOrder(t); // Too old to need its form link.
  hours(100 * 24);
  for (const held of [true, true, false]) {
    const order = await sellFor(t, affiliate);
    await sendForm(order.id);
    if (held)
      await t.sql(`update commission set review_reason = 'Same address' where order_id = ?`, [order.id]);
  }
  for (let n = 0; n < 2; n++) {
    await makePaidCheckout(t); // Its receipt contained the link: the form is awaited.
    await makePaidCheckout(t, { amountMinor: 100 + n });
    await makeOrder(t);
    await sendForm();
    await visitor.post('/api/contacts', { ...CONTACT, email: `c${n}@customer.example` });
    await insertEvent(`evt_${n}`, 'failed');
  }
  // Of two projects; a third one was answered.
  await t.sql(
    `insert into project_message (project_id, kind, author_kind, author_name, text, created_at)
     select id, 'message', 'customer', 'Ada', 'A question.', now() from project order by id limit 3`,
  );
  await t.sql(
    `insert into project_message (project_id, kind, author_kind, author_name, text, created_at)
     select id, 'message', 'staff', 'robin', 'Tomorrow.', now() from project order by id limit 1`,
  );
  await makeOrder(t, { status: 'cancelled' });
  await sendForm((await makeOrder(t)).id);
  await t.sql(
    `update order_confirmation set status = 'completed' where id = (select max(id) from order_confirmation)`,
  );
  await sendForm();
  await t.sql(
    `update order_confirmation set status = 'completed' where id = (select max(id) from order_confirmation)`,
  );
  await visitor.post('/api/contacts', { ...CONTACT, email: 'answered@customer.example' });
  await t.sql(`update contact set status = 'answered' where email = 'answered@customer.example'`);
  await insertEvent('evt_fine', 'processed');
  for (const state of ['written', 'written', 'published', 'declined'] as const) await seedReview(state);
  for (const subject of ['first', 'second', 'settled']) await insertClaim(affiliate.id, subject);
  const [settled] = await t.sql<{ id: number }>(`select id from affiliate_claim where subject = 'settled'`);
  await staff.api.claims.answer.mutate({ id: settled?.id ?? 0, answer: 'It was credited on Monday.' });
  await t.emails(); // The worker has sent what was due.
  const failed = `select id from mail_message where kind <> 'payout-sent' order by created_at, id limit 3`;
  await t.sql(`update mail_message set status = 'failed', sent_at = null where id in (${failed})`);
  await t.sql(
    `update mail_message set handled_at = now() where id = (select id from mail_message where status = 'failed' limit 1)`,
  );
  await t.sql(
    `update mail_message set kind = 'payout-sent' where id = (select id from mail_message where status = 'failed' and handled_at is null limit 1)`,
  );
  hours(3 * 24 + 1);
  // Recent ones need nobody yet.
  await makePaidCheckout(t);
  await visitor.post('/api/contacts', { ...CONTACT, email: 'recent@customer.example' });
  await sendForm((await makePaidCheckout(t)).id);
  await t.emails(); // No email changes its status between a count and its list.
}

test('each of the twelve action items leads to as many rows as it counts', async () => {
  await seedEveryKind();
  const items = await staff.api.dashboard.actionItems.query();
  expect(items.map(({ kind }) => kind)).toEqual(ITEM_KINDS);
  for (const { kind, count, href, oldest } of items) {
    const { pathname, search } = new URL(href, 'http://localhost');
    expect({ kind, shown: await totalOf(pathname, search.slice(1)) }).toEqual({ kind, shown: count });
    expect(oldest?.since, kind).toBeInstanceOf(Date);
    expect(oldest?.who, kind).not.toBe('');
  }
  // Each has its action, but only owners release a commission.
  expect(items.filter(({ action }) => !action).map(({ kind }) => kind)).toEqual(['commission-review']);
  const late = items.find(({ kind }) => kind === 'project-late');
  expect(late?.action).toEqual({ label: 'Open project', href: `/admin/orders/${late?.oldest?.id}` });
  expect((await staff.api.projects.ofOrder.query({ orderId: Number(late?.oldest?.id) }))?.id).toBeGreaterThan(
    0,
  );
  expect(Object.fromEntries(items.map(({ kind, count }) => [kind, count]))).toMatchObject({
    'webhook-failed': 2,
    'commission-review': 2,
    'claim-open': 2,
    'order-review': 2,
    'form-unsent': 2,
    'form-missing': 2,
    'project-late': 4,
    'project-message': 2,
    'confirmation-unattached': 2,
    'contact-unanswered': 2,
    'review-undecided': 2,
    'email-failed': 1,
  });
});

test('each tab shows as many rows as it counts', async () => {
  await seedEveryKind();
  for (const list of TABBED_LISTS) {
    const tabs = await staff.api.dashboard.tabs.query({ list });
    for (const { label, query, count } of tabs)
      expect({ list, label, count }).toEqual({ list, label, count: await totalOf(list, query) });
    expect(tabs[0]?.query).toBe('');
  }
});

test('the navigation counts what a tab counts, and opens it', async () => {
  await seedEveryKind();
  const waiting = await staff.api.dashboard.waiting.query();
  for (const { list, label, count, href } of waiting) {
    const { pathname, search } = new URL(href, 'http://localhost');
    const tabs = await staff.api.dashboard.tabs.query({ list });
    const tab = tabs.find(({ query }) => query === search.slice(1));
    expect([pathname, tab?.label.toLowerCase(), tab?.count]).toEqual([list, label, count]);
    expect(await totalOf(pathname, search.slice(1)), label).toBe(count);
  }
  expect(waiting.filter(({ count }) => count > 0).map(({ label }) => label)).toEqual([
    'to send',
    'to start',
    'waiting for us',
    'to decide',
    'to answer',
    'under review',
    'not delivered',
    'to answer',
    'failed',
  ]);
});

test('the links of action items keep their filters through the schema of the list', () => {
  for (const kind of ITEM_KINDS) {
    const { pathname, searchParams } = new URL(listHref(ACTION_ITEMS[kind]), 'http://localhost');
    const given = Object.fromEntries(searchParams);
    expect(LIST_INPUTS[pathname as ListPath].parse(given), kind).toMatchObject(given);
  }
});

test('the only owner is reminded of a missing email address, and nobody else', async () => {
  const owner = await t.asAdmin('owner');
  const kinds = async (caller: typeof owner) =>
    (await caller.api.dashboard.actionItems.query()).map(({ kind }) => kind);
  await t.sql('update admin_account set email = null');
  expect(await kinds(owner)).toEqual(['owner-email']);
  expect(await kinds(staff)).toEqual([]);
  await t.sql(`update admin_account set email = 'owner@shop.example' where role = 'owner'`);
  expect(await kinds(owner)).toEqual([]);
});
