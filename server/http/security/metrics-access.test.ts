/** L12: access to metrics and to the readiness details. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createSecondApp, createTestApp, type TestApp } from '#server/testing/test-app.ts';

const TOKEN = 'a token for figures';
const FORWARDED: Record<string, string>[] = [
  { 'x-forwarded-for': '203.0.113.1' },
  { forwarded: 'for=203.0.113.1' },
  { 'x-real-ip': '203.0.113.1' },
  { via: '1.1 proxy' },
  { 'x-forwarded-proto': 'https' },
  { 'cf-connecting-ip': '203.0.113.1' },
  { 'true-client-ip': '203.0.113.1' },
];

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});
const status = async (app: TestApp, headers: Record<string, string> = {}, ip?: string) =>
  (await app.asVisitor({ ip }).get('/metrics', headers)).status;

describe('L12: without a token and without a proxy', () => {
  it('L12: a caller on this machine can read the metrics, others cannot', async () => {
    expect(await status(t)).toBe(200);
    expect(await status(t, {}, '203.0.113.7')).toBe(404);
  });

  it.each(FORWARDED)('L12: a forwarded request cannot: %j', async (headers) => {
    expect(await status(t, headers)).toBe(404);
  });
});

describe('L12: with a token or a proxy configured only the token grants access', () => {
  const authorization = `Bearer ${TOKEN}`;
  it.each<[string, Record<string, string>]>([
    ['a token', { METRICS_TOKEN: TOKEN }],
    ['a token and a proxy', { METRICS_TOKEN: TOKEN, TRUST_PROXY: '127.0.0.1' }],
    ['a token and no proxy', { METRICS_TOKEN: TOKEN, TRUST_PROXY: 'none' }],
  ])('L12: %s', async (_, env) => {
    const app = await createSecondApp(env);
    expect(await status(app)).toBe(404);
    expect(await status(app, { authorization: 'Bearer something else' })).toBe(404);
    for (const headers of [{}, ...FORWARDED])
      expect(await status(app, { ...headers, authorization })).toBe(200);
  });

  it('L12: with a proxy and no token nobody can read them', async () => {
    const app = await createSecondApp({ TRUST_PROXY: '127.0.0.1' });
    expect(await status(app)).toBe(404);
    expect(await status(app, { authorization })).toBe(404);
  });

  it('L12: the readiness details follow the same rule', async () => {
    const isRunning = t.deps.jobs.isRunning;
    t.deps.jobs.isRunning = () => false;
    try {
      expect((await t.asVisitor().get('/readyz')).body).toEqual({ status: 'not ready', failing: ['jobs'] });
      expect((await t.asVisitor().get('/readyz', { via: '1.1 proxy' })).body).toEqual({
        status: 'not ready',
      });
      const app = await createSecondApp({ METRICS_TOKEN: TOKEN });
      expect((await app.asVisitor().get('/readyz')).body).toEqual({ status: 'not ready' });
      expect((await app.asVisitor().get('/readyz', { authorization })).body).toEqual({
        status: 'not ready',
        failing: ['jobs'],
      });
    } finally {
      t.deps.jobs.isRunning = isRunning;
    }
  });
});
