import { UploadError } from '#src/client/upload-error.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  type FilePurpose,
  type ProjectFileView,
} from '#src/domain/project/project/customer-page.schema.ts';

export const ACCEPTED_FILES = 'image/jpeg,image/png,image/webp,image/svg+xml,application/pdf';

/** @throws UploadError */
export async function uploadProjectFile(
  projectId: number,
  purpose: FilePurpose,
  file: File,
): Promise<ProjectFileView> {
  if (file.size > FILE_BYTES_MAX) throw new UploadError(FILE_MESSAGES.size);
  const body = new FormData();
  body.append('file', file);
  const address = `${apiPaths.staffProjectFiles}/${projectId}?purpose=${purpose}`;
  const response = await fetch(address, { method: 'POST', body, credentials: 'include' }).catch(() => null);
  const uploaded = (await response?.json().catch(() => null)) as
    | (ProjectFileView & { message?: string })
    | null
    | undefined;
  if (!response?.ok || !uploaded) throw new UploadError(uploaded?.message ?? FILE_MESSAGES.failed);
  return uploaded;
}
