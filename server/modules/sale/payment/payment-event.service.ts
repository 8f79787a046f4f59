/**
 * Stores each payment event once, with its effects, in one transaction. A payment's state is folded
 * from all its events, so arrival order and node do not matter (SEC-11, SEC-12).
 */
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { placeholderAddress } from '#server/database/personal-data.ts';
import type { Em } from '#server/platform/database/database.ts';
import { holdKeyLock } from '#server/platform/database/locks.ts';
import { AppError, isTransientFailure, isUniqueViolation } from '#server/platform/errors.ts';
import { errorFields } from '#server/platform/logger.ts';
import {
  type DatedFact,
  foldPayment,
  isWaitingForSale,
  saleOfOrder,
} from '#src/domain/sale/payment/payment.rules.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import { recoverExpired } from '../recovery/recovery.service.ts';
import { applyPayment, findPaymentOrder } from './payment.service.ts';
import { PaymentEventEntity, type PaymentEventRow, withoutPayer } from './payment-event.entity.ts';
import type { PaymentUpdate, ProviderEvent } from './payment-provider.port.ts';

export type Outcome = 'processed' | 'waiting' | 'ignored' | 'duplicate' | 'failed';

/** Retries of a failed event that is redelivered (REL-12); after them, only an admin retries it. */
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
export async function receivePaymentEvent(ctx: Context, event: ProviderEvent): Promise<Outcome> {
  let update: PaymentUpdate | null = null;
  try {
    update = ctx.deps.paymentProvider.readEvent(event);
    return await underLocks(ctx, update, (inner, keys) => record(inner, event, update, keys));
  } catch (error) {
    if (isTransientFailure(error)) throw error;
    ctx.deps.logger.warn('payment event failed', { type: event.type, ...errorFields(error) });
    await storeFailure(ctx, event, update, error);
    return 'failed';
  }
}

/**
 * The history names the payment, not the admin, as the actor.
 * @param audit called in the transaction that stores the result
 * @throws AppError NOT_FOUND
 */
export async function reprocessPaymentEvent(
  ctx: Context,
  id: string,
  audit: (em: Em, status: Outcome) => Promise<void>,
): Promise<void> {
  const row = await ctx.em.findOne(PaymentEventEntity, { id }, { refresh: true });
  if (!row) throw new AppError('NOT_FOUND', 'We can’t find this payment event. Choose it from the list.');
  const { paymentProvider } = ctx.deps;
  const payment = { ...ctx, admin: null, affiliate: null };
  try {
    const update = paymentProvider.readEvent(paymentProvider.parseEvent(row.payload));
    await underLocks(payment, update, async (inner, keys) => {
      await updateEvents(inner)
        .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), ...storedKeys(update) }))
        .where('id', '=', id)
        .execute();
      const status = await recomputePayment(inner, id, keys);
      await audit(inner.em, status);
      return status;
    });
  } catch (error) {
    if (isTransientFailure(error)) throw error;
    await inTransaction({ ...ctx, em: ctx.deps.db.fork() }, async (inner) => {
      await updateEvents(inner)
        .set(({ eb }) => ({ status: 'failed', attempts: eb('attempts', '+', 1), error: failureText(error) }))
        .where('id', '=', id)
        .execute();
      await audit(inner.em, 'failed');
    });
  }
}

const updateEvents = ({ em }: Pick<Context, 'em'>) => kysely(em).updateTable('webhook_event');

const storedKeys = (update: PaymentUpdate | null) => ({
  paymentKey: update?.paymentKey ?? null,
  checkoutId: update?.checkoutId ?? null,
});

const keysOf = (update: PaymentUpdate | null): string[] =>
  [...new Set([update?.paymentKey, update?.checkoutId])].filter((key): key is string => Boolean(key));

/**
 * Serialises events across nodes by the payment's keys, locked in sorted order. If stored events
 * have further keys, the transaction restarts with all of them, which avoids deadlocks.
 */
