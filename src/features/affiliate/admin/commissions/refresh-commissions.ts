import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';

/** Refetches what follows from the stage of a commission: lists, payouts, balances and counts. */
export function useRefreshCommissions(): () => void {
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  return useMemo(
    () => () => {
      void utils.commissions.invalidate();
      void utils.payouts.invalidate();
      void utils.adminAffiliates.invalidate();
      refreshCounts();
    },
    [utils, refreshCounts],
  );
}
