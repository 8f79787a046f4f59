import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referrerHost, safeHost, safeLocalPath } from './landing-path.rules.ts';

const HOSTILE = [
  '//evil.example/login',
  '/\\evil.example/login',
  '\\\\evil.example',
  '///evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/ /evil.example',
  '/%2F%2Fevil.example',
  '/%2f/evil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%09/evil.example',
  '/%00',
  'https://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  '',
  `/${'a'.repeat(300)}`,
];

describe('M1: a landing path is a path of this site', () => {
  it.each(HOSTILE)('M1: %j becomes the home page', (path) => {
    expect(safeLocalPath(path)).toBe('/');
  });

  it.each([
    ['/', '/'],
    ['/blog/how-to', '/blog/how-to'],
    ['/cheap-website-design-uk', '/cheap-website-design-uk'],
    ['/blog?ref=CODE#top', '/blog'],
    ['/blog/?next=//evil.example', '/blog/'],
    ['/a/../blog', '/blog'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/café', '/caf%C3%A9'],
    ['/a//b', '/a//b'],
  ])('M1: %j is kept as %j', (path, kept) => {
    expect(safeLocalPath(path)).toBe(kept);
  });

  it('M1: for any input, a link made of it stays on our host', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('/', '\\', '.', '..', '%2f', '%5C', '\t', '\r', '@', ':', 'evil.example', '?', '#'),
    );
    fc.assert(
      fc.property(
        fc.array(piece).map((pieces) => pieces.join('')),
        (path) => {
          const safe = safeLocalPath(path);
          expect(new URL(safe, 'https://shop.example').host).toBe('shop.example');
          expect(safeLocalPath(safe)).toBe(safe);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('M1: a referrer is shown as a plain host name', () => {
  it.each([
    ['https://www.harbourlane.example/page?x=1', 'www.harbourlane.example'],
    ['http://user:secret@harbourlane.example:8080/', 'harbourlane.example'],
    ['https://bücher.example/', 'xn--bcher-kva.example'],
    ['http://[2001:db8::1]/', '[2001:db8::1]'],
    ['javascript:alert(1)', null],
    ['android-app://com.example/', null],
    ['x://<b>evil</b>/', null],
    ['not an address', null],
    [null, null],
  ])('M1: %j gives %j', (referrer, host) => {
    expect(referrerHost(referrer)).toBe(host);
  });

  it('M1: an invalid stored host is not shown', () => {
    for (const odd of ['evil.example/login', '<b>x</b>', 'a b', '-', '', null, 'http://evil.example'])
      expect(safeHost(odd)).toBeNull();
  });
});
