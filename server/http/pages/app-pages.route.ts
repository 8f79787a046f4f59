/** Serves the application pages. Access is checked here. */
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Hono } from 'hono';
import type { Context, Deps } from '#server/context.ts';
import { modules } from '#server/modules.ts';
import { onceResolved } from '#server/platform/limits/concurrency.ts';
import { toAppError } from '#server/trpc/error-conversion.ts';
import { isReportedPage } from '#src/domain/app-pages.rules.ts';
import { APP_ROUTES, SHARED_ROUTES } from '#src/domain/app-pages.ts';
import { paths } from '#src/domain/paths.ts';
import { VISITOR, type Viewer } from '#src/domain/viewer.ts';
import { errorHeaders, logUnexpected } from '../api/error-response.ts';
import { createContext, type Env, peerIp } from '../request-context.ts';
import { PAGE_HEADERS, privatePolicy } from '../security/security-headers.ts';
import { type Compression, compressionFor } from '../static/prepared-response.ts';
import { htmlPage, withDemoBanner } from './html-page.ts';

const brotli = promisify(brotliCompress);
/** Compressed for each response, so both use fast settings. */
const COMPRESS: Record<Compression, (html: Buffer) => Promise<Buffer<ArrayBuffer>>> = {
  br: (html) => brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<Buffer, Buffer<ArrayBuffer>>(gzip),
};

function matches(route: string, path: string): boolean {
  const [expected, given] = [route.split('/'), path.split('/')];
  return (
    expected.length === given.length &&
    expected.every((segment, index) => segment === given[index] || (segment === ':id' && given[index] !== ''))
  );
}
const pagePath = (pathname: string): string => pathname.replace(/\/index\.pageContext\.json$/, '');
const findRoute = (path: string): string | undefined =>
  APP_ROUTES.find((route) => route === path) ?? APP_ROUTES.find((route) => matches(route, path));
const ADMIN_ONLY = /^\/admin(?:\/|$)/;
/** Pages that ignore sessions, so that a cached copy contains nothing private. */
const SAME_FOR_ALL = /^\/affiliate-(?:signup|login)(?:\/|$)/;

/** Route name for logs and metrics: contains no user input, and has a bounded number of values. */
export const routeOf = (pathname: string): string => findRoute(pagePath(pathname)) ?? '/admin/*';

/** Other addresses below /admin show the 404 page of the admin area. */
export const isAppPath = (pathname: string): boolean =>
  ADMIN_ONLY.test(pathname) || findRoute(pagePath(pathname)) !== undefined;

/** The fragment reaches neither server nor log; the login accepts only paths under /admin. */
const loginFor = (requested: string): string =>
  /^\/admin\/?$/.test(requested) || requested.includes('.json')
    ? paths.adminLogin
    : `${paths.adminLogin}#next=${encodeURIComponent(requested)}`;

/** An address without a page: Vike then renders the page for unknown addresses, with status 404. */
const withoutPage = (pathname: string): string => pathname.replace(/^\/([^/]+)\/[^/]+/, '/$1');

/** @returns the data by its name; null if the module that knows the address has no such page */
async function findPageData(ctx: Context, pathname: string): Promise<PageData | null> {
  for (const { pageData = {} } of modules)
    for (const [name, find] of Object.entries(pageData)) {
      const found = await find(ctx, pathname);
      if (found !== undefined) return found === null ? null : { [name]: found };
    }
  return {};
}

function viewerOf(ctx: Context): Viewer {
  if (ctx.admin)
    return { kind: 'admin', id: ctx.admin.id, username: ctx.admin.username, role: ctx.admin.role };
  if (ctx.affiliate) return { kind: 'affiliate', ...ctx.affiliate };
  return VISITOR;
}

async function compressed(
  page: RenderedPage,
  headers: Headers,
  acceptEncoding: string | undefined,
): Promise<Response> {
  const html = Buffer.from(page.html);
  headers.append('Vary', 'Accept-Encoding');
  const compression = html.length < 1024 ? null : compressionFor(acceptEncoding);
  if (compression) headers.set('Content-Encoding', compression);
  return new Response(compression ? await COMPRESS[compression](html) : html, {
    status: page.status,
    headers,
  });
}

