import './review.css';
import { Anchor, Button, Skeleton, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  ENGLISH,
  firstKnownReview,
  type ReviewTexts,
  reviewTexts,
} from '#src/content/languages/review-page.ts';
import { paths } from '#src/domain/paths.ts';
import { REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import type { ReviewPageView } from '#src/domain/project/review/review.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { type ReviewLink, useReviewLink } from './use-review-link.ts';

type Opened = Extract<ReviewLink, { status: 'open' }>;

export function ReviewScreen() {
  const [link, retry] = useReviewLink();
  const ofBrowser = useBrowserLanguage();
  const language = link.status === 'open' ? link.language : ofBrowser;
  useFrameLanguage(language.lang);
  return (
    <div className="review" lang={language.lang} aria-busy={link.status === 'loading'}>
      {link.status === 'open' ? (
        <OpenReview key={link.token} link={link} />
      ) : (
        <Waiting status={link.status} language={language} onRetry={retry} />
      )}
    </div>
  );
}

/** English until the texts of the browser's language have been loaded. */
function useBrowserLanguage(): ReviewTexts {
  const [language, setLanguage] = useState(ENGLISH);
  useEffect(() => {
    void reviewTexts(firstKnownReview(navigator.languages)).then(setLanguage);
  }, []);
  return language;
}

type WaitingProps = { status: 'loading' | 'bad' | 'failed'; language: ReviewTexts; onRetry: () => void };

function Waiting({ status, language, onRetry }: WaitingProps) {
  const { texts } = language;
  if (status === 'loading')
    return (
      <>
        <Title order={1}>{texts.title}</Title>
        <output>{texts.loading}</output>
        <Skeleton height={420} aria-hidden />
      </>
    );
  if (status === 'bad')
    return (
      <Message title={texts.badLink.title} language={language}>
        <p>{texts.badLink.text}</p>
      </Message>
    );
  return (
    <Message title={texts.notLoaded.title} language={language} isAnnounced>
      <p>{texts.notLoaded.text}</p>
      <Button onClick={onRetry}>{texts.notLoaded.retry}</Button>
    </Message>
  );
}

type MessageProps = { title: string; language: ReviewTexts; children: ReactNode; isAnnounced?: boolean };

/** A state without a form. After a change it takes the focus, so that it is read out. */
function Message({ title, language, children, isAnnounced }: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnnounced) heading.current?.focus();
  }, [isAnnounced]);
  return (
    <>
      <Title order={1} ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {children}
      <p>
        <Anchor href={paths.customerPage}>{language.texts.project}</Anchor>
      </p>
    </>
  );
}

type Step = 'write' | 'thanks' | 'kept';

function OpenReview({ link }: { link: Opened }) {
  const { token, language } = link;
  const { texts } = language;
  const [page, setPage] = useState<ReviewPageView>(link.page);
  const [step, setStep] = useState<Step>(page.review ? 'kept' : 'write');
  useEffect(() => {
    document.documentElement.lang = language.lang;
    document.title = `${texts.title} | ${site.brand}`;
  }, [language.lang, texts.title]);

  if (!page.review && !page.canSave)
    return (
      <Message title={texts.expired.title} language={language}>
        <p>{fillText(texts.expired.text, { days: REVIEW_LINK_DAYS })}</p>
      </Message>
    );
  if (step === 'write')
    return (
      <>
        <Title order={1}>{texts.title}</Title>
        <p className="review-intro">{fillText(texts.intro, { orderId: page.orderId })}</p>
        <ReviewForm
          token={token}
          page={page}
          language={language}
          onCancel={() => setStep('kept')}
          onSaved={(saved) => {
            setPage(saved);
            setStep('thanks');
          }}
        />
      </>
    );
  const isThanks = step === 'thanks';
  return (
    <Message
      key={step}
      title={isThanks ? texts.thanks.title : texts.yours.title}
      language={language}
      isAnnounced={isThanks}
    >
      {isThanks && <p>{texts.thanks.text}</p>}
      {page.review && (
        <OwnReview
          review={page.review}
          canSave={page.canSave}
          language={language}
          hasState={!isThanks}
          onEdit={() => setStep('write')}
        />
      )}
    </Message>
  );
}
