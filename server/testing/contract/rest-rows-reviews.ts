/** The table of REST calls: reviews. */
import { makeOrder } from '../factories.ts';
import { makeReview } from '../projects.ts';
import { adminOnly, badIds, type Expect, type Row } from './rest-row.ts';
import { list } from './rest-rows-single.ts';

const getReviews = (expect: Expect): Row =>
  list(
    expect,
    '/api/reviews',
    'reviews',
    async ({ t }) => {
      await makeReview(t, (await makeOrder(t)).id);
      return { path: '/api/reviews' };
    },
    { orderId: expect.any(Number), stars: 5, state: 'published', revision: 1 },
  );

const getReview = (expect: Expect): Row => ({
  name: 'GET /api/reviews/{id}',
  status: adminOnly(),
  good: async ({ t }) => ({ path: `/api/reviews/${(await makeReview(t, (await makeOrder(t)).id)).id}` }),
  answer: (body) => expect(body).toMatchObject({ stars: 5, nameShown: 'Ada Q.', state: 'published' }),
  bad: badIds((id) => `/api/reviews/${id}`, 'We can’t find this review. Choose it from the list of reviews.'),
});

export const reviewRows = (expect: Expect): Row[] => [getReviews(expect), getReview(expect)];
