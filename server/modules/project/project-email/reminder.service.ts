import { sql } from 'kysely';
import type { Context } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import type { Listener } from '#server/events.ts';
import { isNotErased, isSold, withdrawWaiting } from '#server/modules/sale/order/automatic-email.service.ts';
import { lockOrder } from '#server/modules/sale/order/order.service.ts';
import { extendProjectLink } from '#server/modules/sale/order-email/email-links.service.ts';
import { lockRow } from '#server/platform/database/row-by-id.ts';
import { sendDue } from '#server/platform/email/send-due.ts';
import { ANSWER_REMINDER_DAYS } from '#src/domain/project/project/project.rules.ts';
import { REVIEW_ASK_DAYS, REVIEW_ASK_DAYS_MAX } from '#src/domain/project/review/review.rules.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import { PROJECT_MISSING, ProjectEntity } from '../project/project.entity.ts';
import { projectEmailPayload } from './stage-email.service.ts';

const [FIRST_DAYS, SECOND_DAYS] = ANSWER_REMINDER_DAYS;

const LATEST_EVENT = sql<number>`(select max(e.id) from project_event e where e.project_id = p.id)`;
const reminderKeyOf = (number: number) =>
  sql<string>`concat('answer-reminder:', p.id, ':', ${LATEST_EVENT}, ':', ${number}::int)`;

/**
 * Each event starts the waiting again, because the clock only stops with one. The second reminder
 * keeps its interval even if the first was late.
 */
function dueReminders(ctx: Context) {
  const now = ctx.deps.clock.now();
  const before = (days: number) => addDays(now, -days);
  return (
    kysely(ctx.em)
      .selectFrom('project as p')
      .innerJoin('customer_order as o', 'o.id', 'p.orderId')
      .leftJoin('mail_message as first', (join) =>
        join.on((eb) => eb('first.onceKey', '=', reminderKeyOf(1))),
      )
      .leftJoin('mail_message as second', (join) =>
        join.on((eb) => eb('second.onceKey', '=', reminderKeyOf(2))),
      )
      .select((eb) => [
        'p.id',
        'p.orderId',
        'p.stage',
        eb('first.id', 'is not', null).$castTo<boolean>().as('isSecond'),
        LATEST_EVENT.as('eventId'),
      ])
      .where('p.stage', 'in', ['choosing', 'reviewing'])
      // An approved website is due from the shop.
      .where('p.dueAt', 'is', null)
      .where('p.changedAt', '<=', before(FIRST_DAYS))
      .where(isSold)
      .where(isNotErased)
      .where('second.id', 'is', null)
      .where((eb) =>
        eb.or([
          eb('first.id', 'is', null),
          eb.and([
            eb('p.changedAt', '<=', before(SECOND_DAYS)),
            eb('first.createdAt', '<=', before(SECOND_DAYS - FIRST_DAYS)),
          ]),
        ]),
      )
      .orderBy('p.changedAt')
      .orderBy('p.id')
  );
}

/** @returns the number of emails written */
export const remindOfAnswers = (ctx: Context): Promise<number> =>
  sendDue(ctx, {
    job: 'answer-reminder',
    due: dueReminders,
    async lock(inner, { id, orderId }) {
      const order = await lockOrder(inner, orderId);
      return { order, project: await lockRow(inner.em, ProjectEntity, id, PROJECT_MISSING) };
    },
    async email(inner, { id, stage, isSecond, eventId }, { order, project }) {
      await extendProjectLink(inner, order.id);
      return [
        {
          kind: 'answer-reminder',
          to: order.customerEmail,
          orderId: order.id,
          onceKey: `answer-reminder:${id}:${eventId}:${isSecond ? 2 : 1}`,
          payload: {
            ...projectEmailPayload(order, project),
            part: stage === 'choosing' ? 'choice' : 'approval',
            isLast: isSecond,
          },
        },
      ];
    },
  });

const REQUEST_KEY = sql<string>`concat('review-request:', o.id)`;

/** A reopened project is not `live`; once it is live again, the days count from then. */
function dueRequests(ctx: Context) {
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
    .orderBy('o.id');
}

/** Once per order. @returns the number of emails written */
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
