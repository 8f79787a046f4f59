/** Asks for a review, once per order, some days after the website went live. */
import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { isNotErased, isSold, withdrawWaiting } from '#server/modules/sale/order/automatic-email.service.ts';
import { lockOrder } from '#server/modules/sale/order/order.service.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { DUE_ROWS_MAX, sendDue } from '#server/platform/email/send-due.ts';
import { REVIEW_ASK_DAYS, REVIEW_ASK_DAYS_MAX } from '#src/domain/project/review/review.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';

/** At most one email with this key, for the order `o`. */
const REQUEST_KEY = sql<string>`concat('review-request:', o.id)`;

/** A reopened project is not `live`; once it is live again, the days count from then. */
function dueRequests(ctx: Context, id?: number) {
  const now = ctx.deps.clock.now();
  return kysely(ctx.em)
    .selectFrom('project as p')
    .innerJoin('customer_order as o', 'o.id', 'p.orderId')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('project_event as e')
          .whereRef('e.projectId', '=', 'p.id')
          .where('e.kind', '=', 'went_live')
          .select(({ fn }) => fn.max('e.createdAt').as('at'))
          .as('live'),
      (join) => join.onTrue(),
    )
    .select(['o.id', 'p.linkVersion', REQUEST_KEY.as('onceKey')])
    .where('p.stage', '=', 'live')
    .where('live.at', '<=', addDays(now, -REVIEW_ASK_DAYS))
    .where('live.at', '>', addDays(now, -REVIEW_ASK_DAYS_MAX))
    .where(isSold)
    .where(isNotErased)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('review as r').select('r.id').whereRef('r.orderId', '=', 'o.id'))),
    )
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('mail_message as m').select('m.id').where('m.onceKey', '=', REQUEST_KEY))),
    )
    .orderBy('live.at')
    .orderBy('o.id')
    .limit(DUE_ROWS_MAX)
    .$if(id !== undefined, (rows) => rows.where('o.id', '=', id ?? 0))
    .execute();
}

/** @returns the number of emails written */
export const askForReviews = (ctx: Context): Promise<number> =>
  sendDue(ctx, {
    job: 'review-request',
    due: dueRequests,
    lock: (inner, { id }) => lockOrder(inner, id),
    email: async (inner, { linkVersion, onceKey }, order) => [
      {
        kind: 'review-request',
        to: order.customerEmail,
        orderId: order.id,
        onceKey,
        payload: {
          orderId: order.id,
          linkVersion: (await extendProjectLink(inner, order.id)) ?? linkVersion,
          name: order.customerName,
          lang: order.lang,
        },
      },
    ],
  });

/** A project that is reopened or closed is not asked about while the email waits to be sent. */
export const reviewListener: Listener<Context, 'project.event'> = async (ctx, { project, before }) => {
  if (before === 'live' && project.stage !== 'live')
    await withdrawWaiting(ctx, project.orderId, 'review-request');
};
