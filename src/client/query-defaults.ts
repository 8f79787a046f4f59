import { QueryClient } from '@tanstack/react-query';

/** Spec 9: no automatic retries, no refetch on window focus, no polling, data never stale. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, staleTime: Number.POSITIVE_INFINITY },
      mutations: { retry: false },
    },
  });
