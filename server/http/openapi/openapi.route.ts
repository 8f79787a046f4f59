/** Serves the OpenAPI document, and its reference: Scalar's script from our own origin. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import type { Deps } from '#server/context.ts';
import { HOUSE_STYLE, htmlDocument, htmlResponse, type Markup } from '#server/http/pages/html-page.ts';
import type { Env } from '#server/http/request-context.ts';
import { assetHeaders } from '#server/http/security/security-headers.ts';
import { once } from '#server/platform/limits/concurrency.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { site } from '#src/domain/site.ts';
import { API_FIRST_CALL, API_NOTES, API_SUMMARY, openApiDocument } from './document.ts';
import type { JsonSchema } from './schema.ts';

const TITLE = `${site.brand} API`;
const REFERENCE_SCRIPT = `${apiPaths.docs}/reference.js`;

/** SEC-29: neither the script nor a call reaches another host. The script writes its own styles. */
const REFERENCE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; font-src 'self'; connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Every language but the shell, JavaScript, Python and PHP. */
const HIDDEN_CLIENTS = [
  ...['c', 'clojure', 'csharp', 'dart', 'fsharp', 'go', 'http', 'java', 'julia', 'kotlin', 'node'],
  ...['objc', 'ocaml', 'powershell', 'r', 'ruby', 'rust', 'swift'],
];

const STYLE = readFileSync(new URL('api-reference.css', import.meta.url), 'utf8');

/** Without what would call the maker's hosts: fonts, usage reports, its client, AI and proxy. */
const CONFIGURATION = {
  url: apiPaths.openapi,
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  // A token that was typed in is forgotten with the page.
  persistAuth: false,
  hiddenClients: HIDDEN_CLIENTS,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'json',
  customCss: STYLE,
};

type Calls = Record<string, Record<string, { summary: string }>>;

/** Every call in one line, for browsers without JavaScript. */
function callList({ paths }: JsonSchema): Markup {
  const rows = Object.entries(paths as Calls).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, { summary }]) =>
        html`<tr><td><code>${method.toUpperCase()} ${path}</code></td><td>${summary}</td></tr>`,
    ),
  );
  const sections = API_NOTES.map(
    ({ heading, notes }) => html`<h2>${heading}</h2><ul>${notes.map((note) => html`<li>${note}</li>`)}</ul>`,
  );
  return html`<main><h1>${TITLE}</h1><p>${API_SUMMARY} <a href="${apiPaths.openapi}">${apiPaths.openapi}</a> describes every call (OpenAPI 3.1).</p><pre>${API_FIRST_CALL}</pre>${sections}<table class="stacked"><thead><tr><th>Call</th><th>What it does</th></tr></thead><tbody>${rows}</tbody></table></main>`;
}

const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
/** Made by the build. Without them the page is the list of calls. */
const BUNDLE = new URL('../../../dist/api-reference/reference.js.gz', import.meta.url);
const STYLESHEET = new URL('../../../dist/api-reference/reference.css', import.meta.url);
const JAVASCRIPT = 'text/javascript; charset=utf-8';

export function mountOpenApi(app: Hono<Env>, deps: Deps): void {
  const { origin } = deps.config;
  // Made with the first request: a tenth of the time of a start.
  const document = once(() => openApiDocument(origin));
  const json = once(() => JSON.stringify(document()));
  const calls = once(() => callList(document()));
  app.get(
    apiPaths.openapi,
    () =>
      new Response(json(), {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
  );
  if (!existsSync(BUNDLE)) {
    app.get(apiPaths.docs, () => htmlResponse(htmlDocument(TITLE, calls()), LIST_POLICY));
    return;
  }
  const reference = once(() =>
    htmlDocument(
      TITLE,
      html`<noscript>${calls()}</noscript><script id="api-reference" data-configuration="${JSON.stringify(CONFIGURATION)}"></script><script src="${REFERENCE_SCRIPT}"></script>`,
      html`<style>${raw(readFileSync(STYLESHEET, 'utf8'))}</style><noscript><style>${raw(HOUSE_STYLE)}</style></noscript>`,
    ),
  );
  app.get(apiPaths.docs, () => htmlResponse(reference(), REFERENCE_POLICY));
  app.get(REFERENCE_SCRIPT, async (c) => {
    const compressed = await readFile(BUNDLE);
    const isCompressed = /\bgzip\b/.test(c.req.header('accept-encoding') ?? '');
    return new Response(isCompressed ? compressed : await promisify(gunzip)(compressed), {
      headers: [
        ...assetHeaders(JAVASCRIPT),
        ['Content-Type', JAVASCRIPT],
        ['Cache-Control', 'public, max-age=86400'],
        ['Vary', 'Accept-Encoding'],
        ...(isCompressed ? [['Content-Encoding', 'gzip'] as [string, string]] : []),
      ],
    });
  });
}
