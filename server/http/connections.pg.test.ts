/** Limits on connections, and the response if a session cannot be checked. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '#server/app.ts';
import { ERROR_TEXT } from '#server/platform/errors.ts';
import { expectError } from '#server/testing/expect-error.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { createHttpServer } from './server.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

it('SEC-25: headers, bodies, idle connections and their number are limited', () => {
  const server = createHttpServer(createApp(t.deps), t.deps, null, null);
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 60_000,
    keepAliveTimeout: 5000,
    maxConnections: 2000,
  });
});

describe('LUC-8 a session that cannot be checked', () => {
  afterEach(() => t.sql('alter table session_away rename to session'));

  it('is an error: the caller is treated neither as anonymous nor as signed in', async () => {
    const admin = await t.asAdmin();
    await t.sql('alter table session rename to session_away');
    const response = await admin.call('/api/orders');
    expectError(response, 500, ERROR_TEXT.INTERNAL);
    expect(response.body).not.toHaveProperty('orders');
    expect(takeUnexpectedErrors().length).toBeGreaterThan(0);
  });
});
