/** The only response for an error, and what the log learns of it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/errors.ts';
import { createLogger } from '#server/platform/logger.ts';
import { errorHeaders, errorResponse } from './error-response.ts';

let lines: Record<string, unknown>[];
const logger = createLogger('debug', { write: (line) => lines.push(JSON.parse(line)) });
beforeEach(() => {
  lines = [];
});

describe('the headers of an error', () => {
  it.each<[string, AppError, [string, string][]]>([
    [
      'a limit says when to try again',
      new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: 7 }),
      [['Retry-After', '7']],
    ],
    [
      'unavailable means half a minute unless it is known',
      new AppError('UNAVAILABLE'),
      [['Retry-After', '30']],
    ],
    [
      'unavailable for a known time',
      new AppError('UNAVAILABLE', undefined, { retryAfterSeconds: 2 }),
      [['Retry-After', '2']],
    ],
    [
      'another method names the right ones',
      new AppError('METHOD', undefined, { allow: ['GET', 'HEAD'] }),
      [['Allow', 'GET, HEAD']],
    ],
    ['others have none', new AppError('NOT_FOUND'), []],
  ])('%s', (_, error, headers) => expect(errorHeaders(error)).toEqual(headers));
});

describe('the response', () => {
  it('to an expected error has its status, sentence and headers, and nothing is logged', async () => {
    const error = new AppError('RATE_LIMITED', 'Wait a moment.', { retryAfterSeconds: 7 });
    const response = errorResponse(error, 'request-1', logger);
    expect(response.status).toBe(429);
    expect(await response.json()).toEqual({
      message: 'Wait a moment.',
      code: 'RATE_LIMITED',
      requestId: 'request-1',
    });
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '7',
    });
    expect(lines).toEqual([]);
  });

  it('to an unexpected error reveals nothing, and the log has the place of the error and of its cause', async () => {
    const cause = Object.assign(new RangeError('secret of the cause'), { code: 'E_CAUSE' });
    const response = errorResponse(new TypeError('secret', { cause }), 'request-2', logger);
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ code: 'INTERNAL', requestId: 'request-2' });
    expect(lines).toMatchObject([
      {
        level: 'error',
        message: 'unexpected error',
        requestId: 'request-2',
        error: 'TypeError',
        stack: expect.stringContaining('error-response.test'),
        causeName: 'RangeError',
        causeCode: 'E_CAUSE',
        causeStack: expect.stringContaining('error-response.test'),
      },
    ]);
    expect(JSON.stringify(lines)).not.toContain('secret');
  });

  it.each([new TypeError('without a cause'), null, 'text'])(
    'to %s without a cause logs no cause',
    (error) => {
      errorResponse(error, 'request-3', logger);
      expect(lines).toHaveLength(1);
      expect(Object.keys(lines[0] ?? {}).filter((name) => name.startsWith('cause'))).toEqual([]);
    },
  );
});
