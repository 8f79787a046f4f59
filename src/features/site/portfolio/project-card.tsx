import './project-kind.css';
import {
  PROJECT_FEATURES_SHOWN,
  PROJECT_TECHNOLOGIES_SHOWN,
  type Project,
} from '#src/content/portfolio/projects.ts';
import { paths } from '#src/domain/paths.ts';
import { Icon } from '#src/ui/components/icon.tsx';
import { ProjectPicture } from './project-picture.tsx';

/** Shows three technologies and '+N more', and two features. */
export function ProjectCard({ project, eager }: { project: Project; eager: boolean }) {
  const more = project.technologies.length - PROJECT_TECHNOLOGIES_SHOWN;
  return (
    <li className="project" data-category={project.category}>
      <ProjectPicture project={project} eager={eager} sizes="(min-width: 900px) 560px, 92vw" />
      <p className="small project-kind">
        <span className="badge">{project.category}</span>
        <span>{project.trade}</span>
      </p>
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
