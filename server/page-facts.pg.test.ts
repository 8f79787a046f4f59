/** What the public pages show reaches every node. Reviews are the example. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOrder } from '#server/testing/factories.ts';
import { makeReview, REVIEW, reviewToken } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import type { PageFacts } from '#src/domain/page-facts.ts';
import { followPageFacts } from './page-facts.ts';
import type { FollowedValue } from './platform/follow-value.ts';

let t: TestApp;
const nodes: FollowedValue<PageFacts>[] = [];
beforeEach(async () => {
  t = await createTestApp();
});
afterEach(async () => {
  await Promise.all(nodes.splice(0).map((node) => node.stop()));
});

type Node = { texts(): string[]; totals(): unknown; changes(): number; facts: FollowedValue<PageFacts> };

/** @param pollMs an hour: only `wake` brings changes */
async function startNode(pollMs: number): Promise<Node> {
  const shown: { texts: string[]; totals: unknown }[] = [];
  const facts = followPageFacts(() => t.context(), pollMs);
  nodes.push(facts);
  await facts.start(async ({ reviews: { quotes, totals } }) => {
    shown.push({ texts: quotes.map(({ text }) => text).sort(), totals });
  });
  return {
    texts: () => shown.at(-1)?.texts ?? [],
    totals: () => shown.at(-1)?.totals,
    changes: () => shown.length,
    facts,
  };
}
const HOUR_MS = 3_600_000;
const POLL_MS = 20;
const shows = (node: Node, ...texts: string[]) =>
  vi.waitFor(() => expect(node.texts()).toEqual(texts), TIMEOUT);

test('a node that starts shows what is published, and nothing that is not', async () => {
  for (const [text, state] of [
    ['Shown.', 'published'],
    ['Waiting.', 'written'],
    ['Declined.', 'declined'],
  ] as const)
    await makeReview(t, (await makeOrder(t)).id, { text }, state);
  expect((await startNode(HOUR_MS)).texts()).toEqual(['Shown.']);
});

test('every node follows a decision, an undo, a change by the author and an erasure', async () => {
  const [one, two] = [await startNode(POLL_MS), await startNode(POLL_MS)];
  const both = (...texts: string[]) => Promise.all([shows(one, ...texts), shows(two, ...texts)]);
  const order = await makeOrder(t);
  const staff = await t.asAdmin('owner');
  const row = await makeReview(t, order.id, { text: 'First.' });
  await both('First.');

  const seen = { id: row.id, revision: row.revision, reason: null };
  await staff.api.reviews.decide.mutate({ ...seen, expectedState: 'published', state: 'written' });
  await both();
  await staff.api.reviews.decide.mutate({ ...seen, expectedState: 'written', state: 'published' });
  await both('First.');

  await t
    .asVisitor()
    .api.reviews.save.mutate({ ...REVIEW, text: 'Second.', token: reviewToken(t, order.id) });
  await both();
  const next = {
    id: row.id,
    revision: 2,
    expectedState: 'written',
    state: 'published',
    reason: null,
  } as const;
  await staff.api.reviews.decide.mutate(next);
  await both('Second.');

  await staff.api.privacy.erase.mutate({ email: order.customerEmail, confirm: 'ERASE' });
  await both();
});

test('the node of the decision shows it at once; without a change nothing is prepared again', async () => {
  const node = await startNode(HOUR_MS);
  const usual = t.deps.pageFacts;
  t.deps.pageFacts = node.facts;
  await makeReview(t, (await makeOrder(t)).id, { text: 'At once.' });
  await shows(node, 'At once.');
  const changes = node.changes();
  for (let n = 0; n < 3; n++) node.facts.wake();
  await node.facts.stop();
  t.deps.pageFacts = usual;
  expect(node.changes()).toBe(changes);
});

test('ten published reviews count: the average is that of all, the quotes are the newest', async () => {
  const node = await startNode(POLL_MS);
  for (let n = 0; n < 10; n++) {
    t.clock.advance(1000);
    await makeReview(t, (await makeOrder(t)).id, { text: `Number ${n}.`, stars: n === 0 ? 1 : 5 });
  }
  await shows(node, 'Number 7.', 'Number 8.', 'Number 9.');
  expect(node.totals()).toEqual({ count: 10, average: 4.6 });
});
