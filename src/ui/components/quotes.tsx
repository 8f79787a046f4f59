import './quotes.css';
import { Stars } from './stars.tsx';

type Quote = { name: string; role: string; content: string };

/** Fixed testimonials, all with five stars. */
export function Quotes({ quotes, stars }: { quotes: readonly Quote[]; stars: string }) {
  return (
    <div className="quote-grid">
      {quotes.map((quote) => (
        <figure className="quote" key={quote.name}>
          <Stars label={stars} />
          <blockquote>
            <p>{quote.content}</p>
          </blockquote>
          <figcaption>
            <strong>{quote.name}</strong>
            <span className="muted">{quote.role}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}
