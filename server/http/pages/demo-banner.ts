/** The banner of a public demo, inserted into HTML: other modes have no trace of it. */
import type { MiddlewareHandler } from 'hono';
import { html } from 'hono/html';
import type { Env } from '../request-context.ts';

const TEXT = 'Demo shop: nothing here is for sale and no money is taken.';
/** Height of two lines at 320 px. Fixed parts of a page use it to stay below the banner. */
const HEIGHT = '2.25rem';
const STYLE = [
  `position:sticky;top:0;z-index:55;box-sizing:border-box;min-height:${HEIGHT};padding:.15rem .75rem`,
  'display:flex;align-items:center;justify-content:center;text-align:center;text-wrap:balance',
  'background:#23190a;color:#ffd98a;font:500 .8rem/1.2 system-ui,sans-serif',
].join(';');
const BANNER = html`<aside lang="en" aria-label="Demo shop" style="${STYLE}">${TEXT}</aside>`.toString();

/** Style attributes only: the policies of all pages allow those and no other inline style. */
export const withDemoBanner = (page: string): string =>
  page
    .replace(/<html\b/, `<html style="--demo-bar:${HEIGHT}"`)
    .replace(/<body[^<>]*>/, (body) => body + BANNER);

/** For pages rendered by routes. */
export const addDemoBanner: MiddlewareHandler<Env> = async (c, next) => {
  await next();
  const isPage =
    c.res.headers.get('content-type')?.startsWith('text/html') && !c.res.headers.has('content-encoding');
  if (!isPage || c.req.method === 'HEAD') return;
  const page = await c.res.text();
  c.res = new Response(page.includes(BANNER) ? page : withDemoBanner(page), {
    status: c.res.status,
    headers: c.res.headers,
  });
};
