import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { randomBase32 } from '#server/platform/crypto.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { sendDue } from '#server/platform/email/send-due.ts';
import { AppError } from '#server/platform/errors.ts';
import { checkoutCurrency, langOfMarket } from '#src/domain/markets.ts';
import { PRICE_MINOR } from '#src/domain/offer.ts';
import {
  BEGUN_CHECKOUT_DAYS,
  RECOVERY_AFTER_MINUTES,
  type rememberCheckoutInput,
} from '#src/domain/sale/payment/payment.schema.ts';
import { addDays, MINUTE_MS } from '#src/domain/shared/dates.ts';
import { OrderEntity } from '../order/order.entity.ts';
import { addressHash, addressHashes } from '../order-email/email-links.service.ts';
import type { AbandonedCheckout } from '../payment/payment-provider.port.ts';
import { BegunCheckoutEntity, type BegunCheckoutRow, EmailObjectionEntity } from './begun-checkout.entity.ts';

type NewRow = Omit<BegunCheckoutRow, 'id' | 'publicId' | 'closedAt'>;
const EMAILED = ['id', 'publicId', 'email', 'market', 'currency', 'createdAt'] as const;
type Emailed = Pick<BegunCheckoutRow, (typeof EMAILED)[number]>;

/** @returns null if the address, or this checkout, has its row already */
async function insertBegun(ctx: Context, row: NewRow): Promise<Emailed | null> {
  const inserted = await kysely(ctx.em)
    .insertInto('begun_checkout')
    .values({ ...row, publicId: randomBase32(32) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(EMAILED)
    .executeTakeFirst();
  return inserted ?? null;
}

/**
 * The box of the demo checkout. The response is the same for an address that has its row already,
 * which stays as it is: a stranger can neither learn of it nor change it.
 * @throws AppError NOT_FOUND unless the shop is a demo
 */
export async function rememberCheckout(ctx: Context, input: z.output<typeof rememberCheckoutInput>) {
  const { config, clock } = ctx.deps;
  if (!config.demo) throw new AppError('NOT_FOUND');
  return inTransaction(ctx, async (inner) => {
    if (input.begunId) {
      const publicId = input.begunId;
      await inner.em.nativeDelete(BegunCheckoutEntity, { publicId, closedAt: null });
      // The email has brought the buyer back: whatever they change, its referral counts.
      if ((await inner.em.count(BegunCheckoutEntity, { publicId })) > 0) return { begunId: publicId };
    }
    if (!input.wanted) return { begunId: null };
    const { clientReference, clickId } = await inner.deps.attribution.ofCheckout(inner, input.referralCode);
    const begun = await insertBegun(inner, {
      checkoutId: null,
      customerName: input.customerName,
      email: input.customerEmail,
      market: input.market,
      currency: checkoutCurrency(input),
      clientReference,
      clickId,
      recoveryUrl: null,
      createdAt: clock.now(),
    });
    return { begunId: begun?.publicId ?? randomBase32(32) };
  });
}

/** Call in the transaction that stores the provider's event. Another price is not ours to offer. */
export async function recoverExpired(ctx: Context, checkout: AbandonedCheckout): Promise<void> {
  const { amountMinor, begunAt, ...row } = checkout;
  if (amountMinor !== PRICE_MINOR[row.currency]) return;
  const begun = await insertBegun(ctx, { ...row, customerName: null, createdAt: begunAt });
  const emails = begun ? await closeWithEmail(ctx, begun) : [];
  for (const email of emails) await ctx.deps.mailer.enqueue(ctx.em, email);
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

function dueCheckouts(ctx: Context) {
  const before = new Date(ctx.deps.clock.now().getTime() - RECOVERY_AFTER_MINUTES * MINUTE_MS);
  return kysely(ctx.em)
    .selectFrom('begun_checkout')
    .select(EMAILED)
    .where('closedAt', 'is', null)
    .where('createdAt', '<=', before)
    .orderBy('createdAt')
    .orderBy('id');
}

/** @returns the number of emails written */
export const emailBegunCheckouts = (ctx: Context): Promise<number> =>
  sendDue(ctx, {
    job: 'checkout-recovery',
    due: dueCheckouts,
    // The row may be gone: the buyer has unticked the box.
    lock: (inner, { id }) => inner.em.findOne(BegunCheckoutEntity, { id }, FOR_UPDATE),
    email: closeWithEmail,
  });

/** Call with the row locked. */
async function closeWithEmail(ctx: Context, row: Emailed) {
  const now = ctx.deps.clock.now();
  const { id, publicId, email } = row;
  await ctx.em.nativeUpdate(BegunCheckoutEntity, { id }, { closedAt: now });
  if ((await hasObjected(ctx, email)) || (await hasOrdered(ctx, row))) return [];
  return [
    {
      kind: 'checkout-recovery' as const,
      to: email,
      onceKey: `checkout-recovery:${publicId}`,
      payload: {
        publicId,
        email,
        lang: langOfMarket(row.market),
        currency: row.currency,
        validUntil: addDays(now, BEGUN_CHECKOUT_DAYS).toISOString(),
      },
    },
  ];
}

const hasOrdered = async (ctx: Context, { email, createdAt }: Emailed): Promise<boolean> =>
  (await ctx.em.count(OrderEntity, { customerEmail: email, createdAt: { $gte: createdAt } })) > 0;

/** Null once the row is deleted. */
export const findRecoveryPage = (ctx: Context, publicId: string): Promise<BegunCheckoutRow | null> =>
  ctx.em.findOne(BegunCheckoutEntity, { publicId });

export async function pruneCheckouts({ em, deps }: Context): Promise<void> {
  const end = addDays(deps.clock.now(), -BEGUN_CHECKOUT_DAYS);
  await kysely(em)
    .deleteFrom('begun_checkout')
    .where(({ eb, fn }) => eb(fn.coalesce('closedAt', 'createdAt'), '<', end))
    .execute();
}

/** Repeating it changes nothing. */
export async function recordObjection(ctx: Context, emailHash: string): Promise<void> {
  await kysely(ctx.em)
    .insertInto('email_objection')
    .values({ emailHash, createdAt: ctx.deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const hasObjected = async (ctx: Context, email: string): Promise<boolean> =>
  (await ctx.em.count(EmailObjectionEntity, { emailHash: addressHashes(ctx.deps.keyring, email) })) > 0;

/** A person who was erased gets no email about a checkout that expires afterwards. */
export async function eraseBegunCheckout(ctx: Context, email: string): Promise<void> {
  await ctx.em.nativeDelete(BegunCheckoutEntity, { email });
  await recordObjection(ctx, addressHash(ctx.deps.keyring, email));
}
