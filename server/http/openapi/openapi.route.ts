/** Serves the OpenAPI document, and a reference page of it. */
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Hono } from 'hono';
import type { Deps } from '#server/deps.ts';
import { once } from '#server/platform/once.ts';
import { apiPaths } from '#src/domain/paths.ts';
import { htmlResponse } from '../pages/html-page.ts';
import type { Env } from '../request-context.ts';
import { assetHeaders } from '../security/security-headers.ts';
import { openApiDocument } from './document.ts';
import { callList, listPage, REFERENCE_POLICY, REFERENCE_SCRIPT, referencePage } from './reference-page.ts';

const LIST_POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
/** Made by the build. Without them the page is the list of calls. */
const BUNDLE = new URL('../../../dist/api-reference/reference.js.gz', import.meta.url);
const STYLE = new URL('../../../dist/api-reference/reference.css', import.meta.url);
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
    app.get(apiPaths.docs, () => htmlResponse(listPage(calls()), LIST_POLICY));
    return;
  }
  const page = once(() => referencePage(calls(), readFileSync(STYLE, 'utf8')));
  app.get(apiPaths.docs, () => htmlResponse(page(), REFERENCE_POLICY));
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
