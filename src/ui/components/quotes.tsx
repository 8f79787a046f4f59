import './quotes.css';
import type { ReactNode } from 'react';
import { textsOf } from '#src/content/languages/texts-of.ts';
import { fillPlural } from '#src/content/plural.ts';
import { CLAIMS_ARE_SAMPLES } from '#src/domain/offer.ts';
import { RealStars, Stars } from './stars.tsx';

/** `picture`: in public/clients, their website. */
type Sample = { name: string; role: string; content: string; picture?: string };
type Props = {
  lang: string;
  /** Fixed testimonials, all with five stars. */
  samples: readonly Sample[];
  /** Accessible name of their stars. */
  stars: string;
  /** Accessible name of the row that phones swipe; otherwise the quotes are a column there. */
  row?: string;
  /** The claimed rating, for as long as there are too few real reviews to count. */
  rating?: ClaimedRating;
};
type ClaimedRating = { value: number; count: number };
type QuoteProps = Omit<Sample, 'picture'> & { stars: ReactNode; lang?: string; picture?: ReactNode };

const Quote = ({ stars, content, lang, name, role, picture }: QuoteProps) => (
  <figure className="quote">
    {picture}
    {stars}
    <blockquote lang={lang}>
      <p>{content}</p>
    </blockquote>
    <figcaption>
      <strong>{name}</strong>
      <span className="muted">{role}</span>
    </figcaption>
  </figure>
);

const ClientPicture = ({ name }: { name: string }) => (
  <picture>
    <source type="image/avif" srcSet={`/clients/${name}.avif`} />
    <img src={`/clients/${name}.webp`} width={480} height={298} alt="" loading="lazy" />
  </picture>
);

/**
 * Real reviews, which the server inserts, before samples. A demo marks samples; a shop shows them
 * once the owner has confirmed them (CLAIMS_CONFIRMED). Stands inside the variant `quotes:shown`.
 */
export function Quotes({ lang, samples, stars, row, rating }: Props) {
  const texts = textsOf(lang).quotes;
  return (
    <>
      {CLAIMS_ARE_SAMPLES && (
        <x-variant when="sample-note:shown">
          <p className="small muted sample-note">{texts.sampleNote}</p>
        </x-variant>
      )}
      {rating && <Rating lang={lang} claimed={rating} />}
      {/* No quote holds a link: the keyboard scrolls the row itself. */}
      <div
        className={row ? 'quote-grid swipe' : 'quote-grid'}
        {...(row && { role: 'group', 'aria-label': row, tabIndex: 0 })}
      >
        <x-review>
          <Quote
            stars={<RealStars label={texts.rated.replace('{stars}', '__REVIEW_STARS__')} />}
            content="__REVIEW_TEXT__"
            lang="__REVIEW_LANG__"
            name="__REVIEW_NAME__"
            role={texts.verified}
          />
        </x-review>
        {samples.map((sample, index) => (
          <x-variant key={sample.name} when={`sample:${index + 1}`}>
            <Quote
              {...sample}
              stars={<Stars label={stars} />}
              picture={sample.picture && <ClientPicture name={sample.picture} />}
            />
          </x-variant>
        ))}
      </div>
    </>
  );
}

function Rating({ lang, claimed: { value, count } }: { lang: string; claimed: ClaimedRating }) {
  const texts = textsOf(lang).quotes.count;
  return (
    <>
      <x-variant when="rating:claimed">
        <p className="rating muted">
          <strong>{value.toLocaleString(lang)} / 5</strong> ({fillPlural(texts, count, lang, { count })})
        </p>
      </x-variant>
      <x-variant when="rating:real">
        <p className="rating muted">
          <strong>__RATING__ / 5</strong> (
          {Object.entries(texts).map(([form, text]) => (
            <x-variant key={form} when={`count:${form as Intl.LDMLPluralRule}`}>
              {text.replace('{count}', '__REVIEW_COUNT__')}
            </x-variant>
          ))}
          )
        </p>
      </x-variant>
    </>
  );
}
