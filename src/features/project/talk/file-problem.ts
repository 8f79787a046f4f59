import { UploadError } from '#src/client/upload-file.ts';
import {
  FILE_BYTES_MAX,
  FILE_MESSAGES,
  FILE_TYPES,
} from '#src/domain/project/project/customer-page.schema.ts';

export type FileProblem = 'tooLarge' | 'wrongType' | 'tooComplex' | 'full' | 'failed';

/** Checks the declared type before the upload; the server checks the content. */
export function findFileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | null {
  if (!FILE_TYPES.includes(type)) return 'wrongType';
  return size > FILE_BYTES_MAX ? 'tooLarge' : null;
}

const BY_MESSAGE: Record<string, FileProblem> = {
  [FILE_MESSAGES.type]: 'wrongType',
  [FILE_MESSAGES.size]: 'tooLarge',
  [FILE_MESSAGES.complexity]: 'tooComplex',
  [FILE_MESSAGES.full]: 'full',
};
const BY_STATUS: Record<number, FileProblem> = { 413: 'tooLarge', 415: 'wrongType' };

/** By the server's message, if the response is ours; a proxy sends a status alone. */
export const fileProblemOf = (error: unknown): FileProblem =>
  (error instanceof UploadError && (BY_MESSAGE[error.message] ?? BY_STATUS[error.status ?? 0])) || 'failed';
