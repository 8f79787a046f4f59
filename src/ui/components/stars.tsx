import { Fragment } from 'react';

export const STAR = 'M12 2l3 6.6 7.2.9-5.3 5 1.4 7.1L12 18l-6.3 3.6 1.4-7.1-5.3-5L9 8.6z';
const PLACES = [0, 24, 48, 72, 96];

/** Five of five: the only rating of the fixed testimonials. */
export function Stars({ label }: { label: string }) {
  return (
    <svg className="stars" viewBox="0 0 120 24" role="img" aria-label={label}>
      {PLACES.map((x) => (
        <path key={x} d={STAR} transform={`translate(${x})`} />
      ))}
    </svg>
  );
}

/** Of a real review: the server keeps its stars, and the pale ones of those it lacks. */
export function RealStars({ label }: { label: string }) {
  return (
    <svg className="stars" viewBox="0 0 120 24" role="img" aria-label={label}>
      {PLACES.map((x, index) => (
        <Fragment key={x}>
          <x-variant when={`star:${index + 1}`}>
            <path d={STAR} transform={`translate(${x})`} />
          </x-variant>
          <x-variant when={`no-star:${index + 1}`}>
            <path d={STAR} transform={`translate(${x})`} opacity=".25" />
          </x-variant>
        </Fragment>
      ))}
    </svg>
  );
}
