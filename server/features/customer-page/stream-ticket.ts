import { apiPaths } from '#src/domain/paths.ts';
import type { ProjectRow } from '../project/project.entity.ts';

/** Names the link's version, so that a revoked link opens no stream. */
export const streamPath = ({ id, linkVersion }: Pick<ProjectRow, 'id' | 'linkVersion'>): string =>
  `${apiPaths.projectStream}/${id}-${linkVersion}`;
