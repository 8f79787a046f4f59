import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from '@tanstack/react-query';

/**
 * The library lets a first load that is under way stand for a reload, although it may have been answered before the change that asks for
 * the reload: what was just saved would be missing from its list for good. Here such a load is given up and asked for again.
 */
class FreshQueryClient extends QueryClient {
  override async invalidateQueries(filters: InvalidateQueryFilters = {}, options: InvalidateOptions = {}): Promise<void> {
    const isFirstLoad: InvalidateQueryFilters['predicate'] = (query) =>
      query.state.data === undefined && (filters.predicate?.(query) ?? true);
    await this.cancelQueries({ ...filters, fetchStatus: 'fetching', predicate: isFirstLoad });
    await super.invalidateQueries(filters, options);
  }
}

/**
 * Spec 9: no automatic retries, no refetch on window focus, no polling, data never stale. Offline a call fails at once and says so:
 * held back, it would be sent later without a further click, or be lost with the tab.
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
