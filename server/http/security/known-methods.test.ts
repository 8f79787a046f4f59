/** A known path with another method: 405 with `Allow`, also outside the REST table. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '#server/testing/callers.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let t: TestApp;
let visitor: Caller;
beforeEach(async () => {
  t = await createTestApp();
  visitor = t.asVisitor();
});

const READ_ONLY = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/api/openapi.json',
  '/api/docs',
  '/api/admin/uploads/logo.png',
  '/api/admin/export/orders.csv',
  '/api/admin/payouts/1/csv',
  '/admin-login',
  '/admin',
  '/admin/orders/123456789',
  '/affiliate-signup',
  '/affiliate-dashboard/1',
  '/order-confirmation',
  '/project',
];
const POST_ONLY = ['/api/webhooks/stripe', '/forms/contact'];

describe('unsupported methods', () => {
  it.each(READ_ONLY)('%s is read-only', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await visitor.call(path, { method });
      expectError(
        response,
        405,
        'This address does not support this method. Use one that the Allow header names.',
      );
      expect(response.headers.get('allow'), method).toBe('GET, HEAD');
    }
  });

  it.each(POST_ONLY)('%s accepts only POST', async (path) => {
    for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
      const response = await visitor.call(path, { method });
      expectError(
        response,
        405,
        'This address does not support this method. Use one that the Allow header names.',
      );
      expect(response.headers.get('allow'), method).toBe('POST');
    }
    const head = await visitor.call(path, { method: 'HEAD' });
    expect([head.status, head.headers.get('allow'), head.text]).toEqual([405, 'POST', '']);
  });

  it('a preflight gets no permission on any path', async () => {
    const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
    for (const path of [...READ_ONLY, ...POST_ONLY]) {
      const response = await visitor.call(path, { method: 'OPTIONS', headers });
      expect(response.status, path).toBe(405);
      expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    }
  });

  it('HEAD follows GET, with the same authorisation', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics', '/api/openapi.json', '/api/docs'])
      expect((await visitor.call(path, { method: 'HEAD' })).status, path).toBe(200);
    for (const path of [
      '/api/admin/export/orders.csv',
      '/api/admin/payouts/1/csv',
      '/api/admin/uploads/logo.png',
    ])
      expect((await visitor.call(path, { method: 'HEAD' })).status, path).toBe(401);
  });

  it('an unknown path is 404 for every method', async () => {
    for (const path of [
      '/api/nope',
      '/api/docs/',
      '/api/openapiXjson',
      '/forms/nope',
      '/healthz/x',
      '/dev/mail',
    ])
      for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS'])
        expect((await visitor.call(path, { method })).status, `${method} ${path}`).toBe(404);
  });

  it('no method reveals the metrics to an unauthorised caller', async () => {
    for (const method of ['GET', 'HEAD', 'POST', 'DELETE', 'OPTIONS']) {
      const response = await t.asVisitor({ ip: '203.0.113.7' }).call('/metrics', { method });
      expect([method, response.status, response.headers.get('allow')]).toEqual([method, 404, null]);
    }
  });
});
