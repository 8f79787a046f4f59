import { useEffect, useState } from 'react';
import { api, readFailure } from '#src/client/trpc.ts';
import { ENGLISH, type ReviewTexts, reviewTexts } from '#src/content/review/index.ts';
import type { ReviewPageView } from '#src/domain/review/review.schema.ts';

export type ReviewLink =
  | { status: 'loading' | 'bad' | 'failed' }
  | { status: 'open'; token: string; page: ReviewPageView; language: ReviewTexts };

/**
 * Removed from the address at once, to keep the secret out of history, screenshots and analytics.
 */
function takeTokenFromAddress(): string | null {
  if (!window.location.hash.startsWith('#t=')) return null;
  const token = window.location.hash.slice('#t='.length);
  window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
  return token;
}

async function openLink(token: string): Promise<ReviewLink> {
  try {
    const page = await api.reviews.open.mutate({ token });
    return { status: 'open', token, page, language: await reviewTexts(page.lang).catch(() => ENGLISH) };
  } catch (error) {
    const code = readFailure(error)?.code;
    return { status: code === 'NOT_FOUND' || code === 'VALIDATION' ? 'bad' : 'failed' };
  }
}

/** The secret arrives in the URL fragment and is kept in memory only. */
export function useReviewLink(): ReviewLink {
  const [link, setLink] = useState<ReviewLink>({ status: 'loading' });
  useEffect(() => {
    let latest: string | null = null;
    function open(token: string): void {
      latest = token;
      setLink({ status: 'loading' });
      void openLink(token).then((opened) => latest === token && setLink(opened));
    }
    // Opening the link again in the same tab changes only the fragment.
    function onHashChange(): void {
      const token = takeTokenFromAddress();
      if (token !== null) open(token);
    }
    const token = takeTokenFromAddress();
    if (token === null) setLink({ status: 'bad' });
    else open(token);
    window.addEventListener('hashchange', onHashChange);
    return () => {
      latest = null;
      window.removeEventListener('hashchange', onHashChange);
    };
  }, []);
  return link;
}
