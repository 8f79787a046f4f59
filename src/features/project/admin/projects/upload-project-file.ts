import { UploadError, uploadFile } from '#src/client/upload-file.ts';
import { apiPaths } from '#src/domain/paths.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  type FilePurpose,
  type ProjectFileView,
} from '#src/domain/project/project/customer-page.schema.ts';

/** @throws UploadError */
export async function uploadProjectFile(
  projectId: number,
  purpose: FilePurpose,
  file: File,
): Promise<ProjectFileView> {
  if (file.size > FILE_BYTES_MAX) throw new UploadError(FILE_MESSAGES.size);
  return uploadFile({
    url: `${apiPaths.staffProjectFiles}/${projectId}?purpose=${purpose}`,
    field: 'file',
    file,
    failed: FILE_MESSAGES.failed,
  });
}
