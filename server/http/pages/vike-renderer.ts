/** Renders the application pages with Vike, which needs a build of them. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { Deps } from '#server/deps.ts';
import { onceResolved } from '#server/platform/once.ts';
import { SHARED_ROUTES } from '#src/domain/app-pages.ts';
import type { Viewer } from '#src/domain/viewer.ts';
import { withDemoBanner } from './demo-banner.ts';

async function loadVike(isDevelopment: boolean): Promise<typeof import('vike/server')> {
  // By path: Vike would look in node_modules, which may be of another checkout.
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

export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  html: string;
  hasFailed: boolean;
};
type RenderForVisitor = (pathname: string, nonce: string) => Promise<RenderedPage>;

/** The fixed set of routes also limits the size of the cache. */
export const isSharedPage = (pathname: string, search: string): boolean =>
  search === '' && SHARED_ROUTES.has(pathname);

type Template = Omit<RenderedPage, 'html'> & { parts: string[] };

/** Renders each of them once, with a new nonce per response. */
export function createSharedPages(render: RenderForVisitor): RenderForVisitor {
  /** Letters and digits only, so that neither HTML nor JSON escapes it. */
  const placeholder = `nonce${randomBytes(18).toString('hex')}`;
  const templates = new Map<string, Promise<Template>>();

  async function renderTemplate(pathname: string): Promise<Template> {
    const { html, ...page } = await render(pathname, placeholder);
    // Error pages are not cached.
    if (page.status !== 200) templates.delete(pathname);
    return { ...page, parts: html.split(placeholder) };
  }

  return async (pathname, nonce) => {
    let template = templates.get(pathname);
    if (!template) {
      template = renderTemplate(pathname);
      templates.set(pathname, template);
      template.catch(() => templates.delete(pathname));
    }
    const { parts, ...page } = await template;
    return { ...page, html: parts.join(nonce) };
  };
}
