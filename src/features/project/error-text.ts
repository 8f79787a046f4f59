import { readFailure } from '#src/client/trpc.ts';
import type { ProjectTexts } from '#src/content/languages/customer-page.ts';

/** Messages of the server are English: other pages say the same by its code. */
export function errorText(error: unknown, { lang, errors }: ProjectTexts): string {
  const failure = readFailure(error);
  if (!failure || failure.code === 'INTERNAL') return errors.failed;
  if (failure.code === 'RATE_LIMITED') return errors.tooMany;
  if (failure.code === 'CONFLICT') return errors.changed;
  return lang === 'en' ? (failure.issues[0]?.message ?? failure.message) : errors.failed;
}
