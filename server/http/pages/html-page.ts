import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { html, raw } from 'hono/html';
import type { AppError } from '#server/platform/errors.ts';
import { toAppError } from '#server/trpc/error-conversion.ts';
import { LOGO } from '#src/domain/logo.ts';
import { site } from '#src/domain/site.ts';
import { errorHeaders } from '../api/error-response.ts';
import { readBytes } from '../uploads/body.ts';

/** Markup made by `html`, which escapes the values in it. */
export type Markup = ReturnType<typeof html>;

type Options = {
  lang?: string;
  /** Of the link to the home page; null leaves it out. */
  home?: string | null;
  extra?: Markup;
  isWide?: boolean;
  /** Of the page; no other runs. */
  script?: string;
};

const CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline' 'self'; font-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const sha256Of = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

/** As in src/ui/components/logo.tsx. */
const LOGO_PICTURE = html`<svg viewBox="0 0 40 40" width="34" height="34" aria-hidden="true"><path fill="#5d8c3f" d="${LOGO.left}"/><path fill="var(--green)" d="${LOGO.right}"/><path fill="#f2ac2b" d="${LOGO.middle}"/><path stroke="currentColor" stroke-width="2.5" stroke-linecap="round" d="${LOGO.ground}"/></svg>`;

/** For responses outside the site's own pages: form posts without JavaScript, start-up failures. */
export function htmlPage(
  status: number,
  title: string,
  text: string | Markup,
  options: Options = {},
): Response {
  const { lang = 'en', home = 'Back to the home page', extra = '', isWide = false, script } = options;
  const width = isWide ? '' : 'narrow';
  const page = html`<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title} | ${site.brand}</title><link rel="stylesheet" href="/brand-fonts.css"><style>${raw(HOUSE_STYLE)}</style></head><body class="page"><header class="head ${width}"><a class="mark" href="/">${LOGO_PICTURE}${site.brand}</a><address>${site.legalName}<br>${site.address}</address></header><main class="${width}"><h1>${title}</h1><p>${text}</p>${extra}${home === null ? '' : html`<p><a href="/">${home}</a></p>`}</main><footer class="foot ${width}">© ${site.copyrightYear} ${site.brand}. <a href="mailto:${site.email}">${site.email}</a></footer>${script ? html`<script>${raw(script)}</script>` : ''}</body></html>`;
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

/** Of the pages that the server writes itself. */
export const HOUSE_STYLE = readFileSync(new URL('house-style.css', import.meta.url), 'utf8');

/** Added to errors in English only. */
export const GO_BACK = "Use your browser's Back button: what you typed is still there.";
const FIELDS_BYTES_MAX = 32 * 1024;

/** Of a form post without JavaScript: renders an error as a page with its headers. */
export function formErrorPage(error: unknown, pageOf: (known: AppError) => Response): Response {
  const known = toAppError(error);
  const page = pageOf(known);
  for (const [name, value] of errorHeaders(known)) page.headers.set(name, value);
  return page;
}

export const readFields = async (request: Request): Promise<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams((await readBytes(request, FIELDS_BYTES_MAX)).toString('utf8')));
