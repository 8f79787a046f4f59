import './review.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { reviewTexts } from '#src/content/languages/review-page.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { useProject } from '../project-context.tsx';

/** On the customer's page: asks for the review, or says what became of it. */
export function ReviewCard() {
  const { orderId, lang, review } = useProject().view;
  const { data: language } = useQuery({
    queryKey: ['review texts', lang],
    queryFn: () => reviewTexts(lang),
    enabled: review !== null,
  });
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
