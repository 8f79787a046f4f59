import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import { useRefreshCounts } from '#src/features/admin/shell/counts.ts';

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
