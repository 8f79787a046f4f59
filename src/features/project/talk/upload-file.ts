/** Files of a message: what is accepted, and the upload with its progress. */
import { FILE_BYTES_MAX, FILE_MESSAGES } from '#src/domain/project/project/customer-page.schema.ts';
import type { UploadedFile } from '../project-api.ts';

const UPLOAD_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/svg+xml',
  'application/pdf',
];
export const UPLOAD_ACCEPT = UPLOAD_TYPES.join(',');

export type UploadFailure = 'tooLarge' | 'wrongType' | 'tooComplex' | 'full' | 'failed';

export class UploadError extends Error {
  readonly reason: UploadFailure;
  constructor(reason: UploadFailure) {
    super(reason);
    this.reason = reason;
  }
}

/** Checks the declared type before the upload; the server checks the content. */
export function findUploadError({ type, size }: Pick<File, 'type' | 'size'>): UploadFailure | null {
  if (!UPLOAD_TYPES.includes(type)) return 'wrongType';
  return size > FILE_BYTES_MAX ? 'tooLarge' : null;
}

const BY_MESSAGE: Record<string, UploadFailure> = {
  [FILE_MESSAGES.type]: 'wrongType',
  [FILE_MESSAGES.size]: 'tooLarge',
  [FILE_MESSAGES.complexity]: 'tooComplex',
  [FILE_MESSAGES.full]: 'full',
};
const BY_STATUS: Record<number, UploadFailure> = { 413: 'tooLarge', 415: 'wrongType' };

/** The server's message, if the response is ours; a proxy sends a status alone. */
function failureOf({ status, responseText }: XMLHttpRequest): UploadFailure {
  try {
    const { message } = JSON.parse(responseText) as { message?: string };
    return BY_MESSAGE[message ?? ''] ?? BY_STATUS[status] ?? 'failed';
  } catch {
    return BY_STATUS[status] ?? 'failed';
  }
}

type Upload = {
  url: string;
  headers: Readonly<Record<string, string>>;
  file: File;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** By XMLHttpRequest, because `fetch` reports no progress. @throws UploadError */
export function uploadFile({ url, headers, file, onProgress, signal }: Upload): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: UploadFailure) => reject(new UploadError(reason));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      if (request.status >= 300) return fail(failureOf(request));
      try {
        resolve(JSON.parse(request.responseText) as UploadedFile);
      } catch {
        fail('failed');
      }
    };
    request.onerror = () => fail('failed');
    request.onabort = () => fail('failed');
    signal.addEventListener('abort', () => request.abort());
    const body = new FormData();
    body.append('file', file);
    request.send(body);
  });
}
