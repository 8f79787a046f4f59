/** Who may rehearse, what a rehearsal must not do, and where it ends. */

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Context, inTransaction } from '#server/context.ts';
import { afterCommit } from '#server/platform/database/after-commit.ts';
import { listen } from '#server/platform/database/listen.ts';
import { type Caller, rejection } from '#server/testing/callers.ts';
import { ADMIN, makeAffiliate, makeOrder } from '#server/testing/factories.ts';
import { makeAffiliateWithLogin, sellFor } from '#server/testing/payouts.ts';
import { wholeDatabase } from '#server/testing/rehearsal/whole-database.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { TIMEOUT } from '#server/testing/wait/timeout.ts';
import { REHEARSAL_ROWS_MAX } from '#src/domain/rehearsal/rehearsal.schema.ts';
import { OWNER_ONLY } from '#src/domain/viewer.ts';
import { announceProjectChange, PROJECT_CHANNEL } from '../customer-page/project-change.service.ts';
import { changeOrderStatus } from '../order/order.service.ts';
import { rehearse } from './rehearsal.service.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

const CSV = { csv: 'Date,Status\r\n', paidOn: '2026-11-20' };
const PAYMENT = { paidOn: '2026-11-20', reference: 'PP-1' };
const rehearsals = ({ api }: Caller) => ({
  owner: [
    () => api.payouts.rehearseRun.mutate({}),
    () => api.payouts.rehearseAllPaid.mutate({ id: 1, lineIds: [1], ...PAYMENT }),
    () => api.payouts.rehearseResult.mutate({ id: 1, ...CSV }),
    () => api.payouts.rehearseFailed.mutate({ lineId: 1, reason: 'A reason' }),
    () => api.payouts.rehearseDiscard.mutate({ id: 1 }),
    () => api.commissions.rehearseRelease.mutate({ ids: [1], reason: 'A reason' }),
  ],
  admin: [
    () => api.commissions.rehearseCancel.mutate({ ids: [1], reason: 'A reason' }),
    () => api.orders.rehearseStatus.mutate({ status: 'paid', reason: null, items: [{ id: 1 }] }),
    () => api.orders.rehearseSendForm.mutate({ ids: [1] }),
    () => api.confirmations.rehearseStatus.mutate({ ids: [1], status: 'completed' }),
    () => api.trees.rehearsePlant.mutate({ batchId: 1, ids: [1] }),
  ],
});

