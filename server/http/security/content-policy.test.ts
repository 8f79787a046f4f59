/** SEC-29: what each kind of page may load. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { assetHeaders, commonHeaders, privatePolicy, publicPolicy } from './security-headers.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directives = (policy: string): Record<string, string> =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.slice(0, part.indexOf(' ')), part.slice(part.indexOf(' ') + 1)]),
  );
const NOTHING = { stripe: false, analyticsOrigin: null };
const BASE = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
  'manifest-src': "'self'",
  'font-src': "'self'",
  'media-src': "'self'",
};

describe('a pre-rendered page', () => {
  it('may run its own inline scripts and styles, each named once by its hash, and nothing else', () => {
    const html = `<style>a{}</style><style media="print">b{}</style><script>one()</script>
      <script type="module">two()\n</script><script>one()</script><script src="/x.js"></script>
      <script type="application/ld+json">{"a":1}</script><script type="application/json">{}</script>`;
    expect(directives(publicPolicy(html, NOTHING))).toEqual({
      ...BASE,
      'script-src': `${hash('one()')} ${hash('two()\n')} 'inline-speculation-rules' 'self'`,
      'style-src': `${hash('a{}')} ${hash('b{}')}`,
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'frame-src': "'none'",
    });
  });

  it('without scripts and styles allows none', () => {
    const policy = directives(publicPolicy('<p>', NOTHING));
    expect([policy['script-src'], policy['style-src']]).toEqual([
      " 'inline-speculation-rules' 'self'",
      "'none'",
    ]);
  });

  it('may load the payment provider and the analytics, if they are used', () => {
    const policy = directives(
      publicPolicy('<script>a</script>', { stripe: true, analyticsOrigin: 'https://stats.example' }),
    );
    expect(policy['script-src']).toBe(
      `${hash('a')} 'inline-speculation-rules' 'self' https://js.stripe.com https://stats.example`,
    );
    expect(policy['connect-src']).toBe("'self' https://stats.example https://api.stripe.com");
    expect(policy['frame-src']).toBe('https://js.stripe.com https://buy.stripe.com');
  });
});

describe('a page of the application', () => {
  it('may run what carries its nonce', () => {
    expect(directives(privatePolicy('n0nce', false))).toEqual({
      ...BASE,
      'script-src': "'self' 'nonce-n0nce'",
      'style-src': "'self' 'nonce-n0nce'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
    });
  });

  it('may talk to the development server and the analytics where they are used', () => {
    const policy = directives(privatePolicy('n0nce', true, 'https://stats.example'));
    expect(policy['script-src']).toBe("'self' 'unsafe-inline' https://stats.example");
    expect(policy['style-src']).toBe("'self' 'unsafe-inline'");
    expect(policy['style-src-attr']).toBeUndefined();
    expect(policy['connect-src']).toBe("'self' ws: https://stats.example");
  });
});

describe('files and common headers', () => {
  it('no file may be framed, and an SVG that is opened by itself runs no scripts', () => {
    const policy = (type: string) => new Map(assetHeaders(type)).get('Content-Security-Policy');
    expect(policy('image/png')).toBe("frame-ancestors 'none'");
    expect(policy('image/svg+xml')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
    expect(assetHeaders('image/png').slice(0, 2)).toEqual([
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
    ]);
  });

  it.each([
    [false, false, []],
    [true, false, ['Strict-Transport-Security']],
    [false, true, ['X-Robots-Tag']],
  ])('over HTTPS: %s, public demo: %s, adds %j', (isHttps, isPublicDemo, added) => {
    const always = ['X-Content-Type-Options', 'Cross-Origin-Resource-Policy', 'Permissions-Policy'];
    const headers = commonHeaders({ isHttps, isPublicDemo });
    expect(headers.map(([name]) => name)).toEqual([...always, ...added]);
    for (const [, value] of headers) expect(value).not.toBe('');
  });
});
