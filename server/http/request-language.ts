import type { HonoRequest } from 'hono';
import { languages } from '#src/content/languages/all-languages.ts';

/**
 * For pages that know neither an order nor a link: the first language of the browser that the shop
 * has. The order of the header counts, its weights do not.
 */
export function requestLanguage(req: HonoRequest): string {
  const wanted = (req.header('accept-language') ?? '')
    .split(',')
    .map((part) => part.split(';')[0]?.trim() ?? '');
  return wanted.find((lang) => Object.hasOwn(languages, lang.split('-')[0] ?? '')) ?? 'en';
}
