/** The stream that tells open pages of a project to read it again, on all nodes. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemContext } from '#server/context.ts';
import { type Em, queryRows } from '#server/platform/database/database.ts';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { advanceProject, type MadePage, makeCustomerPage } from '#server/testing/projects.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { settledOrWaiting } from '#server/testing/wait/waiting-for-lock.ts';
import { announceProjectChange, projectVersion } from './project-change.service.ts';
import type { ProjectStreams } from './project-streams.port.ts';
import { createProjectStreams } from './project-streams.ts';

let t: TestApp;
let visitor: Caller;
let made: MadePage;
let nodes: ProjectStreams[];
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
  made = await makeCustomerPage(t);
  nodes = [];
});
afterEach(() => Promise.all(nodes.map((node) => node.stop())));

/** Another node: it listens on a connection of its own. */
function startNode(options: { heartbeatMs?: number } = {}): ProjectStreams {
  const node = createProjectStreams(() => systemContext(t.deps), options);
  nodes.push(node);
  return node;
}

const request = (changes: { lastVersion?: string; address?: string; projectId?: number } = {}) => ({
  projectId: made.projectId,
  lastVersion: null,
  address: null,
  expiresAt: new Date(t.clock.now().getTime() + 3_600_000),
  ...changes,
});

/** Reads until the text has arrived. */
function reader(stream: ReadableStream<Uint8Array>) {
  const source = stream.getReader();
  let text = '';
  return {
    async until(wanted: string): Promise<string> {
      while (!text.includes(wanted)) {
        const { done, value } = await source.read();
        if (done) throw new Error(`the stream ended after ${JSON.stringify(text)}`);
        text += new TextDecoder().decode(value);
      }
      return text;
    },
    async toEnd(): Promise<string> {
      for (;;) {
        const { done, value } = await source.read();
        if (done) return text;
        text += new TextDecoder().decode(value);
      }
    },
    cancel: () => source.cancel(),
  };
}
const version = () => projectVersion(t.context(), made.projectId);

describe('events', () => {
  it('a decision, a message and a step of the shop reach the open pages of every node', async () => {
    const pages = await Promise.all([startNode(), startNode()].map((node) => node.open(request())));
    const readers = pages.map(reader);
    for (const page of readers) await page.until(`id: ${await version()}\n\n`);
    const steps = [
      () => visitor.api.customerPage.sendMessage.mutate({ token: made.token, text: 'Hello' }),
      () => advanceProject(t, made.order.id, 'designs_sent'),
    ];
    for (const step of steps) {
      await step();
      for (const page of readers) await page.until(`id: ${await version()}\ndata: changed\n\n`);
    }
    for (const page of readers) await page.cancel();
  });

  it('the domain, the name on the certificate and the planting of the tree reach open pages', async () => {
    const page = reader(await startNode().open(request()));
    const { customerPage } = visitor.api;
    const { token } = made;
    await customerPage.confirmDomain.mutate({ token, domain: 'quill.example' });
    await page.until(`id: ${await version()}\ndata: changed\n\n`);
    await advanceProject(t, made.order.id, 'designs_sent', 'design_chosen', 'review_ready', 'went_live');
    await customerPage.nameOnCertificate.mutate({ token, display: 'hidden' });
    await page.until(`id: ${await version()}\ndata: changed\n\n`);
    const planting = { plantedOn: '2026-01-05', place: 'Mendip Hills', partnerReference: null, trees: 1 };
    await (await t.asAdmin()).api.trees.addBatch.mutate(planting);
    await page.until(`id: ${await version()}\ndata: changed\n\n`);
  });

  it('a page that reconnects with the version it knows learns at once what it missed', async () => {
    const node = startNode();
    const known = await version();
    await visitor.api.customerPage.sendMessage.mutate({ token: made.token, text: 'Hello' });
    const text = await reader(await node.open(request({ lastVersion: known }))).until('data: changed');
    expect(text).toContain(`id: ${await version()}\ndata: changed\n\n`);
    const current = await version();
    const other = reader(await node.open(request({ lastVersion: current })));
    await advanceProject(t, made.order.id, 'designs_sent');
    expect((await other.until('data: changed')).match(/data/g)).toHaveLength(1);
  });

  it('a rolled back change and another project announce nothing', async () => {
    const node = startNode();
    const page = reader(await node.open(request()));
    const other = await makeCustomerPage(t);
    await visitor.api.customerPage.sendMessage.mutate({ token: other.token, text: 'Hello' });
    await expect(
      t.em().transactional(async (em) => {
        await announceProjectChange({ ...t.context(), em }, made.projectId);
        throw new Error('on purpose');
      }),
    ).rejects.toThrow('on purpose');
    await advanceProject(t, made.order.id, 'designs_sent');
    expect((await page.until('data: changed')).match(/data/g)).toHaveLength(1);
  });
});

