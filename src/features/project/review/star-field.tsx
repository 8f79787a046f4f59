import { Input } from '@mantine/core';
import { useState } from 'react';
import type { ReviewTexts } from '#src/content/languages/review-page.ts';
import { fillPlural } from '#src/content/plural.ts';
import { STARS_MAX } from '#src/domain/project/review/review.rules.ts';
import { Star } from './star.tsx';

type Props = {
  value: number;
  onChange: (stars: number) => void;
  error: string | undefined;
  language: ReviewTexts;
};

const PLACES = Array.from({ length: STARS_MAX }, (_, index) => index + 1);

/** Five native radio buttons: arrow keys, names and the group come from the browser. */
export function StarField({ value, onChange, error, language: { lang, texts } }: Props) {
  const [hovered, setHovered] = useState(0);
  const shown = hovered || value;
  return (
    <div
      className="review-stars"
      role="radiogroup"
      aria-labelledby="review-stars-label"
      aria-required
      data-error={error ? true : undefined}
      aria-describedby={error ? 'review-stars-error' : undefined}
    >
      <div id="review-stars-label" className="review-label">
        {texts.stars}
      </div>
      <div className="review-stars-row" onPointerLeave={() => setHovered(0)}>
        {PLACES.map((place) => (
          <label key={place} onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(place)}>
            <input
              type="radio"
              name="stars"
              id={place === 1 ? 'review-stars' : undefined}
              value={place}
              checked={value === place}
              aria-label={fillPlural(texts.starCount, place, lang)}
              aria-describedby={error ? 'review-stars-error' : undefined}
              onChange={() => onChange(place)}
            />
            <Star isOn={place <= shown} />
          </label>
        ))}
        <span className="review-stars-text" aria-hidden="true">
          {shown > 0 && fillPlural(texts.starCount, shown, lang)}
        </span>
      </div>
      {error && (
        <Input.Error id="review-stars-error" size="md">
          {error}
        </Input.Error>
      )}
    </div>
  );
}
