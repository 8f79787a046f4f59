/** At most twice for each link. */
import { type ExpressionBuilder, sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely, type Tables } from '#server/database/kysely.ts';
import { sendDue } from '#server/platform/email/send-due.ts';
import { FORM_REMINDER_HOURS, FORM_REMINDER_ORDER_DAYS } from '#src/domain/sale/order/order.rules.ts';
import { hoursBefore } from '#src/domain/shared/dates.ts';
import { isNotErased, isSold } from './automatic-email.service.ts';
import { formEmailPayload, lockOrder } from './order.service.ts';

const [FIRST_HOURS, SECOND_HOURS] = FORM_REMINDER_HOURS;

const reminderKeyOf = (
  { ref, val }: ExpressionBuilder<{ o: Tables['customer_order'] }, 'o'>,
  number: number,
) =>
  sql<string>`concat('form-reminder:', ${ref('o.id')}, ':', ${ref('o.intakeVersion')}, ':', ${val(number)}::int)`;

/**
 * A form sent without its link counts if it has the customer's address: staff still have to attach
 * it. The second reminder keeps its interval even if the first was late.
 */
function dueReminders(ctx: Context) {
  const now = ctx.deps.clock.now();
  const before = (hours: number) => hoursBefore(now, hours);
  return kysely(ctx.em)
    .selectFrom('customer_order as o')
    .leftJoin('mail_message as first', (join) =>
      join.on((eb) => eb('first.onceKey', '=', reminderKeyOf(eb, 1))),
    )
    .leftJoin('mail_message as second', (join) =>
      join.on((eb) => eb('second.onceKey', '=', reminderKeyOf(eb, 2))),
    )
    .select((eb) => ['o.id', eb('first.id', 'is not', null).$castTo<boolean>().as('isSecond')])
    .where(isSold)
    .where('o.createdAt', '>', before(FORM_REMINDER_ORDER_DAYS * 24))
    .where('o.formSent', '=', true)
    .where('o.formSentAt', '<=', before(FIRST_HOURS))
    .where(isNotErased)
    .where('second.id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('first.id', 'is', null),
        eb.and([
          eb('o.formSentAt', '<=', before(SECOND_HOURS)),
          eb('first.createdAt', '<=', before(SECOND_HOURS - FIRST_HOURS)),
        ]),
      ]),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('order_confirmation as c').select('c.id').whereRef('c.orderId', '=', 'o.id'))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('order_confirmation as c')
            .select('c.id')
            .where('c.orderId', 'is', null)
            .whereRef('c.claimedOrderId', '=', 'o.id')
            .where(({ eb, fn }) => eb(fn('lower', ['c.email']), '=', fn('lower', ['o.customerEmail']))),
        ),
      ),
    )
    .orderBy('o.formSentAt')
    .orderBy('o.id');
}

/** @returns the number of emails written */
export const remindOfForms = (ctx: Context): Promise<number> =>
  sendDue(ctx, {
    job: 'form-reminder',
    due: dueReminders,
    lock: (inner, { id }) => lockOrder(inner, id),
    email: async (inner, { isSecond }, order) => [
      {
        kind: 'form-reminder',
        to: order.customerEmail,
        orderId: order.id,
        onceKey: `form-reminder:${order.id}:${order.intakeVersion}:${isSecond ? 2 : 1}`,
        payload: { ...(await formEmailPayload(inner, order)), isLast: isSecond },
      },
    ],
  });
