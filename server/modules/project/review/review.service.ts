/** Staff publish or decline reviews, and never edit them. */
import { sql } from 'kysely';
import { actorName, type Context, inTransaction, reportChange } from '#server/context.ts';
import { kysely } from '#server/database/kysely.ts';
import { viewOf } from '#server/database/view-of.ts';
import { ConfirmationEntity } from '#server/modules/sale/confirmation/confirmation.entity.ts';
import { OrderEntity, type OrderRow } from '#server/modules/sale/order/order.entity.ts';
import { writeAudit } from '#server/platform/audit/audit.service.ts';
import { dayCondition, keysetPage } from '#server/platform/database/keyset.ts';
import { FOR_UPDATE } from '#server/platform/database/locks.ts';
import { lockRow, requireRow } from '#server/platform/database/row-by-id.ts';
import { afterCommit } from '#server/platform/database/typed-queries.ts';
import { AppError } from '#server/platform/errors.ts';
import type { PublishedReviews } from '#src/domain/page-facts.ts';
import {
  canSaveReview,
  editableUntil,
  type PublishedReview,
  QUOTES_SHOWN,
  REVIEW_LINK_DAYS,
  reviewTotals,
  suggestedNames,
} from '#src/domain/project/review/review.rules.ts';
import {
  type DecideReviewInput,
  ownReviewView,
  type ReviewListInput,
  type ReviewOfOrder,
  type ReviewPageView,
  type ReviewView,
  reviewView,
  type SaveReviewInput,
} from '#src/domain/project/review/review.schema.ts';
import { isErasedAddress } from '#src/domain/shared/erasure.rules.ts';
import type { Page } from '#src/domain/shared/list.schema.ts';
import { ProjectEntity } from '../project/project.entity.ts';
import { ReviewEntity, type ReviewRow } from './review.entity.ts';
import { reviewLinkToken, reviewUrl } from './review-token.service.ts';

const toReviewView = (row: ReviewRow, customerName: string): ReviewView =>
  viewOf(reviewView, { ...row, customerName });

const LINK_INVALID = 'This review link is not valid. Open it from our email again, or reply to that email.';
const LINK_EXPIRED = `This link has expired: a review can be written for ${REVIEW_LINK_DAYS} days after our email. Reply to that email if you’d still like to tell us something.`;
const TOO_LATE = 'This review can no longer be changed. Reply to our email if something in it is wrong.';

type Opened = { order: OrderRow; expiresAt: Date };

/** Null for an invalid link, whatever the reason. */
async function findLink(ctx: Context, token: string, lock = false): Promise<Opened | null> {
  const link = reviewLinkToken.verify(ctx.deps.keyring, token, ctx.deps.clock.now());
  const options = { ...(lock ? FOR_UPDATE : {}), refresh: true };
  if (!link) return null;
  const order = await ctx.em.findOne(OrderEntity, { id: link.orderId }, options);
  if (order?.status !== 'paid' || isErasedAddress(order.customerEmail)) return null;
  const project = await ctx.em.findOne(ProjectEntity, { orderId: order.id }, { refresh: true });
  return project?.linkVersion === link.version ? { order, expiresAt: new Date(link.writableUntil) } : null;
}

/** @throws AppError NOT_FOUND, the same for every reason */
async function openLink(ctx: Context, token: string, lock = false): Promise<Opened> {
  const opened = await findLink(ctx, token, lock);
  if (!opened) throw new AppError('NOT_FOUND', LINK_INVALID);
  return opened;
}

/** The order of a valid link: its holders are not limited by their IP address. */
export async function findReviewedOrder(ctx: Context, { token }: { token: string }): Promise<string | null> {
  const link = await findLink(ctx, token);
  return link && String(link.order.id);
}

const findReview = (ctx: Context, orderId: number): Promise<ReviewRow | null> =>
  ctx.em.findOne(ReviewEntity, { orderId }, { refresh: true });

async function toPageView(ctx: Context, { order, expiresAt }: Opened, review: ReviewRow | null) {
  const form = await ctx.em.findOne(ConfirmationEntity, { orderId: order.id }, { fields: ['businessName'] });
  const writtenAt = review?.createdAt ?? null;
  return {
    orderId: order.id,
    lang: order.lang,
    suggestedNames: suggestedNames(order.customerName, form?.businessName ?? null),
    canSave: canSaveReview({ linkExpiresAt: expiresAt, writtenAt }, ctx.deps.clock.now()),
    review: review && viewOf(ownReviewView, { ...review, editableUntil: editableUntil(review.createdAt) }),
  };
}

