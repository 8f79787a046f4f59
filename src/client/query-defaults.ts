import { QueryClient } from '@tanstack/react-query';

/**
 * Spec 9: no automatic retries, no refetch on window focus, no polling, data never stale. Offline a call fails at once and says so:
 * held back, it would be sent later without a further click, or be lost with the tab.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
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
