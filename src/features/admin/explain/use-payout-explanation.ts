import type { UseExplanation } from '#src/client/explain/explanation-query.ts';
import { trpc } from '#src/client/trpc.ts';
import type { PayoutFigure } from '#src/domain/payout/payout-figures.ts';

/** The server rejects an address that names no amount. */
export const usePayoutExplanation: UseExplanation = (asked, part) =>
  trpc.payouts.explain.useInfiniteQuery(
    { figure: 'next-run', ...(asked as { figure: PayoutFigure } | null), part },
    {
      enabled: asked !== null,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Read again each time: the figure is as of now.
      gcTime: 0,
      staleTime: 0,
    },
  );
