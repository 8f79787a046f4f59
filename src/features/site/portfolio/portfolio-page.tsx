import './portfolio.css';
import '#src/ui/styles/form.css';
import '#src/ui/styles/print-document.css';
import './project-kind.css';
import {
  PORTFOLIO_FILTERS,
  PROJECT_FEATURES_SHOWN,
  PROJECT_TECHNOLOGIES_SHOWN,
  type Project,
  projects,
} from '#src/content/portfolio/projects.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { absolute, breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';
import { OrderPanel } from './order-panel.tsx';
import { ProjectKind, ProjectPicture } from './project-picture.tsx';

export const portfolioMeta: PageMeta = {
  title: `Portfolio: nine small business websites | ${site.brand}`,
  description:
    'Nine first screens for nine trades, from a greengrocer to a solicitor: what each site does for its owner and how it is made.',
  path: paths.portfolio,
  image: 'portfolio',
  jsonLd: [
    breadcrumbs([site.brand, '/'], ['Portfolio', paths.portfolio]),
    {
      '@type': 'ItemList',
      itemListElement: projects.map((project, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: project.title,
        url: absolute(paths.project(project.id)),
      })),
    },
  ],
};

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

function ProjectCard({ project, eager }: { project: Project; eager: boolean }) {
  const more = project.technologies.length - PROJECT_TECHNOLOGIES_SHOWN;
  return (
    <li className="project" data-category={project.category}>
      <ProjectPicture project={project} eager={eager} sizes="(min-width: 900px) 560px, 92vw" />
      <ProjectKind project={project} />
      <h2>
        <a href={paths.project(project.id)}>{project.title}</a>
      </h2>
      <p className="muted">{project.description}</p>
      <ul className="project-features">
        {project.features.slice(0, PROJECT_FEATURES_SHOWN).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul className="project-tech small" aria-label="How it is made">
        {project.technologies.slice(0, PROJECT_TECHNOLOGIES_SHOWN).map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </ul>
      <p className="project-more" aria-hidden="true">
        View project
        <Icon name="arrow" />
      </p>
    </li>
  );
}
