/** Reviews in the admin area: staff publish or decline them, and never edit them. */
import { actorName, type Context, inTransaction } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { OrderEntity } from '#server/modules/sale/order/order.entity.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { afterCommit } from '#server/platform/database/em.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { AppError } from '#server/platform/errors.ts';
import type {
  DecideReviewInput,
  ReviewListInput,
  ReviewView,
} from '#src/domain/project/review/review.schema.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { ReviewEntity, type ReviewRow } from './review.entity.ts';
import { toReviewView } from './review.service.ts';

const REVIEW_MISSING = 'We can’t find this review. Choose it from the list of reviews.';
const CHANGED =
  'This review was changed while you were working, by its author or by someone else. Read it again before you decide.';

export function matchingReviews(ctx: Context, input: ReviewListInput) {
  let rows = kysely(ctx.em)
    .selectFrom('review')
    .innerJoin('customer_order', 'customer_order.id', 'review.orderId')
    .selectAll('review')
    .select('customer_order.customerName')
    .where((eb) => dayCondition(eb.ref('review.createdAt'), input));
  if (input.state) rows = rows.where('review.state', '=', input.state);
  if (input.stars) rows = rows.where('review.stars', '=', input.stars);
  return rows;
}

export const listReviews = (ctx: Context, input: ReviewListInput): Promise<Page<ReviewView>> =>
  keysetPage(ctx.em, matchingReviews(ctx, input), {
    query: input,
    newest: ['review.createdAt', 'review.id'],
    sorts: {
      createdAt: { by: 'review.createdAt', type: 'time' },
      stars: { by: 'review.stars', type: 'number' },
    },
    search: { columns: ['review.nameShown', 'review.text'], numbers: ['review.orderId'] },
  });

async function currentView(ctx: Context, row: ReviewRow): Promise<ReviewView> {
  const { customerName } = await ctx.em.findOneOrFail(OrderEntity, { id: row.orderId });
  return toReviewView(row, customerName);
}

/** @throws AppError NOT_FOUND */
export const getReview = async (ctx: Context, id: number): Promise<ReviewView> =>
  currentView(ctx, await requireRow(ctx.em, ReviewEntity, id, REVIEW_MISSING));

/** Also undoes: back to `written` nobody has decided. @throws AppError NOT_FOUND, CONFLICT */
export async function decideReview(ctx: Context, input: DecideReviewInput): Promise<ReviewView> {
  return inTransaction(ctx, async (inner) => {
    const row = await lockRow(inner.em, ReviewEntity, input.id, REVIEW_MISSING);
    if (row.revision !== input.revision || row.state !== input.expectedState)
      throw new AppError('CONFLICT', CHANGED, { data: { current: await currentView(inner, row) } });
    const isDecided = input.state !== 'written';
    await inner.em.nativeUpdate(
      ReviewEntity,
      { id: row.id },
      {
        state: input.state,
        declineReason: input.state === 'declined' ? input.reason : null,
        decidedBy: isDecided ? actorName(inner) : null,
        decidedAt: isDecided ? ctx.deps.clock.now() : null,
      },
    );
    await writeAudit(inner, 'review.state', ['review', row.id], {
      before: { state: row.state },
      after: { state: input.state },
    });
    afterCommit(inner.em, 'page-facts', () => ctx.deps.pageFacts.wake());
    return getReview(inner, row.id);
  });
}
