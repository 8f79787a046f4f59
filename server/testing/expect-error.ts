import { expect } from 'vitest';
import type { Answer } from './callers.ts';

/** Checks the shape of an error response, and that it reveals no internals. */
export function expectError(answer: Answer, status: number, message?: string): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.body).toEqual({
    message: message ?? expect.any(String),
    code: expect.stringMatching(/^[A-Z_]+$/),
    requestId: answer.headers.get('x-request-id'),
    ...(answer.body.issues ? { issues: expect.any(Array) } : {}),
  });
  expect(answer.text).not.toMatch(/\bat .*\.ts|node_modules|\bselect .+ from |\binsert into /);
}
