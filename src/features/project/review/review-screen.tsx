import './review.css';
import { Anchor, Button, Skeleton, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { api } from '#src/client/trpc.ts';
import { isBadLink, useFragmentToken } from '#src/client/use-fragment-token.ts';
import { loadCustomerPage } from '#src/content/languages/customer-page.ts';
import {
  ENGLISH,
  firstKnownReview,
  type ReviewTexts,
  reviewTexts,
} from '#src/content/languages/review-page.ts';
import { fillPlural } from '#src/content/plural.ts';
import { paths } from '#src/domain/paths.ts';
import { REVIEW_LINK_DAYS } from '#src/domain/project/review/review.rules.ts';
import type { ReviewPageView } from '#src/domain/project/review/review.schema.ts';
import { ownLongDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { site } from '#src/domain/site.ts';
import { useFrameLanguage } from '#src/ui/app-frame.tsx';
import { storedLanguage } from '#src/ui/language/visitor-language.ts';
import { LinkForm } from '../link-form.tsx';
import { PLACES, ReviewForm, Star } from './review-form.tsx';

export function ReviewScreen() {
  const { opened, status, retry } = useReviewLink();
  // English until the texts of the visitor's language have been loaded.
  const { data: ofVisitor = ENGLISH } = useQuery({
    queryKey: ['review texts of the visitor'],
    queryFn: () => reviewTexts(firstKnownReview([storedLanguage() ?? [], navigator.languages].flat())),
  });
  const language = opened?.language ?? ofVisitor;
  useFrameLanguage(language.lang);
  return (
    <div className="review" lang={language.lang} aria-busy={!opened && status === 'loading'}>
      {opened ? (
        <OpenReview key={opened.token} link={opened} />
      ) : (
        <Waiting status={status} language={language} onRetry={retry} />
      )}
    </div>
  );
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
  if (status === 'bad') return <BadLink language={language} />;
  return (
    <Message title={texts.notLoaded.title} language={language} isAnnounced>
      <p>{texts.notLoaded.text}</p>
      <Button onClick={onRetry}>{texts.notLoaded.retry}</Button>
    </Message>
  );
}

/**
 * The project's page, to which the new link leads, has the review. The form stays, with what was
 * typed, while the texts of the visitor's language are loaded.
 */
function BadLink({ language: { lang, texts } }: { language: ReviewTexts }) {
  const { data: page } = useQuery({
    queryKey: ['texts of the link form', lang],
    queryFn: () => loadCustomerPage(lang),
    placeholderData: keepPreviousData,
  });
  if (page) return <LinkForm texts={page} {...texts.badLink} />;
  return (
    <div className="link-form">
      <h1>{texts.badLink.title}</h1>
      <p>{texts.badLink.text}</p>
      <Skeleton height={300} aria-hidden />
    </div>
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
        <Anchor href={paths.customerPage} underline="always">
          {language.texts.project}
        </Anchor>
      </p>
    </>
  );
}

type Step = 'write' | 'thanks' | 'kept';

type Opened = { token: string; page: ReviewPageView; language: ReviewTexts };

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

type Review = NonNullable<ReviewPageView['review']>;
type OwnProps = {
  review: Review;
  canSave: boolean;
  language: ReviewTexts;
  /** Whether it says what became of the review. */
  hasState: boolean;
  onEdit: () => void;
};

function OwnReview({ review, canSave, language: { lang, texts }, hasState, onEdit }: OwnProps) {
  const until = ownLongDate(review.editableUntil, lang);
  return (
    <>
      {hasState && <p>{texts.yours[review.state]}</p>}
      <figure className="review-own">
        <span
          className="review-own-stars"
          role="img"
          aria-label={fillPlural(texts.starCount, review.stars, lang)}
        >
          {PLACES.map((place) => (
            <Star key={place} isOn={place <= review.stars} />
          ))}
        </span>
        <blockquote>{review.text}</blockquote>
        <figcaption>{review.nameShown}</figcaption>
      </figure>
      {canSave ? (
        <>
          <p>
            {fillText(texts.yours.editUntil, { date: until })}{' '}
            {review.state !== 'written' && texts.yours.editNote}
          </p>
          <Button variant="default" onClick={onEdit}>
            {texts.yours.edit}
          </Button>
        </>
      ) : (
        <p>
          {texts.tooLate.title}. {texts.tooLate.text}
        </p>
      )}
    </>
  );
}

function useReviewLink() {
  const opened = useFragmentToken('review-link');
  const token = opened?.token ?? '';
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['review', token],
    queryFn: async () => {
      const page = await api.reviews.open.mutate({ token });
      return { token, page, language: await reviewTexts(page.lang) };
    },
    enabled: token !== '',
    gcTime: 0,
  });
  const isBad = opened?.token === null || isBadLink(error);
  const status = !opened || isFetching ? 'loading' : isBad ? 'bad' : 'failed';
  return { opened: data, status, retry: () => void refetch() } as const;
}
