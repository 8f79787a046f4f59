/** Files of a message: what is accepted, and the upload with its progress. */
import type { UploadedFile } from '../project-api.ts';

export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024;
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
  return size > UPLOAD_BYTES_MAX ? 'tooLarge' : null;
}

const BY_STATUS: Record<number, UploadFailure> = { 413: 'tooLarge', 415: 'wrongType' };

type Request = {
  url: string;
  headers: Readonly<Record<string, string>>;
  file: File;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
};

/** By XMLHttpRequest, because `fetch` reports no progress. @throws UploadError */
export function uploadFile({ url, headers, file, onProgress, signal }: Request): Promise<UploadedFile> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (reason: UploadFailure) => reject(new UploadError(reason));
    request.open('POST', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      lengthComputable && onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      if (request.status >= 300) return fail(BY_STATUS[request.status] ?? 'failed');
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
