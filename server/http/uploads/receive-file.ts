/** Receives a form with one file. */
import { AppError } from '#server/platform/errors.ts';
import type { Uploader } from '#server/platform/untrusted-files/run-in-child.ts';
import type { Http } from '../request-context.ts';
import { isMultipart, readOnlyFile } from './multipart.ts';
import { withUploadBody } from './upload-body.ts';

const MULTIPART_OVERHEAD_BYTES = 64 * 1024;

type Expected = {
  /** Name of the form's only part. */
  field: string;
  bytesMax: number;
  uploader: Uploader;
  messages: { missing: string; tooLarge: string; noForm?: string };
};

/** @throws AppError 400, 408, 413, 415, 503 */
export async function receiveFile<T>(
  c: Http,
  { field, bytesMax, uploader, messages }: Expected,
  work: (file: File) => Promise<T>,
): Promise<T> {
  const contentType = c.req.header('content-type') ?? '';
  if (!isMultipart(contentType)) throw new AppError('MEDIA_TYPE', messages.noForm);
  const limits = { bytes: bytesMax + MULTIPART_OVERHEAD_BYTES, tooLargeText: messages.tooLarge, uploader };
  return withUploadBody(c.req.raw, limits, async (body) => {
    const file = await readOnlyFile(body, contentType, field);
    if (!file) throw new AppError('BAD_REQUEST', messages.missing);
    return work(file);
  });
}
