import '#src/ui/components/swipe.css';
import { proof, testimonials } from '#src/content/home/home.ts';
import { Quotes } from '#src/ui/components/quotes.tsx';
import { Stats } from '#src/ui/components/stats.tsx';

export function TestimonialsSection() {
  return (
    <x-variant when="quotes:shown">
      <section className="section clients">
        <div className="wrap">
          <div className="section-head">
            <h2>What Our Clients Say</h2>
          </div>
          <Quotes lang="en" samples={testimonials} stars="Rated 5 out of 5" row="Reviews" />
          <x-variant when="claims:shown">
            <div className="proof">
              <Stats items={proof} />
            </div>
          </x-variant>
        </div>
      </section>
    </x-variant>
  );
}
