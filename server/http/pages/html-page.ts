import { html } from 'hono/html';
import { site } from '#src/domain/site.ts';

/** Markup made by `html`, which escapes the values in it. */
export type Markup = ReturnType<typeof html>;

type Options = { lang?: string; home?: string; extra?: Markup };

const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

/**
 * A minimal page for responses outside the site's own pages: form posts
 * without JavaScript, start-up failures.
 */
export function htmlPage(status: number, title: string, text: string, options: Options = {}): Response {
  const { lang = 'en', home = 'Back to the home page', extra = '' } = options;
  const page = html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site.brand}</title><style>:root{color-scheme:light dark}body{margin:0;font:18px/1.6 system-ui,sans-serif}main{max-width:40rem;margin:12vh auto;padding:0 1.25rem}h1{line-height:1.2}a{color:inherit}table{border-collapse:collapse;width:100%}td{padding:.35rem .75rem .35rem 0;border-bottom:1px solid #8884;font-size:.95rem}</style></head><body><main><h1>${title}</h1><p>${text}</p>${extra}<p><a href="/">${home}</a></p></main></body></html>`;
  return htmlResponse(page, CONTENT_POLICY, status);
}

/** A response that is never stored and allows only what `contentPolicy` names. */
export const htmlResponse = (page: Markup | string, contentPolicy: string, status = 200): Response =>
  new Response(page.toString(), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy,
    },
  });
