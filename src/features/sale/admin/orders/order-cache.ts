import { useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { patchLists } from '#src/features/admin/list/row-change.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';

type OrderCache = {
  /** Applies `change` to every cached copy of the order. */
  patch(id: number, change: Partial<OrderView>): void;
  /** Refetches what depends on the order: history, commission, statistics. */
  settle(id: number): void;
};

type QueryKey = readonly [path: unknown, { input?: { orderId?: number } }?];
/** Of what a module shows about an order, such as its project. */
const orderIdOf = (key: readonly unknown[]) => (key as QueryKey)[1]?.input?.orderId;

/** An order is cached in several lists and its page: all copies change together. */
export function useOrderCache(): OrderCache {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  return useMemo(
    () => ({
      patch(id, change) {
        patchLists<OrderView>(client, getQueryKey(trpc.orders.list), id, change);
        utils.orderDetail.get.setData(
          { id },
          (detail) => detail && { ...detail, order: { ...detail.order, ...change } },
        );
      },
      settle(id) {
        void utils.orderDetail.get.invalidate({ id });
        void client.invalidateQueries({ predicate: ({ queryKey }) => orderIdOf(queryKey) === id });
        refreshCounts();
      },
    }),
    [client, utils, refreshCounts],
  );
}
