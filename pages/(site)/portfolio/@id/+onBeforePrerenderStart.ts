import { projects } from '#src/content/portfolio/projects.ts';
import { paths } from '#src/domain/paths.ts';

export const onBeforePrerenderStart = () => projects.map(({ id }) => paths.project(id));
