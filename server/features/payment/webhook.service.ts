/**
 * Stores each payment event once, with its effects, in one transaction. A payment's state is folded
 * from all its events, so arrival order and node do not matter (SEC-11, SEC-12).
 */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows, runStatement } from '#server/platform/database/database.ts';
import { AppError, isTransientFailure, isUniqueViolation } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { type DatedFact, foldPayment, isWaitingForSale } from '#src/domain/payment/payment.rules.ts';
import {
  type ReadEvent,
  readStripeEvent,
  type StripeEvent,
  storableEvent,
  stripeEventSchema,
} from '#src/domain/payment/stripe-event.rules.ts';
import { applyPayment } from './apply-payment.service.ts';
import { WebhookEventEntity, type WebhookEventRow } from './webhook-event.entity.ts';

export type Receipt = 'processed' | 'waiting' | 'ignored' | 'duplicate' | 'failed';

/**
 * A failed event that the provider redelivers is retried this many times (REL-12),
 * after that only by an admin.
 */
const AUTOMATIC_TRIES = 5;
const LOCK_ROUNDS = 8;

/** The payment has more keys than were locked: retry with all of them. */
class MoreKeys extends Error {
  readonly keys: readonly string[];
  constructor(keys: readonly string[]) {
    super('more keys belong to this payment');
    this.keys = keys;
  }
}

/** @throws when the database is down or busy: the provider then redelivers the event */
export async function receiveEvent(ctx: Context, received: StripeEvent): Promise<Receipt> {
  const event = storableEvent(received);
  let read: ReadEvent | null = null;
  try {
    read = readStripeEvent(event);
    const receipt = await underLocks(ctx, read, (inner, keys) => record(inner, event, read, keys));
    return receipt;
  } catch (error) {
    if (isTransientFailure(error)) throw error;
    ctx.deps.logger.warn('payment event failed', { type: event.type, ...errorFields(error) });
    await storeFailure(ctx, event, read, error);
    return 'failed';
  }
}

/**
 * Processes a stored event again. The history names the payment, not the admin, as the actor.
 * @throws AppError NOT_FOUND
 */
export async function replayEvent(ctx: Context, id: string): Promise<void> {
  const row = await ctx.em.findOne(WebhookEventEntity, { id }, { refresh: true });
  if (!row) throw new AppError('NOT_FOUND', 'This event does not exist.');
  const payment = { ...ctx, admin: null, affiliate: null };
  try {
    const event = stripeEventSchema.parse(row.payload);
    const read = readStripeEvent(event);
    await underLocks(payment, read, async (inner, keys) => {
      await runStatement(
        inner.em,
        'update webhook_event set attempts = attempts + 1, payment_key = ?, session_id = ? where id = ?',
        [read?.paymentKey ?? null, read?.sessionId ?? null, id],
      );
      return recomputePayment(inner, id, keys);
    });
  } catch (error) {
    if (isTransientFailure(error)) throw error;
    await runStatement(
      ctx.deps.db.fork(),
      `update webhook_event set status = 'failed', attempts = attempts + 1, error = ? where id = ?`,
      [failureText(error), id],
    );
  }
}

const keysOf = (read: ReadEvent | null): string[] =>
  [...new Set([read?.paymentKey, read?.sessionId])].filter((key): key is string => Boolean(key));

/**
 * Serialises events across nodes by the payment's keys, locked in sorted order. If stored events
 * have further keys, the transaction restarts with all of them, which avoids deadlocks.
 */
async function underLocks(
  ctx: Context,
  read: ReadEvent | null,
  work: (ctx: Context, keys: readonly string[]) => Promise<Receipt>,
): Promise<Receipt> {
  let keys: readonly string[] = keysOf(read);
  for (let round = 1; ; round++) {
    try {
      return await inTransaction({ ...ctx, em: ctx.deps.db.fork() }, async (inner) => {
        for (const key of [...keys].sort())
          await queryRows(inner.em, 'select pg_advisory_xact_lock(hashtext(?)) as locked', [
            `payment:${key}`,
          ]);
        return work(inner, keys);
      });
    } catch (error) {
      if (round >= LOCK_ROUNDS) throw error;
      if (error instanceof MoreKeys) keys = error.keys;
      // An admin added an order for this payment at the same time: the next round finds it.
      else if (!isUniqueViolation(error, 'stripe_')) throw error;
    }
  }
}

