import { createHash } from 'node:crypto';
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

/** Style of the pages that the server writes itself; colours as in src/ui/styles/tokens.css. */
export const HOUSE_STYLE = `
:root{color-scheme:light dark;--paper:#faf5e9;--card:#fffdf6;--ink:#16241c;--ink-2:#4b5a50;--line:#ddd3b9;--edge:#8d8a70;--green:#1f5c43;--fill:#1f5c43;--gold:#f2ac2b}
@media screen and (prefers-color-scheme:dark){:root{--paper:#0f1f18;--card:#193226;--ink:#f3eddc;--ink-2:#b9c7ba;--line:#2d4a3a;--edge:#7f9686;--green:#9ad7b0;--fill:#2c7a5a}}
*{box-sizing:border-box}
body{margin:0;font:17px/1.6 inter,system-ui,sans-serif;color:var(--ink);background:var(--paper);overflow-wrap:anywhere}
main{width:100%;max-width:72rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}
main.narrow{max-width:42rem}
.page{display:flex;flex-direction:column;min-height:100vh}
.page main{flex:1}
.head,.foot{padding:.95rem max(1.25rem,(100% - 69.5rem)/2);color:var(--ink-2);font-size:.875rem}
.head.narrow,.foot.narrow{padding-inline:max(1.25rem,(100% - 39.5rem)/2)}
.head{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.3rem 1.5rem;border-bottom:1px solid var(--line)}
.foot{border-top:1px solid var(--line)}
.foot a{color:inherit}
address{display:none;font-style:normal;text-align:end}
h1,h2,.mark{font-family:vollkorn,Georgia,serif;font-weight:720;line-height:1.2;color:var(--green)}
a{color:var(--green)}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px;box-shadow:0 0 0 6px var(--gold)}
table{border-collapse:collapse;width:100%}
table+table{margin-top:2rem}
th,td{padding:.7rem 1rem .7rem 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;font-size:.95rem}
th{color:var(--ink-2);font-weight:600;white-space:nowrap}
[scope=row]{white-space:normal;overflow-wrap:normal}
td:first-child{overflow-wrap:normal}
td.extra{white-space:nowrap}
.sum{padding-right:0;text-align:end;white-space:nowrap}
.total{display:block;font-size:2.1rem;line-height:1.2}
.stacked td{overflow-wrap:normal}
.stacked time{white-space:nowrap}
@media (max-width:56rem){td.extra,th.extra{display:none}}
@media (max-width:40rem){.stacked thead{display:none}
.stacked tr{display:grid;gap:.2rem;padding:.7rem 0;border-bottom:1px solid var(--line)}
.stacked td{padding:0;border:0;overflow-wrap:anywhere}}
input{min-height:2.75rem;padding:0 .8rem;border:1px solid var(--edge);border-radius:8px;font:inherit;color:inherit;background:var(--card)}
button,.button{display:inline-block;min-height:2.75rem;padding:0 1.1rem;border:1.5px solid var(--green);border-radius:8px;font:inherit;line-height:2.6rem;font-weight:600;color:var(--green);background:none;text-decoration:none;cursor:pointer}
.primary{border-color:var(--fill);color:#fffdf6;background:var(--fill)}
pre{overflow:auto;margin:.6rem 0;padding:1rem;border:1px solid var(--line);border-radius:8px;font:.85rem/1.5 ui-monospace,monospace;background:var(--card)}
.muted{color:var(--ink-2)}
.mark{display:flex;gap:.6rem;align-items:center;margin:0;font-size:1.35rem;color:var(--ink);text-decoration:none}
.lines{white-space:pre-line}
@media print{button,.button,.foot,main a[href="/"]{display:none}address{display:block}}
`;

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
