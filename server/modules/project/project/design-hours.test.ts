/** The measured time of designs reaches the pages of every node, and leaves them again. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followPageFacts } from '#server/page-facts.ts';
import { copyProject, makeDesignedProject } from '#server/testing/projects.ts';
import { openStaticSite, type StaticSite } from '#server/testing/static-site.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { DAY_MS } from '#src/domain/shared/dates.ts';

const POLL_MS = 20;
const PAGE =
  '<html lang="en"><x-variant when="designs:claimed">24 h claimed</x-variant><x-variant when="designs:measured">__DESIGN_HOURS__ <x-variant when="hours:one">hour</x-variant><x-variant when="hours:other">hours</x-variant></x-variant></html>';

let t: TestApp;
const ends: (() => unknown)[] = [];
beforeEach(async () => {
  t = await createTestApp();
  t.clock.freeze();
});
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

/** @returns what the page of a node says */
async function startNode(): Promise<() => Promise<string>> {
  const site: StaticSite = await openStaticSite({ 'index.html': PAGE });
  const store = site.load();
  const facts = followPageFacts(() => t.context(), POLL_MS);
  await facts.start(store.show);
  ends.push(facts.stop, site.close);
  return async () => (await site.get('/')).body.toString().replace(/<\/?html[^>]*>/g, '');
}
const says = (node: () => Promise<string>, text: string) =>
  vi.waitFor(async () => expect(await node()).toBe(text), TIMEOUT);

test('twenty measured projects of the last 90 days replace the claim on every node, fewer do not', async () => {
  const [one, two] = [await startNode(), await startNode()];
  const both = (text: string) => Promise.all([says(one, text), says(two, text)]);
  const { id } = await makeDesignedProject(t, 17);
  await copyProject(t, id, 18);
  // A node that starts has read what there is.
  expect(await (await startNode())()).toBe('24 h claimed');
  await both('24 h claimed');

  await copyProject(t, id, 1);
  await both('17 hours');
  expect(await (await startNode())()).toBe('17 hours');

  // Slower designs bring the average above the promise: neither the figure nor the claim is shown.
  const slow = await makeDesignedProject(t, 24 * 8);
  await both('');
  await (await t.asAdmin()).api.projects.undo.mutate({ id: slow.id, eventId: slow.undoableEventId ?? 0 });
  await both('17 hours');

  t.clock.advance(91 * DAY_MS);
  await both('24 h claimed');
});
