import { Button } from '@mantine/core';
import type { ReviewTexts } from '#src/content/languages/review-page.ts';
import { fillPlural } from '#src/content/plural.ts';
import { STARS_MAX } from '#src/domain/project/review/review.rules.ts';
import type { ReviewPageView } from '#src/domain/project/review/review.schema.ts';
import { ownLongDate } from '#src/domain/shared/dates.ts';
import { fillText } from '#src/domain/shared/in-language.ts';
import { Star } from './star.tsx';

type Review = NonNullable<ReviewPageView['review']>;
type Props = {
  review: Review;
  canSave: boolean;
  language: ReviewTexts;
  /** Whether it says what became of the review. */
  hasState: boolean;
  onEdit: () => void;
};

const PLACES = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** The review as its author wrote it, and for how long it can be changed. */
export function OwnReview({ review, canSave, language: { lang, texts }, hasState, onEdit }: Props) {
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
            {fillText(texts.yours.editUntil, { date: until })} {texts.yours.editNote}
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
