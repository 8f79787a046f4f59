import type { Context, PersonalDataSource } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { copyRows, eraseEmails, placeholderOf } from '#server/database/personal-data.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { removeAfterCommit } from '#server/platform/storage/files.ts';
import { PAYMENT_ACTOR } from '#src/domain/sale/payment/payment.rules.ts';
import { OrderEntity } from '../order/order.entity.ts';
import { erasePayer } from '../payment/payment-event.service.ts';
import { BegunCheckoutEntity } from '../recovery/begun-checkout.entity.ts';
import { eraseBegunCheckout } from '../recovery/recovery.service.ts';

export const ownOrders = (ctx: Context, email: string) =>
  kysely(ctx.em).selectFrom('customer_order').select('id').where('customerEmail', '=', email);

export const ownConfirmations = (ctx: Context, email: string) =>
  kysely(ctx.em)
    .selectFrom('order_confirmation')
    .select('id')
    .where((eb) => eb.or([eb('email', '=', email), eb('orderId', 'in', ownOrders(ctx, email))]));

export const salePersonalData: PersonalDataSource = {
  find: async (ctx, email) => ({
    orders: await ctx.em.count(OrderEntity, { customerEmail: email }),
    confirmations: (await ownConfirmations(ctx, email).execute()).length,
    begunCheckouts: await ctx.em.count(BegunCheckoutEntity, { email }),
  }),
  async copy(ctx, email) {
    const db = kysely(ctx.em);
    const orders = db.selectFrom('customer_order').select(PERSONAL_DATA.customer_order.copied);
    const forms = db.selectFrom('order_confirmation').select(PERSONAL_DATA.order_confirmation.copied);
    const begun = db.selectFrom('begun_checkout').select(PERSONAL_DATA.begun_checkout.copied);
    return {
      orders: await copyRows(orders.where('customerEmail', '=', email).orderBy('createdAt')),
      confirmations: await copyRows(forms.where('id', 'in', ownConfirmations(ctx, email)).orderBy('id')),
      begunCheckouts: await copyRows(begun.where('email', '=', email).orderBy('createdAt')),
    };
  },
  // As by payments and staff: these hold an order while they wait for its commission, its project
  // or its form.
  async lock(ctx, email) {
    await ownOrders(ctx, email).orderBy('id').forNoKeyUpdate().execute();
  },
  async erase(ctx, email) {
    const db = kysely(ctx.em);
    const orders = ownOrders(ctx, email);
    const uploads = await db
      .deleteFrom('upload')
      .where('confirmationId', 'in', ownConfirmations(ctx, email))
      .returning(['name', 'previewName'])
      .execute();
    await db
      .updateTable('order_event')
      .set(PERSONAL_DATA.order_event.erased)
      .where('actor', '<>', PAYMENT_ACTOR)
      .where('orderId', 'in', orders)
      .execute();
    await eraseEmails(ctx, (eb) => eb('orderId', 'in', orders));
    await erasePayer(ctx, email);
    await eraseBegunCheckout(ctx, email);
    // Rows are found by address, so addresses are erased last.
    await db
      .updateTable('order_confirmation')
      .set((eb) => ({
        ...PERSONAL_DATA.order_confirmation.erased,
        email: placeholderOf('confirmation', eb.ref('id')),
      }))
      .where('id', 'in', ownConfirmations(ctx, email))
      .execute();
    await db
      .updateTable('customer_order')
      .set((eb) => ({
        ...PERSONAL_DATA.customer_order.erased,
        customerEmail: placeholderOf('order', eb.ref('id')),
        intakeVersion: eb('intakeVersion', '+', 1),
      }))
      .where('customerEmail', '=', email)
      .execute();
    const logos = uploads.flatMap(({ name, previewName }) => (previewName ? [name, previewName] : [name]));
    await removeAfterCommit(ctx.em, ctx.deps.jobs, logos);
  },
};
