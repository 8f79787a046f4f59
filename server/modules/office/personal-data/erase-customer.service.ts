/** Erases a buyer from orders, order forms, enquiries, notes and payment events. */
import { type Expression, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { PERSONAL_DATA } from '#server/database/tables.ts';
import { emit } from '#server/emit.ts';
import { withoutPayer } from '#server/modules/sale/payment/payer-data.service.ts';
import { WebhookEventEntity } from '#server/modules/sale/payment/webhook-event.entity.ts';
import { ContactEntity } from '#server/modules/site/contact/contact.entity.ts';
import { removeAfterCommit } from '#server/platform/storage/stored-files.ts';
import { PAYMENT_ACTOR } from '#src/domain/sale/payment/payment.rules.ts';
import { ERASED_HOST } from '#src/domain/shared/erased.ts';
import { eraseFromClaims } from './erase-mentions.service.ts';
import { ownConfirmations, ownOrders } from './find-personal-data.service.ts';

export const placeholderAddress = (kind: 'affiliate' | 'order' | 'mail', id?: number): string =>
  `${id === undefined ? kind : `${kind}-${id}`}@${ERASED_HOST}`;

/** The placeholder of the row with this id. */
const placeholderOf = (kind: 'order' | 'confirmation', id: Expression<number>) =>
  sql<string>`concat(${`${kind}-`}::text, ${id}, ${`@${ERASED_HOST}`}::text)`;

async function eraseNotes(ctx: Context, email: string): Promise<void> {
  const db = kysely(ctx.em);
  const contacts = db.selectFrom('contact').select('id').where('email', '=', email);
  const about = [
    ['confirmation', ownConfirmations(ctx, email)],
    ['order', ownOrders(ctx, email)],
    ['contact', contacts],
  ] as const;
  for (const [kind, ids] of about)
    await db.deleteFrom('admin_note').where('subjectKind', '=', kind).where('subjectId', 'in', ids).execute();
}

/**
 * Payment events stay for accounting; the payer's data goes. Sales keep the order's placeholder
 * address: without one they could not be parsed, and later refunds would not apply.
 */
async function eraseFromPaymentEvents(ctx: Context, email: string): Promise<void> {
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
  for (const { id, payload, checkoutId, orderId } of events)
    await ctx.em.nativeUpdate(
      WebhookEventEntity,
      { id },
      {
        payload: withoutPayer(payload, checkoutId === null ? null : placeholderAddress('order', orderId)),
      },
    );
}

/** Rows are found by address, so addresses are erased last. */
export async function eraseCustomer(ctx: Context, email: string): Promise<void> {
  const db = kysely(ctx.em);
  const orders = ownOrders(ctx, email);
  // Locked first, as by payments and staff: these hold an order while they wait for its commission,
  // its project or its form.
  await orders.orderBy('id').forNoKeyUpdate().execute();
  const uploads = await db
    .deleteFrom('upload')
    .where('confirmationId', 'in', ownConfirmations(ctx, email))
    .returning(['name', 'previewName'])
    .execute();
  await eraseNotes(ctx, email);
  await emit(ctx, 'customer.erasing', { email });
  await db
    .updateTable('order_event')
    .set(PERSONAL_DATA.order_event.erased)
    .where('actor', '<>', PAYMENT_ACTOR)
    .where('orderId', 'in', orders)
    .execute();
  const projectFiles = await eraseProjects(ctx, email);
  await db.deleteFrom('review').where('orderId', 'in', orders).execute();
  await db
    .updateTable('tree_certificate')
    .set(PERSONAL_DATA.tree_certificate.erased)
    .where('orderId', 'in', orders)
    .execute();
  await db
    .updateTable('commission')
    .set(PERSONAL_DATA.commission.erased)
    .where('cancelReason', 'is not', null)
    .where('orderId', 'in', orders)
    .execute();
  await db
    .updateTable('mail_message')
    .set(PERSONAL_DATA.mail_message.erased)
    .where('orderId', 'in', orders)
    .execute();
  await eraseFromPaymentEvents(ctx, email);
  await eraseFromClaims(ctx, email);
  await ctx.em.nativeDelete(ContactEntity, { email });
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
  await removeAfterCommit(ctx.em, ctx.deps.jobs, [...logos, ...projectFiles]);
}

/**
 * Erases a buyer from their projects: the history stays; messages, designs and files go.
 * @returns the keys of the stored files, to be removed once the transaction has committed
 */
async function eraseProjects(ctx: Context, email: string): Promise<string[]> {
  const db = kysely(ctx.em);
  const ids = db.selectFrom('project').select('id').where('orderId', 'in', ownOrders(ctx, email));
  // Locked first: uploads and messages lock the project too.
  await ids.orderBy('id').forNoKeyUpdate().execute();
  await db
    .updateTable('project_event')
    .set(PERSONAL_DATA.project_event.erased)
    .where('projectId', 'in', ids)
    .execute();
  await db
    .updateTable('project')
    .set((eb) => ({ ...PERSONAL_DATA.project.erased, linkVersion: eb('linkVersion', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
  const messages = db.selectFrom('project_message').select('id').where('projectId', 'in', ids);
  await db.deleteFrom('project_message_file').where('messageId', 'in', messages).execute();
  await db
    .updateTable('project_message')
    .set(PERSONAL_DATA.project_message.erased)
    .where('projectId', 'in', ids)
    .execute();
  await db.deleteFrom('project_design').where('projectId', 'in', ids).execute();
  const files = await db
    .deleteFrom('project_file')
    .where('projectId', 'in', ids)
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  return files.flatMap(({ storageKey, thumbnailKey }) =>
    thumbnailKey ? [storageKey, thumbnailKey] : [storageKey],
  );
}
