/**
 * The application pages of the built server: the limit per address, and
 * caching of pages that visitors share.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { cleanUp, preparedDataDir, startServerProcess } from '../testing/processes/server-process.ts';

const isBuilt = existsSync(fileURLToPath(new URL('../../dist/server/entry.mjs', import.meta.url)));
const ADMIN = { ADMIN_USERNAME: 'ada', ADMIN_PASSWORD: 'Seven quiet herons 42' };
/** A tenth of all limits: a busy machine needs longer than a minute for 300 renders. */
const FACTOR = '0.1';
const RENDERS = 35;

afterAll(cleanUp);

const startSite = async () => {
  const server = await startServerProcess({
    DATA_DIR: await preparedDataDir(),
    TRUST_PROXY: '127.0.0.1',
    RATE_LIMIT_FACTOR: FACTOR,
    ...ADMIN,
  });
  await server.ready();
  const load = (path: string, headers: Record<string, string>) =>
    fetch(`${server.origin}${path}`, { headers });
  return { server, load };
};
const nonceOf = (response: Response): string =>
  /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? '';
const noncesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/nonce="([^"]*)"/g)].map(([, nonce = '']) => nonce));

it.runIf(isBuilt)('M4: renders for one address are limited, and each has a nonce of its own', async () => {
  const { load } = await startSite();
  const nonces = new Set<string>();
  const statuses: Record<number, number> = {};
  for (let n = 0; n < RENDERS; n++) {
    const response = await load('/order-confirmation', { 'x-forwarded-for': '203.0.113.9' });
    const html = await response.text();
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (response.status !== 200) continue;
    expect(noncesIn(html)).toEqual(new Set([nonceOf(response)]));
    nonces.add(nonceOf(response));
  }
  expect(statuses).toEqual({ 200: 30, 429: 5 });
  expect(nonces.size).toBe(30);
});

it.runIf(isBuilt)(
  'M4: a shared page is what a visitor gets rendered, and holds nothing of a person who is signed in',
  async () => {
    const { server, load } = await startSite();
    const login = await server.post('/api/admin/login', { username: 'ada', password: ADMIN.ADMIN_PASSWORD });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const withoutNonce = (html: string) => html.replace(/nonce="[^"]*"/g, 'nonce');
    for (const path of ['/order-confirmation', '/admin-login', '/affiliate-login', '/affiliate-signup']) {
      const ownPage = await (await load(path, { cookie })).text();
      const shared = await (await load(path, {})).text();
      const rendered = await (await load(`${path}?x=1`, {})).text();
      const again = await (await load(path, { cookie: 'admin_session=unknown' })).text();
      expect(ownPage.includes('"username":"ada"')).toBe(!path.startsWith('/affiliate-'));
      for (const html of [shared, again]) expect(withoutNonce(html)).toBe(withoutNonce(rendered));
      expect(shared).not.toContain('"ada"');
    }
  },
);
