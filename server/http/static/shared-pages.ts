/**
 * Application pages that are the same for every visitor: rendered once, with a new nonce per
 * response.
 */

import { randomBytes } from 'node:crypto';
import { SHARED_ROUTES } from '#src/domain/app-pages.ts';

export type RenderedPage = {
  status: number;
  headers: readonly (readonly [string, string])[];
  html: string;
  hasFailed: boolean;
};
export type RenderForVisitor = (pathname: string, nonce: string) => Promise<RenderedPage>;

/** The fixed set of routes also limits the size of the cache. */
export const isSharedPage = (pathname: string, search: string): boolean =>
  search === '' && SHARED_ROUTES.has(pathname);

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
