import { explanationOptions, type UseExplanation } from '#src/client/explain/explanation-query.ts';
import { trpc } from '#src/client/trpc.ts';
import type { DashboardFigure } from '#src/domain/office/dashboard/figures.ts';

/** The server rejects an address that names no figure. */
export const useDashboardExplanation: UseExplanation<DashboardFigure> = (asked, part) => {
  const input = { figure: 'orders' as const, ...asked, part };
  return trpc.dashboard.explain.useInfiniteQuery(input, explanationOptions(asked !== null, input));
};
