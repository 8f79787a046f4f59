import { proof, testimonials } from '#src/content/home/home.ts';
import { Claims } from '#src/ui/components/claims.tsx';
import { Quotes } from '#src/ui/components/quotes.tsx';
import { Stats } from '#src/ui/components/stats.tsx';

export function TestimonialsSection() {
  return (
    <Claims lang="en">
      {(note) => (
        <section className="section">
          <div className="wrap">
            <div className="section-head">
              <h2>What Our Clients Say</h2>
            </div>
            <Quotes quotes={testimonials} stars="Rated 5 out of 5" />
            {note}
            <div className="proof">
              <Stats items={proof} />
            </div>
          </div>
        </section>
      )}
    </Claims>
  );
}
