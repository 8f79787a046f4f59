import { useEffect, useState } from 'react';
import { api } from '#src/client/trpc.ts';
import { isBadLink, useFragmentToken } from '#src/client/use-fragment-token.ts';
import { type ReviewTexts, reviewTexts } from '#src/content/languages/review-page.ts';
import type { ReviewPageView } from '#src/domain/project/review/review.schema.ts';

export type ReviewLink =
  | { status: 'loading' | 'bad' | 'failed' }
  | { status: 'open'; token: string; page: ReviewPageView; language: ReviewTexts };

async function openLink(token: string): Promise<ReviewLink> {
  try {
    const page = await api.reviews.open.mutate({ token });
    return { status: 'open', token, page, language: await reviewTexts(page.lang) };
  } catch (error) {
    return { status: isBadLink(error) ? 'bad' : 'failed' };
  }
}

/** What the link opens, and a second attempt for when it failed. */
export function useReviewLink(): [link: ReviewLink, retry: () => void] {
  const opened = useFragmentToken('review-link');
  const [link, setLink] = useState<ReviewLink>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the link again
  useEffect(() => {
    if (!opened) return;
    const { token } = opened;
    if (!token) return setLink({ status: 'bad' });
    let isCurrent = true;
    setLink({ status: 'loading' });
    void openLink(token).then((result) => isCurrent && setLink(result));
    return () => {
      isCurrent = false;
    };
  }, [opened, attempt]);
  return [link, () => setAttempt(attempt + 1)];
}
