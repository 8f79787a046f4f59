import {
  PROJECT_FEATURES_SHOWN,
  PROJECT_TECHNOLOGIES_SHOWN,
  type Project,
} from '#src/content/portfolio/projects.ts';

/** Shows three technologies and '+N more', and two features. */
export function ProjectCard({ project, eager }: { project: Project; eager: boolean }) {
  const more = project.technologies.length - PROJECT_TECHNOLOGIES_SHOWN;
  const sources = (kind: 'avif' | 'webp') =>
    [560, 1120].map((width) => `/portfolio/${project.id}-${width}.${kind} ${width}w`).join(', ');
  const sizes = '(min-width: 900px) 560px, 92vw';
  return (
    <li className="project" data-category={project.category}>
      <picture>
        {/* Phones get the small file at any pixel density: half the bytes without a visible difference. */}
        <source
          type="image/avif"
          media="(max-width: 600px)"
          srcSet={`/portfolio/${project.id}-560.avif 560w`}
          sizes="92vw"
        />
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <img
          src={`/portfolio/${project.id}-560.webp`}
          srcSet={sources('webp')}
          sizes={sizes}
          width={800}
          height={560}
          alt={`First screen of the ${project.title} website`}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
      <p className="small project-kind">
        <span className="badge">{project.category}</span>
        <span className="muted">{project.url}</span>
      </p>
      <h2>{project.title}</h2>
      <p className="muted">{project.description}</p>
      <ul className="project-features">
        {project.features.slice(0, PROJECT_FEATURES_SHOWN).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <ul className="project-tech small" aria-label="Made with">
        {project.technologies.slice(0, PROJECT_TECHNOLOGIES_SHOWN).map((technology) => (
          <li key={technology}>{technology}</li>
        ))}
        {more > 0 && <li>+{more} more</li>}
      </ul>
    </li>
  );
}
