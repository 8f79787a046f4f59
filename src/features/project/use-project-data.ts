import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { api, type Inputs, readFailure } from '#src/client/trpc.ts';
import { uploadFile } from '#src/client/upload-file.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  type CustomerPageView,
  FILE_MESSAGES,
  LINK_EXPIRED,
  PROJECT_TOKEN_HEADER,
  type ProjectFileView,
} from '#src/domain/project/project/customer-page.schema.ts';
import type { LinkProblem } from './link-form.tsx';

type Calls = Inputs['customerPage'];
/** What the page adds to a call is not part of it. */
type Call<Name extends keyof Calls> = Omit<Calls[Name], 'token' | 'lastEventId'>;

export type WrittenText = { text: string; fileIds: number[] };
export type UploadedFile = Pick<ProjectFileView, 'id' | 'name' | 'sizeBytes'>;
export type ProjectApi = ReturnType<typeof useProjectData>['actions'];

/** While the page is visible. */
const POLL_MS = 10_000;

/** A link that does not work has its own screen; other failures are tried again. */
export function linkProblemOf(error: unknown): LinkProblem | null {
  const failure = readFailure(error);
  if (!failure || !['NOT_FOUND', 'VALIDATION', 'UNAUTHENTICATED'].includes(failure.code)) return null;
  return (failure.data as { reason?: string } | undefined)?.reason === LINK_EXPIRED ? 'expired' : 'revoked';
}

/** The project of a link: read once, then again regularly and after each action. */
export function useProjectData(token: string) {
  const query = useQuery<CustomerPageView>({
    queryKey: ['project', token],
    queryFn: () => api.customerPage.get.mutate({ token }),
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  const { refetch, data } = query;
  const read = useCallback(() => void refetch(), [refetch]);
  const client = useQueryClient();
  const lastEventId = data?.lastEventId ?? 0;

  const actions = useMemo(() => {
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
      chooseDesign: (input: Call<'chooseDesign'>) =>
        then(customerPage.chooseDesign.mutate({ ...seen, ...input })),
      requestChanges: (input: Call<'requestChanges'>) =>
        then(customerPage.requestChanges.mutate({ ...seen, ...input })),
      approve: () => then(customerPage.approve.mutate(seen)),
      nameOnCertificate: (input: Call<'nameOnCertificate'>) =>
        then(customerPage.nameOnCertificate.mutate({ token, ...input })),
      confirmDomain: (input: Call<'confirmDomain'>) =>
        then(customerPage.confirmDomain.mutate({ token, ...input })),
      sendMessage: (input: Call<'sendMessage'>) => then(customerPage.sendMessage.mutate({ token, ...input })),
      /** Rejects with an `UploadError`. */
      upload: (file: File, onProgress: (percent: number) => void, signal: AbortSignal) =>
        uploadFile<UploadedFile>({
          url: apiPaths.projectFiles,
          field: 'file',
          file,
          failed: FILE_MESSAGES.failed,
          headers: { [PROJECT_TOKEN_HEADER]: token },
          onProgress,
          signal,
        }),
    };
  }, [token, lastEventId, read, client]);
  return { ...query, actions };
}
