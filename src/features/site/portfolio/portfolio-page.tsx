import './portfolio.css';
import '#src/ui/styles/form.css';
import '#src/ui/styles/print-document.css';
import { PORTFOLIO_FILTERS, projects } from '#src/content/portfolio/projects.ts';
import { OrderPanel } from './order-panel.tsx';
import { ProjectCard } from './project-card.tsx';

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
        <div className="portfolio-empty" id="portfolio-empty" hidden>
          <p className="lead">Nothing here yet. Choose All to see the others.</p>
          <a className="btn gold" href="/#pricing">
            See the package
          </a>
        </div>
        <ul className="projects">
          {projects.map((project, index) => (
            <ProjectCard key={project.id} project={project} eager={index < 2} />
          ))}
          <li className="panel projects-next">
            <OrderPanel />
          </li>
        </ul>
      </section>
    </main>
  );
}
