/** Action items of the dashboard. */
import { expressionBuilder } from 'kysely';
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { findHourlyAlerts } from '#server/platform/limits/hourly-total.ts';
import {
  type actionItemsView,
  describeAlert,
  describeNeed,
  FORM_WAIT_DAYS,
  NEED_KINDS,
  PROMISED_HOURS,
} from '#src/domain/admin-dashboard/stats.schema.ts';

/**
 * Older items are no longer actionable; the limit also keeps the count from reading every order.
 */
const LOOK_BACK_DAYS = 90;

const COUNT = expressionBuilder<object>().fn.countAll<number>().as('n');
const hoursBefore = (ctx: Context, hours: number): Date =>
  new Date(ctx.deps.clock.now().getTime() - hours * 3_600_000);

function messageItems(ctx: Context) {
  const db = kysely(ctx.em);
  const failed = db
    .selectFrom('mail_message')
    .where('status', '=', 'failed')
    .where('handledAt', 'is', null)
    .select(COUNT);
  return [
    (ctx.admin?.role === 'staff' ? failed.where('kind', '<>', 'payout-sent') : failed).as('mail-failed'),
    db.selectFrom('webhook_event').where('status', '=', 'failed').select(COUNT).as('webhook-failed'),
    db.selectFrom('affiliate_claim').where('status', '=', 'open').select(COUNT).as('claim-open'),
    db
      .selectFrom('contact')
      .where('state', '=', 'new')
      .where('createdAt', '<', hoursBefore(ctx, PROMISED_HOURS))
      .select(COUNT)
      .as('contact-unanswered'),
  ] as const;
}

function saleItems(ctx: Context) {
  const db = kysely(ctx.em);
  const paidWithoutForm = db
    .selectFrom('customer_order')
    .where('status', '=', 'paid')
    .where('createdAt', '>=', hoursBefore(ctx, LOOK_BACK_DAYS * 24))
    .where(({ not, exists, selectFrom, lit }) =>
      not(
        exists(
          selectFrom('order_confirmation')
            .whereRef('order_confirmation.orderId', '=', 'customer_order.id')
            .select(lit(1).as('one')),
        ),
      ),
    )
    .select(COUNT);
  return [
    db
      .selectFrom('customer_order')
      .where('reviewReason', 'is not', null)
      .where('status', '=', 'pending')
      .select(COUNT)
      .as('order-review'),
    db
      .selectFrom('commission')
      .where('status', '=', 'pending')
      .where('payoutLineId', 'is', null)
      .where('reviewReason', 'is not', null)
      .select(COUNT)
      .as('commission-review'),
    paidWithoutForm.where(({ not, ref }) => not(ref('formSent'))).as('form-unsent'),
    paidWithoutForm
      .where(({ ref }) => ref('formSent'))
      .where('formSentAt', '<', hoursBefore(ctx, FORM_WAIT_DAYS * 24))
      .as('form-missing'),
  ] as const;
}

function formItems(ctx: Context) {
  const forms = kysely(ctx.em).selectFrom('order_confirmation').select(COUNT);
  return [
    forms
      .where('status', '=', 'pending')
      .where(({ ref }) => ref('verified'))
      .where('createdAt', '<', hoursBefore(ctx, PROMISED_HOURS))
      .as('confirmation-waiting'),
    forms.where('orderId', 'is', null).where('status', '<>', 'completed').as('confirmation-unattached'),
  ] as const;
}

async function hasOnlyOwnerWithoutEmail(ctx: Context): Promise<boolean> {
  const owners = await kysely(ctx.em)
    .selectFrom('admin_account')
    .select('email')
    .where('role', '=', 'owner')
    .where('disabledAt', 'is', null)
    .limit(2)
    .execute();
  return owners.length === 1 && !owners[0]?.email;
}

export async function findActionItems(ctx: Context): Promise<z.output<typeof actionItemsView>> {
  const counts = await kysely(ctx.em)
    .selectNoFrom([...messageItems(ctx), ...saleItems(ctx), ...formItems(ctx)])
    .executeTakeFirstOrThrow();
  const ownerEmail = ctx.admin?.role === 'owner' && (await hasOnlyOwnerWithoutEmail(ctx)) ? 1 : 0;
  const alerts = await findHourlyAlerts(ctx.em, ctx.deps.clock.now());
  return [
    ...alerts.map(describeAlert),
    ...NEED_KINDS.map((kind) =>
      describeNeed(kind, kind === 'owner-email' ? ownerEmail : (counts[kind] ?? 0)),
    ).filter(({ count }) => count > 0),
  ];
}
