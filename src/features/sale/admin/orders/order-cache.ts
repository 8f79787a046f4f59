import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { OrderView } from '#src/domain/sale/order/order.schema.ts';
import { useRefreshCounts } from '#src/features/admin/shell/use-refresh-counts.ts';

type OrderPage = { items: OrderView[]; nextCursor: string | null; prevCursor?: string | null; total: number };
export type OrderCache = {
  /** Applies `change` to every cached copy of the order. */
  patch(id: number, change: Partial<OrderView>): void;
  find(id: number): OrderView | undefined;
  /** Refetches what depends on the order: history, commission, statistics. */
  settle(id: number): void;
};

/** An order is cached in several lists and its page: all copies change together. */
export function useOrderCache(): OrderCache {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  const refreshCounts = useRefreshCounts();
  return useMemo(() => {
    const lists: QueryKey = getQueryKey(trpc.orders.list);
    return {
      patch(id, change) {
        client.setQueriesData<OrderPage>({ queryKey: lists }, (page) =>
          page?.items
            ? {
                ...page,
                items: page.items.map((order) => (order.id === id ? { ...order, ...change } : order)),
              }
            : page,
        );
        utils.orderDetail.get.setData({ id }, (detail) =>
          detail ? { ...detail, order: { ...detail.order, ...change } } : detail,
        );
      },
      find(id) {
        for (const [, page] of client.getQueriesData<OrderPage>({ queryKey: lists })) {
          const order = page?.items?.find((candidate) => candidate.id === id);
          if (order) return order;
        }
        return utils.orderDetail.get.getData({ id })?.order;
      },
      settle(id) {
        void utils.orderDetail.get.invalidate({ id });
        void utils.projects.ofOrder.invalidate({ orderId: id });
        refreshCounts();
      },
    };
  }, [client, utils, refreshCounts]);
}
