import { readFailure } from '#src/client/trpc.ts';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';

/** The server or the connection failed, so sending again can help. */
const FAILURES: readonly string[] = ['INTERNAL', 'UNAVAILABLE', 'STORAGE_FULL', 'TIMEOUT'];

/** Messages of the server are English: other pages say the same by its code. */
export function errorText(error: unknown, { lang, errors }: ProjectTexts): string {
  const failure = readFailure(error);
  if (!failure || failure.code === 'INTERNAL') return errors.failed;
  if (failure.code === 'RATE_LIMITED') return errors.tooMany;
  if (failure.code === 'CONFLICT') return errors.changed;
  if (lang === 'en') return failure.issues[0]?.message ?? failure.message;
  if (FAILURES.includes(failure.code)) return errors.failed;
  return failure.issues.some(({ path }) => path[0] === 'domain') ? errors.domain : errors.changed;
}
