import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';
import type { CustomerPageView } from '#src/domain/project/project/customer-page.schema.ts';
import { MINUTE_MS } from '#src/domain/shared/dates.ts';
import { errorText } from './error-text.ts';
import { createFormats, type Formats } from './now/formats.ts';
import type { ProjectApi } from './use-project-data.ts';

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

/** The time, at the start of each minute and when the page is looked at again. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    let timer = 0;
    const tick = () => {
      window.clearTimeout(timer);
      setNow(new Date());
      timer = window.setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 50);
    };
    const onVisible = () => document.visibilityState === 'visible' && tick();
    tick();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, []);
  return now;
}

/** Sends once at a time; a failure is a sentence in the language of the page. */
export function useSubmit() {
  const { texts } = useProject();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function submit(send: () => Promise<unknown>, onSent: () => void): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await send();
      onSent();
    } catch (failure) {
      setError(errorText(failure, texts));
    } finally {
      setIsBusy(false);
    }
  }
  return { submit, isBusy, error, setError };
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
