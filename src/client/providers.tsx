import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { createClient, trpc } from './trpc.ts';

/**
 * TanStack Query reuses a running first load for a reload, although its response may predate the
 * change. Here the running load is cancelled and sent again.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const isFirstLoad: InvalidateQueryFilters['predicate'] = (query) =>
      query.state.data === undefined && (filters.predicate?.(query) ?? true);
    await this.cancelQueries({ ...filters, fetchStatus: 'fetching', predicate: isFirstLoad });
    await super.invalidateQueries(filters, options);
  }
}

/**
 * No retries, no polling, no refetch on focus. Offline calls fail at once: a paused call would be
 * sent later or lost.
 */
export const createQueryClient = (): QueryClient =>
  new FreshQueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        staleTime: Number.POSITIVE_INFINITY,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createClient);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
