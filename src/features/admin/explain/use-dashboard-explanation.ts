import type { UseExplanation } from '#src/client/explain/explanation-query.ts';
import { trpc } from '#src/client/trpc.ts';
import type { DashboardFigure } from '#src/domain/admin-dashboard/figures.ts';

/** The server rejects an address that names no figure. */
export const useDashboardExplanation: UseExplanation = (asked, part) =>
  trpc.dashboard.explain.useInfiniteQuery(
    { figure: 'orders', ...(asked as { figure: DashboardFigure } | null), part },
    {
      enabled: asked !== null,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Read again each time: the figure is as of now.
      gcTime: 0,
      staleTime: 0,
    },
  );
