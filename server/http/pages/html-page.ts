import { readFileSync } from 'node:fs';
import type { Hono, MiddlewareHandler } from 'hono';
import { html, raw } from 'hono/html';
import type { Context, Deps } from '#server/context.ts';
import type { AppError } from '#server/platform/errors.ts';
import type { AddressLimit } from '#server/platform/limits/rate-limit.ts';
import { toAppError } from '#server/trpc/error-conversion.ts';
import { LOGO } from '#src/domain/logo.ts';
import { site } from '#src/domain/site.ts';
import { errorHeaders, logUnexpected } from '../api/error-response.ts';
import { createContext, type Env } from '../request-context.ts';
import { rejectCrossSite } from '../security/cross-site.ts';
import { hashOf } from '../security/security-headers.ts';
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
    script ? `${CONTENT_POLICY}; script-src ${hashOf(script)}` : CONTENT_POLICY,
    status,
  );
}

/** Without header and footer. @param head the house style, or what replaces it */
export const htmlDocument = (title: string, body: Markup, head = html`<style>${raw(HOUSE_STYLE)}</style>`) =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${head}</head><body>${body}</body></html>`;

export const htmlResponse = (page: Markup | string, contentPolicy: string, status = 200): Response =>
  new Response(page.toString(), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': contentPolicy,
    },
  });

export const HOUSE_STYLE = readFileSync(new URL('house-style.css', import.meta.url), 'utf8');

/** Added to errors in English only. */
export const GO_BACK = "Use your browser's Back button: what you typed is still there.";
const FIELDS_BYTES_MAX = 32 * 1024;

type FormPost = {
  path: string;
  limit: AddressLimit;
  /** @returns the page that says what was done */
  submit: (ctx: Context, fields: Fields) => Promise<Response>;
  failed: (error: AppError, fields: Fields) => Response;
};
type Fields = Readonly<Record<string, string>>;

/** A form sent without JavaScript; the response is a page. */
export function mountFormPost(app: Hono<Env>, deps: Deps, { path, limit, submit, failed }: FormPost): void {
  app.post(path, async (c) => {
    let fields: Fields = {};
    try {
      rejectCrossSite(c.req.raw, deps.config);
      const body = await readBytes(c.req.raw, FIELDS_BYTES_MAX);
      fields = Object.fromEntries(new URLSearchParams(body.toString('utf8')));
      const { ctx } = await createContext(c, deps);
      await deps.addressLimiter.consume(limit, ctx.request.limitKey, ctx.em);
      return await submit(ctx, fields);
    } catch (error) {
      logUnexpected(error, c.get('requestId'), deps.logger);
      const known = toAppError(error);
      const page = failed(known, fields);
      for (const [name, value] of errorHeaders(known)) page.headers.set(name, value);
      return page;
    }
  });
}

/** The banner of a public demo, inserted into HTML: other modes have no trace of it. */
const DEMO_TEXT = 'Demo shop: nothing here is for sale and no money is taken.';
/** Height of two lines at 320 px. Fixed parts of a page use it to stay below the banner. */
const BANNER_HEIGHT = '2.25rem';
const BANNER_STYLE = [
  `position:sticky;top:0;z-index:55;box-sizing:border-box;min-height:${BANNER_HEIGHT};padding:.15rem .75rem`,
  'display:flex;align-items:center;justify-content:center;text-align:center;text-wrap:balance',
  'background:#23190a;color:#ffd98a;font:500 .8rem/1.2 system-ui,sans-serif',
].join(';');
const BANNER =
  html`<aside lang="en" aria-label="Demo shop" style="${BANNER_STYLE}">${DEMO_TEXT}</aside>`.toString();

/** Style attributes only: the policies of all pages allow those and no other inline style. */
export const withDemoBanner = (page: string): string =>
  page
    .replace(/<html\b/, `<html style="--demo-bar:${BANNER_HEIGHT}"`)
    .replace(/<body[^<>]*>/, (body) => body + BANNER);

/** For pages rendered by routes. */
export const addDemoBanner: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const isPage =
    c.res.headers.get('content-type')?.startsWith('text/html') && !c.res.headers.has('content-encoding');
  if (!isPage || c.req.method === 'HEAD') return;
  const page = await c.res.text();
  c.res = new Response(page.includes(BANNER) ? page : withDemoBanner(page), {
    status: c.res.status,
    headers: c.res.headers,
  });
};
