import { describe, expect, it } from 'vitest';
import { compressionFor } from './prepared-response.ts';

describe('the response uses the requested compression', () => {
  it.each<[string | undefined, string | null]>([
    [undefined, null],
    ['', null],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP, BR', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; Q=0.000 , gzip ; q=0.1', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br;q=0.8, gzip;q=0.8', 'br'],
    ['br;q=0, gzip;q=0', null],
    ['*', 'br'],
    ['*;q=0', null],
    ['br;q=0, *', 'gzip'],
    ['gzip, *;q=0', 'gzip'],
    ['x-gzip', 'gzip'],
    ['identity', null],
    ['identity;q=0.5, gzip', 'gzip'],
    ['identity, gzip;q=0.5', null],
    ['br;q=2', 'br'],
    ['br;q=', 'br'],
    ['brotli, abr, br-x, not-gzip', null],
    [', ,;q=1', null],
  ])('%j: %j', (header, compression) => {
    expect(compressionFor(header)).toBe(compression);
    expect(compressionFor(header), 'asked again').toBe(compression);
  });

  it('thousands of made-up headers do not change any result', () => {
    for (let n = 0; n < 5000; n++) expect(compressionFor(`br;q=0, gzip, x${n}`)).toBe('gzip');
    expect(compressionFor(`br, ${'x'.repeat(10_000)}`)).toBe('br');
    expect(compressionFor('gzip, deflate, br')).toBe('br');
  });
});