describe('limits', () => {
  it('six streams per address; one that ends makes room', async () => {
    const node = startNode();
    const mine = { address: '192.0.2.1' };
    const open = [];
    for (let n = 0; n < 6; n++) open.push(reader(await node.open(request(mine))));
    await expect(node.open(request(mine))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await node.open(request({ address: '192.0.2.2' }));
    await open[0]?.cancel();
    await node.open(request(mine));
  });

  it('a reader that never reads is dropped instead of filling the memory', async () => {
    const node = startNode({ heartbeatMs: 1 });
    const text = await new Promise<string>((resolve) => {
      void node.open(request()).then(async (stream) => {
        const slow = reader(stream);
        const quick = reader(await node.open(request()));
        for (let n = 0; n < 40; n++) await quick.until(': still here\n\n'.repeat(n + 1));
        resolve(await slow.toEnd());
      });
    });
    expect(text.length).toBeLessThan(2000);
  });

  it('ends with its ticket and when the node stops, and then opens no more', async () => {
    const node = startNode({ heartbeatMs: 1 });
    const expired = reader(await node.open(request()));
    t.clock.advance(61 * 60_000);
    await expired.toEnd();
    const open = reader(await node.open(request()));
    await node.stop();
    await open.toEnd();
    await expect(node.open(request())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('a stream that is being opened is rejected', () => {
  it('when the node stops', async () => {
    const node = startNode();
    const opening = expect(node.open(request())).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await node.stop();
    await opening;
  });

  it('when the connection that listens is lost', async (test) => {
    test.skip(t.deps.db.engine === 'pglite', 'the embedded database has no connection to lose');
    const listeners = () =>
      t.sql<{ pid: number }>(`select pid from pg_stat_activity
        where datname = current_database() and query = 'listen project_page'`);
    const node = startNode();
    let opening: Promise<unknown> = Promise.resolve();
    await t.em().transactional(async (em) => {
      await queryRows(em as Em, 'lock table project_event in access exclusive mode');
      opening = node.open(request());
      await settledOrWaiting(t, opening);
      for (const { pid } of await listeners()) await t.sql('select pg_terminate_backend(?)', [pid]);
      await vi.waitUntil(async () => (await listeners()).length === 0, TIMEOUT);
    });
    await expect(opening).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });
});

describe('over HTTP', () => {
  it('the address of the page opens a stream; a forged, expired or revoked one does not', async () => {
    const { streamUrl } = await visitor.api.customerPage.get.mutate({ token: made.token });
    const call = (address: string) =>
      t.app.request(`http://localhost:3000${address}`, { headers: { host: 'localhost:3000' } });
    const response = await call(streamUrl);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    if (!response.body) throw new Error('the response has no body');
    const page = reader(response.body);
    await page.until(`id: ${await version()}`);
    await page.cancel();
    expectError(await visitor.get(streamUrl.replace(/stream\/\d+/, 'stream/999')), 404);
    await t.sql('update project set link_version = 2');
    expectError(await visitor.get(streamUrl), 404);
    await t.sql('update project set link_version = 1');
    t.clock.advance(61 * 60_000);
    expectError(await visitor.get(streamUrl), 404);
  });

  it('the receipt names seller, order, amount and currency; strangers get none', async () => {
    const { order } = await visitor.api.customerPage.get.mutate({ token: made.token });
    const page = await visitor.get(order.receiptUrl);
    expect(page.status).toBe(200);
    for (const part of [
      String(made.order.id),
      made.order.customerName,
      '$250.00',
      'USD',
      'not a VAT invoice',
    ])
      expect(page.text).toContain(part);
    expectError(await visitor.get(order.receiptUrl.replace(/\?.*/, '')), 404);
    t.clock.advance(61 * 60_000);
    expectError(await visitor.get(order.receiptUrl), 404);
    expect(await rejection(visitor.api.customerPage.get.mutate({ token: 'x' }))).toMatchObject({
      httpStatus: 404,
    });
  });
});
