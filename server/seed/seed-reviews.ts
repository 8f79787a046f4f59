/**
 * The demo's reviews: some to decide and a declined one. None is published, so that the public
 * pages keep the specified testimonials until somebody decides; each says that it is demo data.
 */
import { saveReview } from '#server/modules/project/review/review.service.ts';
import { decideReview, listReviews } from '#server/modules/project/review/review-admin.service.ts';
import { reviewLinkToken } from '#server/modules/project/review/review-token.service.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { addDays } from '#src/domain/shared/dates.ts';
import type { Step } from './happening.ts';

type Words = { stars: number; text: string; nameShown: string };

export const review =
  (words: Words): Step =>
  (ctx, orderId) => {
    const writableUntil = addDays(ctx.deps.clock.now(), 1).getTime();
    const token = reviewLinkToken.sign(ctx.deps.keyring, { orderId, version: 1, writableUntil }, null);
    return saveReview(ctx, { ...words, consent: true, token });
  };

export const declineReview =
  (reason: string): Step =>
  async (ctx, orderId) => {
    const [row] = (await listReviews(ctx, reviewListInput.parse({ q: String(orderId) }))).items;
    if (!row) throw new Error(`order ${orderId} has no review`);
    const { id, revision } = row;
    await decideReview(ctx, { id, state: 'declined', revision, expectedState: 'written', reason });
  };
