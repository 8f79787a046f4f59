/** For the files that use the database: errors that the server itself called unexpected. */
import { afterEach, expect } from 'vitest';
import { takeUnexpectedErrors } from './test-base.ts';

afterEach(() => {
  expect(takeUnexpectedErrors(), 'errors the server logged').toEqual([]);
});