async function record(
  ctx: Context,
  event: StripeEvent,
  read: ReadEvent | null,
  keys: readonly string[],
): Promise<Receipt> {
  const status = read ? 'waiting' : 'ignored';
  const inserted = await insertEvent(ctx, event, read, status, null);
  if (!inserted) {
    const tried = await runStatement(
      ctx.em,
      `update webhook_event set attempts = attempts + 1 where id = ? and status = 'failed' and attempts < ?`,
      [event.id, AUTOMATIC_TRIES],
    );
    if (tried === 0) return 'duplicate';
  }
  return read ? recomputePayment(ctx, event.id, keys) : 'ignored';
}

const insertEvent = (
  ctx: Context,
  event: StripeEvent,
  read: ReadEvent | null,
  status: WebhookEventRow['status'],
  error: string | null,
): Promise<number> =>
  runStatement(
    ctx.em,
    `insert into webhook_event (id, type, livemode, payment_key, session_id, payload, status, error, attempts, event_created_at, received_at)
     values (?, ?, ?, ?, ?, ?::jsonb, ?, ?, 1, ?, ?) on conflict do nothing`,
    [
      event.id,
      event.type,
      event.livemode,
      read?.paymentKey ?? null,
      read?.sessionId ?? null,
      JSON.stringify(event),
      status,
      error,
      new Date(event.created * 1000),
      ctx.deps.clock.now(),
    ],
  );

type StoredEvent = Pick<WebhookEventRow, 'id' | 'status' | 'payload'>;

/**
 * Folds all stored events of the payment and applies the difference to the state applied before.
 */
async function recomputePayment(ctx: Context, eventId: string, keys: readonly string[]): Promise<Receipt> {
  if (keys.length === 0) {
    await runStatement(ctx.em, `update webhook_event set status = 'ignored', error = null where id = ?`, [
      eventId,
    ]);
    return 'ignored';
  }
  const rows = await loadGroup(ctx, keys);
  const read = rows.flatMap((row) => readStored(row, row.id === eventId));
  const before = foldPayment(read.filter(({ row }) => row.status === 'processed').map(({ dated }) => dated));
  const after = foldPayment(read.map(({ dated }) => dated));
  await applyPayment(ctx, keys, before, after);
  const status = isWaitingForSale(after) ? 'waiting' : 'processed';
  await runStatement(
    ctx.em,
    `update webhook_event set status = ?, error = null where id = any(string_to_array(?, ','))`,
    [status, read.map(({ row }) => row.id).join(',')],
  );
  return status;
}

/** @throws MoreKeys if stored events link further keys to this payment */
async function loadGroup(ctx: Context, keys: readonly string[]): Promise<StoredEvent[]> {
  const list = keys.join(',');
  const rows = await queryRows<StoredEvent & { paymentKey: string | null; sessionId: string | null }>(
    ctx.em,
    `select id, status, payload, payment_key as "paymentKey", session_id as "sessionId" from webhook_event
     where status <> 'ignored' and (payment_key = any(string_to_array(?, ',')) or session_id = any(string_to_array(?, ',')))`,
    [list, list],
  );
  const all = new Set([
    ...keys,
    ...rows.flatMap((row) => [row.paymentKey, row.sessionId]).filter((key) => key !== null),
  ]);
  if (all.size > keys.length) throw new MoreKeys([...all]);
  return rows;
}

/**
 * Skips an unreadable event of the payment (the list shows it as failed),
 * unless it is the current one.
 */
function readStored(row: StoredEvent, isThisOne: boolean): { row: StoredEvent; dated: DatedFact }[] {
  try {
    const event = stripeEventSchema.parse(
      typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload,
    );
    const read = readStripeEvent(event);
    return read ? [{ row, dated: { id: event.id, at: event.created, fact: read.fact } }] : [];
  } catch (error) {
    if (isThisOne) throw error;
    return [];
  }
}

async function storeFailure(
  ctx: Context,
  event: StripeEvent,
  read: ReadEvent | null,
  error: unknown,
): Promise<void> {
  const fresh = { ...ctx, em: ctx.deps.db.fork() };
  const text = failureText(error);
  if ((await insertEvent(fresh, event, read, 'failed', text)) > 0) return;
  await runStatement(
    fresh.em,
    `update webhook_event set attempts = attempts + 1, error = ? where id = ? and status = 'failed' and attempts < ?`,
    [text, event.id, AUTOMATIC_TRIES],
  );
}

const failureText = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll('\u0000', '').slice(0, 500);
};
