/** Action items of the dashboard. */
import type { z } from 'zod';
import type { Context } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { findHourlyAlerts } from '#server/platform/limits/hourly-total.ts';
import {
  type actionItemsView,
  describeAlert,
  describeNeed,
  FORM_WAIT_DAYS,
  NEED_KINDS,
  type NeedKind,
  PROMISED_HOURS,
} from '#src/domain/admin-dashboard/stats.schema.ts';

/**
 * Older items are no longer actionable; the limit also keeps the count from reading every order.
 */
const LOOK_BACK_DAYS = 90;

export async function findActionItems(ctx: Context): Promise<z.output<typeof actionItemsView>> {
  const now = ctx.deps.clock.now().getTime();
  const before = (hours: number) => new Date(now - hours * 3_600_000);
  const promised = before(PROMISED_HOURS);
  const since = before(LOOK_BACK_DAYS * 24);
  const [row] = await queryRows<Record<NeedKind, string | number>>(
    ctx.em,
    `select
       (select count(*) from mail_message where status = 'failed' and handled_at is null and kind <> ?) as "mail-failed",
       (select count(*) from webhook_event where status = 'failed') as "webhook-failed",
       (select count(*) from customer_order where review_reason is not null and status = 'pending') as "order-review",
       (select count(*) from commission where status = 'pending' and payout_line_id is null and review_reason is not null) as "commission-review",
       (select count(*) from affiliate_claim where status = 'open') as "claim-open",
       (select count(*) from customer_order where status = 'paid' and not form_sent and created_at >= ?
          and not exists (select 1 from order_confirmation where order_id = customer_order.id)) as "form-unsent",
       (select count(*) from customer_order where status = 'paid' and form_sent and created_at >= ? and form_sent_at < ?
          and not exists (select 1 from order_confirmation where order_id = customer_order.id)) as "form-missing",
       (select count(*) from order_confirmation where status = 'pending' and verified and created_at < ?) as "confirmation-waiting",
       (select count(*) from order_confirmation where order_id is null and status <> 'completed') as "confirmation-unattached",
       (select count(*) from contact where state = 'new' and created_at < ?) as "contact-unanswered"`,
    [
      ctx.admin?.role === 'staff' ? 'payout-sent' : '',
      since,
      since,
      before(FORM_WAIT_DAYS * 24),
      promised,
      promised,
    ],
  );
  const alerts = await findHourlyAlerts(ctx.em, ctx.deps.clock.now());
  return [
    ...alerts.map(describeAlert),
    ...NEED_KINDS.map((kind) => describeNeed(kind, Number(row?.[kind] ?? 0))).filter(
      ({ count }) => count > 0,
    ),
  ];
}
