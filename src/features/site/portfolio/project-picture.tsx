import type { ReactNode } from 'react';
import type { Project } from '#src/content/portfolio/projects.ts';

type Props = { project: Project; eager: boolean; sizes: string };

export function ProjectPicture({ project, eager, sizes }: Props) {
  const sources = (kind: 'avif' | 'webp') =>
    [560, 1120].map((width) => `/portfolio/${project.id}-${width}.${kind} ${width}w`).join(', ');
  return (
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
  );
}

export function ProjectKind({ project, children }: { project: Project; children?: ReactNode }) {
  return (
    <p className="small project-kind">
      <span className="badge">{project.category}</span>
      <span>{project.trade}</span>
      {children}
    </p>
  );
}
