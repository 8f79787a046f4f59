/** Emails the buyer of a checkout that was begun and not paid, once, if they asked for it. */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { AppError } from '#server/platform/errors.ts';
import { checkoutCurrency, langOfMarket } from '#src/domain/markets.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import {
  type AbandonedCheckout,
  BEGUN_CHECKOUT_DAYS,
  RECOVERY_AFTER_MINUTES,
  type rememberCheckoutInput,
  type rememberCheckoutView,
} from '#src/domain/recovery/recovery.schema.ts';
import { addDays, MINUTE_MS } from '#src/domain/shared/dates.ts';
import type { BegunCheckoutRow } from './begun-checkout.entity.ts';
import { hasObjected } from './objection.service.ts';

/** Emails per run. Keeps the job short; the next run follows within minutes. */
const BATCH_SIZE = 200;

type NewRow = Omit<BegunCheckoutRow, 'id' | 'publicId' | 'closedAt'>;

/** @returns null if the address, or this checkout, has its row already */
async function insertBegun(ctx: Context, row: NewRow): Promise<string | null> {
  const inserted = await kysely(ctx.em)
    .insertInto('begun_checkout')
    .values({ ...row, publicId: randomBase32(32) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('publicId')
    .executeTakeFirst();
  return inserted?.publicId ?? null;
}

/**
 * The box of the demo checkout. The response is the same for an address that has its row already,
 * which stays as it is: a stranger can neither learn of it nor change it.
 * @throws AppError NOT_FOUND unless the shop is a demo
 */
export async function rememberCheckout(
  ctx: Context,
  input: z.output<typeof rememberCheckoutInput>,
): Promise<z.output<typeof rememberCheckoutView>> {
  const { config, clock } = ctx.deps;
  if (!config.demo) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (inner) => {
    if (input.begunId)
      await kysely(inner.em)
        .deleteFrom('begun_checkout')
        .where('publicId', '=', input.begunId)
        .where('closedAt', 'is', null)
        .execute();
    if (!input.wanted) return { begunId: null };
    const { clientReference, clickId } = await inner.deps.attribution.ofCheckout(inner, input.referralCode);
    const begunId = await insertBegun(inner, {
      checkoutId: null,
      email: input.customerEmail,
      market: input.market,
      currency: checkoutCurrency(input),
      clientReference,
      clickId,
      recoveryUrl: null,
      createdAt: clock.now(),
    });
    return { begunId: begunId ?? randomBase32(32) };
  });
}

/** Call in the transaction that stores the provider's event. Another price is not ours to offer. */
export async function recoverExpired(ctx: Context, checkout: AbandonedCheckout): Promise<void> {
  const { amountMinor, begunAt, ...row } = checkout;
  if (amountMinor !== PRICE_MINOR[row.currency]) return;
  const publicId = await insertBegun(ctx, { ...row, createdAt: begunAt });
  if (publicId) await closeAndEmail(ctx, publicId);
}

/** The begun checkout that this order finishes: its referral counts, and no email follows. */
export async function finishBegun(ctx: Context, begunId: string | null) {
  if (!begunId) return null;
  const row = await kysely(ctx.em)
    .updateTable('begun_checkout')
    .set(({ fn, val }) => ({ closedAt: fn.coalesce('closedAt', val(ctx.deps.clock.now())) }))
    .where('publicId', '=', begunId)
    .returning(['clientReference', 'clickId', 'market'])
    .executeTakeFirst();
  return row ?? null;
}

/** @returns the number of begun checkouts that were due */
export async function emailBegunCheckouts(ctx: Context): Promise<number> {
  const due = new Date(ctx.deps.clock.now().getTime() - RECOVERY_AFTER_MINUTES * MINUTE_MS);
  const rows = await kysely(ctx.em)
    .selectFrom('begun_checkout')
    .select('publicId')
    .where('closedAt', 'is', null)
    .where('createdAt', '<=', due)
    .orderBy('createdAt')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { publicId } of rows) await inTransaction(ctx, (inner) => closeAndEmail(inner, publicId));
  return rows.length;
}

/** Closes the row first: of two workers only one gets it, and the other sends nothing. */
async function closeAndEmail(ctx: Context, publicId: string): Promise<void> {
  const now = ctx.deps.clock.now();
  const row = await kysely(ctx.em)
    .updateTable('begun_checkout')
    .set({ closedAt: now })
    .where('publicId', '=', publicId)
    .where('closedAt', 'is', null)
    .returning(['email', 'market', 'currency', 'createdAt'])
    .executeTakeFirst();
  if (!row || (await hasObjected(ctx, row.email)) || (await hasOrdered(ctx, row))) return;
  await ctx.deps.mailer.enqueue(ctx.em, {
    kind: 'checkout-recovery',
    to: row.email,
    onceKey: `checkout-recovery:${publicId}`,
    payload: {
      publicId,
      email: row.email,
      lang: langOfMarket(row.market),
      currency: row.currency,
      validUntil: addDays(now, BEGUN_CHECKOUT_DAYS).toISOString(),
    },
  });
}

async function hasOrdered(
  ctx: Context,
  row: Pick<BegunCheckoutRow, 'email' | 'createdAt'>,
): Promise<boolean> {
  const order = await kysely(ctx.em)
    .selectFrom('customer_order')
    .select('id')
    .where('customerEmail', '=', row.email)
    .where('createdAt', '>=', row.createdAt)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

/** Where the link in the email leads; null once the row is deleted. */
export async function findRecoveryPage(ctx: Context, publicId: string) {
  const row = await kysely(ctx.em)
    .selectFrom('begun_checkout')
    .select(['publicId', 'currency', 'market', 'recoveryUrl', 'checkoutId'])
    .where('publicId', '=', publicId)
    .executeTakeFirst();
  return row ?? null;
}
