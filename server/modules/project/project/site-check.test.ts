/** Going live checks the address of the website. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { makePaidCheckout } from '#server/testing/factories.ts';
import { advanceProject, makeChange, requireProject, sendForm } from '#server/testing/projects.ts';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { closeReceivers, startReceiver } from '#server/testing/webhook-receiver.ts';
import type { ProjectWork } from '#src/domain/project/customer-page/customer-page.schema.ts';

let t: TestApp;
let staff: Caller;
beforeEach(async () => {
  t = await createTestApp();
  staff = await t.asAdmin('staff');
  t.deps.outgoing = { requiresHttps: false, allowsLoopback: true, resolve: async () => ['127.0.0.1'] };
});
afterEach(closeReceivers);

async function building(): Promise<ProjectWork> {
  const order = await makePaidCheckout(t);
  await sendForm(t, order.id);
  return advanceProject(t, order.id, 'designs_sent', 'design_chosen');
}
const goLive = (project: ProjectWork, url: string, caller: Caller = staff) =>
  makeChange(caller, project, 'went_live', {
    siteUrl: url.replace('127.0.0.1', 'quill.test'),
    liveAnyway: false,
  });

describe('the address of a live website', () => {
  it('is opened once, and a website that answers goes live', async () => {
    const site = await startReceiver();
    const project = await building();
    expect(await goLive(project, site.url)).toMatchObject({ stage: 'live' });
    expect(site.received).toHaveLength(1);
  });

  it('is followed through redirects', async () => {
    const site = await startReceiver();
    const first = await startReceiver((response) => {
      response.writeHead(301, { location: site.url.replace('127.0.0.1', 'www.quill.test') }).end();
    });
    expect(await goLive(await building(), first.url)).toMatchObject({ stage: 'live' });
    expect(site.received).toHaveLength(1);
  });

  it('SEC-26: a redirect into a private network is not followed', async () => {
    t.deps.outgoing = {
      requiresHttps: false,
      allowsLoopback: true,
      resolve: async (host) => [host === 'quill.test' ? '127.0.0.1' : '10.0.0.1'],
    };
    const first = await startReceiver((response) => {
      response.writeHead(302, { location: 'http://intranet.test/' }).end();
    });
    await expect(goLive(await building(), first.url)).rejects.toThrow(
      'The host intranet.test is in a private or reserved network',
    );
  });

  it('must not redirect for ever', async () => {
    const loop = await startReceiver((response) => {
      response.writeHead(302, { location: '/again' }).end();
    });
    await expect(goLive(await building(), loop.url)).rejects.toThrow(
      'It redirects too often, last to /again.',
    );
    expect(loop.received).toHaveLength(4);
  });

  it('that does not answer with 200 changes nothing, and the reason is at the field', async () => {
    const project = await building();
    const missing = await startReceiver((response) => {
      response.writeHead(404).end();
    });
    const gone = await startReceiver();
    await gone.close();
    for (const [url, reason] of [
      [missing.url, 'It responds with status 404 instead of 200.'],
      [gone.url, 'The request failed: ECONNREFUSED.'],
    ] as const) {
      const error = await rejection(goLive(project, url));
      expect(error).toMatchObject({
        httpStatus: 400,
        issues: [{ path: ['siteUrl'], message: expect.stringContaining(reason) }],
        data: { isUnreachable: true },
      });
    }
    expect(await requireProject(t, project.orderId)).toMatchObject({ stage: 'building', siteUrl: null });
  });

  it('need not answer if staff say why, which the history and the audit log keep', async () => {
    const project = await building();
    const gone = await startReceiver();
    await gone.close();
    const anyway = (note?: string) =>
      makeChange(staff, project, 'went_live', {
        siteUrl: gone.url.replace('127.0.0.1', 'quill.test'),
        liveAnyway: true,
        note,
      });
    await expect(anyway('')).rejects.toThrow('Say in the note why the website is live');
    const live = await anyway('The domain moves tonight.');
    expect(live.events[0]).toMatchObject({ kind: 'went_live', note: 'The domain moves tonight.' });
    expect(
      await t.sql(`select after from audit_log where action = 'project.state' order by id desc limit 1`),
    ).toEqual([{ after: { state: 'live', change: 'went_live', address: 'not checked' } }]);
  });

  it('of a sample is not opened by a demo', async () => {
    const project = await building();
    const demo = await createSecondApp({ DEMO: 'on' });
    demo.deps.outgoing = {
      requiresHttps: false,
      allowsLoopback: true,
      resolve: async () => {
        throw new Error('asked for a sample');
      },
    };
    const live = await goLive(project, 'https://quill.example', await demo.asAdmin('staff'));
    expect(live).toMatchObject({ stage: 'live', siteUrl: 'https://quill.example' });
  });
});

it('an undo brings back the address that an earlier change had named', async () => {
  const project = await building();
  const review = await makeChange(staff, project, 'review_ready', { siteUrl: 'preview.quill.example' });
  expect(review.siteUrl).toBe('https://preview.quill.example');
  const live = await makeChange(staff, review, 'went_live', { siteUrl: 'quill.example' });
  expect(live.siteUrl).toBe('https://quill.example');
  const undone = await staff.api.projects.undo.mutate({ id: live.id, eventId: live.undoableEventId ?? 0 });
  expect(undone.siteUrl).toBe('https://preview.quill.example');
});
