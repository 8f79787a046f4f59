/** Projects and reviews for the dashboard. */
import { sql } from 'kysely';
import type { DashboardLists } from '#server/deps.ts';
import { paths } from '#src/domain/paths.ts';
import { projectListInput } from '#src/domain/project/project/project.schema.ts';
import { reviewListInput } from '#src/domain/project/review/review.schema.ts';
import { matchingProjects, waitingSince } from '../project/project-list.service.ts';
import { matchingReviews } from '../review/review-admin.service.ts';

const DUE_SINCE = sql<Date>`coalesce(project.due_at, project.created_at)`;

export const projectLists: DashboardLists = {
  [paths.adminProjects](ctx, filter) {
    const input = projectListInput.parse(filter);
    return matchingProjects(ctx, input)
      .clearSelect()
      .select([
        'project.orderId as id',
        'customer_order.customerName as who',
        (input.message ? waitingSince.$castTo<Date>() : DUE_SINCE).as('since'),
      ]);
  },
  [paths.adminReviews]: (ctx, filter) =>
    matchingReviews(ctx, reviewListInput.parse(filter))
      .clearSelect()
      .select(['review.id', 'customer_order.customerName as who', 'review.updatedAt as since']),
};
