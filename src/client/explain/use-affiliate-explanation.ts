import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import type { AffiliateFigure } from '#src/domain/affiliate/affiliate-figures.ts';
import type { UseExplanation } from './explanation-query.ts';

/** Figures of the affiliate whose id is in the address; the server rejects unknown ones. */
export const useAffiliateExplanation: UseExplanation = (asked, part) => {
  const { id = '' } = usePageContext().routeParams;
  return trpc.affiliates.explain.useInfiniteQuery(
    { figure: 'pending', ...(asked as { figure: AffiliateFigure } | null), affiliateId: id, part },
    {
      enabled: asked !== null,
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // Read again each time: the figure is as of now.
      gcTime: 0,
      staleTime: 0,
    },
  );
};
