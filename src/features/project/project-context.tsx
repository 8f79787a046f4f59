import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import { createFormats, type Formats } from './now/formats.ts';
import { useNow } from './now/use-now.ts';
import type { ProjectApi } from './project-api.ts';

type Project = {
  view: CustomerPageView;
  texts: ProjectTexts;
  /** In the visitor's time zone. */
  formats: Formats;
  api: ProjectApi;
  /** Of this minute. */
  now: Date;
};

const Context = createContext<Project | null>(null);

type Props = Omit<Project, 'formats' | 'now'> & { children: ReactNode };

export function ProjectProvider({ view, texts, api, children }: Props) {
  const formats = useMemo(
    () => createFormats(texts, view.lang, Intl.DateTimeFormat().resolvedOptions().timeZone),
    [texts, view.lang],
  );
  const now = useNow();
  const value = useMemo(() => ({ view, texts, formats, api, now }), [view, texts, formats, api, now]);
  return <Context value={value}>{children}</Context>;
}

export function useProject(): Project {
  const project = useContext(Context);
  if (!project) throw new Error('useProject needs a ProjectProvider');
  return project;
}
