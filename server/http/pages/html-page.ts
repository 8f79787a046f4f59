import { escapeHtml } from '#server/platform/html.ts';
import { site } from '#src/domain/site.ts';

type Options = { lang?: string; home?: string; extraHtml?: string };

/**
 * A minimal page for responses outside the site's own pages: form posts
 * without JavaScript, start-up failures.
 */
export function htmlPage(status: number, title: string, text: string, options: Options = {}): Response {
  const { lang = 'en', home = 'Back to the home page', extraHtml = '' } = options;
  const html = `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} | ${escapeHtml(site.brand)}</title><style>:root{color-scheme:light dark}body{margin:0;font:18px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:12vh auto;padding:0 1.25rem}h1{line-height:1.2}a{color:inherit}table{border-collapse:collapse;width:100%}td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884;font-size:.95rem}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${extraHtml}<p><a href="/">${escapeHtml(home)}</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    },
  });
}
