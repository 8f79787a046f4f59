/**
 * Erases an address from texts that other people wrote, only where it is the whole address (L11).
 */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { ClaimEntity } from '#server/modules/affiliate/claim/claim.entity.ts';
import { likePattern } from '#server/platform/database/search.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { IdempotencyEntity } from '#server/platform/idempotency/idempotency.entity.ts';
import { mentionsEmail, valueMentionsEmail } from '#src/domain/office/personal-data/email-mention.rules.ts';
import { ownOrders } from './find-personal-data.service.ts';

async function claimsAbout(ctx: Context, email: string) {
  const written = likePattern(email);
  const orders = (await ownOrders(ctx, email).execute()).map(({ id }) => id);
  const candidates = await ctx.em.find(ClaimEntity, {
    $or: [
      { orderId: orders },
      { subject: { $ilike: written } },
      { message: { $ilike: written } },
      { answer: { $ilike: written } },
    ],
  });
  // The pattern also matches longer addresses that contain this one (L11).
  return candidates.filter(
    ({ orderId, subject, message, answer }) =>
      (orderId && orders.includes(orderId)) ||
      [subject, message, answer].some((text) => text && mentionsEmail(text, email)),
  );
}

/**
 * Affiliates name buyers in claims about missing sales. The order number stays, so that staff
 * can still answer the claim.
 */
export async function eraseFromClaims(ctx: Context, email: string): Promise<void> {
  const claims = await claimsAbout(ctx, email);
  for (const { id, orderId } of claims)
    await ctx.em.nativeUpdate(
      ClaimEntity,
      { id },
      { ...PERSONAL_DATA.affiliate_claim.erased, subject: orderId ? String(orderId) : '' },
    );
  // Emails about claims repeat their texts; a queued email must still be sent.
  await ctx.em.nativeUpdate(
    EmailMessageEntity,
    {
      kind: ['claim-notice', 'claim-answered'],
      status: { $ne: 'queued' },
      affiliateId: claims.map(({ affiliateId }) => affiliateId),
    },
    { payloadEncrypted: null, subject: null },
  );
}

const responsesWith = (ctx: Context, text: string) =>
  kysely(ctx.em)
    .selectFrom('idempotency_key')
    .select(['key', 'response'])
    .where((eb) => eb(eb.cast<string>('response', 'text'), 'ilike', likePattern(text)))
    .execute();

/** Stored responses to repeated requests. */
export async function eraseFromResponses(ctx: Context, email: string): Promise<void> {
  const mentions = (await responsesWith(ctx, email)).filter(({ response }) =>
    valueMentionsEmail(response, email),
  );
  await ctx.em.nativeDelete(IdempotencyEntity, { key: mentions.map(({ key }) => key) });
}

export async function eraseResponsesWith(ctx: Context, text: string): Promise<void> {
  const found = await responsesWith(ctx, text);
  await ctx.em.nativeDelete(IdempotencyEntity, { key: found.map(({ key }) => key) });
}
