import './portfolio.css';
import '#src/ui/styles/form.css';
import { PORTFOLIO_FILTERS, projects } from '#src/content/portfolio/projects.ts';
import { chatUrl } from '#src/domain/chat.ts';
import { priceText } from '#src/domain/offer.ts';
import { site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { ProjectCard } from './project-card.tsx';

const PRICE = priceText('usd');

export function PortfolioPage() {
  return (
    <main id="main">
      <div className="page-head">
        <div className="wrap">
          <h1>Portfolio</h1>
          <p className="lead">
            Nine first screens for nine trades, drawn the way we would draw yours: one purpose each, and
            nothing on the page that does not serve it.
          </p>
          <p className="small muted portfolio-note">
            The businesses shown are demonstration projects made to show our work. Each shows only what the
            package includes.
          </p>
          <div className="field filter">
            <label htmlFor="portfolio-filter">Category</label>
            <select id="portfolio-filter" defaultValue="All">
              {PORTFOLIO_FILTERS.map((category) => (
                <option key={category} value={category}>
                  {category}
                </option>
              ))}
            </select>
          </div>
        </div>
      </div>
      <section className="wrap" aria-label="Projects">
        <p className="small muted" id="portfolio-count" role="status">
          {projects.length} projects
        </p>
        <ul className="projects">
          {projects.map((project, index) => (
            <ProjectCard key={project.id} project={project} eager={index < 2} />
          ))}
        </ul>
        <p className="lead" id="portfolio-empty" hidden>
          Nothing in this category yet.
        </p>
      </section>
      <section className="section">
        <div className="wrap">
          <div className="panel">
            <h2>Yours next</h2>
            <p className="lead">One payment of {PRICE}, three designs tomorrow, and a tree in the ground.</p>
            <div className="btn-row">
              <x-variant when="checkout-link:on">
                <a className="btn gold" href="__STRIPE_CHECKOUT_URL__" data-checkout rel="noopener">
                  ORDER NOW - JUST {PRICE}
                </a>
              </x-variant>
              <x-variant when="checkout-link:off">
                <a className="btn gold" href="/#pricing">
                  ORDER NOW - JUST {PRICE}
                </a>
              </x-variant>
              <a
                className="btn line"
                href={chatUrl(
                  `Hi ${site.brand}, I saw your portfolio and I'm interested in the ${PRICE} website package.`,
                )}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Icon name="chat" />
                Chat with us<span className="sr"> (opens in a new tab)</span>
              </a>
            </div>
          </div>
        </div>
      </section>
    </main>
  );
}
