/** What staff decide about reviews. */
import { beforeEach, expect, test } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makeOrder } from '#server/testing/factories.ts';
import { makeReview, REVIEW, reviewToken } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import type { ReviewView } from '#src/domain/project/review/review.schema.ts';

const CHANGED =
  'This review was changed while you were working, by its author or by someone else. Read it again before you decide.';

let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
});

const decide = (
  row: ReviewView,
  state: ReviewView['state'],
  reason: string | null = null,
): Promise<ReviewView> =>
  staff.api.reviews.decide.mutate({
    id: row.id,
    state,
    revision: row.revision,
    expectedState: row.state,
    reason,
  });

test('staff publish, decline with a reason and undo; each decision is in the audit log', async () => {
  const written = await makeReview(t, (await makeOrder(t)).id, {}, 'written');
  const published = await decide(written, 'published');
  expect(published).toMatchObject({ state: 'published', decidedBy: 'staff', decidedAt: expect.any(Date) });
  const undone = await decide(published, 'written');
  expect(undone).toMatchObject({ state: 'written', decidedBy: null, decidedAt: null });
  const declined = await decide(undone, 'declined', 'It names another customer.');
  expect(declined).toMatchObject({ state: 'declined', declineReason: 'It names another customer.' });
  const log = await t.sql(`select before, after from audit_log where action = 'review.state' order by id`);
  expect(log).toEqual([
    { before: { state: 'written' }, after: { state: 'published' } },
    { before: { state: 'published' }, after: { state: 'written' } },
    { before: { state: 'written' }, after: { state: 'declined' } },
  ]);
  expect(JSON.stringify(log)).not.toContain('another customer');
});

test('no decision changes a word, and no email tells anybody', async () => {
  const order = await makeOrder(t);
  const words = { stars: 2, text: 'Late, “but” fine.\nSecond line.', nameShown: 'Ada Q.' };
  const row = await makeReview(t, order.id, words, 'declined');
  expect(row).toMatchObject(words);
  const edited = { id: row.id, state: 'published', revision: 1, expectedState: 'declined', text: 'Great!' };
  await staff.api.reviews.decide.mutate(edited as never);
  expect(await staff.api.reviews.get.query({ id: row.id })).toMatchObject({ ...words, state: 'published' });
  expect((await t.emails()).filter(({ to }) => to === order.customerEmail)).toEqual([]);
});

test('a decline needs a reason', async () => {
  const row = await makeReview(t, (await makeOrder(t)).id, {}, 'written');
  const rejected = await rejection(decide(row, 'declined', '  '));
  expect(rejected).toMatchObject({ httpStatus: 400, issues: [{ path: ['reason'] }] });
});

test('nobody publishes what they have not read: a change by the author or a colleague is a conflict', async () => {
  const order = await makeOrder(t);
  const row = await makeReview(t, order.id, {}, 'written');
  await t.asVisitor().api.reviews.save.mutate({ ...REVIEW, text: 'Spam.', token: reviewToken(t, order.id) });
  expect(await rejection(decide(row, 'published'))).toMatchObject({ httpStatus: 409, message: CHANGED });
  const read = await staff.api.reviews.get.query({ id: row.id });
  const results = await Promise.allSettled([decide(read, 'published'), decide(read, 'declined', 'Spam.')]);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a published review that its author changes is read again before it is public', async () => {
  const order = await makeOrder(t);
  const row = await makeReview(t, order.id);
  await t.asVisitor().api.reviews.save.mutate({ ...REVIEW, stars: 4, token: reviewToken(t, order.id) });
  expect(await staff.api.reviews.get.query({ id: row.id })).toMatchObject({
    state: 'written',
    stars: 4,
    decidedBy: null,
    revision: 2,
  });
});

test('the list is newest first, and filters by state, stars, words and order', async () => {
  const states = ['written', 'published', 'declined'] as const;
  const made: ReviewView[] = [];
  for (const [index, state] of states.entries()) {
    t.clock.advance(1000);
    const order = await makeOrder(t);
    made.push(await makeReview(t, order.id, { stars: index + 3, text: `Number ${index} of three` }, state));
  }
  const ids = async (input: object) =>
    (await staff.api.reviews.list.query(input)).items.map(({ id }) => made.findIndex((row) => row.id === id));
  expect(await ids({})).toEqual([2, 1, 0]);
  for (const [index, state] of states.entries()) expect(await ids({ state })).toEqual([index]);
  expect(await ids({ stars: '4' })).toEqual([1]);
  expect(await ids({ sort: 'stars' })).toEqual([0, 1, 2]);
  expect(await ids({ q: 'number 2' })).toEqual([2]);
  expect(await ids({ q: String(made[0]?.orderId) })).toEqual([0]);
  const waiting = (await staff.api.dashboard.actionItems.query()).find(
    ({ kind }) => kind === 'review-undecided',
  );
  expect(waiting).toMatchObject({
    count: 1,
    text: '1 review to decide',
    href: '/admin/reviews?state=written',
  });
});

test('the copy of a person’s data has the review, and the erasure deletes it', async () => {
  const owner = await t.asAdmin('owner');
  const order = await makeOrder(t);
  await makeReview(t, order.id, { text: 'A long day’s work.' });
  const copy = await owner.api.privacy.export.mutate({ email: order.customerEmail });
  expect(copy).toMatchObject({ reviews: [{ order_id: order.id, stars: 5, text: 'A long day’s work.' }] });
  await owner.api.privacy.erase.mutate({ email: order.customerEmail, confirm: 'ERASE' });
  expect(await t.sql('select id from review')).toEqual([]);
  const [event] = await t.sql(
    `select data_encrypted from event where type = 'review.submitted' and order_id = ?`,
    [order.id],
  );
  expect(event).toEqual({ data_encrypted: null });
});
