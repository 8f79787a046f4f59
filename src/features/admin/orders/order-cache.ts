import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useMemo } from 'react';
import { trpc } from '#src/client/trpc.ts';
import type { OrderView } from '#src/domain/order/order.schema.ts';
import type { OrderDetailView } from '#src/domain/order/order-admin.schema.ts';

type OrderPage = { items: OrderView[]; nextCursor: string | null; prevCursor?: string | null; total: number };
export type OrderCache = {
  /** Shows `change` wherever the order stands at the moment. */
  patch(id: number, change: Partial<OrderView>): void;
  find(id: number): OrderView | undefined;
  /** What hangs on an order (history, commission, figures) is read again. */
  settle(id: number): void;
};

/** One order stands in several cached lists and on its page: all of them change together. */
export function useOrderCache(): OrderCache {
  const client = useQueryClient();
  const utils = trpc.useUtils();
  return useMemo(() => {
    const lists: QueryKey = getQueryKey(trpc.orders.list);
    return {
      patch(id, change) {
        client.setQueriesData<OrderPage>({ queryKey: lists }, (page) =>
          page?.items ? { ...page, items: page.items.map((order) => (order.id === id ? { ...order, ...change } : order)) } : page,
        );
        utils.orders.get.setData({ id }, (detail: OrderDetailView | undefined) =>
          detail ? { ...detail, order: { ...detail.order, ...change } } : detail,
        );
      },
      find(id) {
        for (const [, page] of client.getQueriesData<OrderPage>({ queryKey: lists })) {
          const order = page?.items?.find((candidate) => candidate.id === id);
          if (order) return order;
        }
        return utils.orders.get.getData({ id })?.order;
      },
      settle(id) {
        void utils.orders.get.invalidate({ id });
        void utils.admin.totals.invalidate();
      },
    };
  }, [client, utils]);
}