/** @throws AppError NOT_FOUND */
export async function openReview(ctx: Context, token: string): Promise<ReviewPageView> {
  const opened = await openLink(ctx, token);
  return toPageView(ctx, opened, await findReview(ctx, opened.order.id));
}

type Words = Pick<ReviewRow, 'stars' | 'text' | 'nameShown'>;
const isSame = (a: Words, b: Words): boolean =>
  a.stars === b.stars && a.text === b.text && a.nameShown === b.nameShown;

/** Staff decide about each new wording. @throws AppError NOT_FOUND, CONFLICT when it is too late */
export async function saveReview(ctx: Context, input: SaveReviewInput): Promise<ReviewPageView> {
  return inTransaction(ctx, async (inner) => {
    // The lock makes a second attempt at the same moment a change of the first.
    const opened = await openLink(inner, input.token, true);
    const { order, expiresAt } = opened;
    const now = ctx.deps.clock.now();
    const known = await findReview(inner, order.id);
    if (!canSaveReview({ linkExpiresAt: expiresAt, writtenAt: known?.createdAt ?? null }, now))
      throw new AppError('CONFLICT', known ? TOO_LATE : LINK_EXPIRED);
    const words: Words = { stars: input.stars, text: input.text, nameShown: input.nameShown };
    if (known && isSame(known, words)) return toPageView(inner, opened, known);
    const fresh = {
      ...words,
      consentAt: now,
      lang: order.lang,
      state: 'written' as const,
      declineReason: null,
      decidedBy: null,
      decidedAt: null,
      updatedAt: now,
    };
    if (known)
      await inner.em.nativeUpdate(ReviewEntity, { id: known.id }, { ...fresh, revision: known.revision + 1 });
    else await inner.em.insert(ReviewEntity, { ...fresh, orderId: order.id, revision: 1, createdAt: now });
    const review = await inner.em.findOneOrFail(ReviewEntity, { orderId: order.id }, { refresh: true });
    if (known?.state === 'published') afterCommit(inner.em, 'page-facts', () => ctx.deps.pageFacts.wake());
    await reportChange(inner, 'review.submitted', toReviewView(review, order.customerName));
    return toPageView(inner, opened, review);
  });
}

/** Has a link while the review can be written or changed. */
export async function reviewOf(ctx: Context, orderId: number): Promise<ReviewOfOrder | null> {
  const review = await findReview(ctx, orderId);
  const project = await ctx.em.findOneOrFail(ProjectEntity, { orderId }, { refresh: true });
  const { config, keyring, clock } = ctx.deps;
  const now = clock.now();
  const url = () => reviewUrl(config.origin, keyring, { orderId, version: project.linkVersion }, now);
  if (review) {
    const canEdit = project.stage !== 'closed' && now < editableUntil(review.createdAt);
    return { state: review.state, url: canEdit ? url() : null };
  }
  return project.stage === 'live' ? { state: 'open', url: url() } : null;
}

const published = (ctx: Context) => kysely(ctx.em).selectFrom('review').where('state', '=', 'published');

/** Differs after each change: decisions, withdrawals and erasures. */
export async function publishedVersion(ctx: Context): Promise<string> {
  const { count, last } = await published(ctx)
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.max<string | null>(sql`concat(to_char(decided_at, 'YYYYMMDDHH24MISSMS'), '.', id)`).as('last'),
    ])
    .executeTakeFirstOrThrow();
  return `${count}:${last ?? ''}`;
}

/** The newest of each language: more than a page can show is not read. */
export async function readPublished(ctx: Context): Promise<PublishedReviews> {
  const { count, stars } = await published(ctx)
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.sum<number | null>('stars').as('stars')])
    .executeTakeFirstOrThrow();
  const ranked = published(ctx)
    .select(['id', 'stars', 'text', 'nameShown', 'lang', 'createdAt'])
    .select(
      sql<number>`row_number() over (partition by split_part(lang, '-', 1) order by created_at desc, id desc)`.as(
        'place',
      ),
    );
  const quotes: PublishedReview[] = await kysely(ctx.em)
    .selectFrom(ranked.as('r'))
    .select(['id', 'stars', 'text', 'nameShown', 'lang', 'createdAt'])
    .where('place', '<=', QUOTES_SHOWN)
    .execute();
  return { quotes, totals: reviewTotals({ count, stars: stars ?? 0 }) };
}

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