async function underLocks(
  ctx: Context,
  update: PaymentUpdate | null,
  work: (ctx: Context, keys: readonly string[]) => Promise<Outcome>,
): Promise<Outcome> {
  let keys: readonly string[] = keysOf(update);
  for (let round = 1; ; round++) {
    try {
      return await inTransaction({ ...ctx, em: ctx.deps.db.fork() }, async (inner) => {
        for (const key of [...keys].sort()) await holdKeyLock(inner.em, `payment:${key}`);
        return work(inner, keys);
      });
    } catch (error) {
      if (round >= LOCK_ROUNDS) throw error;
      if (error instanceof MoreKeys) keys = error.keys;
      // An admin added an order for this payment at the same time: the next round finds it.
      else if (!isUniqueViolation(error, 'payment_reference') && !isUniqueViolation(error, 'checkout_id'))
        throw error;
    }
  }
}

async function record(
  ctx: Context,
  event: ProviderEvent,
  update: PaymentUpdate | null,
  keys: readonly string[],
): Promise<Outcome> {
  const isNew = await insertEvent(ctx, event, update, update ? 'waiting' : 'ignored', null);
  // An event that was unreadable when it arrived has no keys yet.
  const changes = update ? storedKeys(update) : {};
  if (!isNew && !(await countAutomaticTry(ctx, event.id, changes))) return 'duplicate';
  if (update?.abandoned) await recoverExpired(ctx, update.abandoned);
  return update ? recomputePayment(ctx, event.id, keys) : 'ignored';
}

type Changes = Partial<Pick<PaymentEventRow, 'paymentKey' | 'checkoutId' | 'error'>>;

