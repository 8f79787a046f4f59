import { usePageContext } from 'vike-react/usePageContext';
import { trpc } from '#src/client/trpc.ts';
import type { AffiliateFigure } from '#src/domain/affiliate/account/affiliate-figures.ts';
import { explanationOptions, type UseExplanation } from './explanation-query.ts';

/** Figures of the affiliate whose id is in the address; the server rejects unknown ones. */
export const useAffiliateExplanation: UseExplanation<AffiliateFigure> = (asked, part) => {
  const { id = '' } = usePageContext().routeParams;
  const input = { figure: 'pending' as const, ...asked, affiliateId: id, part };
  return trpc.affiliates.explain.useInfiniteQuery(input, explanationOptions(asked !== null, input));
};