describe('privileges are those of the action', () => {
  it('strangers and affiliates are rejected', async () => {
    const stranger = rehearsals(t.asVisitor());
    for (const call of [...stranger.owner, ...stranger.admin])
      expect(await rejection(call())).toMatchObject({ code: 'UNAUTHENTICATED' });
    const affiliate = rehearsals(await t.asAffiliate((await makeAffiliate(t)).id));
    for (const call of [...affiliate.owner, ...affiliate.admin])
      expect(await rejection(call())).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('staff cannot rehearse what only owners may do', async () => {
    for (const call of rehearsals(await t.asAdmin('staff')).owner)
      expect(await rejection(call())).toMatchObject({ code: 'FORBIDDEN', message: OWNER_ONLY });
  });
});

describe('nothing happens outside the transaction', () => {
  const USES: Record<string, (ctx: Context) => unknown> = {
    'a connection of its own': ({ deps }) => deps.db.fork(),
    'sending an email': ({ deps }) => deps.mailer.deliver('1'),
    'the email server': ({ deps }) => deps.mailTransport.send,
    'the payment provider': ({ deps }) => deps.paymentProvider.api,
    'requests to other servers': ({ deps }) => deps.outgoing.resolve,
    'stored files': ({ deps }) => deps.files.put,
    'rate limits': ({ deps }) => deps.addressLimiter.consume,
    'webhook deliveries': ({ deps }) => deps.webhookDispatcher.wake(),
    'published reviews': ({ deps }) => deps.publicReviews.wake(),
    'workers of jobs': ({ deps }) => deps.jobs.wake('mail'),
  };

  it.each(Object.keys(USES))('an action that uses %s fails in a rehearsal', async (name) => {
    const done = rehearse(t.context(ADMIN), async (ctx) => {
      await USES[name]?.(ctx);
      return null;
    });
    await expect(done).rejects.toThrow('a rehearsal must not');
  });

  it('what should follow the commit does not run, and nobody is notified', async () => {
    const calls: string[] = [];
    const listening = await listen(t.deps.db, PROJECT_CHANNEL, {
      onMessage: (payload) => calls.push(payload),
      onLost() {},
    });
    const stored = await wholeDatabase(t);
    calls.length = 0;
    await rehearse(t.context(ADMIN), (ctx) =>
      inTransaction(ctx, async (inner) => {
        afterCommit(inner.em, 'test', () => calls.push('after commit'));
        await announceProjectChange(inner, 1);
        inner.setCookie('seen=1');
        return null;
      }),
    );
    // A notification of this database arrives after those of a rehearsal would have.
    await inTransaction(t.context(), (ctx) => announceProjectChange(ctx, 2));
    await expect.poll(() => calls, TIMEOUT).toContain('2');
    expect(calls).toEqual(['2']);
    expect(await wholeDatabase(t)).toEqual(stored);
    await listening.stop();
  });

  it('an action that is rejected is rejected with the same sentence, and changes nothing', async () => {
    const owner = await t.asAdmin('owner');
    const stored = await wholeDatabase(t);
    const dry = await rejection(owner.api.payouts.rehearseRun.mutate({}));
    expect(await wholeDatabase(t)).toEqual(stored);
    const real = await rejection(owner.api.payouts.createRun.mutate({}));
    expect([dry.code, dry.message]).toEqual([real.code, real.message]);
  });
});

describe('limits', () => {
  it('more rows than a rehearsal covers get a sentence', async () => {
    const owner = await t.asAdmin('owner');
    const lineIds = Array.from({ length: REHEARSAL_ROWS_MAX + 1 }, (_, index) => index + 1);
    const error = await rejection(owner.api.payouts.rehearseAllPaid.mutate({ id: 1, lineIds, ...PAYMENT }));
    expect(error).toMatchObject({
      code: 'CONFLICT',
      message: 'A rehearsal covers at most 500 rows, and this has 501. Nothing was changed or sent.',
    });
  });

  it('a row that is tried after a failed one runs as if alone', async () => {
    const owner = await t.asAdmin('owner');
    const [one, two] = [await makeOrder(t), await makeOrder(t)];
    const items = [{ id: one.id, expectedStatus: 'pending' as const }, { id: two.id }];
    const rehearsal = await owner.api.orders.rehearseStatus.mutate({
      status: 'cancelled',
      reason: null,
      items,
    });
    expect(rehearsal.changed).toMatchObject({ order: 1 });
    expect(rehearsal.skipped.map(({ id }) => id)).toEqual([one.id]);
  });

  it('rehearsals and the real action at the same time do not disturb each other', async () => {
    t.clock.advance(-40 * 86_400_000);
    await sellFor(t, await makeAffiliateWithLogin(t));
    t.clock.reset();
    const owner = await t.asAdmin('owner');
    const order = await makeOrder(t);
    const dry = () =>
      rehearse(t.context(ADMIN), async (ctx) => {
        await changeOrderStatus(ctx, { id: order.id, status: 'cancelled', reason: null });
        return null;
      });
    const [created] = await Promise.all([owner.api.payouts.createRun.mutate({}), dry(), dry()]);
    expect(created.run.pendingLines).toBe(1);
    expect((await owner.api.orders.get.query({ id: order.id })).order.status).toBe('paid');
  });
});

afterEach(() => expect(t.logs().filter(({ level }) => level === 'error')).toEqual([]));
