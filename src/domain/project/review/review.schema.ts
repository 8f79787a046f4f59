import { z } from 'zod';
import { listInput, period, sortParam } from '#src/domain/shared/list.schema.ts';
import { customerName } from '#src/domain/shared/name.schema.ts';
import { oneOf, optional, paragraph, positiveId, wholeNumber } from '#src/domain/shared/text.schema.ts';
import { REVIEW_STATES, STARS_MAX } from './review.rules.ts';

export const REVIEW_TEXT_MAX = 1000;
export const DECLINE_REASON_MAX = 300;

const LINK_MESSAGE = 'This link is not complete. Open it from our email again.';
const token = z.string({ error: LINK_MESSAGE }).max(400, LINK_MESSAGE);
const STARS_MESSAGE = `Choose 1 to ${STARS_MAX} stars.`;
const TEXT_MESSAGE = 'Write a few words.';
const NAME_MESSAGE = 'Enter the name to show.';

/** Checked in the browser too. */
export const reviewForm = z.object({
  stars: wholeNumber(1, STARS_MAX, STARS_MESSAGE),
  text: paragraph(REVIEW_TEXT_MAX, TEXT_MESSAGE).min(1, TEXT_MESSAGE),
  nameShown: customerName(NAME_MESSAGE),
  consent: z.literal(true, { error: 'We need your consent to publish the review.' }),
});
export const openReviewInput = z.object({ token });
export const saveReviewInput = reviewForm.extend({ token });
export type SaveReviewInput = z.output<typeof saveReviewInput>;

export const ownReviewView = z.object({
  stars: z.number(),
  text: z.string(),
  nameShown: z.string(),
  state: z.enum(REVIEW_STATES),
  editableUntil: z.date(),
});
export const reviewPageView = z.object({
  orderId: z.number(),
  /** BCP 47 tag, from the market of the order. */
  lang: z.string(),
  suggestedNames: z.array(z.string()),
  /** False once the link has expired or the time for changes is over. */
  canSave: z.boolean(),
  review: ownReviewView.nullable(),
});
export type ReviewPageView = z.output<typeof reviewPageView>;

/** For the customer's page. `open`: it can be written. */
export const reviewOfOrderView = z.object({
  state: z.enum(['open', ...REVIEW_STATES]),
  /** The review page with its token, while the review can be written or changed. */
  url: z.string().nullable(),
});
export type ReviewOfOrder = z.output<typeof reviewOfOrderView>;

const state = oneOf(REVIEW_STATES);
export const reviewListInput = listInput.extend({
  state: state.optional(),
  stars: wholeNumber(1, STARS_MAX, STARS_MESSAGE).optional(),
  ...period,
  sort: sortParam(['createdAt', 'stars']),
});
export type ReviewListInput = z.output<typeof reviewListInput>;

export const reviewView = z.object({
  id: z.number(),
  orderId: z.number(),
  customerName: z.string(),
  stars: z.number(),
  text: z.string(),
  nameShown: z.string(),
  /** BCP 47 tag. */
  lang: z.string(),
  state: z.enum(REVIEW_STATES),
  declineReason: z.string().nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: z.date().nullable(),
  /** Incremented each time the author changes it. */
  revision: z.number(),
  createdAt: z.date(),
  updatedAt: z.date(),
});
export type ReviewView = z.output<typeof reviewView>;

const REASON_MESSAGE = 'Give a reason, for example that it names another person.';
export const decideReviewInput = z
  .object({
    id: positiveId(),
    state,
    /** What the caller saw; if either has changed, the decision is rejected. */
    revision: positiveId(),
    expectedState: state,
    reason: optional(paragraph(DECLINE_REASON_MAX)),
  })
  .refine(({ state: to, reason }) => to !== 'declined' || reason !== null, {
    path: ['reason'],
    message: REASON_MESSAGE,
  });
export type DecideReviewInput = z.output<typeof decideReviewInput>;
