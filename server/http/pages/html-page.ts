import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { companyLine, site } from '#src/domain/site.ts';
import { HOUSE_STYLE } from './house-style.ts';

/** Markup made by `html`, which escapes the values in it. */
export type Markup = ReturnType<typeof html>;

type Options = {
  lang?: string;
  home?: string;
  /** Above the title: what the page is about. */
  about?: string;
  extra?: Markup;
  isWide?: boolean;
  /** Of the page; no other runs. */
  script?: string;
};

const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline' 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const sha256Of = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/**
 * A minimal page for responses outside the site's own pages: form posts
 * without JavaScript, start-up failures.
 */
export function htmlPage(status: number, title: string, text: string, options: Options = {}): Response {
  const { lang = 'en', home = 'Back to the home page', about, extra = '', isWide = false, script } = options;
  const page = html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site.brand}</title><link rel="stylesheet" href="/brand-fonts.css"><style>${raw(HOUSE_STYLE)}</style></head><body><header class="top"><a class="mark" href="/"><img src="/favicon.svg" alt="" width="32" height="32">${site.brand}</a></header><main class="${isWide ? '' : 'narrow'}">${about ? html`<p class="muted">${about}</p>` : ''}<h1>${title}</h1><p>${text}</p>${extra}<p><a href="/">${home}</a></p></main><footer class="foot muted" lang="en">${site.legalName}, ${site.address}. ${companyLine} <a href="mailto:${site.email}">${site.email}</a></footer>${script ? html`<script>${raw(script)}</script>` : ''}</body></html>`;
  return htmlResponse(
    page,
    script ? `${CONTENT_POLICY}; script-src '${sha256Of(script)}'` : CONTENT_POLICY,
    status,
  );
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
