import './home-sections.css';
import '../blog/blog-card.css';
import '#src/ui/components/folds.css';
import '#src/ui/components/swipe.css';
import type { BlogArticle } from '#src/content/blog/article.ts';
import { faq, proof, steps, stepsTotal, testimonials } from '#src/content/home/home.ts';
import { services } from '#src/content/home/services.ts';
import { findProject } from '#src/content/portfolio/projects.ts';
import { CUSTOMER_PART, TIME_SENTENCE } from '#src/domain/offer.ts';
import { paths } from '#src/domain/paths.ts';
import { DesignHours } from '#src/ui/components/design-hours.tsx';
import { FaqList } from '#src/ui/components/faq-list.tsx';
import { Icon, type IconName } from '#src/ui/components/icon.tsx';
import { OrderNow, Price, WithPrice } from '#src/ui/components/price.tsx';
import { Quotes } from '#src/ui/components/quotes.tsx';
import { Section } from '#src/ui/components/section.tsx';
import { Stats } from '#src/ui/components/stats.tsx';
import { BlogCard, Cover } from '../blog/blog-card.tsx';

const ICONS: readonly IconName[] = ['window', 'house', 'signpost', 'tools', 'receipt', 'tree'];

export function ServicesSection() {
  return (
    <Section className="services" id="services" title="Six things in one package">
      <ul className="bed folds unfold">
        {services.map(({ title, description, badge, value, renewal }, index) => (
          <li className={`bed-${index + 1}`} key={title}>
            {index === 0 && <PrototypesArt />}
            <details>
              <summary>
                <span className="bed-icon">
                  <Icon name={ICONS[index] ?? 'check'} />
                </span>
                <h3>{title}</h3>
                <span className="badge">{badge}</span>
              </summary>
              <p>{description}</p>
              {(value || renewal) && <p className="small">{[value, renewal].filter(Boolean).join('. ')}</p>}
            </details>
            {index === services.length - 1 && <SaplingsArt />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Three prototypes fanned out like cards. */
function PrototypesArt() {
  return (
    <svg className="bed-art" viewBox="0 0 440 250" aria-hidden="true">
      <g transform="rotate(-9 120 150)">
        <rect className="a-card" x="14" y="46" width="200" height="150" rx="10" />
        <rect className="a-green" x="26" y="74" width="176" height="62" />
        <path className="a-text" d="M30 152h90m-90 16h60" />
      </g>
      <g transform="rotate(8 330 150)">
        <rect className="a-card" x="228" y="50" width="200" height="142" rx="10" />
        <circle className="a-leaf" cx="290" cy="118" r="36" />
        <path className="a-text" d="M344 96h66m-66 18h66m-66 18h40" />
      </g>
      <rect className="a-card a-front" x="110" y="34" width="220" height="168" rx="10" />
      <path className="a-line" d="M110 58h220" />
      <path className="a-dot" d="M124 46h.01m11.99 0h.01m11.99 0h.01" />
      <path className="a-gold" d="M110 150q60-44 110-18t110-30v90a10 10 0 0 1-10 10H120a10 10 0 0 1-10-10z" />
      <path className="a-text" d="M128 80h120m-120 18h84" />
      <rect className="a-button" x="128" y="112" width="62" height="20" rx="5" />
      <path className="a-tick" d="M300 22l12 14 26-30" />
    </svg>
  );
}

/** A row of young trees with stakes. */
function SaplingsArt() {
  return (
    <svg className="bed-row" viewBox="0 0 360 110" aria-hidden="true">
      {[30, 105, 180, 255, 330].map((x, index) => (
        <g key={x} transform={`translate(${x} ${index % 2 ? 4 : 0})`}>
          <path className="a-stake" d="M0 104V34m9 70V52" />
          <path className="a-leaf" d="M0 40c-15-10-15-26 0-38 15 12 15 28 0 38Z" />
        </g>
      ))}
      <path className="a-stake" d="M0 105h360" />
    </svg>
  );
}

const SHOWN = ['marrow-and-pip', 'tidewell', 'ashdown-vale', 'saltmarsh-candles', 'kestrel-row'];

export function ShownWork() {
  return (
    <section className="shown-work" aria-label="Websites from the portfolio">
      <p className="wrap small muted">
        Demonstration designs. <a href={paths.portfolio}>See the portfolio</a>
      </p>
      <ul className="wrap swipe">
        {SHOWN.map((id) => (
          <li key={id}>
            <a href={paths.project(id)}>
              <picture>
                <source type="image/avif" srcSet={`/portfolio/${id}-560.avif`} />
                <img src={`/portfolio/${id}-560.webp`} width={560} height={392} alt="" loading="lazy" />
              </picture>
              {findProject(id)?.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ProcessSection() {
  return (
    <Section className="tint process" id="about" title="How it works">
      <p className="steps-total">{stepsTotal}</p>
      <ol className="steps folds unfold">
        {steps.map(({ title, description, untilNext }, index) => (
          <li key={title}>
            <details>
              <summary>
                <h3>
                  <span className="step-number">{index + 1}</span>
                  {title}
                </h3>
              </summary>
              <p>
                <WithPrice text={description} />
              </p>
            </details>
            {untilNext && <span className="badge gold">{untilNext}</span>}
          </li>
        ))}
      </ol>
      <div className="folds unfold">
        <details>
          <summary>
            <h3>Your part, and how we count</h3>
          </summary>
          <p>
            Four steps, most of them ours. Your part: {CUSTOMER_PART}. {TIME_SENTENCE}
            <DesignHours lang="en" />
          </p>
        </details>
      </div>
    </Section>
  );
}

export function TestimonialsSection() {
  return (
    <x-variant when="quotes:shown">
      <Section className="clients" title="What Our Clients Say">
        <Quotes lang="en" samples={testimonials} stars="Rated 5 out of 5" row="Reviews" />
        <x-variant when="claims:shown">
          <div className="proof">
            <x-variant when="claims:sample">
              <p className="small muted sample-note">Sample figures of this demo shop</p>
            </x-variant>
            <Stats items={proof} />
          </div>
        </x-variant>
      </Section>
    </x-variant>
  );
}

/** At the bottom of a phone's screen, as long as no other order button is on it. */
export function OrderBar() {
  return (
    <div className="order-bar">
      <p>
        <strong>
          <Price />
        </strong>{' '}
        one-time
      </p>
      <a className="btn gold" href="#pricing">
        Order now
      </a>
    </div>
  );
}

export function ClosingBand() {
  return (
    <section className="section closing">
      <div className="wrap">
        <h2>By this time tomorrow you could be choosing from three designs</h2>
        <div className="btn-row">
          <OrderNow href="#pricing" />
          <a className="btn line" href="#pricing">
            See what is included
            <Icon name="arrow" />
          </a>
        </div>
      </div>
    </section>
  );
}

export function FaqSection() {
  return (
    <section className="section tint faq" id="faq">
      <div className="wrap faq-grid">
        <div className="section-head">
          <h2 data-t="pages.faq.title">Questions people ask before they order</h2>
        </div>
        <FaqList items={faq} write={(text) => <WithPrice text={text} />} />
      </div>
    </section>
  );
}

export function BlogTeaser({ articles }: { articles: readonly BlogArticle[] }) {
  return (
    <Section className="teaser" title="Worth ten minutes of a busy week">
      <ul className="grid swipe">
        {articles.map((article) => (
          <BlogCard key={article.slug} article={article} top={<Cover article={article} />} />
        ))}
      </ul>
      <p className="btn-row">
        <a className="btn line" href={paths.blog}>
          Read More Articles
        </a>
      </p>
    </Section>
  );
}
