/**
 * Application pages that are the same for every visitor: rendered once, with a new nonce per
 * response. They must not depend on the viewer, the query or a cookie.
 */

import { randomBytes } from 'node:crypto';
import { paths } from '#src/domain/paths.ts';

export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  html: string;
  hasFailed: boolean;
};
type RenderForVisitor = (pathname: string, nonce: string) => Promise<RenderedPage>;

/** Also limits the size of the cache. */
const SHARED_PATHS: ReadonlySet<string> = new Set([
  paths.adminLogin,
  paths.affiliateLogin,
  paths.affiliateSignup,
  paths.orderConfirmation(),
]);

export const isSharedPage = (pathname: string, search: string): boolean =>
  search === '' && SHARED_PATHS.has(pathname);

type Template = Omit<RenderedPage, 'html'> & { parts: string[] };

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
