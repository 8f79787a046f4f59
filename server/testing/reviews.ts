/** Reviews through the services and the API. */
import type { OrderRow } from '#server/features/order/order.entity.ts';
import { makeReviewToken } from '#server/features/review/review-token.service.ts';
import { REVIEW_LINK_DAYS, type ReviewState } from '#src/domain/review/review.rules.ts';
import type { ReviewView } from '#src/domain/review/review.schema.ts';
import { makePaidCheckout } from './factories.ts';
import type { TestApp } from './test-app.ts';

export const REVIEW = {
  stars: 5,
  text: 'In few words: very good.',
  nameShown: 'Ada Q.',
  consent: true,
} as const;

/** Goes live in one step, because tests of reviews do not look at the others. */
export async function makeLiveOrder(
  t: TestApp,
  values: Parameters<typeof makePaidCheckout>[1] = {},
): Promise<OrderRow> {
  const order = await makePaidCheckout(t, values);
  await t.sql(
    `insert into project_event (project_id, kind, actor_kind, actor_name, created_at)
     select id, 'went_live', 'staff', 'staff', ? from project where order_id = ?`,
    [t.clock.now(), order.id],
  );
  await t.sql(
    `update project set stage = 'live', due_at = null, site_url = 'https://quill.example' where order_id = ?`,
    [order.id],
  );
  return order;
}

export const reviewToken = (t: TestApp, orderId: number): string =>
  makeReviewToken(t.deps.keyring, orderId, new Date(t.clock.now().getTime() + REVIEW_LINK_DAYS * 86_400_000));

type Words = { stars?: number; text?: string; nameShown?: string };

/** Writes the review of an order and decides about it. */
export async function makeReview(
  t: TestApp,
  orderId: number,
  words: Words = {},
  state: ReviewState = 'published',
): Promise<ReviewView> {
  await t.asVisitor().api.reviews.save.mutate({ ...REVIEW, ...words, token: reviewToken(t, orderId) });
  const staff = await t.asAdmin();
  const [row] = (await staff.api.reviews.list.query({ q: String(orderId) })).items;
  if (!row) throw new Error(`order ${orderId} has no review`);
  if (state === 'written') return row;
  return staff.api.reviews.decide.mutate({
    id: row.id,
    state,
    revision: row.revision,
    expectedState: row.state,
    reason: state === 'declined' ? 'It names another person.' : null,
  });
}
