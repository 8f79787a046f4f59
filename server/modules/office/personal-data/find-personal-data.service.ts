/** Finds what is stored under one email address. */
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { AffiliateEntity, type AffiliateRow } from '#server/modules/affiliate/account/affiliate.entity.ts';
import { PayoutLineEntity } from '#server/modules/affiliate/payout/payout.entity.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { BegunCheckoutEntity } from '#server/modules/sale/recovery/begun-checkout.entity.ts';
import { ContactEntity } from '#server/modules/site/contact/contact.entity.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { EmailMessageEntity } from '#server/platform/email/message.entity.ts';
import { AppError } from '#server/platform/errors.ts';
import type { PersonalDataView } from '#src/domain/office/personal-data/personal-data.schema.ts';

export const findAffiliate = (ctx: Context, email: string): Promise<AffiliateRow | null> =>
  ctx.em.findOne(AffiliateEntity, { email }, { refresh: true });
export const lockAffiliate = (ctx: Context, email: string): Promise<AffiliateRow | null> =>
  ctx.em.findOne(AffiliateEntity, { email }, { ...FOR_UPDATE, refresh: true });

/** Ids of the orders of a buyer, for use in a condition. */
export const ownOrders = (ctx: Context, email: string) =>
  kysely(ctx.em).selectFrom('customer_order').select('id').where('customerEmail', '=', email);

/** Ids of the order forms that a buyer sent, or that belong to one of their orders. */
export const ownConfirmations = (ctx: Context, email: string) =>
  kysely(ctx.em)
    .selectFrom('order_confirmation')
    .select('id')
    .where((eb) => eb.or([eb('email', '=', email), eb('orderId', 'in', ownOrders(ctx, email))]));

const unpaidCommission = (ctx: Context, affiliateId: number) =>
  kysely(ctx.em)
    .selectFrom('commission')
    .select(({ fn }) => ['currency', fn.sum<number>('amountMinor').as('amountMinor')])
    .where('affiliateId', '=', affiliateId)
    .where('status', '=', 'pending')
    .groupBy('currency')
    .having(({ fn }) => fn.sum<number>('amountMinor'), '<>', 0)
    .orderBy('currency')
    .execute();

/** @throws AppError NOT_FOUND when nothing is stored under the address */
export async function findPersonalData(ctx: Context, email: string): Promise<PersonalDataView> {
  const { em } = ctx;
  const affiliate = await findAffiliate(ctx, email);
  const id = affiliate?.id ?? 0;
  const confirmations = await ownConfirmations(ctx, email).execute();
  const view: PersonalDataView = {
    email,
    affiliate: affiliate && { id: affiliate.id, name: affiliate.name },
    orders: await em.count(OrderEntity, { customerEmail: email }),
    confirmations: confirmations.length,
    contacts: await em.count(ContactEntity, { email }),
    begunCheckouts: await em.count(BegunCheckoutEntity, { email }),
    emails: await em.count(EmailMessageEntity, { toAddress: email }),
    unpaid: await unpaidCommission(ctx, id),
    openPayout: (await em.count(PayoutLineEntity, { affiliateId: id, status: 'pending' })) > 0,
  };
  const { orders, contacts, begunCheckouts, emails } = view;
  if (!affiliate && orders + confirmations.length + contacts + begunCheckouts + emails === 0)
    throw new AppError(
      'NOT_FOUND',
      'We hold nothing about this email address. Check it for typing mistakes.',
    );
  return view;
}
