import { explanationOptions, type UseExplanation } from '#src/client/explain/explanation-query.ts';
import { trpc } from '#src/client/trpc.ts';
import type { PayoutFigure } from '#src/domain/affiliate/payout/payout-figures.ts';

/** The server rejects an address that names no amount. */
export const usePayoutExplanation: UseExplanation<PayoutFigure> = (asked, part) => {
  const input = { figure: 'next-run' as const, ...asked, part };
  return trpc.payouts.explain.useInfiniteQuery(input, explanationOptions(asked !== null, input));
};
