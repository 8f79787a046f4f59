/** Texts of the order path in one language: public pages contain the English ones only. */
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import type { Env } from '#server/http/request-context.ts';
import { AppError } from '#server/platform/errors.ts';
import { orderLanguage } from '#src/content/languages/order-language.ts';
import { orderTextsPath } from '#src/domain/paths.ts';

/** BCP 47 tag, such as `de-AT`; a language that the shop does not have gets English. */
const LANG = /^[a-z]{2,3}(?:-[A-Z]{2})?$/;

export function mountOrderTexts(app: Hono<Env>, _: Deps): void {
  app.get(orderTextsPath(':lang'), (c) => {
    c.set('route', '/order-texts/{lang}');
    const lang = c.req.param('lang');
    if (!LANG.test(lang)) throw new AppError('NOT_FOUND');
    return c.json(orderLanguage(lang), 200, { 'Cache-Control': 'public, max-age=600' });
  });
}
