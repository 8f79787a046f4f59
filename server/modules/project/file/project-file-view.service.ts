/** Files of a project as pages show them, with their signed addresses. */
import type { Deps } from '#server/deps.ts';
import { signPath } from '#server/modules/sale/project-link/signed-path.service.ts';
import { apiPaths } from '#src/domain/paths.ts';
import type { ProjectFileView } from '#src/domain/project/project/customer-page.schema.ts';
import type { ProjectFileRow } from '../project/project-page.entity.ts';

export const filePath = (id: number): string => `${apiPaths.projectFiles}/${id}`;
export const thumbnailPath = (id: number): string => `${filePath(id)}/thumbnail`;

type ShownFile = Pick<ProjectFileRow, 'id' | 'name' | 'mediaType' | 'sizeBytes' | 'thumbnailKey'>;

export function toFileView(
  { keyring, clock }: Pick<Deps, 'keyring' | 'clock'>,
  file: ShownFile,
  linkVersion: number,
): ProjectFileView {
  const { id, name, mediaType, sizeBytes } = file;
  const sign = (path: string) => signPath(keyring, path, linkVersion, clock.now());
  return {
    id,
    name,
    mediaType,
    sizeBytes,
    url: sign(filePath(id)),
    thumbnailUrl: file.thumbnailKey ? sign(thumbnailPath(id)) : null,
  };
}
