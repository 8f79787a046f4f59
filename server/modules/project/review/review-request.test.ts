/** The email that asks for a review: once, in time, and only those who have a live website. */
import { beforeEach, expect, test } from 'vitest';
import { jobDefinitions } from '#server/jobs.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { makeChange, makeLiveOrder, makeReview, REVIEW, requireProject } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

const DAY_MS = 86_400_000;

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const requestJob = () => jobDefinitions(t.deps).find(({ name }) => name === 'review-request');
/** Runs the job as its schedule does, `days` later. */
async function runAfter(days: number): Promise<void> {
  t.clock.advance(days * DAY_MS);
  await requestJob()?.run(t.context(), {});
}
const requests = async () => (await t.emails()).filter(({ text }) => text.includes('/review#t='));

test('a customer is asked once, 14 days after the website went live, with a link that works', async () => {
  const order = await makeLiveOrder(t, { customerName: 'Noor Vance' });
  await makePaidCheckout(t);
  await runAfter(13);
  expect(await requests()).toEqual([]);
  await runAfter(1);
  for (const days of [0, 1, 14, 60]) await runAfter(days);
  const emails = await requests();
  expect(emails).toMatchObject([
    { to: order.customerEmail, subject: 'How are you getting on with your website?' },
  ]);
  expect(emails[0]?.text).toContain('Hello Noor Vance,');

  const token = /#t=(\S+)/.exec(emails[0]?.text ?? '')?.[1] ?? '';
  const saved = await t.asVisitor().api.reviews.save.mutate({ ...REVIEW, token });
  expect(saved).toMatchObject({ orderId: order.id, review: { stars: 5, state: 'written' } });
});

test('the email has the link to the project too, and keeps it valid for 180 days', async () => {
  const order = await makeLiveOrder(t, { market: 'germany' });
  await runAfter(14);
  const [email] = await requests();
  expect(email?.text).toContain('Zu Ihrer Projektseite');
  const token = /\/project#t=(\S+)/.exec(email?.text ?? '')?.[1] ?? '';
  t.clock.advance(179 * DAY_MS);
  const page = await t.asVisitor().api.customerPage.get.mutate({ token });
  expect(page.orderId).toBe(order.id);
});

test('parallel runs, as on several nodes, and a run after one that was killed, send one email', async () => {
  const order = await makeLiveOrder(t);
  t.clock.advance(14 * DAY_MS);
  await Promise.all(Array.from({ length: 5 }, () => runAfter(0)));
  expect(await requests()).toHaveLength(1);
  // The email is stored in the transaction that decides: a killed run leaves both or neither.
  await t.sql(`delete from mail_message where kind = 'review-request' and order_id = ?`, [order.id]);
  await runAfter(0);
  await runAfter(0);
  expect(
    await t.sql(`select id from mail_message where kind = 'review-request' and order_id = ?`, [order.id]),
  ).toHaveLength(1);
});

test('not for cancelled, refunded, erased or reopened projects, old ones, or those with a review', async () => {
  const old = await makeLiveOrder(t);
  t.clock.advance(40 * DAY_MS);
  const [cancelled, refunded, erased, reopened, reviewed, kept] = [
    await makeLiveOrder(t),
    await makeLiveOrder(t),
    await makeLiveOrder(t),
    await makeLiveOrder(t),
    await makeLiveOrder(t),
    await makeLiveOrder(t),
  ];
  await makeReview(t, reviewed.id, {}, 'written');
  const owner = await t.asAdmin('owner');
  await owner.api.orders.setStatus.mutate({ id: cancelled.id, status: 'cancelled' });
  await t.sql('update customer_order set refunded_minor = amount_minor where id = ?', [refunded.id]);
  await owner.api.privacy.erase.mutate({ email: erased.customerEmail, confirm: 'ERASE' });
  await makeChange(owner, await requireProject(t, reopened.id), 'reopened');
  await runAfter(14);
  expect((await requests()).map(({ to }) => to)).toEqual([kept.customerEmail]);
  expect(old.customerEmail).not.toBe(kept.customerEmail);
});

test('a project that is reopened while the email waits withdraws it, and asks once it is live again', async () => {
  const order = await makeLiveOrder(t);
  await runAfter(14);
  await t.emails();
  const waiting = `mail_message where kind = 'review-request'`;
  await t.sql(`update mail_message set status = 'queued', sent_at = null where kind = 'review-request'`);
  const owner = await t.asAdmin('owner');
  await makeChange(owner, await requireProject(t, order.id), 'reopened');
  expect(await t.sql(`select status, payload_encrypted from ${waiting}`)).toEqual([
    { status: 'expired', payload_encrypted: null },
  ]);
  await makeChange(owner, await requireProject(t, order.id), 'went_live', { siteUrl: 'quill.example' });
  const earlier = (await requests()).length;
  for (const days of [13, 1, 1]) await runAfter(days);
  expect(await requests()).toHaveLength(earlier + 1);
  expect(await t.sql(`select status from ${waiting} order by created_at`)).toEqual([
    { status: 'expired' },
    { status: 'sent' },
  ]);
});

test('a reopened project asks 14 days after it is live again', async () => {
  const owner = await t.asAdmin('owner');
  const order = await makeLiveOrder(t);
  t.clock.advance(10 * DAY_MS);
  await makeChange(owner, await requireProject(t, order.id), 'reopened');
  t.clock.advance(DAY_MS);
  await makeChange(owner, await requireProject(t, order.id), 'went_live', { siteUrl: 'quill.example' });
  await runAfter(13);
  expect(await requests()).toEqual([]);
  await runAfter(1);
  expect(await requests()).toHaveLength(1);
});
