/** Texts of the order path in one language: public pages contain the English ones only. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { languages } from '#src/content/languages/all-languages.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { MARKETS } from '#src/domain/markets.ts';
import { orderTextsPath } from '#src/domain/paths.ts';

export const ORDER_TEXT_LANGUAGES: readonly string[] = [
  ...new Set([...Object.keys(languages), ...MARKETS.map(({ lang }) => lang)]),
].sort();

export function mountOrderTexts(app: Hono<Env>, _: Deps): void {
  app.get(orderTextsPath(':lang'), (c) => {
    c.set('route', '/order-texts/{lang}');
    const lang = c.req.param('lang');
    if (!ORDER_TEXT_LANGUAGES.includes(lang)) throw new AppError('NOT_FOUND');
    return c.json(orderLanguage(lang), 200, { 'Cache-Control': 'public, max-age=600' });
  });
}
