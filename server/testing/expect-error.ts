import { expect } from 'vitest';
import type { HttpResponse } from './callers.ts';

/** Checks the shape of an error response, and that it reveals no internals. */
export function expectError(response: HttpResponse, status: number, message?: string): void {
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.body).toEqual({
    message: message ?? expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/),
    requestId: response.headers.get('x-request-id'),
    ...(response.body.issues ? { issues: expect.any(Array) } : {}),
  });
  expect(response.text).not.toMatch(/\bat .*\.ts|node_modules|\bselect .+ from |\binsert into /);
}
