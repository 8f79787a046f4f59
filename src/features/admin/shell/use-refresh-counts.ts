import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';

/** Refetches the counts of the dashboard, the navigation and the tabs after a change. */
export function useRefreshCounts(): () => void {
  const utils = trpc.useUtils();
  return useMemo(
    () => () => {
      void utils.dashboard.totals.invalidate();
      void utils.dashboard.actionItems.invalidate();
      void utils.dashboard.waiting.invalidate();
      void utils.dashboard.tabs.invalidate();
    },
    [utils],
  );
}
