/** Form posts of pages without JavaScript. */
import type { AppError } from '#server/platform/errors.ts';
import { toAppError } from '#server/trpc/error-conversion.ts';
import { errorHeaders } from '../api/error-response.ts';
import { readBytes } from '../uploads/body.ts';

/** Added to errors in English only. */
export const GO_BACK = "Use your browser's Back button: what you typed is still there.";
const FIELDS_BYTES_MAX = 32 * 1024;
/** Renders an error as a page with its headers. */
export function formErrorPage(error: unknown, pageOf: (known: AppError) => Response): Response {
  const known = toAppError(error);
  const page = pageOf(known);
  for (const [name, value] of errorHeaders(known)) page.headers.set(name, value);
  return page;
}

export const readFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((await readBytes(request, FIELDS_BYTES_MAX)).toString('utf8')));
