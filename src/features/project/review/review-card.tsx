import './review.css';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { type ReviewTexts, reviewTexts } from '#src/content/languages/review-page.ts';
import type { ReviewOfOrder } from '#src/domain/project/review/review.schema.ts';
import { fillText } from '#src/domain/shared/in-language.ts';

type Props = { orderId: number; lang: string; review: ReviewOfOrder | null };

/** On the customer's page: asks for the review, or says what became of it. */
export function ReviewCard({ orderId, lang, review }: Props) {
  const [language, setLanguage] = useState<ReviewTexts | null>(null);
  const hasReview = review !== null;
  useEffect(() => {
    let isCurrent = true;
    if (hasReview) void reviewTexts(lang).then((loaded) => isCurrent && setLanguage(loaded));
    return () => {
      isCurrent = false;
    };
  }, [hasReview, lang]);
  if (!review || !language) return null;
  const { texts } = language;
  const isOpen = review.state === 'open';
  return (
    <section className="panel review-card" aria-labelledby="review" lang={language.lang}>
      <h2 id="review">{texts.title}</h2>
      <p>{review.state === 'open' ? fillText(texts.intro, { orderId }) : texts.yours[review.state]}</p>
      {review.url && (
        <Button component="a" href={review.url} variant={isOpen ? 'filled' : 'default'}>
          {isOpen ? texts.write : texts.yours.edit}
        </Button>
      )}
    </section>
  );
}
