import { TRPCError } from '@trpc/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorResponse } from '#server/http/api/error-response.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { takeUnexpectedErrors } from '#server/testing/test-base.ts';
import { toAppError } from './error-conversion.ts';

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp();
});

/** Wraps an SQLSTATE as the driver and the ORM do. */
async function failureOf(sqlState: string): Promise<unknown> {
  const error = await t
    .sql(`do $$ begin raise exception 'on purpose' using errcode = '${sqlState}'; end $$`)
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(Error);
  return error;
}

describe('REL-03 errors that a retry may resolve', () => {
  it.each([
    ['57014', 'a statement that took too long'],
    ['40P01', 'a deadlock'],
    ['40001', 'two transactions that met'],
    ['55P03', 'a lock that was not to be had'],
    ['53100', 'a full disk'],
    ['53200', 'no memory left'],
  ])('%s, %s, is 503 with Retry-After, in REST and tRPC', async (sqlState) => {
    const error = await failureOf(sqlState);
    const response = errorResponse(error, 'a-request', t.deps.logger);
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await response.json()).toMatchObject({ code: 'UNAVAILABLE' });
    const wrapped = new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error });
    expect(toAppError(wrapped)).toMatchObject({ code: 'UNAVAILABLE', extras: { retryAfterSeconds: 2 } });
    expect(takeUnexpectedErrors()).toEqual([]);
  });

  it.each([
    ['22012', 'a division by zero'],
    ['23505', 'a row that is there already'],
    ['42P01', 'a table that does not exist'],
  ])('%s, %s, is an internal error and stays 500', async (sqlState) => {
    const error = await failureOf(sqlState);
    expect(errorResponse(error, 'a-request', t.deps.logger).status).toBe(500);
    expect(toAppError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error })).code).toBe('INTERNAL');
    expect(takeUnexpectedErrors()).toHaveLength(1);
  });
});
