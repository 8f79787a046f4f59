import type { Context } from '#server/context.ts';
import type { EmailPayloads } from '#server/emails.ts';
import { AffiliateEntity } from './affiliate.entity.ts';

type Named = { affiliateId: number; name: string };
/** The emails that greet an affiliate by name. */
type Kind = {
  [K in keyof EmailPayloads]: EmailPayloads[K] extends Named ? K : never;
}[keyof EmailPayloads];
type Request = Parameters<Context['deps']['mailer']['enqueue']>[1];
type Email<K extends Kind> = Pick<Request, 'orderId' | 'onceKey'> & {
  kind: K;
  payload: Omit<EmailPayloads[K], keyof Named>;
};

/** About a sale or a payout. Erased affiliates get none. */
export async function emailAffiliate<K extends Kind>(ctx: Context, id: number, email: Email<K>) {
  const affiliate = await ctx.em.findOneOrFail(AffiliateEntity, { id });
  if (affiliate.erasedAt) return;
  const payload = { affiliateId: id, name: affiliate.name, ...email.payload };
  const request = { ...email, to: affiliate.email, affiliateId: id, payload };
  await ctx.deps.mailer.enqueue(ctx.em, request as unknown as Request);
}
