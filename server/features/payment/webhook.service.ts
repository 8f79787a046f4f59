/**
 * Events of the payment provider: each is stored once, together with its effects, in one transaction. The state of a payment is
 * folded from all of its stored events, so arrival order, repetition and the node that received them cannot matter (SEC-11, SEC-12).
 */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows, runStatement } from '#server/platform/database.ts';
import { AppError, isTransientFailure, isUniqueViolation } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import { MAIL_QUEUE } from '#server/platform/mail/mailer.ts';
import { type DatedFact, foldPayment, isWaitingForSale } from '#src/domain/payment/payment.rules.ts';
import {
  type ReadEvent,
  readStripeEvent,
  type StripeEvent,
  storableEvent,
  stripeEventSchema,
} from '#src/domain/payment/stripe-event.rules.ts';
import { applyPayment } from './settlement.service.ts';
import { WebhookEventEntity, type WebhookEventRow } from './webhook-event.entity.ts';

export type Receipt = 'processed' | 'waiting' | 'ignored' | 'duplicate' | 'failed';

/** A failed event that the provider sends again is tried again, this often (REL-12); after that only by a person. */
const AUTOMATIC_TRIES = 5;
const LOCK_ROUNDS = 8;

/** More events belong to this payment than were locked: start over with all of its keys. */
class MoreKeys extends Error {
  readonly keys: readonly string[];
  constructor(keys: readonly string[]) {
    super('more keys belong to this payment');
    this.keys = keys;
  }
}

/** @throws when the database is away or busy: the provider then sends the event again */
export async function receiveEvent(ctx: Context, received: StripeEvent): Promise<Receipt> {
  const event = storableEvent(received);
  let read: ReadEvent | null = null;
  try {
    read = readStripeEvent(event);
    const receipt = await underLocks(ctx, read, (inner, keys) => record(inner, event, read, keys));
    if (receipt !== 'duplicate') ctx.deps.jobs.wake(MAIL_QUEUE);
    return receipt;
  } catch (error) {
    if (isTransientFailure(error)) throw error;
    ctx.deps.logger.warn('payment event could not be handled', { type: event.type, ...errorFields(error) });
    await storeFailure(ctx, event, read, error);
    return 'failed';
  }
}

/** Tries a stored event once more. The effects are the payment's own: the history does not name the admin who asked. @throws AppError NOT_FOUND */
export async function replayEvent(ctx: Context, id: string): Promise<void> {
  const row = await ctx.em.findOne(WebhookEventEntity, { id }, { refresh: true });
  if (!row) throw new AppError('NOT_FOUND', 'This event does not exist.');
  const payment = { ...ctx, admin: null, affiliate: null };
  try {
    const event = stripeEventSchema.parse(row.payload);
    const read = readStripeEvent(event);
    await underLocks(payment, read, async (inner, keys) => {
      await runStatement(inner.em, 'update webhook_event set attempts = attempts + 1, payment_key = ?, session_id = ? where id = ?', [
        read?.paymentKey ?? null,
        read?.sessionId ?? null,
        id,
      ]);
      return settleGroup(inner, id, keys);
    });
    ctx.deps.jobs.wake(MAIL_QUEUE);
  } catch (error) {
    if (isTransientFailure(error)) throw error;
    await runStatement(ctx.deps.db.fork(), `update webhook_event set status = 'failed', attempts = attempts + 1, error = ? where id = ?`, [
      failureText(error),
      id,
    ]);
  }
}

const keysOf = (read: ReadEvent | null): string[] =>
  [...new Set([read?.paymentKey, read?.sessionId])].filter((key): key is string => Boolean(key));

/**
 * Serialises over nodes by the payment's keys. Locks are always taken in one order; when the stored events turn out to have further
 * keys, the transaction is given up and begun again with all of them, so that two events can never wait for each other.
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
          await queryRows(inner.em, 'select pg_advisory_xact_lock(hashtext(?)) as locked', [`payment:${key}`]);
        return work(inner, keys);
      });
    } catch (error) {
      if (round >= LOCK_ROUNDS) throw error;
      if (error instanceof MoreKeys) keys = error.keys;
      // Somebody added an order for this very payment by hand in the same moment: now it is there to be found.
      else if (!isUniqueViolation(error, 'stripe_')) throw error;
    }
  }
}

async function record(ctx: Context, event: StripeEvent, read: ReadEvent | null, keys: readonly string[]): Promise<Receipt> {
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
  return read ? settleGroup(ctx, event.id, keys) : 'ignored';
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

/** Folds everything known of the payment and applies the difference to what was applied before. */
async function settleGroup(ctx: Context, eventId: string, keys: readonly string[]): Promise<Receipt> {
  if (keys.length === 0) {
    await runStatement(ctx.em, `update webhook_event set status = 'ignored', error = null where id = ?`, [eventId]);
    return 'ignored';
  }
  const rows = await loadGroup(ctx, keys);
  const read = rows.flatMap((row) => readStored(row, row.id === eventId));
  const before = foldPayment(read.filter(({ row }) => row.status === 'processed').map(({ dated }) => dated));
  const after = foldPayment(read.map(({ dated }) => dated));
  await applyPayment(ctx, keys, before, after);
  const status = isWaitingForSale(after) ? 'waiting' : 'processed';
  await runStatement(ctx.em, `update webhook_event set status = ?, error = null where id = any(string_to_array(?, ','))`, [
    status,
    read.map(({ row }) => row.id).join(','),
  ]);
  return status;
}

/** @throws MoreKeys when stored events tie further keys to this payment */
async function loadGroup(ctx: Context, keys: readonly string[]): Promise<StoredEvent[]> {
  const list = keys.join(',');
  const rows = await queryRows<StoredEvent & { paymentKey: string | null; sessionId: string | null }>(
    ctx.em,
    `select id, status, payload, payment_key as "paymentKey", session_id as "sessionId" from webhook_event
     where status <> 'ignored' and (payment_key = any(string_to_array(?, ',')) or session_id = any(string_to_array(?, ',')))`,
    [list, list],
  );
  const all = new Set([...keys, ...rows.flatMap((row) => [row.paymentKey, row.sessionId]).filter((key) => key !== null)]);
  if (all.size > keys.length) throw new MoreKeys([...all]);
  return rows;
}

/** Another event of the payment that cannot be read is left out (it stands in the list as failed); this one is not. */
function readStored(row: StoredEvent, isThisOne: boolean): { row: StoredEvent; dated: DatedFact }[] {
  try {
    const event = stripeEventSchema.parse(typeof row.payload === 'string' ? JSON.parse(row.payload) : row.payload);
    const read = readStripeEvent(event);
    return read ? [{ row, dated: { id: event.id, at: event.created, fact: read.fact } }] : [];
  } catch (error) {
    if (isThisOne) throw error;
    return [];
  }
}

async function storeFailure(ctx: Context, event: StripeEvent, read: ReadEvent | null, error: unknown): Promise<void> {
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
