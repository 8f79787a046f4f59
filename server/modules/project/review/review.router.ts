import { adminProcedure, countedBy, publicProcedure, router } from '#server/trpc/trpc.ts';
import {
  decideReviewInput,
  openReviewInput,
  reviewListInput,
  reviewPageView,
  reviewView,
  saveReviewInput,
} from '#src/domain/project/review/review.schema.ts';
import { pageOf } from '#src/domain/shared/list.schema.ts';
import { idInput } from '#src/domain/shared/text.schema.ts';
import {
  decideReview,
  findReviewedOrder,
  getReview,
  listReviews,
  openReview,
  saveReview,
} from './review.service.ts';

const ownLimit = countedBy('review-of-order', openReviewInput, findReviewedOrder);

export const reviewRouter = router({
  /** A mutation although it changes nothing: the token must not appear in a URL. */
  open: publicProcedure
    .meta({ limit: 'review-link', ownLimit })
    .input(openReviewInput)
    .output(reviewPageView)
    .mutation(({ ctx, input }) => openReview(ctx, input.token)),
  save: publicProcedure
    .meta({ limit: 'review-link', ownLimit })
    .input(saveReviewInput)
    .output(reviewPageView)
    .mutation(({ ctx, input }) => saveReview(ctx, input)),
  list: adminProcedure
    .meta({
      scope: 'orders:read',
      rest: { method: 'GET', path: '/reviews', list: 'reviews', summary: 'List reviews, newest first' },
    })
    .input(reviewListInput)
    .output(pageOf(reviewView))
    .query(({ ctx, input }) => listReviews(ctx, input)),
  get: adminProcedure
    .meta({
      scope: 'orders:read',
      rest: { method: 'GET', path: '/reviews/{id}', summary: 'Get a review' },
    })
    .input(idInput)
    .output(reviewView)
    .query(({ ctx, input }) => getReview(ctx, input.id)),
  decide: adminProcedure
    .input(decideReviewInput)
    .output(reviewView)
    .mutation(({ ctx, input }) => decideReview(ctx, input)),
});
