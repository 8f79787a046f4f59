import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { TabbedList } from '#src/domain/office/dashboard/admin-lists.ts';
import { countText } from '#src/domain/shared/number-text.ts';

/** `count` is "6", `label` "to answer", `text` "6 to answer". */
type Waiting = { href: string; count: string; label: string; text: string };

/** What waits for staff in a list, as its tab counts it; undefined for nothing. */
export function useWaiting(): (list: TabbedList | (string & {})) => Waiting | undefined {
  const { data = [] } = trpc.dashboard.waiting.useQuery();
  return (list) => {
    const found = data.find((waiting) => waiting.list === list);
    if (!found || found.count === 0) return undefined;
    const count = `${countText(found.count)}${found.isMinimum ? '+' : ''}`;
    return { href: found.href, label: found.label, count, text: `${count} ${found.label}` };
  };
}

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
