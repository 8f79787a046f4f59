/**
 * The affiliate's own profile; payout/payout-details-change.service.ts changes where money goes.
 */
import type { z } from 'zod';
import { type Context, inTransaction } from '#server/context.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import type { ProfileView, profileInput } from '#src/domain/affiliate/account/affiliate-account.schema.ts';
import { payoutMethod } from '#src/domain/affiliate/payout/payout.rules.ts';
import { AffiliateEntity, type AffiliateRow } from './affiliate.entity.ts';
import { maskPayoutDetails } from './payout-details.service.ts';

export const findSelf = (ctx: Context, id: number): Promise<AffiliateRow> =>
  ctx.em.findOneOrFail(AffiliateEntity, { id }, { refresh: true });

export async function profile(ctx: Context, id: number, provisional: boolean): Promise<ProfileView> {
  const row = await findSelf(ctx, id);
  const masked = maskPayoutDetails(ctx, row);
  return {
    name: row.name,
    email: row.email,
    phone: row.phone ?? null,
    company: row.company ?? null,
    payoutMethod: payoutMethod({
      hasPaypal: Boolean(row.paypalEmailEncrypted),
      hasBank: Boolean(row.bankDetailsEncrypted),
    }),
    paypalEmail: masked.paypal,
    bankDetails: masked.bank,
    payoutHoldUntil:
      row.payoutHoldUntil && row.payoutHoldUntil > ctx.deps.clock.now() ? row.payoutHoldUntil : null,
    provisional,
  };
}

export async function updateProfile(
  ctx: Context,
  id: number,
  input: z.output<typeof profileInput>,
): Promise<ProfileView> {
  await inTransaction(ctx, async (inner) => {
    const before = await findSelf(inner, id);
    const changed = (['name', 'phone', 'company'] as const).filter(
      (key) => (before[key] ?? null) !== input[key],
    );
    if (changed.length === 0) return;
    await inner.em.nativeUpdate(
      AffiliateEntity,
      { id },
      { name: input.name, phone: input.phone, company: input.company },
    );
    await writeAudit(inner, 'affiliate.profile', ['affiliate', id], { after: { changed } });
  });
  return profile(ctx, id, false);
}
