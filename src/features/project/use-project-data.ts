import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { api, readFailure } from '#src/client/trpc.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  type CustomerPageView,
  LINK_EXPIRED,
  PROJECT_TOKEN_HEADER,
} from '#src/domain/project/customer-page.schema.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import type { LinkProblem } from './link-form.tsx';
import type { ProjectApi } from './project-api.ts';
import { uploadFile } from './talk/upload-file.ts';
import { useLiveUpdates } from './use-live-updates.ts';

/** Without the stream of events the page is read again this often. */
const POLL_MS = 30_000;
/** Links to files and to the stream are valid for an hour. */
const RENEW_MS = 40 * MINUTE_MS;

/** A link that does not work has its own screen; other failures are tried again. */
export function linkProblemOf(error: unknown): LinkProblem | null {
  const failure = readFailure(error);
  if (!failure || !['NOT_FOUND', 'VALIDATION', 'UNAUTHENTICATED'].includes(failure.code)) return null;
  return (failure.data as { reason?: string } | undefined)?.reason === LINK_EXPIRED ? 'expired' : 'revoked';
}

/** The project of a link: read once, then again after each event and each action. */
export function useProjectData(token: string) {
  const source = useRef<EventSource | null>(null);
  const query = useQuery<CustomerPageView>({
    queryKey: ['project', token],
    queryFn: () => api.customerPage.get.mutate({ token }),
    refetchInterval: () => (source.current?.readyState === EventSource.OPEN ? RENEW_MS : POLL_MS),
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const { refetch, data } = query;
  const read = useCallback(() => void refetch(), [refetch]);
  useLiveUpdates(source, data?.streamUrl, read);
  const client = useQueryClient();
  const lastEventId = data?.lastEventId ?? 0;

  const actions = useMemo((): ProjectApi => {
    const { customerPage } = api;
    const then = async (call: Promise<CustomerPageView>): Promise<void> => {
      try {
        client.setQueryData(['project', token], await call);
      } catch (error) {
        // The page may be out of date.
        read();
        throw error;
      }
    };
    const seen = { token, lastEventId };
    return {
      chooseDesign: (input) => then(customerPage.chooseDesign.mutate({ ...seen, ...input })),
      requestChanges: (input) => then(customerPage.requestChanges.mutate({ ...seen, ...input })),
      approve: () => then(customerPage.approve.mutate(seen)),
      nameOnCertificate: (input) => then(customerPage.nameOnCertificate.mutate({ token, ...input })),
      confirmDomain: (input) => then(customerPage.confirmDomain.mutate({ token, ...input })),
      sendMessage: (input) => then(customerPage.sendMessage.mutate({ token, ...input })),
      upload: (file, onProgress, signal) =>
        uploadFile({
          url: apiPaths.projectFiles,
          headers: { [PROJECT_TOKEN_HEADER]: token },
          file,
          onProgress,
          signal,
        }),
    };
  }, [token, lastEventId, read, client]);
  return { ...query, actions };
}
