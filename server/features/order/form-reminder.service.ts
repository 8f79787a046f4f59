/**
 * Reminds customers who have paid and not filled in the order form, at most twice for each link.
 */
import { type Context, inTransaction } from '#server/context.ts';
import { queryRows } from '#server/platform/database/database.ts';
import { FORM_REMINDER_HOURS, FORM_REMINDER_ORDER_DAYS } from '#src/domain/order/order.rules.ts';
import { ERASED_HOST } from '#src/domain/privacy/personal-data.schema.ts';
import { formEmailPayload, lockOrder } from './order.service.ts';

const HOUR_MS = 3_600_000;
/** Reminders per run. Keeps the job short; the next run follows within the hour. */
const BATCH_SIZE = 200;
const [FIRST_HOURS, SECOND_HOURS] = FORM_REMINDER_HOURS;

type Due = { id: number; number: 1 | 2 };

/**
 * A form sent without its link counts if it has the customer's address: staff still have to attach
 * it. The second reminder keeps its interval even if the first was late.
 */
async function dueReminders(ctx: Context, orderId: number | null): Promise<Due[]> {
  const now = ctx.deps.clock.now().getTime();
  const before = (hours: number) => new Date(now - hours * HOUR_MS);
  return queryRows<Due>(
    ctx.em,
    `select o.id, case when first.id is null then 1 else 2 end as number
     from customer_order o
     left join mail_message first on first.once_key = 'form-reminder:' || o.id || ':' || o.intake_version || ':1'
     left join mail_message second on second.once_key = 'form-reminder:' || o.id || ':' || o.intake_version || ':2'
     where o.status = 'paid' and o.created_at > ? and o.form_sent and o.form_sent_at <= ? and o.customer_email not like ?
       and (o.refunded_minor = 0 or o.refunded_minor < o.amount_minor)
       and second.id is null and (first.id is null or (o.form_sent_at <= ? and first.created_at <= ?))
       and not exists (select 1 from order_confirmation c where c.order_id = o.id)
       and not exists (select 1 from order_confirmation c
                       where c.order_id is null and c.claimed_order_id = o.id and lower(c.email) = lower(o.customer_email))
       and (?::int is null or o.id = ?::int)
     order by o.form_sent_at, o.id limit ${BATCH_SIZE}`,
    [
      before(FORM_REMINDER_ORDER_DAYS * 24),
      before(FIRST_HOURS),
      `%@${ERASED_HOST}`,
      before(SECOND_HOURS),
      before(SECOND_HOURS - FIRST_HOURS),
      orderId,
      orderId,
    ],
  );
}

/** @returns the number of emails written */
export async function remindOfForms(ctx: Context): Promise<number> {
  let written = 0;
  for (const { id } of await dueReminders(ctx, null)) if (await remind(ctx, id)) written++;
  return written;
}

/**
 * Checks again under the order's lock: a form, a cancellation or an erasure may
 * have happened meanwhile.
 */
async function remind(ctx: Context, id: number): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const order = await lockOrder(inner, id);
    const [due] = await dueReminders(inner, id);
    if (!due) return false;
    const email = await inner.deps.mailer.enqueue(inner.em, {
      kind: 'form-reminder',
      to: order.customerEmail,
      orderId: order.id,
      onceKey: `form-reminder:${order.id}:${order.intakeVersion}:${due.number}`,
      payload: { ...formEmailPayload(order), isLast: due.number === FORM_REMINDER_HOURS.length },
    });
    return email !== null;
  });
}
