import './project.css';
import './link-form.css';
import './now/now-panel.css';
import { Button, Skeleton } from '@mantine/core';
import { useDidUpdate, useNetwork } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type FragmentToken, useFragmentToken } from '#src/client/use-fragment-token.ts';
import {
  ENGLISH,
  firstKnown,
  loadCustomerPage,
  type ProjectTexts,
} from '#src/content/languages/customer-page.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';
import { loadFonts } from '#src/ui/language/load-fonts.ts';
import { chooseEnglish, ENGLISH_CHOSEN, storedLanguage } from '#src/ui/language/visitor-language.ts';
import { LinkForm, type LinkProblem, orderOfAddress } from './link-form.tsx';
import { linkProblemOf, ProjectProvider, useProject, useProjectData } from './project-context.tsx';
import { ProjectPage } from './project-page.tsx';

export function ProjectScreen() {
  const opened = useFragmentToken('project-link');
  if (!opened) return <ProjectSkeleton texts={ENGLISH} />;
  const { token } = opened;
  return token ? <WithLink key={token} token={token} opened={opened} /> : <Missing />;
}

function WithLink({ token, opened }: { token: string; opened: FragmentToken }) {
  const { data, error, isFetching, refetch, restart, dataUpdatedAt, errorUpdatedAt, actions } =
    useProjectData(token);
  const texts = useTexts(data?.lang);
  const problem = linkProblemOf(error);
  // A link that had expired works again once the customer was emailed: it is the same.
  useDidUpdate(() => {
    if (problem) restart();
  }, [opened]);
  if (problem) return <WithoutLink texts={texts} problem={problem} />;
  // The tab has kept the link of one order, and a link on our pages leads to another.
  if (data && orderOfAddress() && orderOfAddress() !== String(data.orderId)) return <Missing />;
  if (data && texts)
    return (
      <ProjectProvider
        view={data}
        texts={texts}
        api={actions}
        now={new Date(Math.max(dataUpdatedAt, errorUpdatedAt))}
      >
        <Offline staleSince={error ? new Date(dataUpdatedAt) : null} />
        <ProjectPage />
      </ProjectProvider>
    );
  // Another attempt resets `error`, and the screen stays.
  if (errorUpdatedAt > 0 && texts)
    return <LoadError texts={texts} isBusy={isFetching} onRetry={() => void refetch()} />;
  return <ProjectSkeleton texts={texts ?? ENGLISH} />;
}

const Missing = () => <WithoutLink texts={useTexts(undefined)} problem="missing" />;

function WithoutLink({ texts, problem }: { texts: ProjectTexts | null; problem: LinkProblem }) {
  useEffect(() => {
    if (texts) document.title = `${texts.page.titleWithoutOrder} | ${site.brand}`;
  }, [texts]);
  if (!texts) return <ProjectSkeleton texts={ENGLISH} />;
  return <LinkForm texts={texts} {...texts.link[problem]} />;
}

/** @param staleSince when the page could last be read, if it cannot be read now */
function Offline({ staleSince }: { staleSince: Date | null }) {
  const { texts, formats } = useProject();
  const { online } = useNetwork();
  return (
    <div role="status">
      {(!online || staleSince) && (
        <p className="project-offline">
          {fillText(texts.errors.offline, { time: formats.time(staleSince ?? new Date()) })}
        </p>
      )}
    </div>
  );
}

type LoadErrorProps = { texts: ProjectTexts; isBusy: boolean; onRetry: () => void };

function LoadError({ texts, isBusy, onRetry }: LoadErrorProps) {
  const { title, text, retry } = texts.errors.load;
  return (
    <div className="link-form" role="alert">
      <h1>{title}</h1>
      <p>{fillText(text, { email: site.email })}</p>
      <Button size="md" loading={isBusy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}

/** The heights of the panel and the stages, so that nothing moves when they arrive. */
function ProjectSkeleton({ texts: { page } }: { texts: ProjectTexts }) {
  return (
    <div className="project" aria-busy="true">
      <div className="now-panel skeleton-now">
        <div>
          <h1>{page.titleWithoutOrder}</h1>
          <output className="now-text">{page.loading}</output>
        </div>
      </div>
      <Skeleton className="skeleton-stages" radius="var(--radius)" />
      <Skeleton className="skeleton-rest" radius="var(--radius)" />
    </div>
  );
}

/**
 * In the language of the order; until that is known, of the visitor; in English for a visitor who
 * chose it. Null while loading.
 */
function useTexts(ofOrder: string | undefined): ProjectTexts | null {
  const [isEnglish, setIsEnglish] = useState(() => storedLanguage() === ENGLISH_CHOSEN);
  const toEnglish = useCallback(() => {
    chooseEnglish();
    setIsEnglish(true);
  }, []);
  const lang = isEnglish ? ENGLISH_CHOSEN : ofOrder;
  const { data: texts = null } = useQuery({
    queryKey: ['texts of the project', lang],
    async queryFn() {
      const loaded = await loadCustomerPage(
        lang ?? firstKnown([storedLanguage() ?? [], navigator.languages].flat()),
      );
      await loadFonts(loaded);
      return loaded;
    },
  });
  useEffect(() => {
    if (!texts) return;
    document.documentElement.lang = texts.lang;
    const toasts = document.getElementById('toasts');
    if (toasts) toasts.dataset.dismiss = texts.page.dismiss;
  }, [texts]);
  useFrameLanguage(texts ? (lang ?? texts.lang) : undefined, toEnglish);
  return texts;
}
