import { expect, it } from 'vitest';
import { createTestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { createApp } from './app.ts';

it('an unexpected error is one response with a request id, and one line in the log', async () => {
  const t = await createTestApp();
  const app = createApp(t.deps);
  app.get('/api/broken', () => {
    throw new TypeError('on purpose');
  });
  const response = await app.request('/api/broken');
  expect(response.status).toBe(500);
  const { requestId, message } = (await response.json()) as { requestId: string; message: string };
  expect(message).not.toContain('on purpose');
  expect(response.headers.get('x-request-id')).toBe(requestId);
  expect(takeUnexpectedErrors()).toEqual([expect.objectContaining({ requestId })]);
});
