/** For files that use the database: fails a test if the server logged an unexpected error. */
import { afterEach, expect } from 'vitest';
import { takeUnexpectedErrors } from './test-base.ts';

afterEach(() => {
  expect(takeUnexpectedErrors(), 'errors the server logged').toEqual([]);
});
