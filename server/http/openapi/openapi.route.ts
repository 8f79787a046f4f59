/** Serves the OpenAPI document, and a readable page of it. */

import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { htmlResponse } from '../pages/html-page.ts';
import type { Env } from '../request-context.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './document.ts';

const DOCS_CONTENT_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

export function mountOpenApi(app: Hono<Env>, deps: Deps): void {
  const document = openApiDocument(deps.config.origin);
  const json = JSON.stringify(document);
  const page = docsPage(document, deps.config.origin);
  app.get(
    apiPaths.openapi,
    () =>
      new Response(json, {
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
  );
  app.get('/api/docs', () => htmlResponse(page, DOCS_CONTENT_POLICY));
}
