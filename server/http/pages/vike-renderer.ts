/** Renders the application pages with Vike, which needs a build of them. */

import { existsSync } from 'node:fs';
import type { Deps } from '#server/deps.ts';
import type { RenderedPage } from '#server/http/static/shared-pages.ts';
import { onceResolved } from '#server/platform/once.ts';
import type { Viewer } from '#src/domain/viewer.ts';
import { withDemoBanner } from './demo-banner.ts';

async function loadVike(isDevelopment: boolean): Promise<typeof import('vike/server')> {
  // Imports the server bundle by path: Vike would otherwise find it through a file in
  // node_modules, possibly of another checkout.
  const bundle = new URL('../../../dist/server/entry.mjs', import.meta.url);
  if (!isDevelopment && existsSync(bundle)) await import(bundle.href);
  return import('vike/server');
}

/** What a module knows about one page, by name: src/client/page-context.ts has the types. */
export type PageData = Readonly<Record<string, unknown>>;
export type RenderPage = (
  url: string,
  viewer: Viewer,
  nonce: string,
  data?: PageData,
) => Promise<RenderedPage>;

export function createRenderer({ config }: Deps): RenderPage {
  // Loaded with the first page that needs it: a node without such requests uses 40 MB less.
  const load = onceResolved(() => loadVike(config.isDevelopment));
  return async (url, viewer, nonce, data = {}) => {
    const { renderPage } = await load();
    const { httpResponse, errorWhileRendering } = await renderPage({
      ...data,
      urlOriginal: url,
      viewer,
      cspNonce: nonce,
      origin: config.origin,
      analytics: config.analytics,
      asksReferralConsent: config.referralConsent === true,
    });
    const { statusCode: status, headers, body } = httpResponse;
    const html = correctHead(body);
    return {
      status,
      headers,
      html: config.isPublicDemo ? withDemoBanner(html) : html,
      hasFailed: Boolean(errorWhileRendering) && status >= 500,
    };
  };
}

const PRELOADS = /<link rel="preload"[^<>]*>\s*/g;
const UNUSED_FONT = /\/(?:west|east|greek|cyrillic)\./;
const HEAD = '<head>';
const CHARSET = '<meta charset="UTF-8" />';

/** Corrects the head that Vike writes. */
export function correctHead(html: string): string {
  // Vike preloads every font of a stylesheet; browsers fetch these when a character needs them.
  const preloaded = html.replace(PRELOADS, (tag) => (UNUSED_FONT.test(tag) ? '' : tag));
  // Vike puts stylesheets before it, and browsers look for it in the first 1,024 bytes only.
  return preloaded.includes(CHARSET)
    ? preloaded.replace(CHARSET, '').replace(HEAD, `${HEAD}${CHARSET}`)
    : preloaded;
}
