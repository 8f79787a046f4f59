/** Who objected to the email about an unfinished checkout. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { BegunCheckoutEntity, EmailObjectionEntity } from './begun-checkout.entity.ts';
import { addressHash, addressHashes } from './objection-link.service.ts';

/** Repeating it changes nothing. */
export async function recordObjection(ctx: Context, emailHash: string): Promise<void> {
  await kysely(ctx.em)
    .insertInto('email_objection')
    .values({ emailHash, createdAt: ctx.deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export const hasObjected = async (ctx: Context, email: string): Promise<boolean> =>
  (await ctx.em.count(EmailObjectionEntity, { emailHash: addressHashes(ctx.deps.keyring, email) })) > 0;

/** A person who was erased gets no email about a checkout that expires afterwards. */
export async function eraseBegunCheckout(ctx: Context, email: string): Promise<void> {
  await ctx.em.nativeDelete(BegunCheckoutEntity, { email });
  await recordObjection(ctx, addressHash(ctx.deps.keyring, email));
}