/** @returns false if the event is not a failed one, or has been tried too often */
async function countAutomaticTry(ctx: Context, id: string, changes: Changes): Promise<boolean> {
  const { numUpdatedRows } = await updateEvents(ctx)
    .set(({ eb }) => ({ ...changes, attempts: eb('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('attempts', '<', AUTOMATIC_TRIES)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** @returns false if the event is stored already */
async function insertEvent(
  ctx: Context,
  { id, type, livemode, createdAt, payload }: ProviderEvent,
  update: PaymentUpdate | null,
  status: PaymentEventRow['status'],
  error: string | null,
): Promise<boolean> {
  // Only sales are read with their payer. An unreadable event may be one, once code can read it.
  const hasPayer = update ? update.fact.kind === 'sale' : status === 'failed';
  const { numInsertedOrUpdatedRows } = await kysely(ctx.em)
    .insertInto('webhook_event')
    .values({
      id,
      type,
      livemode,
      ...storedKeys(update),
      payload: JSON.stringify(hasPayer ? payload : withoutPayer(payload, null)),
      status,
      error,
      attempts: 1,
      eventCreatedAt: createdAt,
      receivedAt: ctx.deps.clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/**
 * Payment events stay for accounting; the payer's data goes. Sales keep the order's placeholder
 * address: without one they could not be parsed, and later refunds would not apply.
 */
export async function erasePayer(ctx: Context, email: string): Promise<void> {
  const events = await kysely(ctx.em)
    .selectFrom('webhook_event as e')
    .innerJoin('customer_order as o', (join) =>
      join.on((eb) =>
        eb.or([
          eb('o.paymentReference', '=', eb.ref('e.paymentKey')),
          eb('o.checkoutId', '=', eb.ref('e.checkoutId')),
        ]),
      ),
    )
    .select(['e.id', 'e.payload', 'e.checkoutId', 'o.id as orderId'])
    .where('o.customerEmail', '=', email)
    .execute();
  for (const { id, payload, checkoutId, orderId } of events) {
    const address = checkoutId === null ? null : placeholderAddress('order', orderId);
    await ctx.em.nativeUpdate(PaymentEventEntity, { id }, { payload: withoutPayer(payload, address) });
  }
}

/** For a sale's event that arrived after the erasure, which only knew the events before it. */
async function eraseLatePayer(ctx: Context, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const orders = await kysely(ctx.em)
    .selectFrom('customer_order')
    .select('customerEmail')
    .where((eb) => eb.or([eb('paymentReference', 'in', keys), eb('checkoutId', 'in', keys)]))
    .execute();
  for (const { customerEmail } of orders)
    if (isErasedAddress(customerEmail)) await erasePayer(ctx, customerEmail);
}

const isSale = ({ fact }: DatedFact): boolean => fact.kind === 'sale';

type StoredEvent = Pick<PaymentEventRow, 'id' | 'status' | 'payload'>;

/**
 * Folds all stored events of the payment and applies the difference to the state applied before.
 */
async function recomputePayment(ctx: Context, eventId: string, keys: readonly string[]): Promise<Outcome> {
  if (keys.length === 0) {
    await updateEvents(ctx).set({ status: 'ignored', error: null }).where('id', '=', eventId).execute();
    return 'ignored';
  }
  const rows = await loadGroup(ctx, keys);
  const read = rows.flatMap((row) => readStored(ctx, row, row.id === eventId));
  const all = read.map(({ dated }) => dated);
  const applied = read.filter(({ row }) => row.status === 'processed').map(({ dated }) => dated);
  const order = applied.some(isSale) ? null : await findPaymentOrder(ctx, keys);
  const added = order && saleOfOrder(order);
  const isReported = all.some(isSale);
  // What was applied before the sale was reported, was applied to the sale that the order states.
  const before = foldPayment(added && (applied.length > 0 || !isReported) ? [added, ...applied] : applied);
  const after = foldPayment(added && !isReported ? [added, ...all] : all);
  await applyPayment(ctx, keys, before, after);
  await eraseLatePayer(ctx, keys);
  const status = isWaitingForSale(after) ? 'waiting' : 'processed';
  const ids = read.map(({ row }) => row.id);
  if (ids.length > 0) await updateEvents(ctx).set({ status, error: null }).where('id', 'in', ids).execute();
  return status;
}

/** @throws MoreKeys if stored events link further keys to this payment */
async function loadGroup(ctx: Context, keys: readonly string[]): Promise<StoredEvent[]> {
  const rows = await kysely(ctx.em)
    .selectFrom('webhook_event')
    .select(['id', 'status', 'payload', 'paymentKey', 'checkoutId'])
    .where('status', '<>', 'ignored')
    .where((eb) => eb.or([eb('paymentKey', 'in', keys), eb('checkoutId', 'in', keys)]))
    .execute();
  const all = new Set([
    ...keys,
    ...rows.flatMap((row) => [row.paymentKey, row.checkoutId]).filter((key) => key !== null),
  ]);
  if (all.size > keys.length) throw new MoreKeys([...all]);
  return rows;
}

/**
 * Skips an unreadable event of the payment (the list shows it as failed),
 * unless it is the current one.
 */
function readStored(
  { deps: { paymentProvider } }: Context,
  row: StoredEvent,
  isThisOne: boolean,
): { row: StoredEvent; dated: DatedFact }[] {
  try {
    const event = paymentProvider.parseEvent(row.payload);
    const update = paymentProvider.readEvent(event);
    return update
      ? [{ row, dated: { id: event.id, at: event.createdAt.getTime() / 1000, fact: update.fact } }]
      : [];
  } catch (error) {
    if (isThisOne) throw error;
    return [];
  }
}

async function storeFailure(
  ctx: Context,
  event: ProviderEvent,
  update: PaymentUpdate | null,
  error: unknown,
): Promise<void> {
  const fresh = { ...ctx, em: ctx.deps.db.fork() };
  const text = failureText(error);
  if (!(await insertEvent(fresh, event, update, 'failed', text)))
    await countAutomaticTry(fresh, event.id, { error: text });
  await eraseLatePayer(fresh, keysOf(update));
}

const failureText = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.replaceAll('\u0000', '').slice(0, 500);
};
