/** Who objected to the email about an unfinished checkout. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { addressHash, addressHashes } from './objection-link.service.ts';

/** Repeating it changes nothing. */
export async function recordObjection(ctx: Context, emailHash: string): Promise<void> {
  await kysely(ctx.em)
    .insertInto('email_objection')
    .values({ emailHash, createdAt: ctx.deps.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function hasObjected(ctx: Context, email: string): Promise<boolean> {
  const found = await kysely(ctx.em)
    .selectFrom('email_objection')
    .select('emailHash')
    .where('emailHash', 'in', addressHashes(ctx.deps.keyring, email))
    .executeTakeFirst();
  return found !== undefined;
}

/** A person who was erased gets no email about a checkout that expires afterwards. */
export async function eraseBegunCheckout(ctx: Context, email: string): Promise<void> {
  await kysely(ctx.em).deleteFrom('begun_checkout').where('email', '=', email).execute();
  await recordObjection(ctx, addressHash(ctx.deps.keyring, email));
}
