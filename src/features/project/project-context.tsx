import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useMemo } from 'react';
import { api, type Inputs, readFailure } from '#src/client/trpc.ts';
import { uploadFile } from '#src/client/upload-file.ts';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  type CustomerPageView,
  LINK_EXPIRED,
} from '#src/domain/project/customer-page/customer-page.schema.ts';
import {
  FILE_MESSAGES,
  PROJECT_TOKEN_HEADER,
  type ProjectFileView,
} from '#src/domain/project/file/project-file.schema.ts';
import { errorText } from './error-text.ts';
import type { LinkProblem } from './link-form.tsx';
import { createFormats, type Formats } from './now/formats.ts';

type Project = {
  view: CustomerPageView;
  texts: ProjectTexts;
  /** In the visitor's time zone. */
  formats: Formats;
  api: ProjectApi;
  /** When the page was last read, or could not be. */
  now: Date;
};

const Context = createContext<Project | null>(null);

type Props = Omit<Project, 'formats'> & { children: ReactNode };

export function ProjectProvider({ view, texts, api, now, children }: Props) {
  const formats = useMemo(
    () => createFormats(texts, view.lang, Intl.DateTimeFormat().resolvedOptions().timeZone),
    [texts, view.lang],
  );
  return <Context value={{ view, texts, formats, api, now }}>{children}</Context>;
}

export function useProject(): Project {
  const project = useContext(Context);
  if (!project) throw new Error('useProject needs a ProjectProvider');
  return project;
}

/** Sends once at a time; a failure is a sentence in the language of the page. */
export function useSubmit() {
  const { texts } = useProject();
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: (send: () => Promise<unknown>) => send(),
  });
  return {
    submit(send: () => Promise<unknown>, onSent: () => void): void {
      // `mutate` would not call `onSent` if sending changes the stage: the form is gone then.
      if (!isPending) mutateAsync(send).then(onSent, () => {});
    },
    isBusy: isPending,
    error: error && errorText(error, texts),
    reset,
  };
}

type OutsideLinkProps = { href: string; className?: string; children: ReactNode };

export function OutsideLink({ href, className = 'outside-link', children }: OutsideLinkProps) {
  const { texts } = useProject();
  return (
    <a className={className} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span aria-hidden="true">{'\u00a0'}↗</span>
      <span className="sr-only"> ({texts.page.newTab})</span>
    </a>
  );
}

type PanelProps = { id: string; title: string; className?: string; lang?: string; children: ReactNode };

/** A part of the page; its heading can be moved to. */
export function Panel({ id, title, className = 'panel', lang, children }: PanelProps) {
  return (
    <section className={className} aria-labelledby={id} lang={lang}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

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

/** Of a link that does not work, reading again would replace the form that asks for a new one. */
const unlessLinkFails =
  <Value,>(value: Value) =>
  ({ state }: { state: { error: unknown } }): Value | false =>
    !linkProblemOf(state.error) && value;

export function useProjectData(token: string) {
  const query = useQuery<CustomerPageView>({
    queryKey: ['project', token],
    queryFn: () => api.customerPage.get.mutate({ token }),
    refetchInterval: unlessLinkFails(POLL_MS),
    refetchOnWindowFocus: unlessLinkFails('always'),
    refetchOnReconnect: unlessLinkFails('always'),
  });
  const { refetch, data } = query;
  const read = useCallback(() => void refetch(), [refetch]);
  const client = useQueryClient();
  const restart = useCallback(
    () => void client.resetQueries({ queryKey: ['project', token] }),
    [client, token],
  );
  const lastEventId = data?.lastEventId ?? 0;

  const actions = useMemo(() => {
    const { customerPage } = api;
    const then = async (call: Promise<CustomerPageView>): Promise<void> => {
      try {
        const saved = await call;
        // On a slow line, the response of an earlier read would replace the saved one.
        await client.cancelQueries({ queryKey: ['project', token] });
        client.setQueryData(['project', token], saved);
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
  return { ...query, restart, actions };
}