/** @param own headers of the page that could not be served */
export function errorPage(error: unknown, own: readonly (readonly [string, string])[]): Response {
  const known = toAppError(error);
  const [title, text] =
    known.code === 'RATE_LIMITED'
      ? ['Too many requests', 'Wait a minute, then reload this page.']
      : ['Service temporarily unavailable', 'Try again in a moment. Nothing you sent before is lost.'];
  const page = htmlPage(known.status, title, text);
  for (const [name, value] of [...own, ...errorHeaders(known)])
    if (!page.headers.has(name)) page.headers.set(name, value);
  return page;
}

/** @param render a parameter, because Vike needs a build of the pages */
export function mountAppPages(app: Hono<Env>, deps: Deps, render: RenderPage = createRenderer(deps)): void {
  const { isDevelopment, analytics } = deps.config;
  const renderShared = createSharedPages((pathname, nonce) => render(pathname, VISITOR, nonce));
  app.on(['GET', 'HEAD'], '/*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (!isAppPath(pathname)) return next();
    c.set('route', routeOf(pathname));
    const isShared = SAME_FOR_ALL.test(pathname);
    const own = PAGE_HEADERS[isShared ? 'shared' : 'private'] as readonly (readonly [string, string])[];
    const headers = new Headers(own as [string, string][]);
    try {
      deps.addressLimiter.consumeLocal('page', peerIp(c, deps).limitKey);
      let viewer: Viewer = VISITOR;
      let data: PageData | null = {};
      if (!isShared) {
        const { ctx } = await createContext(c, deps);
        if (ADMIN_ONLY.test(pathname) && !ctx.admin) {
          headers.set('Location', loginFor(pathname + search));
          return new Response(null, { status: 302, headers });
        }
        viewer = viewerOf(ctx);
        data = await findPageData(ctx, pathname);
      }
      const url = (data === null ? withoutPage(pathname) : pathname) + search;
      const nonce = randomBytes(18).toString('base64');
      const canShare = !isDevelopment && viewer.kind === 'visitor' && isSharedPage(pathname, search);
      const page = await (canShare ? renderShared(pathname, nonce) : render(url, viewer, nonce, data ?? {}));
      if (page.hasFailed)
        deps.logger.error('page could not be rendered', {
          requestId: c.get('requestId'),
          route: c.get('route'),
        });
      for (const [name, value] of page.headers) if (!headers.has(name)) headers.set(name, value);
      const analyticsOrigin =
        analytics && isReportedPage(pathname) ? new URL(analytics.scriptUrl).origin : null;
      headers.set('Content-Security-Policy', privatePolicy(nonce, isDevelopment, analyticsOrigin));
      return await compressed(page, headers, c.req.header('accept-encoding'));
    } catch (error) {
      if (pathname.endsWith('.json')) throw error;
      logUnexpected(error, c.get('requestId'), deps.logger);
      return errorPage(error, own);
    }
  });
}

async function loadVike(isDevelopment: boolean): Promise<typeof import('vike/server')> {
  // By path: Vike would look in node_modules, which may be of another checkout.
  const bundle = new URL('../../../dist/server/entry.mjs', import.meta.url);
  if (!isDevelopment && existsSync(bundle)) await import(bundle.href);
  return import('vike/server');
}

/** What a module knows about one page, by name: src/client/page-context.ts has the types. */
export type PageData = Readonly<Record<string, unknown>>;
type RenderPage = (url: string, viewer: Viewer, nonce: string, data?: PageData) => Promise<RenderedPage>;

function createRenderer({ config }: Deps): RenderPage {
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

/** Renders each of them once, with a new nonce per response. */
export function createSharedPages(render: RenderForVisitor): RenderForVisitor {
  /** Letters and digits only, so that neither HTML nor JSON escapes it. */
  const placeholder = `nonce${randomBytes(18).toString('hex')}`;
  const rendered = new Map<string, Promise<RenderedPage>>();
  return async (pathname, nonce) => {
    const rendering = rendered.get(pathname) ?? render(pathname, placeholder);
    rendered.set(pathname, rendering);
    const page = await rendering.catch((error: unknown) => {
      rendered.delete(pathname);
      throw error;
    });
    if (page.status !== 200) rendered.delete(pathname);
    return { ...page, html: page.html.replaceAll(placeholder, () => nonce) };
  };
}
