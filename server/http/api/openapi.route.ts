/** Serves the OpenAPI document, and a readable page of it. */
import type { Hono } from 'hono';
import { html } from 'hono/html';
import type { Deps } from '#server/deps.ts';
import { site } from '#src/domain/site.ts';
import { htmlResponse, type Markup } from '../pages/html-page.ts';
import type { Env } from '../request-context.ts';
import { type JsonSchema, openApiDocument } from './openapi.ts';
import { API_NOTES, API_SUMMARY } from './openapi-notes.ts';

const DOCS_CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

function docsPage(document: JsonSchema): Markup {
  const sections = Object.entries(document.paths as Record<string, Record<string, JsonSchema>>).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { summary, security, parameters, requestBody, responses }]) => {
        const details = JSON.stringify({ parameters, requestBody, responses }, null, 2);
        return html`<section><h2><code>${method.toUpperCase()} ${path}</code></h2><p>${summary}${security ? html` <em>(needs a session)</em>` : ''}</p><details><summary>Details</summary><pre>${details}</pre></details></section>`;
      }),
  );
  const notes = API_NOTES.map((note) => html`<li>${note}</li>`);
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${site.brand} API</title><style>:root{color-scheme:light dark}body{margin:0;font:16px/1.6 system-ui,sans-serif}main{max-width:52rem;margin:2rem auto;padding:0 1rem}h2{font-size:1.05rem;margin:2rem 0 .25rem}pre{overflow:auto;padding:1rem;border:1px solid #8886;border-radius:8px;font-size:.85rem}</style></head><body><main><h1>${site.brand} API</h1><p>${API_SUMMARY} The same document for machines: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1).</p><ul>${notes}</ul>${sections}</main></body></html>`;
}

export function mountOpenApi(app: Hono<Env>, deps: Deps): void {
  const document = openApiDocument(deps.config.origin);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  app.get(
    '/api/openapi.json',
    () =>
      new Response(json, {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
  );
  app.get('/api/docs', () => htmlResponse(page, DOCS_CONTENT_POLICY));
}
