import './project-kind.css';
import './project-page.css';
import { type Project, projects } from '#src/content/portfolio/projects.ts';
import { PACKAGE_ITEMS } from '#src/domain/package-items.ts';
import { paths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { BackLink } from '#src/ui/components/back-link.tsx';
import { Icon } from '#src/ui/components/icon.tsx';
import { breadcrumbs, type PageMeta } from '#src/ui/meta/page-meta.ts';
import { OrderPanel } from './order-panel.tsx';
import { ProjectKind, ProjectPicture } from './project-picture.tsx';

export const projectMeta = (project: Project): PageMeta => ({
  title: `${project.title}, a demonstration website | ${site.brand}`,
  description: project.description,
  path: paths.project(project.id),
  image: `portfolio-${project.id}`,
  jsonLd: [
    breadcrumbs(
      [site.brand, '/'],
      ['Portfolio', paths.portfolio],
      [project.title, paths.project(project.id)],
    ),
  ],
});

const List = ({ items }: { items: readonly string[] }) => (
  <ul className="project-list">
    {items.map((item) => (
      <li key={item}>{item}</li>
    ))}
  </ul>
);

export function PortfolioProjectPage({ project }: { project: Project }) {
  const next = projects[(projects.indexOf(project) + 1) % projects.length];
  return (
    <main id="main">
      <div className="page-head">
        <div className="wrap">
          <BackLink href={paths.portfolio}>Portfolio</BackLink>
          <ProjectKind project={project}>
            <span className="muted">{project.url}</span>
          </ProjectKind>
          <h1>{project.title}</h1>
          <p className="lead">{project.description}</p>
        </div>
      </div>
      <div className="wrap project-page">
        <ProjectPicture project={project} eager sizes="(min-width: 1240px) 1120px, 92vw" />
        <p className="small muted">
          A demonstration project: the business is invented, to show what we would draw for yours.
        </p>
        <div className="project-story">
          <section>
            <h2>What they asked for</h2>
            <p>{project.brief}</p>
          </section>
          <section>
            <h2>What we drew</h2>
            <p>{project.answer}</p>
          </section>
          <section>
            <h2>On the site</h2>
            <List items={project.features} />
          </section>
          <section>
            <h2>How it is made</h2>
            <List items={project.technologies} />
          </section>
        </div>
        <section className="card project-package">
          <h2>All of it is in the package</h2>
          <p className="muted">Nothing here costs extra. The price covers:</p>
          <List items={PACKAGE_ITEMS} />
        </section>
        {next && (
          <p className="project-next">
            <a href={paths.project(next.id)}>
              Next: {next.title}
              <Icon name="arrow" />
            </a>
          </p>
        )}
      </div>
      <section className="section">
        <div className="wrap">
          <div className="panel">
            <OrderPanel />
          </div>
        </div>
      </section>
    </main>
  );
}
