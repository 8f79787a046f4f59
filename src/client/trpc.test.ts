import { createTRPCClient, httpLink } from '@trpc/client';
import { expect, test } from 'vitest';
import { failureText, readFailure } from './trpc.ts';

/** The tRPC client error for such a response. */
async function failureOf(status: number, body: string): Promise<unknown> {
  const response = new Response(body, { status, headers: { 'Content-Type': 'application/json' } });
  // biome-ignore lint/suspicious/noExplicitAny: the test has no router
  const client = createTRPCClient<any>({
    links: [httpLink({ url: 'http://localhost/api/trpc', fetch: async () => response })],
  });
  return await (client as unknown as { any: { mutate(): Promise<unknown> } }).any
    .mutate()
    .catch((error: unknown) => error);
}

test('an error response from before tRPC is read like one of tRPC: message, code, status, request', async () => {
  const error = await failureOf(
    429,
    '{"message":"Too many requests.","code":"RATE_LIMITED","requestId":"r1"}',
  );
  expect(readFailure(error)).toMatchObject({
    message: 'Too many requests.',
    code: 'RATE_LIMITED',
    status: 429,
    requestId: 'r1',
    issues: [],
  });
  expect(failureText(error, 'Failed.')).toBe('Too many requests.');
});

test('a response of another server leaves the fallback', async () => {
  for (const body of ['<html>', '{}', '{"message":"from a proxy"}', 'null'])
    expect(failureText(await failureOf(502, body), 'Failed to save. Please try again.'), body).toBe(
      'Failed to save. Please try again.',
    );
});
