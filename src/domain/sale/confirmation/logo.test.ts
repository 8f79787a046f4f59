import { expect, it } from 'vitest';
import { findLogoError, LOGO_MESSAGES, LOGO_SIZE_BYTES_MAX } from './confirmation.rules.ts';

it.each([
  ['image/jpeg', 1, null],
  ['image/png', LOGO_SIZE_BYTES_MAX, null],
  ['image/svg+xml', 10, null],
  ['image/png', LOGO_SIZE_BYTES_MAX + 1, 'size'],
  ['image/gif', 10, 'type'],
  ['application/pdf', LOGO_SIZE_BYTES_MAX + 1, 'type'],
  ['', 10, 'type'],
])('a file of type %j and %d bytes: %s', (type, size, error) =>
  expect(findLogoError({ type, size })).toBe(error),
);

it('errors use the specified messages', () => {
  expect(LOGO_MESSAGES.type).toEqual({
    title: 'Invalid File Type',
    text: 'Please upload a JPG, PNG, or SVG file.',
  });
  expect(LOGO_MESSAGES.size).toEqual({
    title: 'File Too Large',
    text: 'Please upload a file smaller than 5MB.',
  });
});
