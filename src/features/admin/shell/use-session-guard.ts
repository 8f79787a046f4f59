import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readFailure } from '#src/client/trpc.ts';
import { leaveToLogin } from './browser-hints.ts';
import { keepPath } from './return-path.ts';

/** A rejected call shows that the session has ended: to the login, and back to this page. */
export function useSessionGuard(): void {
  const client = useQueryClient();
  useEffect(() => {
    const check = (error: unknown) => {
      if (readFailure(error)?.status !== 401) return;
      keepPath();
      leaveToLogin();
    };
    const stops = [
      client.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
      client.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') check(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [client]);
}
